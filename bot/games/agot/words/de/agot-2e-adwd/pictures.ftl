# What pictures of A Dance with Dragons say beside those of the 2nd edition, or in other words.

# round-of = of 6
# board-head = Round { $round } of 6: { $phase }. Wildlings at { $wildlings }.
# alt-head = Map, round { $round } of 6: { $phase }. Wildlings at { $wildlings }.
