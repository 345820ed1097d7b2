"""Numbered migrations: files of SQL, each with its reason at the top, run once and in full.

The database's ``user_version`` holds the number of the last one.
"""

from __future__ import annotations

import re
import sqlite3
from importlib import resources

APPLICATION = 0x52564E52
"""``RVNR``: marks a database file as the bot's (``file`` and ``doctor`` look at it)."""


class NotOurs(RuntimeError):
    """A file that is a database of another program."""


class TooNew(RuntimeError):
    """A database that was written by a later version of this program."""


def migrations() -> list[tuple[int, str]]:
    """Return the migrations in order, as (number, SQL).

    Raises ValueError if a number is missing or occurs twice.
    """
    found: list[tuple[int, str]] = []
    for file in (resources.files(__package__) / "migrations").iterdir():
        if match := re.fullmatch(r"(\d{4})_\w+\.sql", file.name):
            found.append((int(match[1]), file.read_text(encoding="utf-8")))
    found.sort()
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        raise ValueError("the numbers of the migrations have a gap or a double")
    return found


def migrate(connection: sqlite3.Connection, *, upto: int | None = None) -> None:
    """Bring a database to the last migration, or to ``upto``.

    Raises NotOurs, TooNew, or sqlite3.Error from a migration, which is then undone.
    """
    version = _pragma(connection, "user_version")
    application = _pragma(connection, "application_id")
    tables = connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
    if application != APPLICATION and (application or version or tables):
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
            _apply(connection, number, sql)


def _apply(connection: sqlite3.Connection, number: int, sql: str) -> None:
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE; {sql}\n"
            f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}; COMMIT;"
        )
    except BaseException:
        connection.rollback()
        raise


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)
