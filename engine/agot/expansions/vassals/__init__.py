"""Vassals: Houses that nobody plays and that players command, on top of the 2nd edition.

``edition`` is the place to start; other expansions build on this package. Paragraphs with an X are
those of the expansions' digest.
"""
