"""How a clan is played without a player: judgment, and quick answers."""
