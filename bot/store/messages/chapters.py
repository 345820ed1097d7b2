"""The posts of current chapters, and the contents of the last picture of the board."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ..sqlite.session import Session, to_json


@dataclass(frozen=True, slots=True)
class ChapterPost:
    """One message that tells a chapter, or a part of it."""

    game: int
    start: int
    """The place in the log after which the chapter begins."""
    part: int
    """The index of the part, from 0."""
    channel: int
    message: int
    mark: str
    """By which the message is recognized in its channel."""
    shows: str
    """What it shows, for comparison."""
    note: str = ""
    """The id of the message that says why it is posted where it is; empty if there is none."""


async def find(session: Session, game: int, start: int) -> list[ChapterPost]:
    """Return the posts that tell a chapter, in their order."""
    rows = await session.rows(
        "SELECT * FROM chapters WHERE game = ? AND start = ? ORDER BY part", game, start
    )
    return [ChapterPost(**dict(row)) for row in rows]


async def put(session: Session, post: ChapterPost) -> None:
    """Save a post, replacing the earlier one."""
    await session.run(
        "INSERT OR REPLACE INTO chapters (game, start, part, channel, message, mark, shows, note)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        post.game,
        post.start,
        post.part,
        post.channel,
        post.message,
        post.mark,
        post.shows,
        post.note,
    )


async def forget(session: Session, post: ChapterPost) -> None:
    """Forget a post that is gone."""
    await session.run(
        "DELETE FROM chapters WHERE game = ? AND start = ? AND part = ?",
        post.game,
        post.start,
        post.part,
    )


async def drop(session: Session, game: int) -> None:
    """Forget all posts of a game, and its last picture: it is played elsewhere now."""
    await session.run("DELETE FROM chapters WHERE game = ?", game)
    await session.run("DELETE FROM boards WHERE game = ?", game)
    await tell_from(session, game, None)


async def told_from(session: Session, game: int) -> int | None:
    """Return the place in the log after which the current chapter begins, if there is one."""
    start = int(await session.value("SELECT told_from FROM games WHERE id = ?", game))
    return None if start < 0 else start


async def tell_from(session: Session, game: int, start: int | None) -> None:
    """Save that a chapter is being posted, or that it has ended."""
    await session.run(
        "UPDATE games SET told_from = ? WHERE id = ?", -1 if start is None else start, game
    )


async def find_board(session: Session, game: int) -> Mapping[str, Any] | None:
    """Return what the last picture of the board showed."""
    found = await session.value("SELECT view FROM boards WHERE game = ?", game)
    return None if found is None else json.loads(found)


async def put_board(session: Session, game: int, view: Mapping[str, Any]) -> None:
    """Save what the last picture of the board shows."""
    await session.run(
        "INSERT OR REPLACE INTO boards (game, view) VALUES (?, ?)", game, to_json(view)
    )


async def find_lead(session: Session, game: int) -> frozenset[str] | None:
    """Return the last saved lead; ``None`` if there is none."""
    found = await session.value("SELECT lead FROM games WHERE id = ?", game)
    return None if found is None else frozenset(json.loads(found))


async def put_lead(session: Session, game: int, marks: Collection[str]) -> None:
    """Save who is winning."""
    await session.run("UPDATE games SET lead = ? WHERE id = ?", to_json(sorted(marks)), game)
