"""Identifying no faster than Discord allows a whole bot, whichever of its processes does it.

Shards whose numbers are alike modulo ``max_concurrency`` may open one session in five seconds
together; one that comes too soon is told that its session is invalid, and begins anew.
Source: Discord's documentation, "Gateway", section "Sharding".
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SPAN = 5.2
"""Seconds between two sessions: Discord's five, and what differs on the way there."""

LOOK = 0.1
"""Seconds between two looks whether another process has had its turn."""


SPARE = 100
"""Sessions of a day that are left to whoever looks for what goes wrong."""


class TooManySessions(RuntimeError):
    """Nearly all sessions are used that Discord allows in a day; there are more after a pause."""

    def __init__(self, pause: float) -> None:
        super().__init__(
            f"nearly all sessions of a day are used; Discord allows more in {pause:.0f} s"
        )
        self.pause = pause


def checked(limit: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what Discord says of the sessions that can be opened, if there may be one more.

    Raises TooManySessions.
    """
    if limit["remaining"] <= SPARE:
        raise TooManySessions(limit["reset_after"] / 1000)
    return limit


class Gate:
    """Lets shards through one after the other."""

    def __init__(self, directory: Path | None = None) -> None:
        """``directory`` is where the processes of a bot meet; without one there is just this."""
        self._directory = directory
        self._locks: dict[int, asyncio.Lock] = {}
        self._last: dict[int, float] = {}

    async def wait(self, group: int) -> None:
        """Return when a shard of a group may identify, and take that for done.

        Raises OSError.
        """
        async with self._locks.setdefault(group, asyncio.Lock()):
            if self._directory is None:
                await asyncio.sleep(_left(self._last.get(group)))
                self._last[group] = time.time()
                return
            path = self._directory / f"identify-{group}"
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                while not _held(descriptor):  # noqa: ASYNC110 - nothing tells of another process
                    await asyncio.sleep(LOOK)
                if os.fstat(descriptor).st_size:
                    await asyncio.sleep(_left(os.fstat(descriptor).st_mtime))
                os.pwrite(descriptor, b"x", 0)
                os.utime(descriptor)
            finally:
                os.close(descriptor)


def _left(last: float | None) -> float:
    """Return how long to wait after another one; a clock that was set keeps nobody for longer."""
    return 0.0 if last is None else min(SPAN, max(0.0, last + SPAN - time.time()))


def _held(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
