"""Objectives and victory points, as A Feast for Crows has them, wherever the bot shows them.

Everything here asks the view: in a game without objectives there is nothing to show.
"""
