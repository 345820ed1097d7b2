"""Which tables the bot can see: the clocks of all others stand still until it does again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.outbox.sending import open_again
from bot.play import GameInfo, Play, UserError
from bot.play.table.deadlines import Deadlines
from bot.store.games import GameChannel
from bot.ui.reply import Failure

AGAIN = 1800.0
"""Seconds within which a thread is not opened twice: someone may want it closed. Discord archives
none in less than an hour."""

log = logging.getLogger(__name__)


class ThreadKeeper:
    """Opens threads of games that are not over when they are archived."""

    def __init__(self, client: discord.Client, play: Play, now: Callable[[], float]) -> None:
        """``now`` gives UTC epoch seconds."""
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
    """Looks for the channels of running games in what Discord has told of servers."""

    def __init__(self, client: discord.Client, time: Deadlines) -> None:
        self._client = client
        self._time = time
        self._stirred = asyncio.Event()
        self._here: frozenset[int] | None = None
        """The servers that were known last."""
        self._asked: dict[int, bool] = {}
        """Whether the bot can see the channels of which Discord tells only on request."""

    def stir(self) -> None:
        """Look again soon: something has changed that may hide a channel, or show it."""
        self._asked.clear()
        self._stirred.set()

    async def keep(self) -> None:
        """Look for as long as a connection lasts, or until canceled."""
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
            await asyncio.wait_for(self._stirred.wait(), pause)

    async def look(self) -> None:
        """Stop the clocks of games whose channel is not seen, and start those of all others."""
        here = frozenset(guild.id for guild in self._client.guilds)
        if here != self._here:
            await self._time.note_servers(here)
            self._here = here
        for place in await self._time.places():
            seen = await self._sees(place)
            if seen is None or seen is not place.hidden:
                continue
            log.info("game %d: its channel is %s", place.game, "seen" if seen else "not seen")
            try:
                await (self._time.show(place.game) if seen else self._time.hide(place.game))
            except UserError as error:
                log.error("game %d: its clocks stay as they are: %s", place.game, error)

    async def _sees(self, place: GameChannel) -> bool | None:
        """Return whether the bot sees a channel; ``None`` if nobody can tell for now."""
        guild = self._client.get_guild(place.guild)
        if guild is None or guild.unavailable:
            return False if place.guild and self._client.is_ready() else None
        me = None if self._client.user is None else guild.get_member(self._client.user.id)
        if me is None:
            return None
        channel = guild.get_channel_or_thread(place.channel)
        if channel is not None and (
            not isinstance(channel, discord.Thread) or channel.parent is not None
        ):
            return channel.permissions_for(me).view_channel
        # A thread that is archived, or one whose channel is hidden: only asking helps.
        if place.channel not in self._asked:
            try:
                await self._client.fetch_channel(place.channel)
            except (discord.NotFound, discord.Forbidden):
                self._asked[place.channel] = False
            except (*Failure, discord.InvalidData):
                return None
            else:
                self._asked[place.channel] = True
        return self._asked[place.channel]
