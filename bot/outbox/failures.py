"""What to do when Discord does not accept a message."""

from __future__ import annotations

from dataclasses import dataclass

import discord

PAUSES = (2.0, 5.0, 15.0, 60.0, 300.0)
"""Seconds before the next try, by the number of tries; after the last, always the last."""

HOUR = 3600.0

_UNKNOWN_CHANNEL = 10003
_UNKNOWN_MESSAGE = 10008
NO_ACCESS = frozenset({50001, 50013})
"""Discord's codes for a missing permission."""
_EDITED_TOO_OFTEN = 30046


@dataclass(frozen=True, slots=True)
class Retry:
    """Try again after so many seconds."""

    pause: float
    error: str
    refused: bool = False
    """Whether it certainly was not sent."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """It can never be sent."""

    error: str


@dataclass(frozen=True, slots=True)
class Stop:
    """Send nothing at all for so many seconds: Discord refuses every call."""

    pause: float
    error: str


def judge(error: BaseException, attempts: int) -> Retry | GiveUp | Stop:
    """Decide what follows from a failed call."""
    pause = PAUSES[min(max(attempts, 0), len(PAUSES) - 1)]
    if isinstance(error, discord.RateLimited):
        return Retry(error.retry_after, "rate limit")
    if isinstance(error, discord.HTTPException):
        said = f"{error.status} {error.code}: {error.text}"
        if error.status == 429:
            if error.code == _EDITED_TOO_OFTEN:
                return Retry(10.0, said)
            return Stop(300.0, said)
        if error.code == _UNKNOWN_CHANNEL or error.code in NO_ACCESS:
            # The game goes on in private panels; the channel or the permission may come back.
            gone = error.code == _UNKNOWN_CHANNEL
            return Retry(HOUR if gone else 300.0, said, refused=True)
        if error.status in (400, 401, 403, 404, 413):
            return GiveUp(said)
        return Retry(pause, said)
    return Retry(pause, repr(error))


def is_unknown_message(error: discord.HTTPException) -> bool:
    """Tell whether a message is gone."""
    return error.code == _UNKNOWN_MESSAGE
