"""Small tasks to try a game by: positions with a goal, apart from all games at tables."""
