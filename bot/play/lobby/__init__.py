"""Before a game begins."""
