"""What a game tells, on its way into the outbox."""
