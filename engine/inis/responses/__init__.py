"""Playing cards: who may respond when, and how all are asked (6.4, 7)."""
