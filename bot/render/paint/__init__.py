"""What the painters of all games share; only painters use Pillow."""
