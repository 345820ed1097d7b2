"""Rate limits: of users, and of calls to Discord over all routes.

Headers tell the limits of single routes, and the library keeps to them. They do not tell the limit
over all routes, so a client that does not count for itself runs into it. Source: Discord's
documentation, "Rate Limits".
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp

from .memory import Recent


class UserRateLimit:
    """The limit on users who press and type faster than people do."""

    def __init__(
        self,
        burst: int = 30,
        rate: float = 2.0,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Allow ``burst`` presses together, and ``rate`` a second in the long run."""
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._buckets: Recent[int, tuple[float, float]] = Recent()
        """The rest of each user's bucket, and its time; a forgotten bucket is full."""

    def wait(self, user: int) -> float:
        """Count a press and return 0, or return the seconds until the next one will be accepted."""
        now = self._clock()
        left, since = self._buckets.get(user, (float(self._burst), now))
        left = min(self._burst, left + (now - since) * self._rate)
        wait = 0.0 if left >= 1 else (1 - left) / self._rate
        self._buckets[user] = (left - 1 if wait == 0 else left, now)
        return wait


MOST = 45
"""Calls per second. Discord allows 50, but calls may arrive closer together than they were sent."""

SECOND = 1.0

_EXEMPT = re.compile(r".*/(interactions|webhooks)/.*")
"""Replies to interactions, which do not count towards the limit over all routes."""


class GlobalRateLimit:
    """The limit that lets callers continue one by one, in order, at a given rate per second."""

    def __init__(
        self,
        most: int = MOST,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Create the limit; ``now`` returns seconds from any moment, ``sleep`` waits for some
        seconds."""
        self.most = most
        self._now = now
        self._sleep = sleep
        self._gone: deque[float] = deque(maxlen=most)
        self._turn = asyncio.Lock()

    async def wait(self) -> None:
        """Wait until one more call may be made."""
        async with self._turn:
            if len(self._gone) == self.most:
                while (left := self._gone[0] + SECOND - self._now()) > 0:
                    await self._sleep(left)
            self._gone.append(self._now())


def paced(trace: aiohttp.TraceConfig, pace: GlobalRateLimit) -> aiohttp.TraceConfig:
    """Return a trace that makes the calls of an HTTP session wait for their turn."""

    async def started(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not _EXEMPT.fullmatch(params.url.path):
            await pace.wait()

    trace.on_request_start.append(started)
    return trace
