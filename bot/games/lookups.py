"""Who tells of a game: its cards, places, seats and log."""

from __future__ import annotations

from bot.games.agot.lookup import Thrones
from bot.games.inis.lookup import Island
from bot.lookup import Lookup

_LOOKUPS: dict[str, Lookup] = {
    "agot-2e": Thrones("agot-2e"),
    "agot-1e": Thrones("agot-1e"),
    "inis": Island(),
}


def lookup_of(ruleset: str) -> Lookup | None:
    """Find who tells of a game; ``None`` for a game of which only its events are known."""
    return _LOOKUPS.get(ruleset)
