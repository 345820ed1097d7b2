"""Messages to a game's channel: chapters with the board, news, and proposals."""

from __future__ import annotations

import asyncio
import io
import logging
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.desk import Desk
from bot.games.registry import face_of
from bot.pictures import NotDrawn
from bot.play import GameInfo, Row, Trouble
from bot.play.deciding import voters
from bot.play.trouble import Unavailable
from bot.posts.cards import PICTURE, chapter_card, notice_of, put_to_vote, seeking_post
from bot.store.posts import Post
from bot.text import voice
from bot.ui.layout import Layout
from engine.kernel.event import EventData

from .archives import Closed, in_open_thread
from .failures import is_unknown_message
from .rounds import Rounds, round_of
from .sending import send_once

if TYPE_CHECKING:
    from bot.render.drawer import Picture

REMOVALS = 3
"""Threads of a round that are tried: somebody may delete each."""

log = logging.getLogger(__name__)


class Herald:
    """Posts in channels whatever everybody may know."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self._client = client
        self._desk = desk
        self._rounds = Rounds(client, desk)
        self._painting = asyncio.Semaphore(1)
        """Held while a picture is drawn: many may be due after a restart, and a user who asks for
        one should wait behind only one of them."""

    async def chapter(self, info: GameInfo, row: Row) -> int | None:
        """Post the board after a part of the round, and what happened in it."""
        happened: list[EventData] = [
            {"kind": phrase["id"].removeprefix("event-"), "params": phrase["params"]}
            for phrase in row.payload["events"]
        ]
        face, picture = face_of(info.ruleset), None
        if face.has_pictures:
            try:
                async with self._painting:
                    picture = await self._desk.painter.paint(row.payload["view"], happened)
            except NotDrawn as error:
                log.error("game %d: no picture for row %d: %s", info.id, row.id, error)
        channel, message = await self._post(info, row, picture)
        if message is not None and picture is not None:
            await self._desk.posts.put(Post(info.id, "board", channel, message))
        if message is not None and face.since_battle_began(happened):
            await self._desk.posts.put(Post(info.id, "battle", channel, message))
        return message

    async def _post(
        self, info: GameInfo, row: Row, picture: Picture | None
    ) -> tuple[int, int | None]:
        """Post a chapter in the thread of its round, if it is to have one, or in the channel.

        Returns where it was posted, and as which message.
        """
        number = round_of(info, row)
        place = None if number is None else await self._rounds.place(info, number, row)
        for _ in range(REMOVALS):
            if place is None or place.channel == info.channel:
                break
            try:
                return place.channel, await self._post_in(info, row, picture, place.channel)
            except discord.HTTPException as error:
                found = await self._rounds.posted(place, row)
                if found is not None:
                    return place.channel, found
                instead = await self._rounds.instead(info, place, row, error)
                if instead is None:
                    raise
                place = instead
        unthreaded = place is not None and place.message == row.id
        note = voice()("chapter-no-thread") if unthreaded else None
        message = await self._post_in(info, row, picture, info.channel, note)
        return info.channel, message

    async def _post_in(
        self,
        info: GameInfo,
        row: Row,
        picture: Picture | None,
        channel: int,
        note: str | None = None,
    ) -> int | None:
        """Post a chapter in a channel; one that allows no files gets the words at least."""
        over = row.kind == "over"
        place = self._client.get_partial_messageable(channel)

        def card(alt: str | None) -> Layout:
            return chapter_card(
                info,
                row.payload["winner" if over else "title"],
                row.payload["events"],
                alt,
                voice().of(info.ruleset),
                mark=row.nonce,
                over=over,
                note=note,
            )

        if picture is None:
            return await send_once(place, row, card(None))
        file = discord.File(io.BytesIO(picture.png), PICTURE, description=picture.alt[:1024])
        try:
            return await send_once(place, row, card(picture.alt), [file])
        except discord.Forbidden as error:
            log.warning("game %d: the picture cannot be posted: %s", info.id, error)
        return await send_once(place, row, card(None))

    async def news(self, info: GameInfo, row: Row) -> int | None:
        """Post what cannot wait for the next picture."""
        say = voice().of(info.ruleset)
        lines = [f"- {say.say(e)}" for e in row.payload["events"]]
        notice = notice_of(info.id, "\n".join(lines), say, mark=row.nonce)
        place = self._client.get_partial_messageable(info.channel)
        return await send_once(place, row, notice)

    async def sought(self, info: GameInfo, row: Row) -> int | None:
        """Ask users to join a game that waits for them, unless it has begun; call some of them."""
        if info.phase != "lobby":
            return None
        words = seeking_post(info, row.payload["users"], voice(), mark=row.nonce)
        ring = discord.AllowedMentions(users=[discord.Object(u) for u in row.payload["ring"]])
        place = self._client.get_partial_messageable(info.channel)
        return await send_once(place, row, words, mentions=ring)

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
