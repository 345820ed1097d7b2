"""Stewards, which play in place of players and know no more than they do.

``levels`` has the stewards by name; ``docs/stewards.md`` says how strong they are.
"""
