"""The group around a game: seats, votes, deadlines, vacations and the channel."""
