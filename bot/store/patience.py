"""How long users have kept a table waiting, and how much patience it has with each seat."""

from __future__ import annotations

from dataclasses import dataclass

from .session import Session


@dataclass(frozen=True, slots=True)
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


async def find(session: Session, game: int) -> dict[str, Patience]:
    """Return the patience with each seat of a game, if it is not new."""
    rows = await session.rows("SELECT * FROM patience WHERE game = ?", game)
    return {
        row["seat"]: Patience(row["spent"], row["late"], row["timely"], row["stopped"])
        for row in rows
    }


async def put(session: Session, game: int, seat: str, patience: Patience) -> None:
    """Save the patience with a seat."""
    await session.run(
        "INSERT OR REPLACE INTO patience (game, seat, spent, late, timely, stopped)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        game,
        seat,
        patience.spent,
        patience.late,
        patience.timely,
        patience.stopped,
    )


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
