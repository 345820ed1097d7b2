"""The one reply to an interaction, and refusals in words."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import aiohttp
import discord

from bot.limits.rivals import ANSWERED, Rivals
from bot.play import UserError
from bot.text import Localizer, Plain, localizer_for
from engine.kernel.phrase import Refusal

from . import emojis
from .items import Interaction
from .layout import Layout

T = TypeVar("T")

MOMENT = 0.3
"""Seconds that a user waits for a reply before they see that the bot is working on it."""

PATIENT = 30.0
"""Seconds for which a user waits for a picture before they are told that there is a queue."""

Failure = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
"""Every way in which a call to Discord may fail."""

log = logging.getLogger(__name__)

_UNKNOWN_MESSAGE = 10008
_LATE_OR_SHOWN_OR_GONE = frozenset({10062, ANSWERED, _UNKNOWN_MESSAGE})


SPOKEN = "language"
"""The key of the language that was found for the user of an interaction."""

RIVALS = "rivals"
"""The key of the count of interactions that another bot has answered."""

TRIED = "tried"
"""The key of whether a reply to an interaction has been tried."""

PROMISED = "promised"
"""The note on an interaction of the call that has told Discord that the reply will come later."""

DIRECTLY = 1.0
"""Seconds in which Discord's answer to a call comes that the library has not repeated."""


class Reply:
    """The reply to one interaction, with one message.

    A press on a private panel changes that panel. A press on a public message, or a command, gets a
    message that only its user sees, unless ``public``.
    """

    def __init__(
        self, interaction: Interaction, *, public: bool = False, fresh: bool = False
    ) -> None:
        """Create the reply; with ``fresh``, the message that was pressed stays as it is."""
        self._interaction = interaction
        self._ephemeral = not public
        self._edits = not fresh and is_private(interaction)
        self._gone = False
        """Whether the direct message that was pressed is gone."""
        self._instead: int | None = None
        """The message that has taken its place, if it is no longer the original one."""
        self._plain = False
        """Whether the reply is a plain sentence so far."""

    async def during(self, work: Coroutine[Any, Any, T]) -> T:
        """Await some work and return its result; defer the reply if it takes more than a moment."""
        task = asyncio.ensure_future(work)
        try:
            await asyncio.wait([task], timeout=MOMENT)
            if not task.done():
                await self.promise()
        finally:
            # The work is finished even if the reply could not be deferred.
            await asyncio.wait([task])
        return task.result()

    async def give(self, work: Coroutine[Any, Any, Layout], say: Localizer) -> int | None:
        """Show the result of some work, or why it is refused; return the id of the message."""
        try:
            layout = await self.during(work)
        except UserError as refusal:
            layout = apology(refusal, say)
        return await self.show(layout)

    async def patiently(self, work: Coroutine[Any, Any, T], say: Localizer) -> T:
        """Await what a promised reply shows, and return it; if it takes long, say so meanwhile."""
        task = asyncio.ensure_future(work)
        try:
            await asyncio.wait([task], timeout=PATIENT)
            if not task.done():
                await self.show(Layout().text(say("picture-waits")))
        finally:
            await asyncio.wait([task])
        return task.result()

    async def promise(self) -> None:
        """Tell Discord that the reply will come later."""
        response = self._interaction.response
        if response.is_done() or PROMISED in self._interaction.extras:
            return
        if self._edits:
            call = self._begun(response.defer())
        else:
            call = self._begun(response.defer(ephemeral=self._ephemeral, thinking=True))
        promised = self._interaction.extras[PROMISED] = asyncio.ensure_future(call)
        try:
            await promised
        except Failure as error:
            _note(self._interaction, error)

    async def show(self, layout: Layout, *files: discord.File) -> int | None:
        """Give the reply; return the id of its message.

        If Discord refuses it, it is given without its files, or else as one sentence; if the direct
        message that was pressed is gone, the reply is a new one. After a failure, which is logged,
        return ``None``: everything important is saved, and the next panel shows it.
        """
        for attempt, attached in ((layout, files), (layout.in_words(), ())):
            message, is_final = await self._try(attempt.fields(), attached)
            if is_final:
                layout.shown(message, self._stays_in)
                return message
        layout.shown(None, None)
        sentence = self._sentence()
        message, _ = await self._try(sentence, ())
        self._plain = message is not None and "content" in sentence
        return message

    async def _try(
        self, fields: dict[str, Any], files: Sequence[discord.File]
    ) -> tuple[int | None, bool]:
        """Give a reply; return the id of its message, and whether there is nothing else to try."""
        try:
            message = await self._give(fields, files)
        except Failure as error:
            _note(self._interaction, error)
            if "EMOJI" in str(getattr(error, "text", "")).upper():
                # Someone has deleted emojis of the application; the next panel does without.
                emojis.learn({})
            if self._edits and self._direct and _is_gone(error):
                self._gone = True
                return None, False
            return None, not _is_refusal(error)
        self._plain = False
        return message, True

    async def _give(self, fields: dict[str, Any], files: Sequence[discord.File]) -> int | None:
        """Give a reply in the only way that is left; return the id of its message."""
        interaction = self._interaction
        if promised := interaction.extras.get(PROMISED):
            await asyncio.wait([promised])  # Of two first answers Discord would refuse the second.
        # Pictures of the earlier message are replaced or dropped.
        changes = {**self._emptied(), **fields, "attachments": list(files)}
        if self._instead is not None:
            await interaction.followup.edit_message(self._instead, **changes)
            return self._instead
        if interaction.response.is_done():
            if self._gone:
                new = await interaction.followup.send(**fields, wait=True, silent=True)
                self._instead = int(new.id)
                return self._instead
            return (await interaction.edit_original_response(**changes)).id
        if self._edits and not self._gone:
            done = await self._begun(interaction.response.edit_message(**changes))
        else:
            ephemeral = self._ephemeral and not self._gone
            done = await self._begun(
                interaction.response.send_message(
                    **fields, files=list(files), ephemeral=ephemeral, silent=self._gone
                )
            )
            self._gone = False  # From here on, the new message is the original one.
        return done.message_id if done is not None else None

    async def _begun(self, call: Awaitable[T]) -> T:
        """Make the first call of a reply; notice if another bot has made it before."""
        interaction = self._interaction
        rivals: Rivals | None = interaction.extras.get(RIVALS)
        first, began = TRIED not in interaction.extras, time.monotonic()
        interaction.extras[TRIED] = True
        try:
            done = await call
        except discord.HTTPException as error:
            # A call that was lost, or repeated by the library, may itself have been the answer.
            directly = first and time.monotonic() - began < DIRECTLY
            if rivals is not None and error.code == ANSWERED and directly:
                with suppress(*Failure):
                    # If there is a reply, another bot has made it.
                    await interaction.original_response()
                    rivals.note(ours=False)
            raise
        if rivals is not None:
            rivals.note(ours=True)
        return done

    @property
    def _direct(self) -> bool:
        return self._interaction.guild_id is None

    @property
    def _stays_in(self) -> int | None:
        """The channel in which the reply stays; ``None`` if only its reader sees it for a while."""
        message = self._interaction.message
        pressed = self._edits and message is not None and not message.flags.ephemeral
        return self._interaction.channel_id if self._direct and pressed else None

    @property
    def _is_layout(self) -> bool:
        """Whether the message that would be changed is one of components, permanently."""
        message = self._interaction.message
        if self._gone or not self._edits or message is None:
            return False
        return bool(message.flags.components_v2)

    def _sentence(self) -> dict[str, Any]:
        """Return a plain line that says that Discord does not accept the reply."""
        words = spoken(self._interaction)("panel-not-taken")
        return Layout().text(words).fields() if self._is_layout else {"content": words}

    def _emptied(self) -> dict[str, Any]:
        """Clear a plain message's content, because it becomes one of components permanently."""
        if self._is_layout or not (self._edits or self._plain):
            return {}
        return {"content": None, "embeds": []}


def spoken(interaction: Interaction) -> Localizer:
    """Return the localizer that was found for a user, or else that of their Discord."""
    return localizer_for(interaction.extras.get(SPOKEN) or interaction.locale)


async def whisper(interaction: Interaction, layout: Layout) -> None:
    """Send more to a user who has had their reply; failures are logged."""
    try:
        await interaction.followup.send(view=layout.view(), ephemeral=True)
    except Failure as error:
        _note(interaction, error)


def is_private(interaction: Interaction) -> bool:
    """Return whether only its user sees the message that was pressed."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def _is_gone(error: BaseException) -> bool:
    """Return whether the message that a reply would change is gone."""
    return isinstance(error, discord.HTTPException) and error.code == _UNKNOWN_MESSAGE


def _note(interaction: Interaction, error: BaseException) -> None:
    age = (discord.utils.utcnow() - interaction.created_at).total_seconds()
    if not _is_refusal(error):
        # The call was lost, came too late, or was shown although its answer was lost.
        log.warning("reply to interaction %s after %.1f s: %s", interaction.id, age, error)
    else:
        log.error("reply to interaction %s after %.1f s failed: %r", interaction.id, age, error)


def _is_refusal(error: BaseException) -> bool:
    """Return whether Discord has understood a reply and refused it, which is a bug."""
    if not isinstance(error, discord.HTTPException) or error.code in _LATE_OR_SHOWN_OR_GONE:
        return False
    return 400 <= error.status < 500 and error.status != 429


def sentence(user_error: UserError, say: Localizer) -> str:
    """Return why something cannot be done, with the paragraph of the rules behind it."""
    return say("panel-trouble", reason=Plain(say.say(Refusal(user_error.phrase, user_error.rule))))


def apology(user_error: UserError, say: Localizer) -> Layout:
    """Return a message that says why something cannot be done."""
    return Layout().text(sentence(user_error, say))
