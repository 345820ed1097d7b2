# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-clash = Kein Konflikt
promise-no-clash = { $by } beginnt bis zum Ende von Runde { $until } keinen Konflikt mit { $to }
promise-no-clash-in = { $by } beginnt bis zum Ende von Runde { $until } { FORM($area, "in") } keinen Konflikt mit { $to }
