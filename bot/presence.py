"""What stands beside the bot's name: how to begin, and how many games are going on."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord

from bot.desk import Desk
from bot.store import games
from bot.text import FALLBACK, voice

AGAIN = 10.0
"""Seconds until it is said again after a connection was lost just then."""

EVERY = 900.0
"""Seconds between two looks; Discord takes five changes a minute at most."""

log = logging.getLogger(__name__)


async def keep_present(client: discord.AutoShardedClient, desk: Desk) -> None:
    """Say it once connected, after every new session, and when the number has changed."""
    said: tuple[object, int] | None = None
    while True:
        await client.wait_until_ready()
        async with desk.store.reading() as session:
            number = await games.count_open(session)
        sockets = [client._get_websocket(shard_id=shard) for shard in client.shards]
        sessions = [getattr(socket, "session_id", None) for socket in sockets]
        if said != (sessions, number):
            name = voice(FALLBACK)("presence", games=number)
            try:
                await client.change_presence(activity=discord.CustomActivity(name))
            except (OSError, aiohttp.ClientError) as error:
                log.info("nobody hears of the presence now: %r", error)
                await asyncio.sleep(AGAIN)
                continue
            said = sessions, number
        await asyncio.sleep(EVERY)
