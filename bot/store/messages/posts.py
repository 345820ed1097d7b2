"""Messages of the bot that can be found again, and the threads in which rounds are told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..sqlite.session import Session, record

Kind = Literal["card", "board", "battle", "proposal"]
"""A table's card, the last board posted, the last chapter with a battle, and the messages of
proposals."""


@dataclass(frozen=True, slots=True)
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
    await session.run(
        "INSERT OR REPLACE INTO posts (game, kind, channel, message, about, mark, pinned)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        post.game,
        post.kind,
        post.channel,
        post.message,
        post.about,
        post.mark,
        post.pinned,
    )


@dataclass(frozen=True, slots=True)
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
    await session.run(
        "INSERT OR REPLACE INTO rounds (game, round, channel, message) VALUES (?, ?, ?, ?)",
        place.game,
        place.round,
        place.channel,
        place.message,
    )


async def forget_round(session: Session, game: int, round: int) -> None:
    """Forget the thread of a round, which is gone."""
    await session.run("DELETE FROM rounds WHERE game = ? AND round = ?", game, round)
