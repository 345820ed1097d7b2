"""Changing messages in threads that are archived, where Discord lets nothing be changed.

What is posted in an archived thread opens it; what is edited or deleted there has to open it first.
Source: Discord's documentation, "Threads".
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

T = TypeVar("T")

ARCHIVED = 50083

log = logging.getLogger(__name__)


class Closed(Exception):
    """A message cannot be changed, as its thread is archived and the bot may not open it."""


def is_archived(error: discord.HTTPException) -> bool:
    """Tell whether a call was refused because a thread is archived."""
    return error.code == ARCHIVED


async def in_open_thread(
    client: discord.Client, channel: int, change: Callable[[], Awaitable[T]]
) -> T:
    """Change something in a channel; if it is an archived thread, open it first.

    Raises Closed, and what Discord calls raise.
    """
    try:
        return await change()
    except discord.HTTPException as error:
        if not is_archived(error):
            raise
    if not await open_again(client, channel):
        raise Closed
    return await change()


async def open_again(client: discord.Client, channel: int) -> bool:
    """Open an archived thread; tell whether Discord let the bot do so.

    In a thread the bot needs no more than to write, in a post of a forum the right to manage
    threads; a locked thread is opened by whoever may manage threads. Raises what Discord calls
    raise in trouble.
    """
    try:
        await client.http.edit_channel(channel, archived=False)
    except discord.HTTPException as error:
        if error.status not in (400, 403, 404):
            raise
        log.info("thread %d cannot be opened: %s", channel, error)
        return False
    return True
