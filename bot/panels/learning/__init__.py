"""Panels of a first game and of practice."""
