"""Looking things up: cards, places, seats, and what has happened; one module for each game."""

from __future__ import annotations

from .agot import Thrones
from .inis import Island
from .lookup import Lookup, Page, Sight

__all__ = ["Lookup", "Page", "Sight", "lookup_of"]

_LOOKUPS: dict[str, Lookup] = {
    "agot-2e": Thrones("agot-2e"),
    "agot-1e": Thrones("agot-1e"),
    "inis": Island(),
}


def lookup_of(ruleset: str) -> Lookup | None:
    """Find who tells of a game; ``None`` for a game of which only its events are known."""
    return _LOOKUPS.get(ruleset)
