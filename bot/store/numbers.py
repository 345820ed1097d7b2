"""Numbers of games and proposals, which no other database of the same bot gives."""

from __future__ import annotations

import secrets
from typing import Literal

from .session import Session

SPAN = 1_000_000
"""Numbers of each kind that a database can give before it comes to another one's."""

BEGINNINGS = 1_000_000
"""Beginnings from which one is drawn; that two are alike is found out when databases meet."""


async def draw(session: Session, kind: Literal["game", "proposal"]) -> int:
    """Give the next number of a kind."""
    return int(
        await session.value(
            "UPDATE numbers SET last = last + 1 WHERE kind = ? RETURNING last", kind
        )
    )


async def beginning(session: Session) -> int:
    """Return where the numbers of this database begin: 0 in one that was made for a whole bot."""
    return int(await session.value("SELECT last FROM numbers WHERE kind = 'beginning'"))


async def begin_apart(session: Session) -> None:
    """Let the numbers of a database that has given none begin where no other one's do."""
    if await session.value("SELECT max(last) FROM numbers") == 0:
        start = SPAN * (1 + secrets.randbelow(BEGINNINGS - 1))
        await session.run("UPDATE numbers SET last = ?", start)
