"""What the painters of all games share; with them, all that knows Pillow."""
