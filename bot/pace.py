"""Keeps calls to Discord within the limit over all routes.

Headers tell the limits of single routes, and the library keeps to them. They do not tell the limit
over all routes, so a client that does not count for itself runs into it.
Source: Discord's documentation, "Rate Limits".
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp

MOST = 45
"""Calls a second. Discord allows 50, but calls may arrive closer together than they were sent."""

SECOND = 1.0

_EXEMPT = re.compile(r".*/(interactions|webhooks)/.*")
"""Replies to interactions, which do not count towards the limit over all routes."""


class Pace:
    """Lets callers go on one by one, in order, at most so many a second."""

    def __init__(
        self,
        most: int = MOST,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """``now`` gives seconds since any moment; ``sleep`` waits for a number of seconds."""
        self.most = most
        self._now = now
        self._sleep = sleep
        self._gone: deque[float] = deque(maxlen=most)
        self._turn = asyncio.Lock()

    async def wait(self) -> None:
        """Return when one more call may be made."""
        async with self._turn:
            if len(self._gone) == self.most:
                while (left := self._gone[0] + SECOND - self._now()) > 0:
                    await self._sleep(left)
            self._gone.append(self._now())


def paced(trace: aiohttp.TraceConfig, pace: Pace) -> aiohttp.TraceConfig:
    """Make the calls of an HTTP session wait for their turn; return its trace."""

    async def started(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not _EXEMPT.fullmatch(params.url.path):
            await pace.wait()

    trace.on_request_start.append(started)
    return trace
