"""Panels of a user: their games, settings, notifications and data."""
