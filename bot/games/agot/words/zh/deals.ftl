# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-attack = 不进攻
promise-no-attack = 第{ $until }回合结束前，{ $by }不进攻{ $to }
promise-no-attack-in = 第{ $until }回合结束前，{ $by }不在{ $area }进攻{ $to }
promise-kind-support = 在一个地区支援
promise-support-in = 第{ $until }回合结束前，{ $area }的每场战斗中{ $by }都支援{ $to }
promise-kind-power = 权力
promise-power = 第{ $until }回合结束前，{ $by }给{ $to }{ $number }点权力
