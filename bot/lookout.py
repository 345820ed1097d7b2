"""Which tables the bot can see: the clocks of all others stand still until it does again."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import discord

from bot.play import Trouble
from bot.play.timing import Timing
from bot.store.games import Place

EVERY = 600.0
"""Seconds after which all channels are looked for, also if Discord has told of no change."""

log = logging.getLogger(__name__)


class Lookout:
    """Looks for the channels of running games in what Discord has told of servers."""

    def __init__(self, client: discord.Client, time: Timing) -> None:
        self._client = client
        self._time = time
        self._stirred = asyncio.Event()
        self._asked: dict[int, bool] = {}
        """Whether channels can be seen of which Discord tells only whoever asks."""

    def stir(self) -> None:
        """Look again soon: something has changed that may hide a channel, or show it."""
        self._asked.clear()
        self._stirred.set()

    async def keep(self) -> None:
        """Look for as long as a connection lasts, or until cancelled."""
        await self._client.wait_until_ready()
        while True:
            self._stirred.clear()
            try:
                await self.look()
            except Trouble as error:
                log.error("nobody could look for the channels of games: %s", error)
            await self._nap(EVERY)

    async def _nap(self, pause: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), pause)

    async def look(self) -> None:
        """Stop the clocks of games whose channel is not seen, and start those of all others."""
        for place in await self._time.places():
            seen = await self._sees(place)
            if seen is None or seen is not place.hidden:
                continue
            log.info("game %d: its channel is %s", place.game, "seen" if seen else "not seen")
            try:
                await (self._time.show(place.game) if seen else self._time.hide(place.game))
            except Trouble as error:
                log.error("game %d: its clocks stay as they are: %s", place.game, error)

    async def _sees(self, place: Place) -> bool | None:
        """Tell whether the bot sees a channel; ``None`` if nobody can tell for now."""
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
            except (discord.HTTPException, discord.InvalidData, OSError):
                return None
            else:
                self._asked[place.channel] = True
        return self._asked[place.channel]
