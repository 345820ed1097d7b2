# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-clash = 不起冲突
promise-no-clash = 第{ $until }回合结束前，{ $by }不与{ $to }起冲突
promise-no-clash-in = 第{ $until }回合结束前，{ $by }不在{ $area }与{ $to }起冲突
