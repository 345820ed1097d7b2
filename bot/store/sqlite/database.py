"""One database file, one writer at a time."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from .backups import read_only
from .migrate import NotOurs, TooNew, migrate
from .session import Session

__all__ = ["Gone", "NotOurs", "Store", "TooNew"]

# Its debug lines are of no use to a host, and no statement belongs in a log.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

BUSY = 5.0
"""Seconds to wait for another process that holds the database, such as a backup."""

CACHE = 16_000
"""KiB of pages that each connection caches: the indexes of thousands of games."""

STATEMENTS = 256
"""How many statements stay prepared: enough for all of them."""


class Gone(sqlite3.OperationalError):
    """The database was deleted or replaced under the bot; only a new start helps."""


class Store:
    """The database of one bot.

    It has two connections: the writer runs one transaction after another; the reader sees only what
    was committed, so nothing can be told before it is saved.

    Everything that waits for the disk or for another process (opening, committing, closing) is done
    by aiosqlite, on its own thread. Statements work on pages in memory and take about ten
    microseconds each. They run on the event loop's thread, because handing one to another thread
    and back takes several times as long.
    """

    def __init__(
        self,
        path: Path,
        writer: sqlite3.Connection,
        reader: sqlite3.Connection,
        aside: aiosqlite.Connection,
    ) -> None:
        """Create it; ``aside`` is the same writer on its own thread, for calls that may wait."""
        self.path = path
        self._writer = writer
        self._reader = reader
        self._aside = aside
        self._file = path.stat()
        self.fault = ""
        """What was wrong with the last transaction, or is wrong permanently; empty if nothing
        is."""
        self._damaged = False
        self._write_lock = asyncio.Lock()
        self._read_lock = asyncio.Lock()
        self.on_write: Callable[[float], None] = lambda seconds: None
        """The function that is told how long each committed transaction took, including its
        wait."""

    @classmethod
    async def open(cls, path: str | Path) -> Store:
        """Open a database; if there is none, create it, readable only by its owner.

        Raises OSError, sqlite3.Error, NotOurs, TooNew.
        """
        path = Path(path)
        writer, reader = await asyncio.to_thread(_open, path)
        return cls(path, writer, reader, await _served(writer))

    @classmethod
    async def look(cls, path: Path) -> Store:
        """Open a database only for reading; the file and its schema stay as they are.

        Raises sqlite3.Error.
        """
        reader = await asyncio.to_thread(_connect, read_only(path))
        return cls(path, reader, reader, await _served(reader))

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        async with self._write_lock, self._read_lock:
            if self._reader is not self._writer:
                self._reader.close()
            await _finish(self._aside.close())

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Session]:
        """Write in one transaction: committed when the block ends, undone when it raises.

        If this raises at the very end, or is canceled, the commit may or may not have happened, so
        everything in memory must then be read again. Raises Gone if the file is no longer there.
        """
        began = time.perf_counter()
        async with self._write_lock:
            try:
                self.check()
                await self._begin()
                try:
                    yield Session(self._writer)
                    self.check()
                    await _finish(self._aside.commit())
                except BaseException:
                    # Does nothing if the commit was already done.
                    self._writer.rollback()
                    raise
            except sqlite3.Error as error:
                self._note(error)
                raise
            if not self._damaged:
                self.fault = ""
        self.on_write(time.perf_counter() - began)

    def _note(self, error: sqlite3.Error) -> None:
        """Remember what is wrong; damaged pages are remembered until the next start."""
        self.fault = str(error)
        # An error of the library itself has no SQLite code.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        self._damaged |= code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

    def check(self) -> None:
        """Check that the next start will open the file to which this one writes.

        If an open file is deleted or replaced, only the processes that have it open still see it.
        Raises Gone.
        """
        try:
            is_same = os.path.samestat(self.path.stat(), self._file)
        except OSError:
            is_same = False
        if not is_same:
            self.fault = f"the file {self.path} was deleted or replaced"
            raise Gone(self.fault)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Session]:
        """Read one consistent state of the database, as it was last committed."""
        async with self._read_lock:
            try:
                self._reader.execute("BEGIN")
                try:
                    yield Session(self._reader)
                finally:
                    self._reader.rollback()
            except sqlite3.Error as error:
                self._note(error)
                raise

    async def _begin(self) -> None:
        """Begin to write; if another process is writing, wait on the other thread."""
        try:
            self._writer.execute("PRAGMA busy_timeout = 0").close()
            self._writer.execute("BEGIN IMMEDIATE")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
        finally:
            self._writer.execute(f"PRAGMA busy_timeout = {BUSY * 1000:.0f}").close()
        await _finish(self._aside.execute("BEGIN IMMEDIATE"))


async def _finish(work: Awaitable[object]) -> None:
    """Wait for work on the other thread; it is done when this returns, even if canceled."""
    future = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not future.done():
        try:
            await asyncio.wait([future])
        except asyncio.CancelledError as error:
            cancelled = error
    future.result()
    if cancelled is not None:
        raise cancelled


async def _served(connection: sqlite3.Connection) -> aiosqlite.Connection:
    """Give a connection its own thread for calls that may wait."""
    return await aiosqlite.Connection(lambda: connection, iter_chunk_size=64)


def _open(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """Open a file for a writer and a reader."""
    _claim(path)
    writer = _connect(path)
    try:
        # A reader can read while the writer writes, and a commit survives a loss of power.
        writer.execute("PRAGMA journal_mode = WAL").close()
        writer.execute("PRAGMA synchronous = FULL").close()
        migrate(writer)
        reader = _connect(path)
    except BaseException:
        writer.close()
        raise
    reader.execute("PRAGMA query_only = ON").close()
    return writer, reader


def _claim(path: Path) -> None:
    """Create the file if necessary, and make it readable only by its owner.

    SQLite gives its companions (``-wal``, ``-shm``) the permissions of the file itself.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if os.fstat(descriptor).st_mode & 0o077:
            path.chmod(0o600)
    finally:
        os.close(descriptor)


def _connect(path: str | Path) -> sqlite3.Connection:
    """Open a file, given by its path or its address."""
    connection = sqlite3.connect(
        path,
        uri=isinstance(path, str),
        timeout=BUSY,
        # Transactions begin only where this package begins them.
        isolation_level=None,
        # The loop's thread and the one for commits take turns, never both at the same time.
        check_same_thread=False,
        cached_statements=STATEMENTS,
    )
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA foreign_keys = ON").close()
    connection.execute(f"PRAGMA cache_size = -{CACHE}").close()
    return connection
