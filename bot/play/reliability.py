"""How reliable a user is in a server: answers in time, games played to the end.

It says nothing about how well they play. Older events count less and less, and events that others
may not know yet do not count: see :func:`bot.store.people.reliability.find`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.store import Session
from bot.store.people import reliability
from bot.store.people.reliability import Done
from engine.kernel.data import fixed

from .errors import user_error

HALF_LIFE = 180 * 86400.0
"""Seconds after which an event counts half as much."""

GIVEN = 10
"""How many answers in time everyone begins with, so that one late answer decides little."""

MISSED = 1
"""How many late answers everyone begins with: nobody is known to be reliable before they play."""

TAKEN = 5
"""How many answers in time it counts to take over a seat that others have left."""

NEWCOMER = 10
"""How many answers a user may have given and still count as new."""

LEAST = (50, 60, 70, 80, 90, 95)
"""The percentages offered as a requirement; a table can have any from the first to the last."""


@fixed
class Reliability:
    """A percentage, with the numbers behind it."""

    percent: int
    timely: int
    """How many answers were due and given in time."""
    late: int
    away: int
    """How often the user was away, having said so; that costs nothing."""
    finished: int
    """How many games they have played to the end."""
    left: int
    """How many games they have left, or were kicked from."""
    taken: int
    """How many seats they have taken over that others had left."""

    @property
    def new(self) -> bool:
        """Whether too little is known to tell."""
        return self.timely + self.late + self.left < NEWCOMER


def weigh(done: Sequence[Done], now: float) -> Reliability:
    """Return the reliability that follows from these numbers."""
    counts = Counter(one.deed for one in done)
    weights: dict[str, float] = {}
    for one in done:
        weight = 0.5 ** (max(0.0, now - one.at) / HALF_LIFE)
        weights[one.deed] = weights.get(one.deed, 0.0) + weight
    good = GIVEN + weights.get("timely", 0.0) + TAKEN * weights.get("took-over", 0.0)
    bad = MISSED + weights.get("late", 0.0) + weights.get("left", 0.0)
    return Reliability(
        int(100 * good / (good + bad) + 1e-9),
        counts["timely"],
        counts["late"],
        counts["away"],
        counts["finished"],
        counts["left"],
        counts["took-over"],
    )


async def find(session: Session, guild: int, user: int, now: float) -> Reliability:
    """Return how reliable a user is in a server."""
    return weigh(await reliability.find(session, guild, user), now)


async def require(session: Session, guild: int, user: int, least: int | None, now: float) -> None:
    """Check that a user is as reliable as a table requires.

    Raises UserError.
    """
    if least is None:
        return
    percent = (await find(session, guild, user, now)).percent
    if percent < least:
        raise user_error("not-reliable", least=least, percent=percent)
