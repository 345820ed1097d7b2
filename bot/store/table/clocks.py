"""The clocks of seats that are asked, and what is due."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.data import fixed

from ..sqlite.session import Session, record


@fixed
class Clock:
    """Since when a seat is asked, and how long it has."""

    seat: str
    question: int
    begun: float
    """When it was asked, moved on by the time that the clock was stopped."""
    due: float | None
    """When an answer is due; ``None`` if there is no deadline."""
    stopped: float | None = None
    """Since when the clock is stopped, for a pause or a vacation."""
    stage: int = 0
    """The last action: 1 reminded at half of the time, 2 at four fifths, 3 expired."""
    next: float | None = None
    """When the next thing is due."""
    bank: float = 0.0
    """How much of the time before it is due is taken from the seat's time bank, if it is needed."""


async def put(session: Session, game: int, clocks: Iterable[Clock]) -> None:
    """Save clocks, replacing those that the seats had."""
    for clock in clocks:
        await session.put("clocks", clock, game=game)


async def drop(session: Session, game: int) -> None:
    """Delete all clocks of a game."""
    await session.run("DELETE FROM clocks WHERE game = ?", game)


async def find(session: Session, game: int) -> dict[str, Clock]:
    """Return the clocks of a game by seat."""
    rows = await session.rows("SELECT * FROM clocks WHERE game = ? ORDER BY seat", game)
    return {row["seat"]: record(Clock, row) for row in rows}


async def games_in_time(session: Session) -> list[int]:
    """Return the games in which something is going to be due, unless their clocks are stopped."""
    rows = await session.rows(
        "SELECT id FROM games WHERE phase = 'running' AND pinned IS NULL AND ("
        " EXISTS (SELECT 1 FROM clocks"
        "  WHERE game = games.id AND due IS NOT NULL AND stopped IS NULL)"
        " OR (hidden IS NULL"
        "  AND EXISTS (SELECT 1 FROM proposals WHERE game = games.id AND state = 'open'))"
        " OR (coalesce(opens, unveils) IS NOT NULL AND paused IS NULL AND hidden IS NULL))"
        " ORDER BY id"
    )
    return [row["id"] for row in rows]


_ALARMS = (
    ("next", "clocks WHERE next IS NOT NULL", "game"),
    ("opens", "games WHERE opens IS NOT NULL AND paused IS NULL AND hidden IS NULL", "id"),
    ("unveils", "games WHERE unveils IS NOT NULL AND paused IS NULL AND hidden IS NULL", "id"),
    ("warns", "games WHERE warns IS NOT NULL", "id"),
    ("away", "players WHERE away IS NOT NULL", "game"),
    ("held", "players WHERE held IS NOT NULL", "game"),
    (
        "expires",
        "proposals WHERE state = 'open'"
        " AND game NOT IN (SELECT id FROM games WHERE hidden IS NOT NULL)",
        "game",
    ),
    (
        "next",
        "watches WHERE game NOT IN (SELECT id FROM games WHERE hidden IS NOT NULL)",
        "game",
    ),
)
"""Where due times are stored: time column, table, game column. Each has an index."""

_NOT_PINNED = "NOT IN (SELECT id FROM games WHERE pinned IS NOT NULL)"


async def games_due(session: Session, now: float) -> list[int]:
    """Return the games in which something is due, the longest overdue first."""
    union = " UNION ALL ".join(
        f"SELECT {game} AS game, {at} AS at FROM {rows} AND {at} <= ?1 AND {game} {_NOT_PINNED}"
        for at, rows, game in _ALARMS
    )
    found = await session.rows(
        f"SELECT game FROM ({union}) GROUP BY game ORDER BY min(at), game", now
    )
    return [row["game"] for row in found]


async def next_alarm(session: Session) -> float | None:
    """Return when the next thing is due in any game."""
    union = " UNION ALL ".join(
        f"SELECT min({at}) AS at FROM {rows} AND {game} {_NOT_PINNED}" for at, rows, game in _ALARMS
    )
    at = await session.value(f"SELECT min(at) FROM ({union})")
    return None if at is None else float(at)
