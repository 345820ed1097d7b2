"""The keepsakes of a game: its film, its chronicle, and its replay."""
