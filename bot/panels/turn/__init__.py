"""Panels for a player's turn: the question, plans, instructions, hints."""
