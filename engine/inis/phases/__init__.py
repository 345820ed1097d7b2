"""The phases of a round (3, 5, 6)."""
