"""How long tables have waited and for whom, what was done about it, and their patience with each
seat."""

from __future__ import annotations

from typing import Literal

from engine.kernel.data import fixed

from ..sqlite.session import Session, record

Mode = Literal["", "waiting", "paused", "lost"]
"""Why a table waits: for answers, in a pause, or because its channel is gone. Empty if unknown."""


@fixed
class Watch:
    """How long a table has waited for the same thing, and what was done about it."""

    mode: Mode
    question: int
    """The open one; 0 in a pause."""
    since: float
    next: float
    """When to look again."""
    step: int = 0
    """How many of the reminders are done."""
    idle: float | None = None
    """When the game ends if nobody does anything, as the bot has told the table."""
    voting: bool = False
    """Whether a vote may be open that the bot has proposed."""


async def find(session: Session, game: int) -> Watch | None:
    """Return the watch of a game; ``None`` if it waits for nobody."""
    row = await session.row(
        "SELECT mode, question, since, next, step, idle, voting FROM watches WHERE game = ?", game
    )
    return None if row is None else record(Watch, row)


async def put(session: Session, game: int, watch: Watch) -> None:
    """Save the watch of a game, replacing the one it had."""
    await session.put("watches", watch, game=game)


async def drop(session: Session, game: int) -> None:
    """Forget the watch of a game that waits for nobody."""
    await session.run("DELETE FROM watches WHERE game = ?", game)


async def postpone(session: Session, by: float, game: int | None = None) -> None:
    """Exclude some time from the wait, in one game or in all, because nobody could do anything
    then."""
    await session.run(
        "UPDATE watches SET since = since + ?1, next = next + ?1 WHERE ?2 IS NULL OR game = ?2",
        by,
        game,
    )
    await session.run("UPDATE presence SET at = at + ?1 WHERE ?2 IS NULL OR game = ?2", by, game)


async def note_press(session: Session, game: int, user: int, at: float) -> None:
    """Save that a user has done something at a table."""
    await session.put("presence", game=game, user=user, at=at)


async def list_presses(session: Session, game: int) -> dict[int, float]:
    """Return when each user last did something at a table."""
    rows = await session.rows("SELECT user, at FROM presence WHERE game = ?", game)
    return {row["user"]: row["at"] for row in rows}


@fixed
class Patience:
    """How much patience a table has with a seat."""

    spent: float = 0.0
    """Seconds of the time bank that are used up."""
    late: int = 0
    """How often an answer was late, forgiven after enough timely ones."""
    timely: int = 0
    """How many answers came in time since then."""
    stopped: float = 0.0
    """Seconds for which the table has waited while the player was away."""


NEW = Patience()


async def find_patience(session: Session, game: int) -> dict[str, Patience]:
    """Return the patience with each seat of a game, if it is not new."""
    rows = await session.rows("SELECT * FROM patience WHERE game = ?", game)
    return {row["seat"]: record(Patience, row) for row in rows}


async def put_patience(session: Session, game: int, seat: str, patience: Patience) -> None:
    """Save the patience with a seat."""
    await session.put("patience", patience, game=game, seat=seat)


async def add_wait(session: Session, game: int, user: int, question: int, seconds: float) -> None:
    """Save how long a table has waited for an answer; only the first one to a question counts."""
    await session.run(
        "INSERT INTO waits (game, user, question, seconds) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        game,
        user,
        question,
        seconds,
    )


async def list_waits(session: Session, game: int, *, before: int) -> dict[int, list[float]]:
    """Return how long a game has waited for each answer of its users to earlier questions."""
    found: dict[int, list[float]] = {}
    sql = "SELECT user, seconds FROM waits WHERE game = ? AND question < ?"
    for row in await session.rows(sql, game, before):
        found.setdefault(row["user"], []).append(row["seconds"])
    return found
