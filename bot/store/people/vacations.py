"""Vacations: from when to when users are away, in all their games."""

from __future__ import annotations

from dataclasses import dataclass

from ..sqlite.session import Session, record


@dataclass(frozen=True, slots=True)
class Vacation:
    """Some time in which a user does not play."""

    user: int
    begins: float
    ends: float
    begun: bool = False
    """Whether it has taken effect in the games that the user played when it began."""


async def find(session: Session, user: int) -> Vacation | None:
    """Return the present or next vacation of a user."""
    row = await session.row("SELECT * FROM vacations WHERE user = ?", user)
    return None if row is None else record(Vacation, row)


async def put(session: Session, vacation: Vacation) -> None:
    """Save a vacation, replacing an earlier one of the user."""
    await session.run(
        "INSERT OR REPLACE INTO vacations (user, begins, ends, begun) VALUES (?, ?, ?, ?)",
        vacation.user,
        vacation.begins,
        vacation.ends,
        vacation.begun,
    )


async def drop(session: Session, user: int) -> None:
    """Forget the vacation of a user."""
    await session.run("DELETE FROM vacations WHERE user = ?", user)


async def list_due(session: Session, now: float) -> list[Vacation]:
    """Return the vacations that have begun but not taken effect, the earliest first."""
    rows = await session.rows(
        "SELECT * FROM vacations WHERE begun = 0 AND begins <= ? ORDER BY begins, user", now
    )
    return [record(Vacation, row) for row in rows]


async def next_alarm(session: Session) -> float | None:
    """Return when the next vacation begins."""
    at = await session.value("SELECT min(begins) FROM vacations WHERE begun = 0")
    return None if at is None else float(at)


async def drop_past(session: Session, now: float) -> None:
    """Forget the vacations that have ended."""
    await session.run("DELETE FROM vacations WHERE begun = 1 AND ends <= ?", now)
