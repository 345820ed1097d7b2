"""What the bot knows, without asking Discord, about the channels in which it posts."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.play import GameInfo, Play, UserError
from bot.ui.reply import Failure

from .errors import is_unknown_channel

log = logging.getLogger(__name__)


class GoneChannels:
    """The check whether channels still exist, which tells their tables."""

    def __init__(self, client: discord.Client, play: Play) -> None:
        self._client = client
        self._play = play

    async def look_for(self, channel: int) -> None:
        """Save whether a channel is gone, as Discord says.

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
        """Check again all channels that were gone."""
        try:
            for channel in await self._play.places.lost():
                await self.look_for(channel)
        except UserError as error:
            log.error("channels cannot be looked for: %s", error)

    async def look_in(self, guild: discord.Guild) -> None:
        """Check the channels of a server's tables that are not known to exist."""
        try:
            for info in await self._play.games_in(guild.id):
                if info.lost is None and guild.get_channel_or_thread(info.channel) is None:
                    await self.look_for(info.channel)
        except UserError as error:
            log.error("channels cannot be looked for: %s", error)


PROBED = 3600.0
"""Seconds after which the bot tries a channel although it seems to allow too little."""


class ChannelStates:
    """The state of channels, from what Discord has told, so that it refuses fewer calls."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._probed: dict[int, float] = {}

    def is_away(self, info: GameInfo) -> bool:
        """Return whether the bot is not a member of a game's server; an outage does not count."""
        return self._is_told and self._client.get_guild(info.guild) is None

    @property
    def _is_told(self) -> bool:
        """Whether Discord has told which servers there are; it names all of them at the
        same time.
        """
        return bool(self._client.guilds) or self._client.is_ready()

    def is_hopeless(self, info: GameInfo, now: float) -> bool:
        """Return whether it is known that a message to a game's channel would be refused.

        This may be out of date, so the bot tries it once an hour.
        """
        guild = self._client.get_guild(info.guild)
        if guild is None or guild.unavailable or may_post(guild, info.channel):
            self._probed.pop(info.channel, None)
            return False
        if now - self._probed.get(info.channel, -PROBED) < PROBED:
            return True
        self._probed[info.channel] = now
        return False


def may_post(guild: discord.Guild, channel: int) -> bool:
    """Return whether the bot may post in a channel, as far as it knows.

    It knows nothing about archived threads, and assumes that it may.
    """
    place = guild.get_channel_or_thread(channel)
    if place is None:
        return True
    if not isinstance(place, discord.Thread):
        granted = place.permissions_for(guild.me)
        return granted.view_channel and granted.send_messages
    if place.parent is None:
        return True
    granted = place.permissions_for(guild.me)
    if place.locked and not granted.manage_threads:
        return False
    return granted.view_channel and granted.send_messages_in_threads


def touched(guild: discord.Guild, changed: int, channels: Iterable[int]) -> set[int]:
    """Return the channels among some that a change of one concerns: itself and its threads."""
    found = set()
    for channel in channels:
        place = guild.get_channel_or_thread(channel)
        parent = place.parent_id if isinstance(place, discord.Thread) else None
        if place is None or changed in (channel, parent):
            found.add(channel)
    return found
