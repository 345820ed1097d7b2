"""The messages of tables that are edited, pinned or linked to after they were sent."""

from __future__ import annotations

import asyncio

from bot.play import GameInfo, Play, Trouble
from bot.play.locks import Locks
from bot.store import Store, posts
from bot.store.posts import Kind, Post
from bot.text import Plain, Voice
from bot.ui.layout import Layout
from bot.ui.names import game_title

from .cards import recruiting_card, status_card


class Posts:
    """Knows where messages are, even after a restart."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._posting = Locks()

    def posting(self, channel: int) -> asyncio.Lock:
        """Return what is held while a card is posted in a channel whose id is not known yet."""
        return self._posting.of(channel)

    async def find(self, game: int, kind: Kind, about: int = 0) -> Post | None:
        """Return where a message is; ``None`` if none was posted, or its id is not known."""
        async with self._store.reading() as session:
            return await posts.find(session, game, kind, about)

    async def put(self, post: Post) -> None:
        """Save where a message is, replacing the earlier one."""
        async with self._store.writing() as session:
            await posts.put(session, post)


def link(info: GameInfo, post: Post) -> str:
    """Return the address of a message of a game, as Discord opens it."""
    return f"https://discord.com/channels/{info.guild or '@me'}/{post.channel}/{post.message}"


async def card_of(play: Play, posts: Posts, game: int, say: Voice) -> Layout:
    """Build the present card of a table: its lobby, or the status of its game.

    Raises Trouble.
    """
    info = await play.info(game)
    say = say.of(info.ruleset)
    closed = Layout().text(say("lobby-closed-card", title=Plain(game_title(info, say))))
    if info.phase == "closed":
        return closed
    if info.phase == "lobby":
        return recruiting_card(info, play.ruleset(info.ruleset), say)
    if info.pinned is not None:
        return Layout().text(say("card-pinned", title=Plain(game_title(info, say))))
    try:
        table = await play.table(game)
    except Trouble:
        if (await play.info(game)).phase == "closed":  # since it was looked at first
            return closed
        raise
    board = await posts.find(game, "board")
    return status_card(table, say, None if board is None else link(info, board))
