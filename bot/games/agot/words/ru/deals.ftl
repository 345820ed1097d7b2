# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-attack = Не атаковать
promise-no-attack = { $by } не атакует { FORM($to, "acc") } до конца раунда { $until }
promise-no-attack-in = { $by } не атакует { FORM($to, "acc") } { FORM($area, "in") } до конца раунда { $until }
promise-kind-support = Подмога в одной области
promise-support-in = { $by } оказывает подмогу { FORM($to, "dat") } в каждом сражении { FORM($area, "in") } до конца раунда { $until }
promise-kind-power = Власть
promise-power = { $by } даёт { FORM($to, "dat") } { $number ->
    [one] { $number } жетон власти
    [few] { $number } жетона власти
    [many] { $number } жетонов власти
   *[other] { $number } жетона власти
} до конца раунда { $until }
