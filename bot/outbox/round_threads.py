"""The threads of rounds: created once each, when the first chapter of a round is posted.

A thread has no nonce, and the library repeats calls that Discord may have carried out. So each
thread belongs to a message of the channel, which has a nonce; a message has at most one thread,
with the message's id. Source: Discord's documentation, "Start Thread from Message".
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord

from bot.play import GameInfo, OutboxRow, TableSettings
from bot.posts.messages import opening_card
from bot.services import Services
from bot.store.messages.posts import RoundPlace
from bot.text import localizer_for
from bot.ui.layout import Layout
from bot.ui.limits import THREAD_NAME, shorten
from bot.ui.plain_message import PlainMessage
from engine.kernel.data import fixed

from .errors import is_shut, is_unknown_channel, is_unknown_message
from .sending import ThreadArchived, bearing, in_open_thread, look_for, send_once

WEEK: Final = 10080
"""Minutes of silence after which a thread is archived: the most that Discord offers."""

OF_ROUNDS: Final = frozenset({"chapter", "opened", "grown", "scene"})
"""The kinds of rows that tell what happens in a round."""

MADE_ALREADY: Final = 160004
"""Discord's code for a second thread of a message."""

log = logging.getLogger(__name__)


def round_of(info: GameInfo, row: OutboxRow) -> int | None:
    """Return the round whose thread a row is for; ``None`` if it goes to the channel.

    The end of a game is for everyone to see.
    """
    if row.kind not in OF_ROUNDS or TableSettings.of(info.terms).threads != "rounds":
        return None
    seen = row.payload.get("view") or row.payload.get("moment", {})
    number = seen.get("round")
    return number if type(number) is int and number > 0 else None


class RoundThreads:
    """The service that finds the threads of rounds, and creates missing ones."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._posts = services.posts

    async def place(self, info: GameInfo, number: int, row: OutboxRow) -> RoundPlace | None:
        """Return where the chapters of a round are posted; make its thread if there is none.

        Return ``None`` in places that can have no threads: a thread, or a post of a forum. The
        result is saved. Raises what calls to Discord raise, and NotFoundYet.
        """
        known = await self._posts.find_round(info.id, number)
        if known is not None:
            return known
        channel = await self._channel(info)
        if channel is None:
            return None
        if _lacks(channel):
            return await self.without(info, number, row)
        try:
            thread = await self._make(info, number, row)
        except discord.HTTPException as error:
            if error.status not in (400, 403):
                raise
            log.warning("game %d: round %d gets no thread: %s", info.id, number, error)
            return await self.without(info, number, row)
        if thread is None:
            return await self.without(info, number, row)
        place = RoundPlace(info.id, number, thread)
        await self._posts.put_round(place)
        return place

    async def without(self, info: GameInfo, number: int, row: OutboxRow) -> RoundPlace:
        """Save that a round is posted in the channel, and the row that tells players so."""
        place = RoundPlace(info.id, number, info.channel, row.id)
        await self._posts.put_round(place)
        return place

    async def posted(self, place: RoundPlace, row: OutboxRow) -> int | None:
        """Look in a thread for what an earlier try may have posted before it was shut."""
        if row.first_try is None:
            return None
        thread = self._client.get_partial_messageable(place.channel)
        try:
            return await look_for(thread, row.written, bearing(row.nonce))
        except discord.HTTPException as error:
            log.info("thread %d cannot be searched: %s", place.channel, error)
            return None

    async def instead(
        self,
        info: GameInfo,
        place: RoundPlace,
        row: OutboxRow,
        error: discord.HTTPException,
    ) -> RoundPlace | None:
        """Return where to post a row that the thread of a round has refused.

        A thread that is gone is created again. If the thread is locked, or the bot may not write in
        it, the channel takes its place. Return ``None`` if the refusal has another reason.
        """
        if place.channel == info.channel:
            return None
        if is_unknown_channel(error):
            await self._posts.forget_round(info.id, place.round)
            return await self.place(info, place.round, row)
        if is_shut(error):
            log.warning("game %d: round %d leaves its thread: %s", info.id, place.round, error)
            return await self.without(info, place.round, row)
        return None

    async def _channel(self, info: GameInfo) -> discord.TextChannel | None:
        """Return the channel of a game, if it can have threads that the bot posts in."""
        guild = self._client.get_guild(info.guild)
        place: Any = guild.get_channel_or_thread(info.channel) if guild is not None else None
        if place is None:
            place = await self._client.fetch_channel(info.channel)
        if not isinstance(place, discord.TextChannel) or place.is_news():
            return None
        return place

    async def _make(self, info: GameInfo, number: int, row: OutboxRow) -> int | None:
        """Post a message, and start a thread from it; return its id.

        Return ``None`` if someone deletes the message meanwhile.
        """
        own = replace(row, nonce=f"{row.nonce}-t")  # a second message of the same row
        place = self._client.get_partial_messageable(info.channel)
        say = localizer_for(info.language).of(info.ruleset)
        opening = opening_card(info, number, say, mark=own.nonce)
        message = await send_once(place, own, opening)
        if message is None:
            return None
        try:
            await self._client.http.start_thread_with_message(
                info.channel,
                message,
                name=thread_name(info, number),
                auto_archive_duration=WEEK,
            )
        except discord.HTTPException as error:
            if error.code != MADE_ALREADY:
                raise
        return message


def thread_name(info: GameInfo, number: int) -> str:
    """Return the name of the thread of a round."""
    say = localizer_for(info.language).of(info.ruleset)
    return shorten(say("round-thread", game=str(info.id), round=str(number)), THREAD_NAME)


def _lacks(channel: discord.TextChannel) -> bool:
    """Return whether the bot is known to lack the right to threads in a channel, or to write there.

    Nothing is known of a server that is not there yet.
    """
    me = getattr(channel.guild, "me", None)
    if me is None:
        return False
    granted = channel.permissions_for(me)
    return not (granted.create_public_threads and granted.send_messages_in_threads)


REMOVALS = 3
"""How many threads of a round are tried, because someone may delete each."""


Files = Callable[[], Sequence[discord.File]]
"""A function that opens the pictures of a message, because each file can be sent only once."""

Build = Callable[[str, str, bool], Layout]
"""A function that builds a message from its mark, the id of a note about its place (empty for
none), and whether it has its pictures."""


@fixed
class Placed:
    """A message that was posted."""

    channel: int
    message: int | None
    """The id of the message; ``None`` if it was sent but has been deleted since."""
    mark: str
    shows: str
    note: str = ""
    """The id of the message that says why it is where it is."""


class Placing:
    """The service that posts and edits the messages of rounds."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._rounds = RoundThreads(client, services)

    async def post(
        self, info: GameInfo, row: OutboxRow, build: Build, files: Files, *, suffix: str = ""
    ) -> Placed:
        """Post a message of a row once; ``suffix`` distinguishes it from the row's others.

        Raises what calls to Discord raise, and NotFoundYet.
        """
        own = replace(row, nonce=row.nonce + suffix)
        number = round_of(info, row)
        place = None if number is None else await self._rounds.place(info, number, row)
        for _ in range(REMOVALS):
            if place is None or place.channel == info.channel:
                break
            try:
                return await self._post_in(own, place.channel, build, files, "")
            except discord.HTTPException as error:
                found = await self._rounds.posted(place, own)
                if found is not None:
                    shows = build(own.nonce, "", True).fingerprint()
                    return Placed(place.channel, found, own.nonce, shows)
                instead = await self._rounds.instead(info, place, row, error)
                if instead is None:
                    raise
                place = instead
        unthreaded = place is not None and place.message == row.id
        note = "chapter-no-thread" if unthreaded else ""
        return await self._post_in(own, info.channel, build, files, note)

    async def edit(
        self, channel: int, message: int, layout: Layout, files: Sequence[discord.File] | None
    ) -> bool:
        """Edit a message; return whether that was possible: it exists, and its thread is open.

        Raises what Discord calls raise in trouble.
        """
        place = self._client.get_partial_messageable(channel)
        fields = {"content": None, **layout.fields()}  # It may still be plain words.
        if files is not None:
            fields["attachments"] = list(files)
        change = partial(place.get_partial_message(message).edit, **fields)
        try:
            await in_open_thread(self._client, channel, change)
        except ThreadArchived:
            return False
        except discord.HTTPException as error:
            if is_unknown_message(error) or is_unknown_channel(error) or is_shut(error):
                return False
            raise
        return True

    async def _post_in(
        self, row: OutboxRow, channel: int, build: Build, files: Files, note: str
    ) -> Placed:
        """Post in a channel; one that allows no files gets at least the words.

        The message is posted as plain words, which phones show, and then becomes a layout.
        """
        place = self._client.get_partial_messageable(channel)
        layout = build(row.nonce, note, True)
        message = await send_once(place, row, PlainMessage.announcing(layout))
        if message is not None:
            attached = list(files())
            if not await self.edit(channel, message, layout, attached or None) and attached:
                log.warning("game %d: a picture cannot be posted", row.game)
                layout = build(row.nonce, note, False)
                await self.edit(channel, message, layout, None)
        return Placed(channel, message, row.nonce, layout.fingerprint(), note)
