# Words that players have for things of Inis besides their names; -several for pieces in the plural.

typed-also =
    .choice-pass = رد, رد می‌شوم
    .unit-clan = طایفه
    .unit-clan-several = قبیله‌ها
