"""What to do when Discord does not accept a message."""

from __future__ import annotations

import discord

from bot.limits.invalid_requests import TooManyInvalidRequests
from bot.play.errors import Unavailable
from bot.store import StoreError
from engine.kernel.data import fixed

PAUSES = (2.0, 5.0, 15.0, 60.0, 300.0)
"""Seconds before the next try, by the number of tries; after the last, always the last."""

HOUR = 3600.0

BAN = 300.0
"""Seconds for which nothing is sent when Discord's proxy refuses every call."""

REFUSED = (300.0, 300.0, 900.0, HOUR)
"""The same if a permission is missing; anything that may change this makes the next try due
immediately."""

PARKED = 12 * HOUR
"""Seconds for which nothing is tried in a server of which the bot is not a member."""

_UNKNOWN_CHANNEL = 10003
_UNKNOWN_MESSAGE = 10008
NO_ACCESS = frozenset({50001, 50013})
"""Discord's codes for a missing permission."""
_EDITED_TOO_OFTEN = 30046
_CLOSED_THREADS = frozenset({50083, 160005})
"""Discord's codes for a thread that is archived or locked."""
_BLOCKED = frozenset({200000, 200001})
"""Discord's codes for words that a server's automatic moderation does not let through."""


@fixed
class Retry:
    """The decision to try again after a number of seconds."""

    pause: float
    error: str
    refused: bool = False
    """Whether it certainly was not sent."""


@fixed
class GiveUp:
    """The decision that a message can never be sent."""

    error: str
    blocked: bool = False
    """Whether the server's automatic moderation has blocked it."""


@fixed
class Stop:
    """The decision to send nothing for a number of seconds, because Discord refuses every call."""

    pause: float
    error: str


@fixed
class NoToken:
    """The decision that everything waits for another token, because Discord no longer knows this
    one."""

    error: str


class Hopeless(Exception):
    """A message that was not sent, because Discord is known to refuse it for now."""

    def __init__(self, why: str, pause: float) -> None:
        super().__init__(why)
        self.pause = pause


def judge(error: BaseException, attempts: int) -> Retry | GiveUp | Stop | NoToken:
    """Decide what follows from a failed call."""
    tries = max(attempts, 0)
    pause = PAUSES[min(tries, len(PAUSES) - 1)]
    if isinstance(error, TooManyInvalidRequests):
        return Stop(error.pause, str(error))
    if isinstance(error, Hopeless):
        return Retry(error.pause, f"403 0: {error}", refused=True)
    if isinstance(error, discord.RateLimited):
        return Retry(error.retry_after, "rate limit")
    if isinstance(error, discord.HTTPException):
        said = f"{error.status} {error.code}: {error.text}"
        if error.status == 429:
            if error.code == _EDITED_TOO_OFTEN:
                return Retry(10.0, said)
            return Stop(_wait_of(error), said)
        if error.status == 401:
            return NoToken(said)
        if error.code == _UNKNOWN_CHANNEL or error.code in _CLOSED_THREADS:
            return Retry(HOUR, said, refused=True)
        if error.code in NO_ACCESS:
            # The game goes on in private panels; the permission may come back.
            return Retry(REFUSED[min(tries, len(REFUSED) - 1)], said, refused=True)
        if error.status in (400, 403, 404, 413):
            return GiveUp(said, blocked=error.code in _BLOCKED)
        return Retry(pause, said)
    if isinstance(error, StoreError | Unavailable):
        return Retry(pause, f"the database: {error}")
    return Retry(pause, repr(error))


def _wait_of(error: discord.HTTPException) -> float:
    """Return for how long to send nothing after a limit that the library has not waited for.

    Discord itself says how long (its answers have ``Via``). A ban by its proxy lasts for minutes.
    """
    headers = error.response.headers
    try:
        return min(BAN, float(headers["Retry-After"])) if "Via" in headers else BAN
    except (KeyError, ValueError):
        return BAN


def is_unknown_channel(error: BaseException) -> bool:
    """Return whether a channel is gone."""
    return isinstance(error, discord.HTTPException) and error.code == _UNKNOWN_CHANNEL


def is_shut(error: discord.HTTPException) -> bool:
    """Return whether the bot may not post in a channel or thread, or that is archived or locked."""
    return error.code in NO_ACCESS or error.code in _CLOSED_THREADS


def is_unknown_message(error: discord.HTTPException) -> bool:
    """Return whether a message is gone."""
    return error.code == _UNKNOWN_MESSAGE
