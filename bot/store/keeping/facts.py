"""Small facts, each under a key of a family (:mod:`bot.store.keeping.owners`)."""

from __future__ import annotations

from ..sqlite.session import Session
from .owners import Family, Key


async def find(session: Session, key: Key) -> str | None:
    """Return the fact under a key."""
    value = await session.value("SELECT value FROM kv WHERE key = ?", key)
    return None if value is None else str(value)


async def list_numbers(session: Session, family: Family, *about: int) -> list[int]:
    """Return the numbers in the keys of a family, after their first one."""
    begins = ":".join((family.name, *map(str, about), ""))
    rows = await session.rows("SELECT key FROM kv WHERE key >= ?1 AND key < ?1 || '􏿿'", begins)
    return [int(row["key"].removeprefix(begins)) for row in rows]


async def list_values(session: Session, family: Family, *about: int) -> dict[int, int]:
    """Return the numbers under the keys of a family, by the last number of each key."""
    begins = ":".join((family.name, *map(str, about), ""))
    sql = "SELECT key, value FROM kv WHERE key >= ?1 AND key < ?1 || '􏿿'"
    rows = await session.rows(sql, begins)
    return {int(row["key"].removeprefix(begins)): int(row["value"]) for row in rows}


async def put(session: Session, key: Key, value: str) -> None:
    """Save a fact under a key."""
    await session.run(
        "INSERT INTO kv (key, value) VALUES (?, ?)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        key,
        value,
    )


async def drop(session: Session, key: Key) -> None:
    """Delete the fact under a key."""
    await session.run("DELETE FROM kv WHERE key = ?", key)
