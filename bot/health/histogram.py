"""How long things take: counts by duration, in constant memory."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds."""


class Histogram:
    """Durations by their size."""

    def __init__(self, bounds: Sequence[float] = BOUNDS) -> None:
        self.bounds = tuple(bounds)
        self.count = 0
        self.sum = 0.0
        self.most = 0.0
        self._counts = [0] * (len(self.bounds) + 1)

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        self._counts[bisect_left(self.bounds, seconds)] += 1
        self.count += 1
        self.sum += seconds
        self.most = max(self.most, seconds)

    def quantile(self, q: float) -> float:
        """Return a bound that at least a fraction ``q`` of the durations stay below, or 0."""
        for bound, below in self.cumulated():
            if self.count and below >= q * self.count:
                return min(bound, self.most)
        return self.most

    def cumulated(self) -> Iterator[tuple[float, int]]:
        """Yield each bound with the number of durations up to it."""
        total = 0
        for bound, count in zip(self.bounds, self._counts, strict=False):
            total += count
            yield bound, total
