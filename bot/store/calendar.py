"""The events of servers that stand for the deadlines of games: one a game at most."""

from __future__ import annotations

from dataclasses import dataclass

from .session import Session


@dataclass(frozen=True, slots=True)
class Scheduled:
    """An event that was made for a game."""

    game: int
    event: int
    start: float
    """When the answers are due."""
    shows: str
    """What the event shows, to be compared with what it should."""


async def find(session: Session, game: int) -> Scheduled | None:
    """Return the event of a game."""
    row = await session.row("SELECT * FROM calendar WHERE game = ?", game)
    return None if row is None else Scheduled(**dict(row))


async def put(session: Session, scheduled: Scheduled) -> None:
    """Note the event of a game, in the place of the one before."""
    await session.run(
        "INSERT OR REPLACE INTO calendar (game, event, start, shows) VALUES (?, ?, ?, ?)",
        scheduled.game,
        scheduled.event,
        scheduled.start,
        scheduled.shows,
    )


async def drop(session: Session, game: int) -> None:
    """Note that a game has no event."""
    await session.run("DELETE FROM calendar WHERE game = ?", game)
