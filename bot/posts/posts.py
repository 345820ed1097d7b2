"""The messages of tables that are edited, pinned, or led to after they were sent."""

from __future__ import annotations

import asyncio

from bot.play import GameInfo, Play
from bot.store import Store, posts, rounds
from bot.store.posts import Kind, Post
from bot.store.rounds import RoundPlace
from bot.text import Plain, Voice
from bot.ui.layout import Layout
from bot.ui.names import game_title

from .cards import Links, recruiting_card, status_card


class Posts:
    """Knows where messages stand, also after a restart."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.posting = asyncio.Lock()
        """Held while a card is posted whose id is not written down yet."""

    async def find(self, game: int, kind: Kind, about: int = 0) -> Post | None:
        """Return where a message stands; ``None`` if none was posted, or none that is known."""
        async with self._store.reading() as session:
            return await posts.find(session, game, kind, about)

    async def put(self, post: Post) -> None:
        """Write down where a message stands, in place of the one before."""
        async with self._store.writing() as session:
            await posts.put(session, post)

    async def find_round(self, game: int, round: int) -> RoundPlace | None:
        """Return where the chapters of a round are posted; ``None`` before the first."""
        async with self._store.reading() as session:
            return await rounds.find(session, game, round)

    async def put_round(self, place: RoundPlace) -> None:
        """Write down where the chapters of a round are posted."""
        async with self._store.writing() as session:
            await rounds.put(session, place)

    async def forget_round(self, game: int, round: int) -> None:
        """Forget the thread of a round, which is gone."""
        async with self._store.writing() as session:
            await rounds.forget(session, game, round)

    async def links(self, info: GameInfo) -> Links:
        """Return where the card of a game leads."""
        async with self._store.reading() as session:
            board = await posts.find(session, info.id, "board")
            battle = await posts.find(session, info.id, "battle")
            last = await rounds.find_last(session, info.id)
        return Links(
            board=None if board is None else link(info, board),
            battle=None if battle is None else link(info, battle),
            thread=None if last is None or last.channel == info.channel else last.channel,
        )


def link(info: GameInfo, post: Post) -> str:
    """Return the address of a message of a game, as Discord opens it."""
    return f"https://discord.com/channels/{info.guild or '@me'}/{post.channel}/{post.message}"


async def card_of(play: Play, posts: Posts, game: int, say: Voice) -> Layout:
    """Build the card of a table as things are: who joins, or how the game goes.

    Raises Trouble.
    """
    info = await play.info(game)
    say = say.of(info.ruleset)
    if info.phase == "closed":
        return Layout().text(say("lobby-closed-card", title=Plain(game_title(info, say))))
    if info.phase == "lobby":
        return recruiting_card(info, play.ruleset(info.ruleset), say)
    if info.pinned is not None:
        return Layout().text(say("card-pinned", title=Plain(game_title(info, say))))
    table = await play.table(game)
    return status_card(table, say, await posts.links(info))
