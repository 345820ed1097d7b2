"""How often each user may press and type: a bucket for each that refills over time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000
"""How many users' buckets are kept; the one unused for longest is full again by then."""


class Flood:
    """Tells whether a user presses and types faster than people do."""

    def __init__(
        self,
        burst: int = 30,
        rate: float = 2.0,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Allow ``burst`` presses at once, and ``rate`` a second in the long run."""
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[int, tuple[float, float]] = OrderedDict()
        """What is left of each user's bucket, and when that was."""

    def wait(self, user: int) -> float:
        """Count a press and return 0, or return the seconds until the next one will be accepted."""
        now = self._clock()
        left, since = self._buckets.get(user, (float(self._burst), now))
        left = min(self._burst, left + (now - since) * self._rate)
        wait = 0.0 if left >= 1 else (1 - left) / self._rate
        self._buckets[user] = (left - 1 if wait == 0 else left, now)
        self._buckets.move_to_end(user)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return wait
