"""How reliable a user is in a server: answers in time, games played to the end.

It says nothing about how well they play. What is long ago counts less and less, and nothing counts
of which others may not know yet: see :func:`bot.store.reliability.find`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store import Session, reliability
from bot.store.reliability import Done

from .errors import user_error

HALF_LIFE = 180 * 86400.0
"""Seconds after which something counts half as much."""

GIVEN = 10
"""Answers in time that everyone begins with, so that one late answer is no verdict."""

TAKEN = 5
"""Answers in time that it counts as to take over a seat that others have left."""

NEWCOMER = 10
"""Answers up to which someone counts as new."""

LEAST = (50, 60, 70, 80, 90, 95)
"""Percentages that a table is offered to ask for; it can have any from the first to the last."""


@dataclass(frozen=True, slots=True)
class Reliability:
    """A percentage, and what it is made of."""

    percent: int
    timely: int
    """Answers that were due, and given in time."""
    late: int
    away: int
    """How often the user was away, having said so; that costs nothing."""
    finished: int
    """Games played to the end."""
    left: int
    """Games left, or from which the user was sent away."""
    taken: int
    """Seats taken over that others had left."""

    @property
    def new(self) -> bool:
        """Whether too little is known to tell."""
        return self.timely + self.late + self.left < NEWCOMER


def weigh(done: Sequence[Done], now: float) -> Reliability:
    """Return the reliability of a player who has done all this."""
    counts = Counter(one.deed for one in done)
    weights: dict[str, float] = {}
    for one in done:
        weight = 0.5 ** (max(0.0, now - one.at) / HALF_LIFE)
        weights[one.deed] = weights.get(one.deed, 0.0) + weight
    good = GIVEN + weights.get("timely", 0.0) + TAKEN * weights.get("took-over", 0.0)
    bad = weights.get("late", 0.0) + weights.get("left", 0.0)
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
    """Make sure that a user is as reliable as a table asks for.

    Raises UserError.
    """
    if least is None:
        return
    percent = (await find(session, guild, user, now)).percent
    if percent < least:
        raise user_error("not-reliable", least=least, percent=percent)
