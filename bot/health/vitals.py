"""What the bot measures about itself while it runs."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from importlib.metadata import PackageNotFoundError, version

from .histogram import Histogram

BEAT = 1.0
"""Seconds between two measurements of the event loop's lag."""

LAGS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


def bot_version() -> str:
    """Return the version of the bot."""
    try:
        return version("ravenry")
    except PackageNotFoundError:
        return "from its source"


class Vitals:
    """Durations and counts since the start of the process."""

    def __init__(self) -> None:
        self.started = time.time()
        self.writes = Histogram()
        """Transactions that write, the wait for their turn included."""
        self.pictures = Histogram()
        """Pictures, the wait for a process that draws included."""
        self.replies = Histogram()
        """From an interaction's creation at Discord until it was answered."""
        self.lag = Histogram(LAGS)
        """By how much the event loop was late."""
        self.calls: Counter[int] = Counter()
        """Calls to Discord by the status of their answer."""

    @property
    def uptime(self) -> float:
        """Seconds since the start."""
        return time.time() - self.started

    async def run(self) -> None:
        """Measure the event loop's lag until cancelled."""
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            self.lag.observe(max(0.0, time.perf_counter() - due))
