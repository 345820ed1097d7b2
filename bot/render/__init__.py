"""What the drawers of all games share; `bot.games` knows the drawer of each game."""
