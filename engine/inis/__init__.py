"""Inis, base game, for two to four players."""
