"""Messages to a game's channel that are not about what happens in the game: news and proposals."""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.play import GameInfo, OutboxRow
from bot.play.errors import unless_refused
from bot.play.table.votes import voters
from bot.posts.messages import notice_of, put_to_vote, seeking_post
from bot.services import Services
from bot.store.messages.posts import Post
from bot.text import Plain, localizer_for
from bot.ui.plain_message import PlainMessage

from .errors import is_unknown_message
from .sending import ThreadArchived, in_open_thread, send_once

log = logging.getLogger(__name__)


class NewsPoster:
    """The poster of public news in channels."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def news(self, info: GameInfo, row: OutboxRow) -> int | None:
        """Post news that cannot wait for the next picture."""
        say = localizer_for(info.language).of(info.ruleset)
        lines = [f"- {say.say(e)}" for e in row.payload["events"]]
        notice = notice_of(info.id, "\n".join(lines), say, mark=row.nonce)
        place = self._client.get_partial_messageable(info.channel)
        return await send_once(place, row, notice)

    async def light(self, info: GameInfo, row: OutboxRow) -> int | None:
        """Post the head that awaits a round of the beacon, and save where it is.

        It makes no phone ring, and is never edited: its id determines the round.
        """
        head = str(row.payload["head"])
        id = "light-begins" if info.phase == "lobby" else "light-draws"
        words = PlainMessage(localizer_for(info.language)(id, game=str(info.id), head=Plain(head)))
        place = self._client.get_partial_messageable(info.channel)

        def fits(message: discord.Message) -> bool:
            return message.author == self._client.user and head in message.content

        message = await send_once(place, row, words, silent=True, fits=fits)
        if message is not None:
            await self._services.play.lights.posted(info.id, head, info.channel, message)
        return message

    async def sought(self, info: GameInfo, row: OutboxRow) -> int | None:
        """Ask users to join a game that has not begun; mention some of them."""
        if info.phase != "lobby":
            return None
        words = seeking_post(
            info, row.payload["users"], localizer_for(info.language), mark=row.nonce
        )
        ring = discord.AllowedMentions(users=[discord.Object(u) for u in row.payload["ring"]])
        place = self._client.get_partial_messageable(info.channel)
        return await send_once(place, row, words, mentions=ring)

    async def proposal(self, info: GameInfo, row: OutboxRow) -> int | None:
        """Ask the users whose vote on a proposal is missing, unless it is settled."""
        table = await unless_refused(self._services.play.table_view(info.id))
        if table is None:
            return None
        number = int(row.payload["proposal"])
        found = next((p for p in table.proposals if p.id == number), None)
        if found is None:
            return None
        users = [u for u in row.payload["users"] if u not in found.votes]
        vote = put_to_vote(info, found, users, localizer_for(info.language), mark=row.nonce)
        rung = [] if info.faceless else users  # They are told in direct messages.
        mentions = discord.AllowedMentions(users=[discord.Object(u) for u in rung])
        place = self._client.get_partial_messageable(info.channel)
        message = await send_once(place, row, vote, mentions=mentions)
        if message is not None:
            post = Post(info.id, "proposal", info.channel, message, about=number, mark=row.nonce)
            await self._services.posts.put(post)
        return message

    async def settled(self, info: GameInfo, row: OutboxRow) -> int | None:
        """Update the message of a proposal with the state of its vote."""
        number = int(row.payload["proposal"])
        post = await self._services.posts.find(info.id, "proposal", number)
        found = await self._services.play.votes.find(number)
        if post is None or found is None:
            return None
        missing = [] if found.state != "open" else voters(info, found)
        users = [user for user in missing if user not in found.votes]
        vote = put_to_vote(info, found, users, localizer_for(info.language), mark=post.mark)
        place = self._client.get_partial_messageable(post.channel)
        message = place.get_partial_message(post.message)
        try:
            await in_open_thread(self._client, post.channel, partial(message.edit, **vote.fields()))
        except ThreadArchived:
            log.info("game %d: a proposal stays as it is in an archived thread", info.id)
        except discord.HTTPException as error:
            if not is_unknown_message(error):
                raise
        return post.message
