"""Figures of finished games: statistics, ratings, and a player's year.

Everything is computed from records, outside of the event loop, and can be computed again. Nothing
here reads a running game.
"""
