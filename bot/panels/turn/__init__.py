"""Panels for one's turn: the question, plans, instructions, hints."""
