"""The server events for deadlines of games, at most one for each game."""

from __future__ import annotations

from dataclasses import dataclass

from ..sqlite.session import Session


@dataclass(frozen=True, slots=True)
class Scheduled:
    """A server event for the deadline of a game."""

    game: int
    event: int
    start: float
    """When the answers are due."""
    shows: str
    """What the event shows, for comparison with what it should show."""


async def find(session: Session, game: int) -> Scheduled | None:
    """Return the event of a game."""
    row = await session.row("SELECT * FROM calendar WHERE game = ?", game)
    return None if row is None else Scheduled(**dict(row))


async def put(session: Session, scheduled: Scheduled) -> None:
    """Save the event of a game, replacing the earlier one."""
    await session.run(
        "INSERT OR REPLACE INTO calendar (game, event, start, shows) VALUES (?, ?, ?, ?)",
        scheduled.game,
        scheduled.event,
        scheduled.start,
        scheduled.shows,
    )


async def drop(session: Session, game: int) -> None:
    """Save that a game has no event."""
    await session.run("DELETE FROM calendar WHERE game = ?", game)
