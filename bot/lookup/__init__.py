"""What a game must tell of its cards, places, seats and log, and how its log is told.

`bot.games.lookups` finds who tells of a game.
"""

from __future__ import annotations

from .lookup import Lookup, Page, Sight, View

__all__ = ["Lookup", "Page", "Sight", "View"]
