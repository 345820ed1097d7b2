# What pictures of A Dance with Dragons say beside those of the 2nd edition, or in other words.

round-of = из 6
board-head = Раунд { $round } из 6: { $phase }. Одичалые: { $wildlings }.
alt-head = Карта, раунд { $round } из 6: { $phase }. Одичалые: { $wildlings }.
