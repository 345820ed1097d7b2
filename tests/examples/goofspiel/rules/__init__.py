"""Goofspiel, for two players."""
