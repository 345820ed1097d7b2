"""What a steward has to know who stands in for somebody: alliances, and who has attacked whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.store import Session, alliances, log
from bot.store.log import Entry
from engine.kernel.asking import Seat

from .match import Match
from .thinking import Past

ROUNDS = 2
"""How many rounds before this one are remembered."""

MOST = 1500
"""How many of the last events are looked at."""


async def find_pasts(session: Session, match: Match, seats: Iterable[Seat]) -> Mapping[Seat, Past]:
    """Return what is known, for each of some seats."""
    declared = await alliances.list_all(session, match.info.id)
    entries = await log.entries(session, match.info.id, last=MOST)
    told = lately(entries, ROUNDS)
    return {
        seat: Past(
            sorted({s for one in declared if seat in one.seats for s in one.seats if s != seat}),
            told,
        )
        for seat in seats
    }


def lately(entries: Sequence[Entry], rounds: int) -> list[tuple[str, Mapping[str, Any]]]:
    """Return what the rules have told everybody in the last round and so many before it.

    An event belongs to the same round as the one before it, unless it names one.
    """
    current, numbered = 0, list[tuple[int, Entry]]()
    for entry in log.told_by_rules(entries):
        named = entry.params.get("round")
        current = named if isinstance(named, int) else current
        numbered.append((current, entry))
    return [(e.kind, e.params) for number, e in numbered if number >= current - rounds]
