"""What can be chosen for a tournament, and what its tables agree on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.play.errors import user_error
from bot.play.settings import TableSettings
from engine.fairness import seating
from engine.kernel.ruleset import AnyRuleset

from .division import SMALLEST
from .pairing import SeatOffer

LEAST, MOST = 4, 48
"""How many people a tournament begins with, and how many can take part."""

ROUNDS = range(1, 10)
"""How many rounds can be played."""

HOUR = 3600
LIVE = 180
"""The pace of tables where everyone is there: seconds for a single answer."""
PACES = (LIVE, 6 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR, 72 * HOUR)
"""The seconds for a single answer that can be chosen; an answer of several has twice as many."""


def sizes_of(ruleset: AnyRuleset) -> list[int]:
    """Return the numbers of seats at tables of a game that a tournament can have.

    Raises UserError if there are none.
    """
    sizes = sorted(size for size in ruleset.options.get("players", ()) if size >= SMALLEST)
    if not sizes:
        raise user_error("tournament-no-tables", ruleset=f"ruleset:{ruleset.id}")
    return sizes


def require_size(ruleset: AnyRuleset, size: int) -> None:
    """Check that a table of a game can have so many seats.

    Raises UserError.
    """
    if size not in (sizes := sizes_of(ruleset)):
        raise user_error(
            "bad-players",
            ruleset=f"ruleset:{ruleset.id}",
            players=[f"number:{n}" for n in sizes],
        )


def seats_on_offer(ruleset: AnyRuleset, size: int) -> SeatOffer:
    """Return the seats among which those at a table of some size are spread."""
    setup = ruleset.prepare({"players": size}, (), {})
    return SeatOffer(seating.on_offer(ruleset, setup), seating.needed(ruleset, setup))


def terms_of(pace: int, language: str) -> Mapping[str, Any]:
    """Return the settings of a tournament's tables: the usual ones, but for its pace and rules."""
    usual = TableSettings.agree({**TableSettings(language=language).paced("usual")})
    spans = {"together": 2 * pace, "alone": pace, "bank": 2 * pace}
    paced = usual.quickened() if pace == LIVE else {**usual.to_json(), **spans}
    return TableSettings.agree(paced).changed("tournament", True)
