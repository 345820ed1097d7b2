"""Measurements of calls to Discord, and metrics in Prometheus' text format, version 0.0.4."""

from __future__ import annotations

import asyncio
import re
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import SimpleNamespace

import aiohttp
import discord

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""The bounds in seconds."""


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


CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Exposition:
    """A page of metrics."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._lines: list[str] = []

    def gauge(self, name: str, help: str, value: float | None) -> None:
        """Add a value that goes up and down; nothing if it is not known."""
        if value is not None:
            self._add(name, "gauge", help, [({}, value)])

    def gauges(self, name: str, help: str, label: str, values: Mapping[str, float]) -> None:
        """Add a gauge for each value of a label."""
        self._add(name, "gauge", help, [({label: key}, value) for key, value in values.items()])

    def counter(self, name: str, help: str, value: float) -> None:
        """Add a counter, which only grows."""
        self._add(name, "counter", help, [({}, value)])

    def counters(self, name: str, help: str, label: str, values: Mapping[str, float]) -> None:
        """Add a counter for each value of a label."""
        self._add(name, "counter", help, [({label: key}, value) for key, value in values.items()])

    def histogram(self, name: str, help: str, figures: Histogram) -> None:
        """Add durations."""
        full = self._head(name, "histogram", help)
        for bound, count in figures.cumulated():
            self._line(f"{full}_bucket", {"le": f"{bound:g}"}, count)
        self._line(f"{full}_bucket", {"le": "+Inf"}, figures.count)
        self._line(f"{full}_sum", {}, figures.sum)
        self._line(f"{full}_count", {}, figures.count)

    def text(self) -> str:
        """Return the page."""
        return "\n".join([*self._lines, ""])

    def _add(
        self, name: str, kind: str, help: str, values: Iterable[tuple[Mapping[str, str], float]]
    ) -> None:
        full = self._head(name, kind, help)
        for labels, value in values:
            self._line(full, labels, value)

    def _head(self, name: str, kind: str, help: str) -> str:
        full = f"{self._prefix}_{name}"
        self._lines += [f"# HELP {full} {help}", f"# TYPE {full} {kind}"]
        return full

    def _line(self, name: str, labels: Mapping[str, str], value: float) -> None:
        inside = ",".join(f'{key}="{_escaped(text)}"' for key, text in labels.items())
        self._lines.append(f"{name}{{{inside}}} {value:.10g}" if inside else f"{name} {value:.10g}")


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


BEAT = 1.0
"""Seconds between two measurements of the event loop's lag."""

LAGS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Vitals:
    """Durations and counts since the start of the process."""

    def __init__(self) -> None:
        self.started = time.time()
        self.writes = Histogram()
        """Durations of writing transactions, including the wait for their turn."""
        self.pictures = Histogram()
        """Durations of pictures, including the wait for a drawing process."""
        self.replies = Histogram()
        """The time from an interaction's creation at Discord until it was answered."""
        self.lag = Histogram(LAGS)
        """How late the event loop was."""
        self.calls: Counter[int] = Counter()
        """Calls to Discord by the status of their answer."""

    @property
    def uptime(self) -> float:
        """Seconds since the start."""
        return time.time() - self.started

    async def run(self) -> None:
        """Measure the event loop's lag until canceled."""
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            self.lag.observe(max(0.0, time.perf_counter() - due))


_CALLBACK = re.compile(r"/interactions/(\d+)/")


def trace_of(vitals: Vitals) -> aiohttp.TraceConfig:
    """Return the trace that a client hands to its HTTP session."""
    trace = aiohttp.TraceConfig()

    async def ended(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        vitals.calls[params.response.status] += 1
        if match := _CALLBACK.search(params.url.path):
            created = discord.utils.snowflake_time(int(match[1])).timestamp()
            # Discord's clock and this machine's differ a little.
            vitals.replies.observe(max(0.0, time.time() - created))

    trace.on_request_end.append(ended)
    return trace
