"""The channels that the bot can use; clocks of games in others are stopped until it can."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Literal

import discord

from bot.outbox.sending import open_again
from bot.play import GameInfo, Play, UserError
from bot.play.match.clocks import MUTE
from bot.play.table.deadlines import Deadlines
from bot.store.table.games import GameChannel, Obstacle
from bot.ui.reply import Failure

AGAIN = 1800.0
"""Seconds within which a thread is not opened twice: someone may want it closed. Discord archives
none in less than an hour."""

log = logging.getLogger(__name__)


class ThreadKeeper:
    """The service that opens archived threads of unfinished games."""

    def __init__(self, client: discord.Client, play: Play, now: Callable[[], float]) -> None:
        """Create it; ``now`` returns UTC epoch seconds."""
        self._client = client
        self._play = play
        self._now = now
        self._opened: dict[int, float] = {}

    async def archived(self, thread: int, *, locked: bool) -> None:
        """Open a thread that was just archived, if a game is played in it."""
        if locked:
            return
        try:
            info = await self._play.game_in_channel(thread)
        except UserError as error:
            log.error("thread %d: its game cannot be looked up: %s", thread, error)
            return
        if info is not None and info.phase in ("lobby", "running"):
            await self._open(info)

    async def look_for(self, guild: discord.Guild) -> None:
        """Open the threads of a server's games that were archived while nobody looked."""
        try:
            games = await self._play.games_in(guild.id)
        except UserError as error:
            log.error("server %d: its games cannot be looked up: %s", guild.id, error)
            return
        for info in games:
            if guild.get_channel_or_thread(info.channel) is None:
                try:
                    found: Any = await self._client.fetch_channel(info.channel)
                except (*Failure, discord.InvalidData) as error:
                    log.info("game %d: its channel is not to be seen: %r", info.id, error)
                    continue
                if isinstance(found, discord.Thread) and found.archived and not found.locked:
                    await self._open(info)

    async def _open(self, info: GameInfo) -> None:
        now = self._now()
        if now - self._opened.get(info.channel, -AGAIN) < AGAIN:
            return
        self._opened[info.channel] = now
        try:
            if await open_again(self._client, info.channel):
                log.info("game %d: its thread was archived, and is open again", info.id)
        except Failure as error:
            log.warning("game %d: its thread could not be opened: %r", info.id, error)


EVERY = 600.0
"""Seconds after which all channels are looked for, even if Discord has told of no change."""


class ChannelMonitor:
    """The service that checks the channels of running games in what Discord has told."""

    def __init__(self, client: discord.Client, time: Deadlines) -> None:
        self._client = client
        self._time = time
        self._stirred = asyncio.Event()
        self._here: frozenset[int] | None = None
        """The servers that were last known."""
        self._asked: dict[int, Obstacle | None] = {}
        """What is wrong with channels about which Discord tells only on request."""

    def stir(self) -> None:
        """Check again soon, because something has changed that may shut or open a channel."""
        self._asked.clear()
        self._stirred.set()

    async def keep(self) -> None:
        """Check for as long as a connection lasts, or until canceled."""
        await self._client.wait_until_ready()
        while True:
            self._stirred.clear()
            try:
                await self.look()
            except UserError as error:
                log.error("nobody could look for the channels of games: %s", error)
            await self._nap(EVERY)

    async def _nap(self, pause: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await self._stirred.wait()

    async def look(self) -> None:
        """Stop the clocks of games whose channel cannot be used, and start those of all others."""
        here = frozenset(guild.id for guild in self._client.guilds)
        if here != self._here:
            await self._time.note_servers(here)
            self._here = here
        for place in await self._time.places():
            obstacle = await self._obstacle(place)
            if obstacle == "unknown" or (obstacle == place.obstacle and obstacle not in MUTE):
                continue
            if obstacle != place.obstacle:
                log.info("game %d: its channel: %s", place.game, obstacle or "nothing is missing")
            try:
                if obstacle is None:
                    await self._time.show(place.game)
                else:
                    await self._time.hide(place.game, obstacle)
            except UserError as error:
                log.error("game %d: its clocks stay as they are: %s", place.game, error)

    async def _obstacle(self, place: GameChannel) -> Obstacle | Literal["unknown"] | None:
        """Return what keeps the bot from using a channel; ``unknown`` if nobody can tell now."""
        guild = self._client.get_guild(place.guild)
        if guild is None:
            return "away" if place.guild and self._client.is_ready() else "unknown"
        if guild.unavailable:
            return "outage" if self._client.is_ready() else "unknown"
        if self._client.user is None or guild.get_member(self._client.user.id) is None:
            return "unknown"
        channel = guild.get_channel_or_thread(place.channel)
        if channel is not None and (
            not isinstance(channel, discord.Thread) or channel.parent is not None
        ):
            return obstacle_in(channel)
        # A thread that is archived, or one whose channel is hidden: only asking helps.
        if place.channel not in self._asked:
            try:
                found: Any = await self._client.fetch_channel(place.channel)
            except (discord.NotFound, discord.Forbidden):
                self._asked[place.channel] = "view-channel"
            except (*Failure, discord.InvalidData):
                return "unknown"
            else:
                self._asked[place.channel] = obstacle_in(found)
        return self._asked[place.channel]


def obstacle_in(place: Any) -> Obstacle | None:
    """Return what keeps the bot from using a channel or thread that it knows."""
    thread = isinstance(place, discord.Thread)
    if thread and place.parent is None:
        return None
    granted = place.permissions_for(place.guild.me)
    if not granted.view_channel:
        return "view-channel"
    if not thread:
        return None if granted.send_messages else "send-messages"
    if place.locked and not granted.manage_threads:
        return "locked"
    if not granted.send_messages_in_threads:
        return "send-messages-in-threads"
    # Only a message opens the post of a forum again, and no press (discord/discord-api-docs#8474).
    in_forum = isinstance(place.parent, discord.ForumChannel)
    return "archived" if place.archived and in_forum and not granted.manage_threads else None
