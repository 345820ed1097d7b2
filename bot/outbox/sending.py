"""One message, once: created under its row's nonce, or searched for if that is too old."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import discord

from bot.play import Row
from bot.ui.layout import Layout
from bot.ui.limits import walk
from bot.ui.press import Press

from .failures import is_unknown_message

NONCE_KEPT = 120.0
"""Seconds for which Discord surely remembers a nonce."""

SEARCHED = 100
"""How many messages of a channel are searched for one sent before a crash."""

NOBODY = discord.AllowedMentions.none()


class NotFoundYet(Exception):
    """A message that may have been sent before a crash was not: send it under another nonce."""


async def send_once(
    place: discord.PartialMessageable,
    row: Row,
    layout: Layout,
    now: float,
    files: list[discord.File] | None = None,
    mentions: discord.AllowedMentions = NOBODY,
) -> int | None:
    """Create a message under the row's nonce; search first if Discord may have forgotten it.

    Returns ``None`` for a message that was sent but has been deleted since. Raises what calls to
    Discord raise, and NotFoundYet.
    """
    if row.first_try is not None and now - row.first_try > NONCE_KEPT:
        found = await _look_for(place, row)
        if found is not None:
            return found
        raise NotFoundYet
    try:
        message = await place.send(
            view=layout.view(),
            files=files or [],
            nonce=row.nonce,
            allowed_mentions=mentions,
        )
    except discord.HTTPException as error:
        if row.attempts > 0 and is_unknown_message(error):
            return None
        raise
    return int(message.id)


async def _look_for(place: discord.PartialMessageable, row: Row) -> int | None:
    """Search a channel for a message that was sent before a crash, by the row's mark."""
    after = datetime.fromtimestamp(row.written - 60, UTC)
    async for message in place.history(limit=SEARCHED, after=after):
        components = [c.to_dict() for c in message.components]
        if any(_mark(c) == row.nonce for c in walk(components)):
            return message.id
    return None


def _mark(component: Mapping[str, Any]) -> str | None:
    try:
        return Press.decode(component.get("custom_id") or "").arg
    except ValueError:
        return None
