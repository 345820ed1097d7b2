"""Contests, and programs that play in them."""
