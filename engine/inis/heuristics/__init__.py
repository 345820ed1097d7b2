"""How a clan is played without a player: judgement, and quick answers."""
