legend-castle = Város
