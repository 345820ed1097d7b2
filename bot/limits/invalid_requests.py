"""Keeping far from the number of refusals after which Discord answers nothing any more.

Answers of 401, 403 and 429 count as invalid requests, and 10,000 of them in ten minutes get an
address banned. Whatever goes wrong, this process stops calling long before that.
Source: Discord's documentation, "Rate Limits", section "Invalid Request Limit".
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

WINDOW = 600.0
"""Seconds in which Discord counts."""

MOST = 500
"""Refusals in that time after which nothing is called but replies to interactions."""

MOST_REPLYING = 800
"""Refusals after which nothing is called at all; what is on its way may still be refused."""

INVALID = frozenset({401, 403, 429})

_REPLY = re.compile(r".*/(interactions|webhooks)/.*")


class TooManyInvalidRequests(OSError):
    """A call was not made, as there were too many refusals; it can be made after a pause."""

    def __init__(self, pause: float) -> None:
        super().__init__(f"too many calls were refused; none is made for {pause:.0f} s")
        self.pause = pause


class InvalidRequestLimit:
    """Counts what Discord refuses, and says when to stop."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """``now`` gives seconds from any beginning."""
        self._now = now
        self._times: deque[float] = deque()

    @property
    def number(self) -> int:
        """How many there were in the time in which Discord counts."""
        since = self._now() - WINDOW
        while self._times and self._times[0] <= since:
            self._times.popleft()
        return len(self._times)

    def note(self, status: int) -> None:
        """Count an answer, if it is a refusal."""
        if status in INVALID:
            self._times.append(self._now())

    def check(self, path: str) -> None:
        """Raise TooManyRefusals for a call that has to wait."""
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
