"""Sending a message once, under its row's nonce, and changing what is in archived threads."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import Any, TypeVar

import discord

from bot.play import OutboxRow
from bot.ui.custom_id import CustomId
from bot.ui.layout import Layout
from bot.ui.limits import walk
from bot.ui.plain_message import PlainMessage

from .errors import is_unknown_message

NONCE_KEPT = 120.0
"""Seconds for which Discord certainly remembers a nonce."""

SEARCHED = 100
"""How many messages of a channel are searched for one sent before a crash."""

NOBODY = discord.AllowedMentions.none()

ARCHIVED = 50083
"""Discord's code for a call that is refused because a thread is archived."""

log = logging.getLogger(__name__)

T = TypeVar("T")

Fits = Callable[[discord.Message], bool]
"""A function that returns whether a message is the one that is searched for."""


class NotFoundYet(Exception):
    """A message that may have been sent before a crash, but was not: send it under another
    nonce."""


async def send_once(
    place: discord.PartialMessageable,
    row: OutboxRow,
    what: Layout | PlainMessage,
    files: list[discord.File] | None = None,
    mentions: discord.AllowedMentions = NOBODY,
    *,
    silent: bool = False,
    fits: Fits | None = None,
) -> int | None:
    """Create a message under the row's nonce; search first if Discord may have forgotten it.

    With ``silent``, nobody is notified. ``fits`` recognizes it, by default by its mark.

    Return ``None`` for a message that was sent but has been deleted since. Raises what calls to
    Discord raise, and NotFoundYet.
    """
    if row.age is not None and row.age > NONCE_KEPT:
        found = await look_for(place, row.written, fits or bearing(row.nonce))
        if found is not None:
            return found
        raise NotFoundYet
    try:
        message = await place.send(
            **what.fields(),
            files=files or [],
            nonce=row.nonce,
            allowed_mentions=mentions,
            silent=silent,
        )
    except discord.HTTPException as error:
        if row.attempts > 0 and is_unknown_message(error):
            return None
        raise
    return int(message.id)


async def look_for(place: discord.PartialMessageable, since: float, fits: Fits) -> int | None:
    """Search a channel for a message that fits, from the time at which it was to be sent.

    Raises what Discord calls raise.
    """
    # If the clock was ahead at ``since``, the message seems to be from before.
    for after in (datetime.fromtimestamp(since - 60, UTC), None):
        async for message in place.history(limit=SEARCHED, after=after):
            if fits(message):
                return message.id
    return None


def bearing(mark: str) -> Fits:
    """Return a function that returns whether a component of a message has a mark."""
    return offering(lambda press: press.arg == mark)


def offering(fits: Callable[[CustomId], bool]) -> Fits:
    """Return a function that returns whether a message has a component that fits."""

    def is_offered(message: discord.Message) -> bool:
        components = [component.to_dict() for component in message.components]
        presses = (_press(component) for component in walk(components))
        return any(press is not None and fits(press) for press in presses)

    return is_offered


def _press(component: Mapping[str, Any]) -> CustomId | None:
    try:
        return CustomId.decode(component.get("custom_id") or "")
    except ValueError:
        return None


class ThreadArchived(Exception):
    """A message that cannot be edited, because its thread is archived and the bot may not open
    it."""


def is_archived(error: discord.HTTPException) -> bool:
    """Return whether a call was refused because a thread is archived."""
    return error.code == ARCHIVED


async def in_open_thread(
    client: discord.Client, channel: int, change: Callable[[], Awaitable[T]]
) -> T:
    """Change something in a channel; if it is an archived thread, open it first.

    Raises ThreadArchived if that is not possible, and what Discord calls raise.
    """
    try:
        return await change()
    except discord.HTTPException as error:
        if not is_archived(error):
            raise
    if not await open_again(client, channel):
        raise ThreadArchived
    return await change()


async def open_again(client: discord.Client, channel: int) -> bool:
    """Open an archived thread; return whether Discord let the bot do so.

    In a thread, the bot needs only the right to write; in a post of a forum, and for a locked
    thread, the right to manage threads. Raises what calls to Discord raise.
    """
    try:
        await client.http.edit_channel(channel, archived=False)
    except discord.HTTPException as error:
        if error.status not in (400, 403, 404):
            raise
        log.info("thread %d cannot be opened: %s", channel, error)
        return False
    return True
