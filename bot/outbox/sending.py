"""One message, once: created under its row's nonce, or searched for if that is too old."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import discord

from bot.play import Row
from bot.ui.layout import Layout
from bot.ui.limits import walk
from bot.ui.plain_message import PlainMessage
from bot.ui.press import Press

from .failures import is_unknown_message

NONCE_KEPT = 120.0
"""Seconds for which Discord surely remembers a nonce."""

SEARCHED = 100
"""How many messages of a channel are searched for one sent before a crash."""

NOBODY = discord.AllowedMentions.none()


Fits = Callable[[discord.Message], bool]
"""Tells whether a message is the one that is looked for."""


class NotFoundYet(Exception):
    """A message that may have been sent before a crash was not: send it under another nonce."""


async def send_once(
    place: discord.PartialMessageable,
    row: Row,
    what: Layout | PlainMessage,
    files: list[discord.File] | None = None,
    mentions: discord.AllowedMentions = NOBODY,
    *,
    silent: bool = False,
    fits: Fits | None = None,
) -> int | None:
    """Create a message under the row's nonce; search first if Discord may have forgotten it.

    ``silent``: nobody's phone rings. ``fits`` tells it from others, by default by its mark.

    Returns ``None`` for a message that was sent but has been deleted since. Raises what calls to
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
    """Search a channel for a message that fits, since it was to be sent.

    Raises what Discord calls raise.
    """
    # Where the clock was ahead at ``since``, the message seems to be from before.
    for after in (datetime.fromtimestamp(since - 60, UTC), None):
        async for message in place.history(limit=SEARCHED, after=after):
            if fits(message):
                return message.id
    return None


def bearing(mark: str) -> Fits:
    """Return what tells whether something to press in a message bears a mark."""
    return offering(lambda press: press.arg == mark)


def offering(fits: Callable[[Press], bool]) -> Fits:
    """Return what tells whether there is something to press in a message that fits."""

    def is_offered(message: discord.Message) -> bool:
        components = [component.to_dict() for component in message.components]
        presses = (_press(component) for component in walk(components))
        return any(press is not None and fits(press) for press in presses)

    return is_offered


def _press(component: Mapping[str, Any]) -> Press | None:
    try:
        return Press.decode(component.get("custom_id") or "")
    except ValueError:
        return None
