"""The users who want to be asked when someone in a server looks for players, and when they were
asked last."""

from __future__ import annotations

from collections.abc import Iterable

from ..sqlite.session import Session


async def is_one(session: Session, guild: int, user: int) -> bool:
    """Return whether a user wants to be asked in a server."""
    found = await session.value("SELECT 1 FROM seekers WHERE guild = ? AND user = ?", guild, user)
    return found is not None


async def put(session: Session, guild: int, user: int) -> None:
    """Save that a user wants to be asked in a server."""
    await session.run(
        "INSERT INTO seekers (guild, user) VALUES (?, ?) ON CONFLICT DO NOTHING", guild, user
    )


async def drop(session: Session, guild: int, user: int) -> None:
    """Save that a user no longer wants to be asked in a server."""
    await session.run("DELETE FROM seekers WHERE guild = ? AND user = ?", guild, user)


async def list_unasked(session: Session, guild: int, *, since: float, now: float) -> list[int]:
    """Return users who were not asked since a time and are not on vacation, the longest unasked
    first."""
    rows = await session.rows(
        "SELECT user FROM seekers WHERE guild = ?1 AND asked <= ?2 AND NOT EXISTS"
        " (SELECT 1 FROM vacations WHERE vacations.user = seekers.user"
        " AND begins <= ?3 AND ends > ?3) ORDER BY asked, user",
        guild,
        since,
        now,
    )
    return [row["user"] for row in rows]


async def last_asked(session: Session, guild: int) -> float:
    """Return when anyone was last asked in a server; 0 if nobody ever was."""
    at = await session.value("SELECT max(asked) FROM seekers WHERE guild = ?", guild)
    return float(at or 0)


async def note(session: Session, guild: int, users: Iterable[int], now: float) -> None:
    """Save that some users were asked."""
    await session.run_many(
        "UPDATE seekers SET asked = ? WHERE guild = ? AND user = ?",
        [(now, guild, user) for user in users],
    )
