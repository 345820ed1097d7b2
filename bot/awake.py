"""Keeping the threads awake in which games are played.

A thread in which nothing is said for days is archived, and in a post of a forum no button works
then on the web and on phones (discord/discord-api-docs#8474). Edits do not count as something said.
What its moderators have locked stays as it is.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.outbox.archives import open_again
from bot.play import GameInfo, Play, Trouble
from bot.ui.reply import Failure

AGAIN = 1800.0
"""Seconds within which a thread is not opened twice: somebody may want it closed. Discord archives
none in less than an hour."""

log = logging.getLogger(__name__)


class Awake:
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
        except Trouble as error:
            log.error("thread %d: its game cannot be looked up: %s", thread, error)
            return
        if info is not None and info.phase in ("lobby", "running"):
            await self._open(info)

    async def look_for(self, guild: discord.Guild) -> None:
        """Open the threads of a server's games that were archived while nobody looked."""
        try:
            games = await self._play.games_in(guild.id)
        except Trouble as error:
            log.error("server %d: its games cannot be looked up: %s", guild.id, error)
            return
        for info in games:
            if guild.get_channel_or_thread(info.channel) is None:
                try:
                    found: Any = await self._client.fetch_channel(info.channel)
                except (*Failure, discord.DiscordException) as error:
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
