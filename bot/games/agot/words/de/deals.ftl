# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-attack = Kein Angriff
promise-no-attack = { $by } greift { $to } bis zum Ende von Runde { $until } nicht an
promise-no-attack-in = { $by } greift { $to } { FORM($area, "in") } bis zum Ende von Runde { $until } nicht an
promise-kind-support = Unterstützung in einem Gebiet
promise-support-in = { $by } unterstützt { $to } bis zum Ende von Runde { $until } in jedem Kampf { FORM($area, "in") }
promise-kind-power = Macht
promise-power = { $by } gibt { $to } { $number } Macht, bevor Runde { $until } endet
