"""Messages of the bot that can be found again, by their channels and ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .session import Session

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
    return None if row is None else Post(**{**dict(row), "pinned": bool(row["pinned"])})


async def drop(session: Session, game: int) -> None:
    """Forget the posts of a game, which is played elsewhere now."""
    await session.run("DELETE FROM posts WHERE game = ?", game)


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
