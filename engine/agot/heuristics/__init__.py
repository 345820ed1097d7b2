"""Heuristics for a house without a player: judgment, and quick answers."""
