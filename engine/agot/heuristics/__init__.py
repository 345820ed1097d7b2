"""How a house is played without a player: judgment, and quick answers."""
