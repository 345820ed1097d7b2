"""The API by which a bot calls, and what it refuses."""
