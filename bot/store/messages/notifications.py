"""Notifications and reminders that are visible in a channel until they are taken back."""

from __future__ import annotations

from engine.kernel.data import fixed

from ..sqlite.session import Session, record
from .outbox import OPEN


@fixed
class Notice:
    """A message that notifies a user of a question."""

    message: int
    channel: int
    game: int
    user: int
    question: int
    sent: float
    lapsed: float | None = None
    """Since when it says that it has expired; ``None`` if it does not."""
    next: bool = False
    """Whether it only says that the user is next, after the players who answer the question."""


async def add(session: Session, notice: Notice) -> None:
    """Save a notice; saving it again changes nothing."""
    await session.run(
        "INSERT INTO notices (message, channel, game, user, question, sent, next)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        notice.message,
        notice.channel,
        notice.game,
        notice.user,
        notice.question,
        notice.sent,
        notice.next,
    )


async def drop(session: Session, message: int) -> None:
    """Forget a notice that was deleted or has become a panel."""
    await session.run("DELETE FROM notices WHERE message = ?", message)


async def lapse(session: Session, message: int, now: float) -> None:
    """Save that a notice says that it has expired."""
    await session.run("UPDATE notices SET lapsed = ? WHERE message = ?", now, message)


async def find(session: Session, game: int, user: int, *, upto: int) -> list[Notice]:
    """Return the notices that notify a user of questions up to a number, oldest first."""
    rows = await session.rows(
        "SELECT * FROM notices WHERE game = ? AND user = ? AND question <= ? AND lapsed IS NULL"
        " ORDER BY message",
        game,
        user,
        upto,
    )
    return [record(Notice, row) for row in rows]


async def find_lapsed(session: Session, game: int, user: int) -> list[Notice]:
    """Return a user's notices that say that they have expired."""
    rows = await session.rows(
        "SELECT * FROM notices WHERE game = ? AND user = ? AND lapsed IS NOT NULL", game, user
    )
    return [record(Notice, row) for row in rows]


async def list_lapsed(session: Session, *, before: float, most: int) -> list[Notice]:
    """Return the notices of all games that have expired since a time, oldest first."""
    rows = await session.rows(
        "SELECT * FROM notices WHERE lapsed <= ? ORDER BY lapsed LIMIT ?", before, most
    )
    return [record(Notice, row) for row in rows]


async def called(session: Session, game: int, user: int, question: int) -> float | None:
    """Return when the latest visible call or reminder about a question was sent to a user."""
    at = await session.value(
        "SELECT max(sent) FROM notices WHERE game = ? AND user = ? AND question = ?"
        " AND lapsed IS NULL",
        game,
        user,
        question,
    )
    return None if at is None else float(at)


async def last_called(session: Session, game: int) -> dict[int, int]:
    """Return the users whom notices notify, each with the last question of these.

    Notices that are being sent, or may have been sent before a crash, count, too.
    """
    rows = await session.rows(
        "SELECT user, max(question) AS question FROM ("
        " SELECT user, question FROM notices WHERE game = ?1 AND lapsed IS NULL"
        " UNION ALL"
        " SELECT target, question FROM outbox WHERE game = ?1 AND kind IN ('turn', 'reminder')"
        f" AND state = 'sending' AND {OPEN}) GROUP BY user",
        game,
    )
    return {row["user"]: row["question"] for row in rows}
