# Words that players have for things of Inis besides their names; -several for pieces in the plural.

typed-also =
    .choice-pass = 过, 过牌, 略过, 放弃, 弃权
    .unit-clan = 族
