"""The direct channels to users: opened once each, and none for a while after Discord objects."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

import discord

from bot.store import Store
from bot.store.keeping import facts
from bot.store.keeping.facts import DIRECT_PAUSED, DM
from bot.store.people import users

WHILE = 3600.0
"""Seconds for which no new channel is opened after Discord has objected."""

CLOSED = frozenset({50007, 50278})
"""Codes that say that a user takes no direct messages, or shares no server with the bot."""
LIMITED = frozenset({20026, 40003})
"""Codes that say that the bot opens too many direct channels, or counts as a spammer."""
_UNKNOWN_CHANNEL = 10003
_NOT_THE_USERS = frozenset({401, 429})
"""Refusals that have nothing to do with the user."""

log = logging.getLogger(__name__)


class NotOpened(Exception):
    """The error that there is no channel to a user, and that none is opened for now."""


class DirectChannels:
    """The direct channels, which are saved across restarts."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def to(self, client: discord.Client, user: int) -> discord.PartialMessageable:
        """Return the direct channel to a user.

        Raises NotOpened, and what calls to Discord raise; the caller passes these to :meth:`heed`.
        """
        async with self._store.reading() as session:
            known = await facts.find(session, DM.key(user))
        if known is None:
            if await self.paused() is not None:
                raise NotOpened
            known = str((await client.create_dm(discord.Object(user))).id)
            async with self._store.writing() as session:
                await facts.put(session, DM.key(user), known)
        return client.get_partial_messageable(int(known), type=discord.ChannelType.private)

    async def paused(self) -> float | None:
        """Return the time until which no new channel is opened; ``None`` if one may be."""
        async with self._store.reading() as session:
            until = await facts.find(session, DIRECT_PAUSED.key())
        return float(until) if until is not None and self._now() < float(until) else None

    async def heed(self, user: int, error: discord.HTTPException) -> bool:
        """Apply a refusal; return whether the user has to be notified elsewhere.

        They have to, unless the cause is trouble on the way, or nothing to do with them.
        """
        if error.code in LIMITED:
            until = self._now() + WHILE
            log.error("no direct channels are opened for %.0f s: %s", WHILE, error)
            async with self._store.writing() as session:
                await facts.put(session, DIRECT_PAUSED.key(), str(until))
            return True
        if not 400 <= error.status < 500 or error.status in _NOT_THE_USERS:
            return False
        log.info("user %d cannot be written to directly: %s", user, error)
        async with self._store.writing() as session:
            if error.code in CLOSED:
                settings = await users.find_settings(session, user)
                await users.put_settings(session, user, replace(settings, dm=False))
            elif error.code == _UNKNOWN_CHANNEL:
                await facts.drop(session, DM.key(user))
        return True
