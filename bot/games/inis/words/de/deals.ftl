# What players can promise each other: parts of a sentence, without a stop.

# promise-kind-no-clash = No clash
# promise-no-clash = { $by } starts no clash with { $to } until round { $until } is over
# promise-no-clash-in = { $by } starts no clash with { $to } in { $area } until round { $until } is over
