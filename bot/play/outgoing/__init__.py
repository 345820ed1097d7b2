"""The messages of a game, on their way through the outbox."""
