"""Random plans in random games: what must be true of every answer that is given ahead."""
