"""Notifications that have expired: they say so for a while, and are then deleted.

One that its user has turned into a panel is no longer a notification, and is left alone.
"""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.play import GameInfo, OutboxRow
from bot.posts.messages import notice_of
from bot.services import Services
from bot.store.messages import notifications
from bot.store.messages.notifications import Notice
from bot.store.people import users
from bot.text import Localizer, Plain, localizer_for
from bot.ui.reply import Failure

from .sending import ThreadArchived, in_open_thread

KEPT = 86400.0
"""Seconds for which a message says that it has expired."""

SWEPT = 50
"""How many such messages are deleted at a time."""

log = logging.getLogger(__name__)


class Expiry:
    """The expiry of notifications."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def take_back(self, info: GameInfo, row: OutboxRow, now: float) -> None:
        """Withdraw notifications of questions that no longer wait for a user.

        Users who have answered know what the notifications were about, so these are deleted.
        Others, who may have heard the last one and come to look, find out what happened to it.
        """
        assert row.target_user is not None
        user = row.target_user
        async with self._services.store.reading() as session:
            language = await users.find_language(session, user)
            lapsed = await notifications.find(session, info.id, user, upto=row.payload["question"])
        last = {notice.channel: notice for notice in lapsed}
        for notice in lapsed:
            if row.payload["answered"] or notice.next or last[notice.channel] != notice:
                await self._delete(notice)
                continue
            where = "" if notice.channel != info.channel else "-in-channel"
            say = localizer_for(info.language if where else language or info.language)
            await self._say(info, row, notice, f"notice-lapsed{where}", say, now)

    async def clear(self, game: int, user: int) -> None:
        """Delete a user's expired notifications, because the user is awaited again."""
        async with self._services.store.reading() as session:
            found = await notifications.find_lapsed(session, game, user)
        await self._sweep(found)

    async def sweep(self, now: float) -> None:
        """Delete notifications that have said long enough that they have expired."""
        async with self._services.store.reading() as session:
            found = await notifications.list_lapsed(session, before=now - KEPT, most=SWEPT)
        await self._sweep(found)

    async def _sweep(self, found: list[Notice]) -> None:
        for notice in found:
            try:
                await self._delete(notice)
            except Failure as error:
                # It harms nobody, and the next sweep tries again.
                log.warning("game %d: a lapsed call stays for now: %r", notice.game, error)

    async def _delete(self, notice: Notice) -> None:
        try:
            await in_open_thread(self._client, notice.channel, self._message(notice).delete)
        except ThreadArchived:
            log.info("game %d: a call stays as it is in an archived thread", notice.game)
        except discord.HTTPException as error:
            _forgive(notice, error)
        async with self._services.store.writing() as session:
            await notifications.drop(session, notice.message)

    async def _say(
        self, info: GameInfo, row: OutboxRow, notice: Notice, text: str, say: Localizer, now: float
    ) -> None:
        """Edit a notification to say that it has expired."""
        channel, user = Plain(f"<#{info.channel}>"), f"user:{notice.user}"
        words = say(text, channel=channel, user=user, game=str(info.id))
        fields = notice_of(info.id, words, say, mark=row.nonce).fields()
        change = partial(self._message(notice).edit, **fields)
        try:
            await in_open_thread(self._client, notice.channel, change)
        except (ThreadArchived, discord.HTTPException) as error:
            if isinstance(error, discord.HTTPException):
                _forgive(notice, error)
            async with self._services.store.writing() as session:
                await notifications.drop(session, notice.message)
            return
        async with self._services.store.writing() as session:
            await notifications.lapse(session, notice.message, now)

    def _message(self, notice: Notice) -> discord.PartialMessage:
        place = self._client.get_partial_messageable(notice.channel)
        return place.get_partial_message(notice.message)


def _forgive(notice: Notice, error: discord.HTTPException) -> None:
    """Ignore a notification that was deleted or cannot be reached.

    Raises any other error.
    """
    if error.status not in (400, 403, 404):
        raise error
    log.info("game %d: a call stays as it is: %s", notice.game, error)
