"""Limits: how much users may do, and how much Discord allows the bot."""
