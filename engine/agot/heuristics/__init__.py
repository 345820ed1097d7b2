"""Heuristics for a House without a player: judgment, and quick answers."""
