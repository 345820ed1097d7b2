"""Statements within one transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Any

import aiosqlite

Row = sqlite3.Row


def to_json(value: Any) -> str:
    """Write plain data the way all columns hold it.

    Raises TypeError or ValueError for what is not plain data.
    """
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


class Session:
    """One transaction: what it reads belongs together, and what it writes is kept all or not."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def run(self, sql: str, *values: Any) -> int:
        """Run one statement; return how many rows it changed."""
        cursor = await self._connection.execute(sql, values)
        await cursor.close()
        return cursor.rowcount

    async def insert(self, sql: str, *values: Any) -> int:
        """Run one INSERT; return the id of the row."""
        cursor = await self._connection.execute(sql, values)
        await cursor.close()
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    async def run_many(self, sql: str, values: Iterable[tuple[Any, ...]]) -> None:
        """Run one statement for each tuple of values."""
        cursor = await self._connection.executemany(sql, values)
        await cursor.close()

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """Return all rows of a query."""
        return list(await self._connection.execute_fetchall(sql, values))

    async def row(self, sql: str, *values: Any) -> Row | None:
        """Return the first row of a query, if there is one."""
        found = await self.rows(sql, *values)
        return found[0] if found else None

    async def value(self, sql: str, *values: Any) -> Any:
        """Return the first column of the first row, or ``None``."""
        found = await self.row(sql, *values)
        return found[0] if found else None
