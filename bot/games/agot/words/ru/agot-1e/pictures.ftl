legend-castle = Замок
