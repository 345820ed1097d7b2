"""How a house is played without a player: judgement, and quick answers."""
