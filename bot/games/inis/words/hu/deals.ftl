# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-clash = Nincs összecsapás
promise-no-clash = { FORM($by, "the") } { AZ($until) }. forduló végéig nem kezd összecsapást { FORM($to, "ins") }
promise-no-clash-in = { FORM($by, "the") } { AZ($until) }. forduló végéig { FORM($area, "in") } nem kezd összecsapást { FORM($to, "ins") }
