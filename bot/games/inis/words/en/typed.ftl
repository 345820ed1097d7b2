# Words that players have for things of Inis besides their names; -several for pieces in the plural.

typed-also =
    .choice-pass = passes, skip, pass this turn, pass the turn
    .unit-clan = tribe
    .unit-clan-several = tribes
