# What pictures of A Dance with Dragons say beside those of the 2nd edition, or in other words.

round-of = 共6回合
board-head = 第{ $round }/6回合：{ $phase }。野人威胁{ $wildlings }。
alt-head = 地图，第{ $round }/6回合：{ $phase }。野人威胁{ $wildlings }。
