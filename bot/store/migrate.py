"""Numbered migrations: files of SQL, each with its reason on top, each run once and wholly.

The number of the last one is kept in the database's ``user_version``.
"""

from __future__ import annotations

import re
from importlib import resources

import aiosqlite

APPLICATION = 0x52564E52
"""``RVNR``: marks a database file as one of ours (``file`` and ``doctor`` look at it)."""


class NotOurs(RuntimeError):
    """The file is a database of some other program."""


class TooNew(RuntimeError):
    """The database was written by a later version of this program."""


def migrations() -> list[tuple[int, str]]:
    """Return the migrations in order, as (number, SQL).

    Raises ValueError if a number is missing or doubled.
    """
    found: list[tuple[int, str]] = []
    for file in (resources.files(__package__) / "migrations").iterdir():
        if match := re.fullmatch(r"(\d{4})_\w+\.sql", file.name):
            found.append((int(match[1]), file.read_text(encoding="utf-8")))
    found.sort()
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        raise ValueError("the numbers of the migrations have a gap or a double")
    return found


async def migrate(connection: aiosqlite.Connection, *, upto: int | None = None) -> None:
    """Bring a database to the last migration, or to ``upto``.

    Raises NotOurs, TooNew; sqlite3.Error from a migration, which then left nothing behind.
    """
    version = await _pragma(connection, "user_version")
    application = await _pragma(connection, "application_id")
    tables = await connection.execute_fetchall("SELECT 1 FROM sqlite_schema LIMIT 1")
    if application != APPLICATION and (application or version or list(tables)):
        raise NotOurs("The file RAVENRY_DATABASE names is a database of another program.")
    known = migrations()
    if version > len(known):
        raise TooNew(
            f"The database was written by a later version of the bot (schema {version}, this"
            f" version knows {len(known)}): install that version again, or restore a backup from"
            " before it."
        )
    for number, sql in known:
        if version < number and (upto is None or number <= upto):
            await _apply(connection, number, sql)


async def _apply(connection: aiosqlite.Connection, number: int, sql: str) -> None:
    try:
        await connection.executescript(
            f"BEGIN IMMEDIATE; {sql}\n"
            f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}; COMMIT;"
        )
    except BaseException:
        await connection.rollback()
        raise


async def _pragma(connection: aiosqlite.Connection, name: str) -> int:
    ((value,),) = await connection.execute_fetchall(f"PRAGMA {name}")
    return int(value)
