"""The phases of a round, and what is done in them (3 to 8)."""
