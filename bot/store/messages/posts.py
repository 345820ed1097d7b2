"""What stands in Discord for a game: its posts, chapters, threads of rounds, and event."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any, Literal

from engine.kernel.data import fixed

from ..sqlite.session import Session, record, to_json

Kind = Literal["card", "board", "battle", "proposal"]
"""A table's card, the last board posted, the last chapter with a battle, and the messages of
proposals."""


@fixed
class Post:
    """The place of a message. A message whose id was lost is not a post."""

    game: int
    kind: Kind
    channel: int
    message: int
    about: int = 0
    """The number of the proposal; 0 for kinds of which a game has only one post."""
    mark: str = ""
    """By which the message is recognized in its channel."""
    pinned: bool = False
    """Whether it was pinned once, or cannot be."""


async def find(session: Session, game: int, kind: Kind, about: int = 0) -> Post | None:
    """Return a post of a game."""
    row = await session.row(
        "SELECT * FROM posts WHERE game = ? AND kind = ? AND about = ?", game, kind, about
    )
    return None if row is None else record(Post, row)


async def drop(session: Session, game: int) -> None:
    """Forget the posts and the threads of a game, which is played elsewhere now."""
    await session.run("DELETE FROM posts WHERE game = ?", game)
    await session.run("DELETE FROM rounds WHERE game = ?", game)


async def put(session: Session, post: Post) -> None:
    """Save a post, replacing the earlier one."""
    await session.put("posts", post)


@fixed
class RoundPlace:
    """Where the chapters of a round are posted."""

    game: int
    round: int
    channel: int
    """A thread; the game's channel where there can be none."""
    message: int | None = None
    """The row of the outbox that says why there is no thread."""


async def find_round(session: Session, game: int, round: int) -> RoundPlace | None:
    """Return where the chapters of a round are posted, if any was."""
    row = await session.row("SELECT * FROM rounds WHERE game = ? AND round = ?", game, round)
    return None if row is None else record(RoundPlace, row)


async def find_last_round(session: Session, game: int) -> RoundPlace | None:
    """Return where the chapters of the last round are posted, if any was."""
    row = await session.row("SELECT * FROM rounds WHERE game = ? ORDER BY round DESC LIMIT 1", game)
    return None if row is None else record(RoundPlace, row)


async def put_round(session: Session, place: RoundPlace) -> None:
    """Save where the chapters of a round are posted, replacing the earlier place."""
    await session.put("rounds", place)


async def forget_round(session: Session, game: int, round: int) -> None:
    """Forget the thread of a round, which is gone."""
    await session.run("DELETE FROM rounds WHERE game = ? AND round = ?", game, round)


@fixed
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


async def find_chapters(session: Session, game: int, start: int) -> list[ChapterPost]:
    """Return the posts that tell a chapter, in their order."""
    rows = await session.rows(
        "SELECT * FROM chapters WHERE game = ? AND start = ? ORDER BY part", game, start
    )
    return [ChapterPost(**dict(row)) for row in rows]


async def put_chapter(session: Session, post: ChapterPost) -> None:
    """Save a post, replacing the earlier one."""
    await session.put("chapters", post)


async def forget_chapter(session: Session, post: ChapterPost) -> None:
    """Forget a post that is gone."""
    await session.run(
        "DELETE FROM chapters WHERE game = ? AND start = ? AND part = ?",
        post.game,
        post.start,
        post.part,
    )


async def drop_chapters(session: Session, game: int) -> None:
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
    await session.put("boards", game=game, view=to_json(view))


async def find_lead(session: Session, game: int) -> frozenset[str] | None:
    """Return the last saved lead; ``None`` if there is none."""
    found = await session.value("SELECT lead FROM games WHERE id = ?", game)
    return None if found is None else frozenset(json.loads(found))


async def put_lead(session: Session, game: int, marks: Collection[str]) -> None:
    """Save who is winning."""
    await session.run("UPDATE games SET lead = ? WHERE id = ?", to_json(sorted(marks)), game)


@fixed
class Scheduled:
    """A server event for the deadline of a game."""

    game: int
    event: int
    start: float
    """When the answers are due."""
    shows: str
    """What the event shows, for comparison with what it should show."""


async def find_event(session: Session, game: int) -> Scheduled | None:
    """Return the event of a game."""
    row = await session.row("SELECT * FROM calendar WHERE game = ?", game)
    return None if row is None else Scheduled(**dict(row))


async def put_event(session: Session, scheduled: Scheduled) -> None:
    """Save the event of a game, replacing the earlier one."""
    await session.put("calendar", scheduled)


async def drop_event(session: Session, game: int) -> None:
    """Save that a game has no event."""
    await session.run("DELETE FROM calendar WHERE game = ?", game)
