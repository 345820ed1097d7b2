"""Clashes, from their start to their end (8)."""
