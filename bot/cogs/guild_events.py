"""Changes in servers: where the bot may post, and whether anyone sees a game's channel."""

from __future__ import annotations

import logging
from collections.abc import Collection

import discord
from discord.ext import commands

from bot.connection.channel_monitor import ChannelMonitor, ThreadKeeper
from bot.outbox.channels import GoneChannels, may_post, touched
from bot.services import Services

log = logging.getLogger(__name__)


class GuildEventsCog(commands.Cog):
    """The listener that stops the clocks of games that nobody can play, and sends waiting
    messages."""

    def __init__(
        self,
        client: commands.AutoShardedBot,
        services: Services,
        channel_monitor: ChannelMonitor,
        thread_keeper: ThreadKeeper,
    ) -> None:
        self._client = client
        self._services = services
        self._play = services.play
        self._channel_monitor = channel_monitor
        self._thread_keeper = thread_keeper
        self._channels = GoneChannels(client, services.play)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the clocks of games that nobody can play now."""
        self._channel_monitor.stir()

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Stop the clocks of games that nobody can play now."""
        self._channel_monitor.stir()

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Stop the clocks of a game that nobody can play now."""
        self._channel_monitor.stir()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Retry messages that were refused in a server."""
        self._notice(guild)
        await self._hurry(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Retry messages that were refused in a server; this is called for each at the start,
        too."""
        self._notice(guild)
        await self._thread_keeper.look_for(guild)
        await self._hurry(guild)
        await self._channels.look_in(guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Stop the clocks of the tables in a channel that is gone, and in its threads."""
        self._channel_monitor.stir()
        for thread in getattr(channel, "threads", ()):
            await self._channels.look_for(thread.id)
        await self._channels.look_for(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Stop the clocks of the table in a thread that is gone."""
        await self._channels.look_for(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry messages that were refused in a server because of permissions."""
        if before.permissions != after.permissions:
            await self._hurry(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Retry refused messages, if the bot's own roles or time-out have changed."""
        if self._client.user is not None and after.id == self._client.user.id:
            await self._hurry(after.guild)

    @commands.Cog.listener()
    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Retry refused messages, because a channel that becomes visible is announced as
        created."""
        await self._hurry(channel.guild, channel.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Retry messages that were refused in a channel because of permissions."""
        if before.overwrites != after.overwrites:
            await self._hurry(after.guild, after.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Open a thread that was archived; retry refused messages in one that is open.

        The library forgets archived threads, and reports only threads that it knows.
        """
        state = payload.data["thread_metadata"]
        if state["archived"]:
            await self._thread_keeper.archived(payload.thread_id, locked=state.get("locked", False))
            self._channel_monitor.stir()
        elif (guild := self._client.get_guild(payload.guild_id)) is not None:
            await self._hurry(guild, payload.thread_id)

    def _notice(self, guild: discord.Guild) -> None:
        """Tell the host of a server on which the bot does not play."""
        if not self._services.plays_on(guild.id):
            log.warning("the bot is on server %d, which is not in RAVENRY_SERVERS", guild.id)

    async def _hurry(self, guild: discord.Guild, changed: int | None = None) -> None:
        """Retry messages that were refused in a server, or in one of its channels that has changed.

        Messages that are known to be refused again are not tried.
        """
        queue = self._play.queue
        queue.openings += 1
        self._services.tournaments.hurry()
        self._channel_monitor.stir()
        await self._channels.look_again()
        channels: Collection[int] = await queue.refused_in(guild.id)
        if changed is not None:
            channels = touched(guild, changed, channels)
        channels = [channel for channel in channels if may_post(guild, channel)]
        if hurried := await queue.hurry(channels):
            log.info("%d messages that were refused are tried again", hurried)
