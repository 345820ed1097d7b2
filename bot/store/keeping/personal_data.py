"""The stored data of one person: to send it to them, and to delete it.

:mod:`bot.store.keeping.owners` declares the owner and the lifetime of each row. Running games need
their players; everything else can go.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from ..sqlite.session import Session
from .owners import ENDED, ROWS

NOBODY = "user:0"
"""The id that replaces a deleted user."""


@dataclass(frozen=True, slots=True)
class Deleted:
    """The result of deleting one person's data."""

    ended: tuple[int, ...]
    """How many ended games their name is gone from."""
    open: tuple[int, ...]
    """How many games they play in, which keep the data that they need."""


async def gather(session: Session, user: int) -> dict[str, Any]:
    """Return everything that is stored about a user, as plain data, by kind."""
    found: dict[str, Any] = {"user": str(user)}
    for rows in ROWS:
        if rows.mine and rows.shows:
            sql = f"SELECT {rows.shows} FROM {rows.source} WHERE {rows.where} AND ({rows.mine})"
            found[rows.name] = [dict(row) for row in await session.rows(sql, user=user)]
    return found


async def delete(session: Session, user: int) -> Deleted:
    """Delete everything about a user except what running games need."""
    open_games = await _games(session, user, "NOT IN")
    ended = await _games(session, user, "IN")
    # Quotation marks keep longer numbers that begin alike apart.
    named = {"name": json.dumps(f"user:{user}"), "nobody": json.dumps(NOBODY), "user": user}
    for rows in ROWS:
        if rows.names is not None:
            await session.run(
                f"UPDATE {rows.source} SET {rows.names} = replace({rows.names}, :name, :nobody)"
                f" WHERE {rows.game} IN {ENDED} AND {rows.names} LIKE '%' || :name || '%'",
                **named,
            )
        if rows.goes == "never" or (rows.goes == "idle" and open_games):
            continue
        table, blank = rows.source, rows.blank
        change = f"UPDATE {table} SET {blank}" if blank else f"DELETE FROM {table}"
        scope = f" AND {rows.game} IN {ENDED}" if rows.goes == "ended" else ""
        await session.run(f"{change} WHERE {rows.where} AND ({rows.mine}){scope}", **named)
    return Deleted(ended, open_games)


async def _games(session: Session, user: int, which: str) -> tuple[int, ...]:
    rows = await session.rows(
        "SELECT DISTINCT game FROM players WHERE (user = ?1 OR owner = ?1)"
        f" AND game {which} {ENDED} ORDER BY game",
        user,
    )
    return tuple(row["game"] for row in rows)
