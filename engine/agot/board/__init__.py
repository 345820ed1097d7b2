"""The board: who controls what, what units reach, and what follows from it (8, 11 to 14)."""
