"""Counts for the host: games, missing answers, messages to send."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .session import Session


@dataclass(frozen=True, slots=True)
class Census:
    """The counts at one moment."""

    games: Mapping[str, int]
    """By phase."""
    pinned: int
    """Running games that wait for other rules."""
    awaited: int
    """Seats of users whose answer is missing; the computer's do not count."""
    overdue: int
    """How many of them have missed their deadline."""
    unsent: int
    """Messages that wait to be sent."""
    oldest_unsent: float | None
    """When the oldest was to be sent, in UTC epoch seconds; quiet hours do not count."""
    dead: int
    """Messages of the last days that cannot be sent."""


async def count(session: Session, now: float) -> Census:
    """Count everything."""
    phases = await session.rows("SELECT phase, count(*) AS n FROM games GROUP BY phase")
    pinned = await session.value("SELECT count(*) FROM games WHERE pinned IS NOT NULL")
    clocks = await session.row(
        "SELECT count(*) AS awaited, coalesce(sum(clocks.due < ?), 0) AS overdue FROM clocks"
        " LEFT JOIN sealed ON sealed.game = clocks.game AND sealed.seat = clocks.seat"
        " WHERE sealed.seat IS NULL",
        now,
    )
    unsent = await session.row(
        "SELECT count(*) AS n, min(max(written, CASE WHEN attempts = 0 THEN next_try ELSE 0 END))"
        " AS oldest FROM outbox WHERE state IN ('new', 'sending')"
    )
    dead = await session.value("SELECT count(*) FROM outbox WHERE state = 'dead'")
    assert clocks is not None
    assert unsent is not None
    return Census(
        games={row["phase"]: row["n"] for row in phases},
        pinned=pinned,
        awaited=clocks["awaited"],
        overdue=clocks["overdue"],
        unsent=unsent["n"],
        oldest_unsent=unsent["oldest"],
        dead=dead,
    )
