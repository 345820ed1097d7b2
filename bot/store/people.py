"""What people prefer, and small facts about the bot itself."""

from __future__ import annotations

from dataclasses import dataclass

from .session import Session


@dataclass(frozen=True, slots=True)
class Settings:
    """What one user prefers."""

    language: str | None = None
    """``None``: as their Discord says."""
    dm: bool = True
    """Whether to write to them directly."""


async def find_settings(session: Session, user: int) -> Settings:
    """Return a user's settings, the usual ones if nothing was set."""
    row = await session.row("SELECT language, dm FROM settings WHERE user = ?", user)
    return Settings() if row is None else Settings(row["language"], bool(row["dm"]))


async def put_settings(session: Session, user: int, settings: Settings) -> None:
    """Keep a user's settings."""
    await session.run(
        "INSERT INTO settings (user, language, dm) VALUES (?, ?, ?)"
        " ON CONFLICT (user) DO UPDATE SET language = excluded.language, dm = excluded.dm",
        user,
        settings.language,
        settings.dm,
    )


async def find_fact(session: Session, key: str) -> str | None:
    """Return what was kept under a key."""
    value = await session.value("SELECT value FROM kv WHERE key = ?", key)
    return None if value is None else str(value)


async def put_fact(session: Session, key: str, value: str) -> None:
    """Keep something small under a key."""
    await session.run(
        "INSERT INTO kv (key, value) VALUES (?, ?)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        key,
        value,
    )


async def drop_fact(session: Session, key: str) -> None:
    """Forget what was kept under a key."""
    await session.run("DELETE FROM kv WHERE key = ?", key)
