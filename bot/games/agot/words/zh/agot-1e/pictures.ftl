legend-castle = 城堡
