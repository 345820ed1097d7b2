# What pictures of A Dance with Dragons say beside those of the 2nd edition, or in other words.

round-of = a 6-ból
board-head = { $round }. forduló a 6-ból: { $phase }. A vadak ereje: { $wildlings }.
alt-head = Térkép, { $round }. forduló a 6-ból: { $phase }. A vadak ereje: { $wildlings }.
