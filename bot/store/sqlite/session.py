"""Statements within one transaction."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar, cast

Row = sqlite3.Row

StoreError = sqlite3.Error
"""An error of SQLite: the database is locked, full or damaged, or a statement is wrong."""


def to_json(value: Any) -> str:
    """Return plain data as JSON, in the form that all columns hold.

    Raises TypeError or ValueError for anything that is not plain data.
    """
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


R = TypeVar("R")


def record(kind: type[R], row: Row, **given: Any) -> R:
    """Return a row as a dataclass: each field is the column of its name, unless it is given."""
    made: Any = kind
    columns = {
        name: bool(row[name]) if is_truth else row[name]
        for name, is_truth in _fields(made)
        if name not in given
    }
    return cast(R, made(**columns, **given))


@cache
def _fields(kind: Any) -> tuple[tuple[str, bool], ...]:
    """Return the fields of a dataclass, and whether each is a truth value."""
    return tuple((field.name, field.type in (bool, "bool")) for field in fields(kind))


BREATH = 50
"""How many statements run before other tasks get a turn; each takes some ten microseconds."""


class Session:
    """One transaction: it reads one consistent state, and its writes are saved all or not at all.

    Statements run on the event loop's own thread, because one takes less time than handing it to
    another thread and back. The store does everything that may take long, such as waiting for the
    disk.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._statements = 0

    async def run(self, sql: str, *values: Any, **named: Any) -> int:
        """Run one statement; return how many rows it changed."""
        await self._breathe()
        return self._connection.execute(sql, named or values).rowcount

    async def insert(self, sql: str, *values: Any) -> int:
        """Run one INSERT; return the id of the row."""
        await self._breathe()
        id = self._connection.execute(sql, values).lastrowid
        assert id is not None
        return id

    async def put(self, table: str, row: Any = None, **given: Any) -> None:
        """Write a row, in place of the one with the same key, if there is one.

        It is a dataclass, as :func:`record` returns it: each field is the column of its name,
        unless it is given.
        """
        kind: Any = type(row)
        named = () if row is None else (name for name, _ in _fields(kind))
        columns = {**{name: getattr(row, name) for name in named}, **given}
        names, places = ", ".join(columns), ", ".join(f":{name}" for name in columns)
        await self.run(f"INSERT OR REPLACE INTO {table} ({names}) VALUES ({places})", **columns)

    async def run_many(self, sql: str, values: Iterable[tuple[Any, ...]]) -> None:
        """Run one statement for each tuple of values."""
        await self._breathe()
        self._connection.executemany(sql, values)

    async def rows(self, sql: str, *values: Any, **named: Any) -> list[Row]:
        """Return all rows of a query, whose parameters are numbered or named."""
        await self._breathe()
        return self._connection.execute(sql, named or values).fetchall()

    async def row(self, sql: str, *values: Any, **named: Any) -> Row | None:
        """Return the first row of a query, if there is one."""
        found = await self.rows(sql, *values, **named)
        return found[0] if found else None

    async def value(self, sql: str, *values: Any, **named: Any) -> Any:
        """Return the first column of the first row, or ``None``."""
        found = await self.row(sql, *values, **named)
        return found[0] if found else None

    @asynccontextmanager
    async def part(self) -> AsyncIterator[None]:
        """Do a part of the transaction that is undone by itself if it raises."""
        self._connection.execute("SAVEPOINT part").close()
        try:
            yield
        except BaseException:
            self._connection.execute("ROLLBACK TO part").close()
            raise
        finally:
            self._connection.execute("RELEASE part").close()

    async def _breathe(self) -> None:
        self._statements += 1
        if self._statements % BREATH == 0:
            await asyncio.sleep(0)
