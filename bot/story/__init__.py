"""What stays of a game: its film, its chronicle, and a replay to keep."""
