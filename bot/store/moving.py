"""Moving the games of some servers from one database to another, in one transaction over both.

SQLite commits to several files at once as long as none of them keeps a write-ahead log: each file's
journal names one journal above them all, and what is not in force everywhere is undone everywhere,
whoever opens either file next. So both are set to such journals first; `Store.open` sets them back.
Source: SQLite's documentation, "Atomic Commit in SQLite", section "Multi-file Commit".

All of this is synchronous. Nobody else may have either database open.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

FACTS = ("dm", "palette", "reach", "speaks")
"""What is kept of a user under ``<name>:<user>``, and goes where their games are."""

PERSONAL = ("settings", "vacations")
"""Tables by user; their rows go where the user's games are."""

STAYING = frozenset({"interactions", "kv", "numbers", "sqlite_sequence"})
"""Tables that are about a database itself, or for a day."""


class Unmovable(RuntimeError):
    """Games that cannot be moved; the text says why, and nothing was changed."""


@dataclass(frozen=True, slots=True)
class Moved:
    """What came of a move."""

    servers: int
    games: int
    there: int
    """Games of these servers that the other database had already."""


@dataclass(frozen=True, slots=True)
class Part:
    """A table, and which of its rows belong to some servers."""

    table: str
    where: str


def parts(connection: sqlite3.Connection) -> list[Part]:
    """Return all tables of games, each behind those that it refers to; ``?1`` is a list of servers.

    What refers to a game, or to something of a game, belongs to it.
    """
    of_servers = "guild IN (SELECT value FROM json_each(?1))"
    found = {table: Part(table, of_servers) for table in ("games", "seekers")}
    tables = [
        name
        for (name,) in connection.execute(
            "SELECT name FROM main.sqlite_schema WHERE type = 'table'"
        )
    ]
    while fresh := list(_referring(connection, tables, found)):
        found |= {part.table: part for part in fresh}
    return list(found.values())


def _referring(
    connection: sqlite3.Connection, tables: Collection[str], found: dict[str, Part]
) -> Iterator[Part]:
    for table in tables:
        if table in found:
            continue
        for row in connection.execute(f"PRAGMA main.foreign_key_list({table})"):
            parent, column, key = row[2], row[3], row[4]
            if parent in found:
                where = f"{column} IN (SELECT {key} FROM main.{parent} WHERE {found[parent].where})"
                yield Part(table, where)
                break


def servers_of(database: Path) -> list[int]:
    """Return the servers that have games in a database.

    Raises sqlite3.Error.
    """
    with closing(sqlite3.connect(database)) as connection:
        return [row[0] for row in connection.execute("SELECT DISTINCT guild FROM games")]


def move(source: Path, target: Path, servers: Collection[int]) -> Moved:
    """Move everything about the games of some servers; do nothing where there is none.

    Whoever plays in them takes their settings along, and keeps them where they have other games.
    Raises Unmovable, sqlite3.Error.
    """
    with closing(sqlite3.connect(source, isolation_level=None)) as connection:
        connection.execute("ATTACH ? AS other", (str(target),))
        connection.execute("PRAGMA foreign_keys = ON").close()
        for name in ("main", "other"):
            (mode,) = connection.execute(f"PRAGMA {name}.journal_mode = DELETE").fetchone()
            if mode != "delete":
                raise Unmovable(f"Another program has {source} or {target} open.")
            connection.execute(f"PRAGMA {name}.synchronous = EXTRA").close()
        connection.execute("BEGIN IMMEDIATE")
        try:
            moved = _move(connection, json.dumps(sorted(servers)))
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            raise Unmovable(
                f"Both databases have an open game in the same channel, or one was restored from a"
                f" backup of before a move ({error})."
            ) from error
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
    return moved


def _move(connection: sqlite3.Connection, servers: str) -> Moved:
    def count(sql: str) -> int:
        return int(connection.execute(sql, (servers,)).fetchone()[0])

    (mine,), (others,) = (
        connection.execute(f"SELECT last FROM {name}.numbers WHERE kind = 'beginning'").fetchone()
        for name in ("main", "other")
    )
    if mine == others:
        raise Unmovable(
            "Both databases give games the same numbers, as one is a copy of the other, or as both"
            " were made for a whole bot: let the other one be made by this command, or by a bot"
            " that has a part of the shards."
        )
    every = parts(connection)
    games = every[0].where
    moved = Moved(
        count(f"SELECT count(DISTINCT guild) FROM main.games WHERE {games}"),
        count(f"SELECT count(*) FROM main.games WHERE {games}"),
        count(f"SELECT count(*) FROM other.games WHERE {games}"),
    )
    users = _users(connection, servers)
    _lend_time(connection, servers)
    for part in every:
        _copy(connection, part, servers)
    for part in reversed(every):
        connection.execute(f"DELETE FROM main.{part.table} WHERE {part.where}", (servers,))
    _take_along(connection, users)
    return moved


def _copy(connection: sqlite3.Connection, part: Part, servers: str) -> None:
    columns = [row[1] for row in connection.execute(f"PRAGMA main.table_info({part.table})")]
    values, order = list(columns), ""
    if part.table == "outbox":
        # Rows are numbered anew, in the same order, and keep their nonces: what Discord may have
        # been sent already is recognised.
        columns, values = columns[1:], values[1:]
        values[values.index("origin")] = (
            "coalesce(origin, (SELECT value FROM main.kv WHERE key = 'nonce-prefix') || '-' || id)"
        )
        order = " ORDER BY id"
    connection.execute(
        f"INSERT INTO other.{part.table} ({', '.join(columns)})"
        f" SELECT {', '.join(values)} FROM main.{part.table} WHERE {part.where}{order}",
        (servers,),
    )


def _users(connection: sqlite3.Connection, servers: str) -> str:
    """Return everybody who plays, has played, or hosts in some servers."""
    games = "SELECT id FROM main.games WHERE guild IN (SELECT value FROM json_each(?1))"
    rows = connection.execute(
        f"SELECT user FROM main.players WHERE game IN ({games}) AND user IS NOT NULL"
        f" UNION SELECT owner FROM main.players WHERE game IN ({games}) AND owner IS NOT NULL"
        f" UNION SELECT user FROM main.tenures WHERE game IN ({games})"
        f" UNION SELECT host FROM main.games WHERE id IN ({games})",
        (servers,),
    )
    return json.dumps([row[0] for row in rows])


def _take_along(connection: sqlite3.Connection, users: str) -> None:
    """Copy what users prefer, unless they have said so there; forget it where they have left."""
    listed = "(SELECT value FROM json_each(?1))"
    gone = (
        "(SELECT value FROM json_each(?1)"
        " EXCEPT SELECT user FROM main.players EXCEPT SELECT owner FROM main.players"
        " EXCEPT SELECT user FROM main.tenures EXCEPT SELECT host FROM main.games)"
    )
    for table in PERSONAL:
        connection.execute(
            f"INSERT OR IGNORE INTO other.{table}"
            f" SELECT * FROM main.{table} WHERE user IN {listed}",
            (users,),
        )
        connection.execute(f"DELETE FROM main.{table} WHERE user IN {gone}", (users,))
    for fact in FACTS:
        keys = f"SELECT '{fact}:' || value FROM {{}}"
        connection.execute(
            "INSERT OR IGNORE INTO other.kv SELECT * FROM main.kv"
            f" WHERE key IN ({keys.format('json_each(?1)')})",
            (users,),
        )
        connection.execute(f"DELETE FROM main.kv WHERE key IN ({keys.format(gone)})", (users,))


def _lend_time(connection: sqlite3.Connection, servers: str) -> None:
    """Move deadlines by the time in which the other database was served, and this one was not.

    The next start gives everybody the time since then.
    """
    (mine,), (others,) = (
        connection.execute(
            f"SELECT (SELECT value FROM {name}.kv WHERE key = 'time-seen')"
        ).fetchone()
        for name in ("main", "other")
    )
    late = 0.0 if mine is None or others is None else float(others) - float(mine)
    if late > 0:
        connection.execute(
            "UPDATE main.clocks SET begun = begun + ?2, due = due + ?2, next = next + ?2"
            " WHERE game IN (SELECT id FROM main.games"
            "  WHERE guild IN (SELECT value FROM json_each(?1))) AND stopped IS NULL",
            (servers, late),
        )
