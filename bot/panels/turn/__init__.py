"""Panels for a player's turn: the question, its answer, hints, notes."""
