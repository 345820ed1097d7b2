"""Channels that are gone: found out about, and noted with the tables that are played in them."""

from __future__ import annotations

import logging

import discord

from bot.play import Play, Trouble
from bot.ui.reply import Failure

from .failures import is_unknown_channel

log = logging.getLogger(__name__)


class GoneChannels:
    """Asks Discord whether a channel is there, and has its tables know."""

    def __init__(self, client: discord.Client, play: Play) -> None:
        self._client = client
        self._play = play

    async def look_for(self, channel: int) -> None:
        """Note that a channel is gone, if Discord knows none, or that it is there after all.

        A channel that the bot may not see is not gone.
        """
        try:
            await self._client.fetch_channel(channel)
        except discord.HTTPException as error:
            if is_unknown_channel(error):
                await self._play.places.lose(channel)
                return
            if error.status != 403:
                return
        except (*Failure, discord.InvalidData):
            return
        await self._play.places.regain(channel)

    async def look_again(self) -> None:
        """Look for all channels that were gone."""
        try:
            for channel in await self._play.places.lost():
                await self.look_for(channel)
        except Trouble as error:
            log.error("channels cannot be looked for: %s", error)

    async def look_in(self, guild: discord.Guild) -> None:
        """Look for the channels of a server's tables, those that are not known to be there."""
        try:
            for info in await self._play.games_in(guild.id):
                if info.lost is None and guild.get_channel_or_thread(info.channel) is None:
                    await self.look_for(info.channel)
        except Trouble as error:
            log.error("channels cannot be looked for: %s", error)
