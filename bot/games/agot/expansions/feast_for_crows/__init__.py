"""Objectives and victory points of A Feast for Crows, wherever the bot shows them.

Everything here asks the view; in a game without objectives, there is nothing to show.
"""
