"""Messages to a game's channel: chapters with the board, news, and proposals."""

from __future__ import annotations

import asyncio
import io
import logging
from functools import partial

import discord

from bot.desk import Desk
from bot.games.registry import face_of
from bot.pictures import NotDrawn
from bot.play import GameInfo, Row, Trouble
from bot.play.deciding import voters
from bot.play.trouble import Unavailable
from bot.posts.cards import PICTURE, chapter_card, notice_of, put_to_vote
from bot.store.posts import Post
from bot.text import voice
from bot.ui.layout import Layout
from engine.kernel.event import EventData

from .archives import Closed, in_open_thread
from .failures import is_unknown_message
from .sending import send_once

log = logging.getLogger(__name__)


class Herald:
    """Posts in channels whatever everybody may know."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self._client = client
        self._desk = desk
        self._painting = asyncio.Semaphore(1)
        """Held while a picture is drawn: many may be due after a restart, and a user who asks for
        one should wait behind only one of them."""

    async def chapter(self, info: GameInfo, row: Row) -> int | None:
        """Post the board after a part of the round, and what happened in it."""
        over = row.kind == "over"
        payload = row.payload
        alt, files = None, list[discord.File]()
        try:
            happened: list[EventData] = [
                {"kind": phrase["id"].removeprefix("event-"), "params": phrase["params"]}
                for phrase in payload["events"]
            ]
            if face_of(info.ruleset).has_pictures:
                async with self._painting:
                    picture = await self._desk.painter.paint(payload["view"], happened)
                alt = picture.alt
                files = [discord.File(io.BytesIO(picture.png), PICTURE, description=alt[:1024])]
        except NotDrawn as error:
            log.error("game %d: no picture for row %d: %s", info.id, row.id, error)
        place = self._client.get_partial_messageable(info.channel)

        def card(alt: str | None) -> Layout:
            return chapter_card(
                info,
                payload["winner" if over else "title"],
                payload["events"],
                alt,
                voice().of(info.ruleset),
                mark=row.nonce,
                over=over,
            )

        try:
            message = await send_once(place, row, card(alt), files)
        except discord.Forbidden as error:
            if not files:
                raise
            # A channel that allows no files at least gets the words.
            log.warning("game %d: the picture cannot be posted: %s", info.id, error)
            message = await send_once(place, row, card(None))
        if message is not None and files:
            await self._desk.posts.put(Post(info.id, "board", info.channel, message))
        return message

    async def news(self, info: GameInfo, row: Row) -> int | None:
        """Post what cannot wait for the next picture."""
        say = voice().of(info.ruleset)
        lines = [f"- {say.say(e)}" for e in row.payload["events"]]
        notice = notice_of(info.id, "\n".join(lines), say, mark=row.nonce)
        place = self._client.get_partial_messageable(info.channel)
        return await send_once(place, row, notice)

    async def proposal(self, info: GameInfo, row: Row) -> int | None:
        """Put a proposal to the users whose vote is missing, unless it is settled."""
        try:
            table = await self._desk.play.table(info.id)
        except Unavailable:
            raise
        except Trouble:
            return None
        number = int(row.payload["proposal"])
        found = next((p for p in table.proposals if p.id == number), None)
        if found is None:
            return None
        users = [u for u in row.payload["users"] if u not in found.votes]
        vote = put_to_vote(info, found, users, voice(), mark=row.nonce)
        mentions = discord.AllowedMentions(users=[discord.Object(u) for u in users])
        place = self._client.get_partial_messageable(info.channel)
        message = await send_once(place, row, vote, mentions=mentions)
        if message is not None:
            post = Post(info.id, "proposal", info.channel, message, about=number, mark=row.nonce)
            await self._desk.posts.put(post)
        return message

    async def settled(self, info: GameInfo, row: Row) -> int | None:
        """Let the message that puts a proposal to the vote say how it stands with it."""
        number = int(row.payload["proposal"])
        post = await self._desk.posts.find(info.id, "proposal", number)
        found = await self._desk.play.votes.find(number)
        if post is None or found is None:
            return None
        missing = [] if found.state != "open" else voters(info, found)
        users = [user for user in missing if user not in found.votes]
        vote = put_to_vote(info, found, users, voice(), mark=post.mark)
        place = self._client.get_partial_messageable(post.channel)
        message = place.get_partial_message(post.message)
        try:
            await in_open_thread(self._client, post.channel, partial(message.edit, **vote.fields()))
        except Closed:
            log.info("game %d: a proposal stays as it is in an archived thread", info.id)
        except discord.HTTPException as error:
            if not is_unknown_message(error):
                raise
        return post.message
