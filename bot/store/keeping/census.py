"""Counts for the host: games, missing answers, messages to send."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.data import fixed

from ..sqlite.session import Session


@fixed
class Census:
    """The counts at one moment."""

    games: Mapping[str, int]
    """The number of games by phase."""
    pinned: int
    """Running games that wait for other rules."""
    lost: int
    """Games that have not ended, and whose channel is gone."""
    awaited: int
    """Seats of users whose answer is missing; stewards' do not count."""
    overdue: int
    """How many of them have missed their deadline."""
    unsent: int
    """Messages that wait to be sent; those of games whose channel is gone do not count."""
    oldest_unsent: float | None
    """When the oldest was to be sent, in UTC epoch seconds; quiet hours do not count."""
    dead: int
    """Messages of the last days that cannot be sent."""


_OF = "(:guild IS NULL OR {} IN (SELECT id FROM games WHERE guild = :guild))"
_HERE = _OF.format("game")


async def count(session: Session, now: float, *, guild: int | None = None) -> Census:
    """Count everything, or what concerns the games of one server."""
    mine = "(:guild IS NULL OR guild = :guild)"
    phases = await session.rows(
        f"SELECT phase, count(*) AS n FROM games WHERE {mine} GROUP BY phase", guild=guild
    )
    pinned = await session.value(
        f"SELECT count(*) FROM games WHERE pinned IS NOT NULL AND {mine}", guild=guild
    )
    clocks = await session.row(
        "SELECT count(*) AS awaited, coalesce(sum(clocks.due < :now), 0) AS overdue FROM clocks"
        " LEFT JOIN sealed ON sealed.game = clocks.game AND sealed.seat = clocks.seat"
        f" WHERE sealed.seat IS NULL AND {_OF.format('clocks.game')}",
        now=now,
        guild=guild,
    )
    # Messages that wait until a table is moved say nothing about the bot's health.
    unsent = await session.row(
        "SELECT count(*) AS n, min(max(written, CASE WHEN attempts = 0 THEN next_try ELSE 0 END))"
        " AS oldest FROM outbox WHERE state IN ('new', 'sending')"
        f" AND game NOT IN (SELECT id FROM games WHERE lost IS NOT NULL) AND {_HERE}",
        guild=guild,
    )
    lost = await session.value(
        "SELECT count(*) FROM games WHERE lost IS NOT NULL"
        f" AND phase IN ('lobby', 'running') AND {mine}",
        guild=guild,
    )
    dead = await session.value(
        f"SELECT count(*) FROM outbox WHERE state = 'dead' AND {_HERE}",
        guild=guild,
    )
    assert clocks is not None
    assert unsent is not None
    return Census(
        games={row["phase"]: row["n"] for row in phases},
        pinned=pinned,
        lost=lost,
        awaited=clocks["awaited"],
        overdue=clocks["overdue"],
        unsent=unsent["n"],
        oldest_unsent=unsent["oldest"],
        dead=dead,
    )
