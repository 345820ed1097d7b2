# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-attack = No attack
promise-no-attack = { $by } does not attack { $to } until round { $until } is over
promise-no-attack-in = { $by } does not attack { $to } in { $area } until round { $until } is over
promise-kind-support = Support in an area
promise-support-in = { $by } supports { $to } in every combat in { $area } until round { $until } is over
promise-kind-power = Power
promise-power = { $by } gives { $to } { $number } Power before round { $until } is over
