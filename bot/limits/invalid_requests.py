"""A limit far below the number of refusals after which Discord stops answering.

Answers of 401, 403 and 429 count as invalid requests, and 10,000 of them in ten minutes get an
address banned. Even if something goes wrong, this process stops calling long before that. Source:
Discord's documentation, "Rate Limits", section "Invalid Request Limit".
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

WINDOW = 600.0
"""The seconds in which Discord counts."""

MOST = 500
"""How many refusals in that time stop everything except replies to interactions."""

MOST_REPLYING = 800
"""How many refusals stop all calls; calls on their way may still be refused."""

INVALID = frozenset({401, 403, 429})

_REPLY = re.compile(r".*/(interactions|webhooks)/.*")


class TooManyInvalidRequests(OSError):
    """A call that was not made after too many refusals; it can be made after a pause."""

    def __init__(self, pause: float) -> None:
        super().__init__(f"too many calls were refused; none is made for {pause:.0f} s")
        self.pause = pause


class InvalidRequestLimit:
    """The count of Discord's refusals, and when to stop."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Create the count; ``now`` returns seconds from any beginning."""
        self._now = now
        self._times: deque[float] = deque()

    @property
    def number(self) -> int:
        """How many refusals there were in the time in which Discord counts."""
        since = self._now() - WINDOW
        while self._times and self._times[0] <= since:
            self._times.popleft()
        return len(self._times)

    def note(self, status: int) -> None:
        """Count an answer, if it is a refusal."""
        if status in INVALID:
            self._times.append(self._now())

    def check(self, path: str) -> None:
        """Raise TooManyInvalidRequests for a call that has to wait."""
        most = MOST_REPLYING if _REPLY.fullmatch(path) else MOST
        number = self.number
        if number >= most:
            raise TooManyInvalidRequests(self._times[number - most] + WINDOW - self._now())


def counted(trace: aiohttp.TraceConfig, refusals: InvalidRequestLimit) -> aiohttp.TraceConfig:
    """Return a trace that counts, and holds back, the calls of an HTTP session."""

    async def started(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        refusals.check(params.url.path)

    async def ended(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        refusals.note(params.response.status)

    trace.on_request_start.append(started)
    trace.on_request_end.append(ended)
    return trace
