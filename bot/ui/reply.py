"""The one reply to an interaction: at once, or deferred and given when the work is done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

import aiohttp
import discord

from .layout import Layout

T = TypeVar("T")

MOMENT = 0.3
"""Seconds that a user waits for a reply before they see that the bot is working on it."""

Interaction = discord.Interaction[Any]
Failure = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
"""Every way in which a call to Discord may fail."""

log = logging.getLogger(__name__)

_NO_DMS = frozenset({50007, 50278})
_LATE_OR_SHOWN_OR_GONE = frozenset({10062, 40060, 10008})


class Reply:
    """Answers one interaction with one message.

    A press on a private panel changes that panel. A press on a public message, or a command, gets a
    message that only its user sees, unless ``public``.
    """

    def __init__(
        self, interaction: Interaction, *, public: bool = False, fresh: bool = False
    ) -> None:
        """With ``fresh``, the message that was pressed stays as it is."""
        self._interaction = interaction
        self._ephemeral = not public
        self._edits = not fresh and is_private(interaction)

    async def during(self, work: Coroutine[Any, Any, T]) -> T:
        """Do some work; if it takes longer than a moment, defer the reply."""
        task = asyncio.ensure_future(work)
        try:
            await asyncio.wait([task], timeout=MOMENT)
            if not task.done():
                await self.promise()
        finally:
            # The work is finished even if the reply could not be deferred.
            await asyncio.wait([task])
        return task.result()

    async def promise(self) -> None:
        """Tell Discord that the reply takes its time."""
        response = self._interaction.response
        if response.is_done():
            return
        try:
            if self._edits:
                await response.defer()
            else:
                await response.defer(ephemeral=self._ephemeral, thinking=True)
        except Failure as error:
            _note(self._interaction, error)

    async def show(self, layout: Layout, *files: discord.File) -> int | None:
        """Give the reply; return the id of its message.

        Failures are logged, and ``None`` is returned: what matters is saved, and the next panel
        shows it.
        """
        interaction, view = self._interaction, layout.view()
        try:
            # Pictures of the earlier message are replaced or dropped.
            if interaction.response.is_done():
                message = await interaction.edit_original_response(
                    **self._emptied(), view=view, attachments=list(files)
                )
                return message.id
            if self._edits:
                done = await interaction.response.edit_message(
                    **self._emptied(), view=view, attachments=list(files)
                )
            else:
                done = await interaction.response.send_message(
                    view=view, files=list(files), ephemeral=self._ephemeral
                )
            return done.message_id if done is not None else None
        except Failure as error:
            _note(interaction, error)
            return None

    def _emptied(self) -> dict[str, Any]:
        """Clear a plain message's content, since it becomes one of components for good."""
        message = self._interaction.message
        if not self._edits or message is None or message.flags.components_v2:
            return {}
        return {"content": None, "embeds": []}


async def whisper(interaction: Interaction, layout: Layout) -> None:
    """Say something more to a user who has had their reply; failures are logged."""
    try:
        await interaction.followup.send(view=layout.view(), ephemeral=True)
    except Failure as error:
        _note(interaction, error)


def is_private(interaction: Interaction) -> bool:
    """Tell whether only its user sees the message that was pressed."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def refuses_dms(error: discord.HTTPException) -> bool:
    """Tell whether a user takes no direct messages, or no longer shares a server with the bot."""
    return error.code in _NO_DMS


def _note(interaction: Interaction, error: BaseException) -> None:
    age = (discord.utils.utcnow() - interaction.created_at).total_seconds()
    if not _is_refusal(error):
        # Lost on the way; too late; or shown although the answer to the first try was lost.
        log.warning("reply to interaction %s after %.1f s: %s", interaction.id, age, error)
    else:
        log.error("reply to interaction %s after %.1f s failed: %r", interaction.id, age, error)


def _is_refusal(error: BaseException) -> bool:
    """Tell whether Discord has understood a reply and refuses it, which is our mistake."""
    if not isinstance(error, discord.HTTPException) or error.code in _LATE_OR_SHOWN_OR_GONE:
        return False
    return 400 <= error.status < 500 and error.status != 429
