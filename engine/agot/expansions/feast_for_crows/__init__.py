"""A Feast for Crows: an expansion for four players, as its differences from the 2nd edition.

Objectives win the game, not castles. ``edition`` is the place to start. Paragraphs with an X are
those of the expansions' digest.
"""
