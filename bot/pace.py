"""Calling Discord no more often in a second than it allows over all routes.

Limits of single routes are told in headers, and the library keeps to them; the one over all routes
is not, so that a client that does not count by itself has to run into it.
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
"""Calls in a second. Discord allows 50; what is on its way may arrive closer together."""

SECOND = 1.0

_EXEMPT = re.compile(r".*/(interactions|webhooks)/.*")
"""Replies to interactions, which are not bound to the limit over all routes."""


class Pace:
    """Lets callers go one by one, in the order in which they come, so many in a second."""

    def __init__(
        self,
        most: int = MOST,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """``now`` gives seconds from any beginning, ``sleep`` waits for so many."""
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
