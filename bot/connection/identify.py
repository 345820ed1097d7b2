"""The pace of identifying, for all shards together.

Shards whose numbers are equal modulo ``max_concurrency`` may open one session in five seconds
together; one that comes too soon learns that its session is invalid, and begins again. Source:
Discord's documentation, "Gateway", section "Sharding".
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

SPAN = 5.2
"""Seconds between two sessions: Discord's five, plus differences in transit."""

PAUSES = (1.0, 5.0, 10.0, 20.0)
"""Seconds between attempts to connect while none succeeds; the last pause is repeated."""

DAILY = 400
"""The sessions of a day after which attempts become rare: Discord allows a thousand."""

SPARING = 300.0
"""Seconds between attempts after more than `DAILY` sessions of a day."""

FORGOTTEN = 300.0
"""Seconds without a failure after which the next one counts as the first."""

DAY = 86400.0

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
    """The gate that lets shards through one after the other, and counts their sessions."""

    def __init__(
        self, pauses: Sequence[float] = PAUSES, steady: Callable[[], float] = time.monotonic
    ) -> None:
        """``steady`` gives seconds by a clock that is never set."""
        self._locks: dict[int, asyncio.Lock] = {}
        self._last: dict[int, float] = {}
        self._pauses = pauses
        self._steady = steady
        self._opened: deque[float] = deque(maxlen=DAILY)

    async def wait(self, group: int) -> None:
        """Wait until a shard of a group may identify, and count it as done."""
        async with self._locks.setdefault(group, asyncio.Lock()):
            last = self._last.get(group, -math.inf)
            await asyncio.sleep(max(0.0, last + SPAN - self._steady()))
            self._last[group] = self._steady()
            self.note()

    def note(self) -> None:
        """Count a session that is being opened."""
        self._opened.append(self._steady())

    def pause(self, failures: int) -> float:
        """Return the seconds until another attempt to connect, after so many in vain before it.

        An attempt that reaches nobody opens no session, so an outage is waited for in short
        pauses; they get long only when sessions are opened and lost again.
        """
        many = len(self._opened) == DAILY and self._steady() - self._opened[0] < DAY
        pause = self._pauses[min(failures, len(self._pauses) - 1)]
        return max(pause, SPARING) if many else pause


class Backoff:
    """The pauses of one shard, in the place of the library's, which grow to 17 minutes."""

    def __init__(self, gate: IdentifyGate, steady: Callable[[], float] = time.monotonic) -> None:
        """``steady`` gives seconds by a clock that is never set."""
        self._gate = gate
        self._steady = steady
        self._failures = 0
        self._last = -math.inf

    def delay(self) -> float:
        """Return the seconds until the next attempt; shards do not all try at the same moment."""
        now = self._steady()
        self._failures = 0 if now - self._last > FORGOTTEN else self._failures + 1
        self._last = now
        return self._gate.pause(self._failures) * random.uniform(0.5, 1.0)
