"""What the drawers of all games share; `bot.games` knows who draws a game."""
