"""The messages of tables that are edited, pinned or linked to after they were sent."""

from __future__ import annotations

import asyncio

from bot.limits.memory import Locks
from bot.play import GameInfo, Play, UserError
from bot.store import Store
from bot.store.messages import posts
from bot.store.messages.posts import Kind, Post, RoundPlace
from bot.text import Localizer, Plain
from bot.ui.layout import Layout
from bot.ui.names import game_title

from .messages import Links, recruiting_card, status_card


class Posts:
    """The places of messages, which survive a restart."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._posting = Locks()

    def posting(self, channel: int) -> asyncio.Lock:
        """Return the lock that is held while a card is posted in a channel."""
        return self._posting.of(channel)

    async def find(self, game: int, kind: Kind, about: int = 0) -> Post | None:
        """Return where a message is; ``None`` if none was posted, or its id is not known."""
        async with self._store.reading() as session:
            return await posts.find(session, game, kind, about)

    async def put(self, post: Post) -> None:
        """Save where a message is, replacing the earlier one."""
        async with self._store.writing() as session:
            await posts.put(session, post)

    async def find_round(self, game: int, round: int) -> RoundPlace | None:
        """Return where the chapters of a round are posted; ``None`` before the first."""
        async with self._store.reading() as session:
            return await posts.find_round(session, game, round)

    async def put_round(self, place: RoundPlace) -> None:
        """Record where the chapters of a round are posted."""
        async with self._store.writing() as session:
            await posts.put_round(session, place)

    async def forget_round(self, game: int, round: int) -> None:
        """Forget the thread of a round, which is gone."""
        async with self._store.writing() as session:
            await posts.forget_round(session, game, round)

    async def links(self, info: GameInfo) -> Links:
        """Return the links of the status message of a game."""
        async with self._store.reading() as session:
            board = await posts.find(session, info.id, "board")
            battle = await posts.find(session, info.id, "battle")
            last = await posts.find_last_round(session, info.id)
        return Links(
            board=None if board is None else link(info, board),
            battle=None if battle is None else link(info, battle),
            thread=None if last is None or last.channel == info.channel else last.channel,
        )


def link(info: GameInfo, post: Post) -> str:
    """Return the address of a message of a game, as Discord opens it."""
    return f"https://discord.com/channels/{info.guild or '@me'}/{post.channel}/{post.message}"


async def card_of(play: Play, posts: Posts, game: int, say: Localizer) -> Layout:
    """Build the present status message of a table: its lobby, or the status of its game.

    Raises UserError.
    """
    info = await play.info(game)
    say = say.of(info.ruleset)
    closed = Layout().text(say("lobby-closed-card", title=Plain(game_title(info, say))))
    if info.phase == "closed":
        return closed
    if info.phase == "lobby":
        users = [player.user for player in info.players if player.user is not None]
        repute = await play.users.repute(info.guild, users)
        return recruiting_card(info, play.ruleset(info.ruleset), say, repute)
    if info.pinned is not None:
        return Layout().text(say("card-pinned", title=Plain(game_title(info, say))))
    try:
        table = await play.table_view(game)
    except UserError:
        if (await play.info(game)).phase == "closed":  # It has just been closed.
            return closed
        raise
    return status_card(table, say, await posts.links(info))
