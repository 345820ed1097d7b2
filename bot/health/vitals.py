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
        """Durations of writing transactions, including the wait for their turn."""
        self.pictures = Histogram()
        """Durations of pictures, including the wait for a drawing process."""
        self.replies = Histogram()
        """From an interaction's creation at Discord until it was answered."""
        self.lag = Histogram(LAGS)
        """How late the event loop was."""
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
