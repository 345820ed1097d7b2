"""The channels of rounds: a thread, or the game's channel if there is none."""

from __future__ import annotations

from dataclasses import dataclass

from .session import Session


@dataclass(frozen=True, slots=True)
class RoundPlace:
    """Where the chapters of a round are posted."""

    game: int
    round: int
    channel: int
    """A thread; the game's channel where there can be none."""
    message: int | None = None
    """The row of the outbox that says why there is no thread."""


async def find(session: Session, game: int, round: int) -> RoundPlace | None:
    """Return where the chapters of a round are posted, if any was."""
    row = await session.row("SELECT * FROM rounds WHERE game = ? AND round = ?", game, round)
    return None if row is None else RoundPlace(**dict(row))


async def find_last(session: Session, game: int) -> RoundPlace | None:
    """Return where the chapters of the last round are posted, if any was."""
    row = await session.row("SELECT * FROM rounds WHERE game = ? ORDER BY round DESC LIMIT 1", game)
    return None if row is None else RoundPlace(**dict(row))


async def put(session: Session, place: RoundPlace) -> None:
    """Save where the chapters of a round are posted, replacing the earlier place."""
    await session.run(
        "INSERT OR REPLACE INTO rounds (game, round, channel, message) VALUES (?, ?, ?, ?)",
        place.game,
        place.round,
        place.channel,
        place.message,
    )


async def forget(session: Session, game: int, round: int) -> None:
    """Forget the thread of a round, which is gone."""
    await session.run("DELETE FROM rounds WHERE game = ? AND round = ?", game, round)


async def drop(session: Session, game: int) -> None:
    """Forget the threads of a game, which is played elsewhere now."""
    await session.run("DELETE FROM rounds WHERE game = ?", game)
