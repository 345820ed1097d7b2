"""Copies of a database: made while it is in use, checked, and restored.

All of this is synchronous, for separate processes or threads.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from ..keeping import facts
from ..keeping.facts import NONCE_SECRET
from .migrate import APPLICATION, migrations
from .session import Session

COMPANIONS = ("-wal", "-shm", "-journal")
"""The endings that SQLite adds to the name of a database for its companion files."""


class BadCopy(RuntimeError):
    """A file that is not a sound database of the bot; the text says what is wrong with it."""


def copy(source: Path, target: Path) -> None:
    """Copy a database as it is now, even while it is written to, into one file.

    ``target`` must not exist; only its owner can read it.
    Raises OSError, sqlite3.Error.
    """
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with closing(_reader(source)) as old, closing(sqlite3.connect(target)) as new:
        # In one step: it does not hold up writers, and if it paused, each write would restart it.
        old.backup(new)
        # A single file, without the companions that a write-ahead log needs.
        new.execute("PRAGMA journal_mode = DELETE").close()
    with target.open("rb") as file:
        os.fsync(file.fileno())


def look_over(path: Path) -> int:
    """Check that a file is a sound database of the bot; return the number of its schema.

    Raises BadCopy, OSError.
    """
    if not path.is_file():
        raise BadCopy(f"There is no file {path}.")
    try:
        with closing(_reader(path)) as connection:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            (schema,) = connection.execute("PRAGMA user_version").fetchone()
            if application != APPLICATION:
                raise BadCopy(f"{path} is a database of another program.")
            if schema > len(migrations()):
                raise BadCopy(
                    f"{path} was written by a later version of this program (schema {schema},"
                    f" this program knows {len(migrations())}): install that version."
                )
            faults = [row[0] for row in connection.execute("PRAGMA integrity_check(5)")]
            if faults != ["ok"]:
                raise BadCopy(f"{path} is damaged: {'; '.join(faults)}.")
            if (orphan := connection.execute("PRAGMA foreign_key_check").fetchone()) is not None:
                raise BadCopy(f"{path} is damaged: a row of {orphan[0]} refers to nothing.")
    except sqlite3.Error as error:
        raise BadCopy(f"{path} cannot be read: {error}.") from error
    return int(schema)


def latest() -> int:
    """Return the number of the schema that this program writes."""
    return len(migrations())


def remove(path: Path) -> None:
    """Remove a database with its companions, if it is there."""
    for suffix in ("", *COMPANIONS):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def is_there(path: Path) -> bool:
    """Return whether there is a database; an empty file does not count."""
    return path.exists() and path.stat().st_size > 0


def schema_of(path: Path) -> int:
    """Return the number of a database's schema; 0 if there is none yet.

    Raises OSError, sqlite3.Error.
    """
    if not is_there(path):
        return 0
    with closing(_reader(path)) as connection:
        (schema,) = connection.execute("PRAGMA user_version").fetchone()
        return int(schema)


def settle(path: Path) -> None:
    """Undo the unfinished write of a killed process, so that the file can be opened read-only.

    A journal for this exists only without a write-ahead log, such as while a database is created.
    Raises sqlite3.Error.
    """
    if path.with_name(path.name + "-journal").exists():
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT 1 FROM sqlite_schema").close()


def swap(path: Path, database: Path, aside: Path) -> None:
    """Replace a database by another; the old one is renamed to ``aside``.

    At every moment there is a database: the old one until the new one takes its name in one step.
    Nobody may have either open. Raises OSError.
    """
    if is_there(database):
        try:
            with closing(sqlite3.connect(database)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
        except sqlite3.Error:
            pass  # It may be damaged, which may be why it is replaced.
        for suffix in ("", *COMPANIONS):
            part = database.with_name(database.name + suffix)
            if part.exists():
                _same(part, aside.with_name(aside.name + suffix))
        # The new database would take them for its own.
        for suffix in COMPANIONS:
            database.with_name(database.name + suffix).unlink(missing_ok=True)
    path.replace(database)
    sync(database.parent)


def _same(path: Path, other: Path) -> None:
    """Give a file a second name, or copy it if the file system has no hard links."""
    try:
        os.link(path, other)
    except OSError:
        shutil.copy2(path, other)


def sync(directory: Path) -> None:
    """Make the names in a directory survive a loss of power."""
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def read_only(path: Path) -> str:
    """Return the address by which SQLite opens a file without ever writing to it."""
    return f"{path.absolute().as_uri()}?mode=ro"


def _reader(path: Path) -> sqlite3.Connection:
    settle(path)
    return sqlite3.connect(read_only(path), uri=True, timeout=30)


async def leap(session: Session, game: int, by: int) -> None:
    """Give the open question of a running game a number that no button in Discord carries.

    Unsent messages are dropped, except for words to a user: most were sent after the backup, and
    everything that is still true is sent again.
    """
    for sql in (
        "UPDATE rests SET questions = questions + ?2 WHERE game = ?1",
        "UPDATE clocks SET question = question + ?2 WHERE game = ?1",
        "UPDATE drafts SET question = question + ?2 WHERE game = ?1",
    ):
        await session.run(sql, game, by)
    await session.run(
        "DELETE FROM outbox WHERE game = ? AND state IN ('new', 'sending') AND kind <> 'word'", game
    )


async def begin_nonces_anew(session: Session) -> None:
    """Give messages unused nonces, because their ids are used a second time."""
    await facts.drop(session, NONCE_SECRET.key())


async def list_running(session: Session) -> dict[int, bool]:
    """Return the running games, and whether each waits for other rules."""
    rows = await session.rows(
        "SELECT id, pinned IS NOT NULL AS waits FROM games WHERE phase = 'running' ORDER BY id"
    )
    return {row["id"]: bool(row["waits"]) for row in rows}
