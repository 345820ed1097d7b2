# What players can promise each other: parts of a sentence, without a stop.

promise-kind-no-clash = Nincs összecsapás
promise-no-clash = { $by } a(z) { $until }. forduló végéig nem kezd összecsapást vele: { $to }
promise-no-clash-in = { $by } a(z) { $until }. forduló végéig { FORM($area, "in") } nem kezd összecsapást vele: { $to }
