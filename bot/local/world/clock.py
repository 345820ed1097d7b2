"""A clock that tests can move, and ids that contain its time."""

import asyncio
import contextlib
import itertools
import time
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000
"""The first second of 2015 in UTC; snowflakes count milliseconds from here."""


class StandinClock:
    """Wall-clock seconds since 1970 (UTC), plus whatever a test has added.

    Waiting uses this clock too: ``advance(3)`` wakes every waiter whose moment has come. A frozen
    clock moves only by ``advance``.
    """

    def __init__(self) -> None:
        self._offset = 0.0
        self._frozen_at: float | None = None
        self._alarms: dict[int, tuple[float, asyncio.Event]] = {}
        self._numbers = itertools.count()

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        base = time.time() if self._frozen_at is None else self._frozen_at
        return base + self._offset

    def advance(self, seconds: float) -> None:
        """Move forward by this many seconds; time never runs back."""
        if seconds < 0:
            raise ValueError("the clock only moves forward")
        self._offset += seconds
        now = self.now()
        for when, alarm in list(self._alarms.values()):
            if when <= now:
                alarm.set()

    def freeze(self) -> None:
        """Stand still until ``advance`` or ``thaw``."""
        if self._frozen_at is None:
            self._frozen_at = time.time()

    def thaw(self) -> None:
        """Run again, from the moment at which the clock was frozen."""
        if self._frozen_at is not None:
            self._offset -= time.time() - self._frozen_at
            self._frozen_at = None
            for _, alarm in self._alarms.values():
                alarm.set()  # The sleepers compute again how long they have to wait.

    async def sleep_until(self, when: float) -> None:
        """Wait until the clock shows ``when``, whether time passes or ``advance`` is used."""
        number, alarm = next(self._numbers), asyncio.Event()
        self._alarms[number] = (when, alarm)
        try:
            while (left := when - self.now()) > 0:
                alarm.clear()
                patience = None if self._frozen_at is not None else left
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(patience):
                        await alarm.wait()
        finally:
            del self._alarms[number]


class Snowflakes:
    """A source of strictly growing ids that hold the clock's milliseconds from bit 22 upwards."""

    def __init__(self, clock: StandinClock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Return a new id for something that is created at this moment."""
        moment = int(self._clock.now() * 1000) - DISCORD_EPOCH_MS
        self._last = max(moment << 22, self._last + 1)
        return self._last


def created_at(snowflake: int) -> float:
    """Return the moment (seconds since 1970) at which an id was created."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000


def iso(moment: float) -> str:
    """Return a moment in the API's notation: ISO 8601 with microseconds and an offset."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
