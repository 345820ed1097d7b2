"""Goofspiel."""
