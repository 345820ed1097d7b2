# Words that players have for things of Inis besides their names; -several for pieces in the plural.

typed-also =
    .choice-pass = пасую, пасуем, пропускаю, пропуск, пропускаю ход
    .unit-clan = племя
    .unit-clan-several = кланы
