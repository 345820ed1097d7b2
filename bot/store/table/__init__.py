"""What is saved of a game and its table."""
