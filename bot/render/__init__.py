"""What the drawers of all games share; `bot.games.pictures` finds the drawer of a view."""
