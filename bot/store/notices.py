"""Calls and reminders that are visible in a channel until they are taken back."""

from __future__ import annotations

from dataclasses import dataclass

from .messages import OPEN
from .session import Session


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that calls a user to a question."""

    message: int
    channel: int
    game: int
    user: int
    question: int
    sent: float


async def add(session: Session, notice: Notice) -> None:
    """Save a notice; saving it again changes nothing."""
    await session.run(
        "INSERT INTO notices (message, channel, game, user, question, sent)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        notice.message,
        notice.channel,
        notice.game,
        notice.user,
        notice.question,
        notice.sent,
    )


async def drop(session: Session, message: int) -> None:
    """Forget a notice that is gone, or no longer calls anybody."""
    await session.run("DELETE FROM notices WHERE message = ?", message)


async def find(session: Session, game: int, user: int, *, upto: int) -> list[Notice]:
    """Return the notices of a user about questions up to a number, oldest first."""
    rows = await session.rows(
        "SELECT * FROM notices WHERE game = ? AND user = ? AND question <= ? ORDER BY message",
        game,
        user,
        upto,
    )
    return [Notice(**dict(row)) for row in rows]


async def called(session: Session, game: int, user: int, question: int) -> float | None:
    """Return when the latest visible call or reminder about a question was sent to a user."""
    at = await session.value(
        "SELECT max(sent) FROM notices WHERE game = ? AND user = ? AND question = ?",
        game,
        user,
        question,
    )
    return None if at is None else float(at)


async def last_called(session: Session, game: int) -> dict[int, int]:
    """Return each user who has notices, or may have, with the last question of theirs.

    Notices being sent, or perhaps sent before a crash, count too.
    """
    rows = await session.rows(
        "SELECT user, max(question) AS question FROM ("
        " SELECT user, question FROM notices WHERE game = ?1"
        " UNION ALL"
        " SELECT target, question FROM outbox WHERE game = ?1 AND kind IN ('turn', 'reminder')"
        f" AND state = 'sending' AND {OPEN}) GROUP BY user",
        game,
    )
    return {row["user"]: row["question"] for row in rows}
