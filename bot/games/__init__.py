"""What the bot knows of single games; one package a game."""
