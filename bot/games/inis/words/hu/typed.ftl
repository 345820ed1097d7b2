# Words that players have for things of Inis besides their names; -several for pieces in the plural.

typed-also =
    .choice-pass = passzolok, kihagyom
    .unit-clan = törzs
    .unit-clan-several = klánok
