# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-clash = Без столкновений
promise-no-clash = { $by } не начинает столкновений с { FORM($to, "ins") } до конца раунда { $until }
promise-no-clash-in = { $by } не начинает столкновений с { FORM($to, "ins") } { FORM($area, "in") } до конца раунда { $until }
