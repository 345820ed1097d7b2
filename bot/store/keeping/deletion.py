"""Deletion of data, as :mod:`bot.store.keeping.owners` declares it: of what has expired, and of one
person, who can have all of it first.

Running games need their players; everything else can go.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from engine.kernel.data import fixed

from ..sqlite.session import Session, to_json
from .facts import GONE_FROM
from .owners import ENDED, FORGOTTEN, LEFT, ROWS, Rows, rows_of

_GONE = rows_of(GONE_FROM)
_LEFT = (
    f"(SELECT {_GONE.guild} FROM kv WHERE {_GONE.where} AND CAST(value AS REAL) < :now - {LEFT})"
)
"""The servers that the bot has left permanently."""


async def end(session: Session, game: int) -> None:
    """Delete what a game that has ended no longer needs."""
    for rows in ROWS:
        if rows.until == "ended":
            await _delete(session, rows, f"{rows.game} = :game", game=game)


async def note_servers(session: Session, here: Collection[int], now: float) -> None:
    """Save which servers with stored data the bot is no longer in."""
    known = " UNION ".join(
        f"SELECT guild FROM {rows.source}" for rows in ROWS if rows.guild == "guild"
    )
    servers = to_json(list(here))
    await session.run(
        f"INSERT INTO kv (key, value) SELECT '{GONE_FROM.name}:' || guild, ?2 FROM ({known})"
        " WHERE guild <> 0 AND guild NOT IN (SELECT value FROM json_each(?1))"
        " ON CONFLICT DO NOTHING",
        servers,
        repr(now),
    )
    await session.run(
        f"DELETE FROM kv WHERE {_GONE.where} AND {_GONE.guild} IN (SELECT value FROM json_each(?))",
        servers,
    )


async def tidy(session: Session, now: float) -> int:
    """Delete old data, and data of games and servers that are gone; return how many rows."""
    await session.run("PRAGMA defer_foreign_keys = ON")  # until the transaction ends
    deleted = 0
    for rows in ROWS:
        if rows.old:
            deleted += await _delete(session, rows, rows.old, now=now)
    found = await session.rows(f"SELECT id FROM games WHERE {FORGOTTEN}")
    deleted += await forget(session, [row["id"] for row in found])
    for rows in ROWS:
        # One after the other, each by an index of its own.
        for condition in (
            rows.until == "ended" and f"{rows.game} IN {ENDED}",
            rows.until == "left" and f"{rows.guild} IN {_LEFT}",
        ):
            if condition:
                deleted += await _delete(session, rows, condition, now=now)
    return deleted


async def forget(session: Session, games: Collection[int]) -> int:
    """Delete games with everything that belongs to them; return how many rows."""
    await session.run("PRAGMA defer_foreign_keys = ON")  # until the transaction ends
    gone, deleted = to_json(list(games)), 0
    for rows in ROWS:
        if rows.game and games:
            condition = f"{rows.game} IN (SELECT value FROM json_each(:gone))"
            deleted += await _delete(session, rows, condition, gone=gone)
    return deleted


async def _delete(session: Session, rows: Rows, condition: str, **values: Any) -> int:
    return await session.run(
        f"DELETE FROM {rows.source} WHERE {rows.where} AND ({condition})", **values
    )


NOBODY = "user:0"
"""The id that replaces a deleted user."""


@fixed
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


async def delete_user(session: Session, user: int) -> Deleted:
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
