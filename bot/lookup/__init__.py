"""What a game must tell of its cards, places, seats and log, and how its log is told.

`bot.games.registry` finds who tells of a game.
"""

from __future__ import annotations

from .lookup import Lookup, NothingToTell, Page, Sight
from .outline import Outline

__all__ = ["Lookup", "NothingToTell", "Outline", "Page", "Sight"]
