"""The pace of identifying, for all shards together.

Shards whose numbers are equal modulo ``max_concurrency`` may open one session in five seconds
together; one that comes too soon learns that its session is invalid, and begins again. Source:
Discord's documentation, "Gateway", section "Sharding".
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Mapping
from typing import Any

SPAN = 5.2
"""Seconds between two sessions: Discord's five, plus differences in transit."""

SPARE = 100
"""Sessions of a day that are kept for looking into errors."""


class TooManySessions(RuntimeError):
    """The error that nearly all sessions of a day are used; there are more after a pause."""

    def __init__(self, pause: float) -> None:
        super().__init__(
            f"nearly all sessions of a day are used; Discord allows more in {pause:.0f} s"
        )
        self.pause = pause


def checked(limit: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return Discord's limits of sessions, if one more may be opened.

    Raises TooManySessions.
    """
    if limit["remaining"] <= SPARE:
        raise TooManySessions(limit["reset_after"] / 1000)
    return limit


class IdentifyGate:
    """The gate that lets shards through one after the other."""

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}
        self._last: dict[int, float] = {}

    async def wait(self, group: int) -> None:
        """Wait until a shard of a group may identify, and count it as done."""
        async with self._locks.setdefault(group, asyncio.Lock()):
            last = self._last.get(group, -math.inf)
            await asyncio.sleep(max(0.0, last + SPAN - time.monotonic()))
            self._last[group] = time.monotonic()
