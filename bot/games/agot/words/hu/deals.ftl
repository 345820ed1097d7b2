# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-attack = Nem támad
promise-no-attack = { FORM($by, "the") } { AZ($until) }. forduló végéig nem támadja meg { FORM($to, "acc") }
promise-no-attack-in = { FORM($by, "the") } { AZ($until) }. forduló végéig nem támadja meg { FORM($to, "acc") } { FORM($area, "in") }
promise-kind-support = Támogatás egy tartományban
promise-support-in = { FORM($by, "the") } { AZ($until) }. forduló végéig minden csatában támogatja { FORM($to, "acc") } { FORM($area, "in") }
promise-kind-power = Hatalom
promise-power = { FORM($by, "the") } { AZ($until) }. forduló végéig { $number } hatalmat ad { FORM($to, "dat") }
