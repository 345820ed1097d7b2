"""Lookup: what a game says about its cards, places and seats, and the parts of its log.

Each game's :class:`bot.games.plugin.GamePlugin` has its own lookup; `bot.games.registry` finds it.
"""

from __future__ import annotations

from .lookup import CardFace, Fights, Lookup, NothingToTell, Outline, ReaderView, ReferencePage

__all__ = [
    "CardFace",
    "Fights",
    "Lookup",
    "NothingToTell",
    "Outline",
    "ReaderView",
    "ReferencePage",
]
