"""One database file, one writer at a time."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from .copies import read_only
from .migrate import NotOurs, TooNew, migrate
from .session import Session

__all__ = ["NotOurs", "Store", "TooNew"]

# The library's debug lines hold the values of every statement, and so what players have sealed.
logging.getLogger("aiosqlite").addFilter(lambda record: record.levelno > logging.DEBUG)

BUSY = 5.0
"""Seconds to wait for another process that holds the database, such as a backup."""


class Store:
    """The database of one bot.

    Two connections: the writer runs one transaction after another; the reader sees only what was
    committed, so nothing can be spoken of before it is saved.
    """

    def __init__(
        self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection
    ) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._write_lock = asyncio.Lock()
        self._read_lock = asyncio.Lock()
        self.on_write: Callable[[float], None] = lambda seconds: None
        """Hears how long every transaction took that was committed, its wait included."""

    @classmethod
    async def open(cls, path: str | Path) -> Store:
        """Open a database, creating it, readable by its owner only, if there is none.

        Raises OSError, sqlite3.Error, NotOurs, TooNew.
        """
        path = Path(path)
        await asyncio.to_thread(_claim, path)
        writer = await _connect(path)
        try:
            # A reader can go on while the writer writes, and a commit survives a loss of power.
            await writer.execute("PRAGMA journal_mode = WAL")
            await writer.execute("PRAGMA synchronous = FULL")
            await migrate(writer)
            reader = await _connect(path)
        except BaseException:
            await writer.close()
            raise
        await reader.execute("PRAGMA query_only = ON")
        return cls(path, writer, reader)

    @classmethod
    async def look(cls, path: Path) -> Store:
        """Open a database for reading alone; the file stays as it is, and so does its schema.

        Raises sqlite3.Error.
        """
        reader = await aiosqlite.connect(
            read_only(path), uri=True, timeout=BUSY, isolation_level=None
        )
        reader.row_factory = sqlite3.Row
        return cls(path, reader, reader)

    async def close(self) -> None:
        """Finish what is being written and close the file."""
        async with self._write_lock, self._read_lock:
            await self._reader.close()
            if self._writer is not self._reader:
                await self._writer.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Session]:
        """Write in one transaction: committed when the block ends, undone when it raises.

        If this raises at the very end, or is cancelled, the commit may have happened or not:
        what is in memory must then be read again.
        """
        began = time.perf_counter()
        async with self._write_lock:
            await self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield Session(self._writer)
                await self._writer.commit()
            except BaseException:
                # Does nothing where the commit was already done.
                await self._writer.rollback()
                raise
        self.on_write(time.perf_counter() - began)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Session]:
        """Read from one moment of the database, as it was last committed."""
        async with self._read_lock:
            await self._reader.execute("BEGIN")
            try:
                yield Session(self._reader)
            finally:
                await self._reader.rollback()


def _claim(path: Path) -> None:
    """Make sure that the file exists and that only its owner can read it.

    SQLite gives its companions (``-wal``, ``-shm``) the permissions of the file itself.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if os.fstat(descriptor).st_mode & 0o077:
            path.chmod(0o600)
    finally:
        os.close(descriptor)


async def _connect(path: Path) -> aiosqlite.Connection:
    # Without an isolation level, transactions begin where this package says so, and nowhere else.
    connection = await aiosqlite.connect(path, timeout=BUSY, isolation_level=None)
    connection.row_factory = sqlite3.Row
    await connection.execute("PRAGMA foreign_keys = ON")
    return connection
