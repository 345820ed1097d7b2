"""Stewards: they play in the place of players, knowing no more than these.

``levels`` has the stewards by name; ``docs/stewards.md`` says how strong they are.
"""
