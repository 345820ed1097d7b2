"""The map: its tiles, and the clans on it (1, 3)."""
