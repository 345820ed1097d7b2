# What pictures of A Dance with Dragons say beside those of the 2nd edition, or in other words.

round-of = von 6
board-head = Runde { $round } von 6: { $phase }. Wildlinge bei { $wildlings }.
alt-head = Spielplan, Runde { $round } von 6: { $phase }. Wildlinge bei { $wildlings }.
