legend-castle = قلعه
