"""What tests cost, and the line between ``make test`` and ``make nightly``.

A test of ``make test`` takes at most `LIMIT` seconds of processor, or says by ``@costly("why")``
what it needs more for; a process that runs tests stays below `MEMORY`. ``pytest --costs`` holds
tests to that, and prints which cost most.

A busy machine, or a slow one, needs more seconds for the same work. So a test that seems to take
too long is measured against work that is always the same, done at once behind it. Workers share
caches and memory, which such work does not feel, and whichever test comes first pays for what the
others find ready. So only a test that takes twice as long fails; the dearest are printed.
"""

from __future__ import annotations

import resource
import sys
import time
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from bot.workers.pool import give_back
from bot.workers.pool import held as held_now

LIMIT = 3.0
"""Seconds of processor that a test may take, its processes that have ended included."""

MEMORY = 700
"""Megabytes that a process that runs tests may hold behind a test."""

LOOPS = 2_000_000
EVEN = 0.035
"""Seconds that a processor needs for `LOOPS` where a second is a second."""

BESIDE = 2.0
"""How often longer the same takes beside other workers, which share caches and memory."""

SHOWN = 20
"""How many of the dearest tests are printed."""

Step = Generator[None, Any, Any]


def spent() -> float:
    """Return the seconds of processor of this process, and of its children that have ended."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def held() -> int:
    """Return how many megabytes this process has held at most."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // (1024 if sys.platform == "linux" else 1024 * 1024)


def slowness() -> float:
    """Return how often longer than it should a processor takes now; never less than 1."""
    before = time.process_time()
    for _ in range(LOOPS):
        pass
    return max(1.0, (time.process_time() - before) / EVEN)


class Costs:
    """Measures every test; what several share counts for none of them."""

    def __init__(self, *, strict: bool) -> None:
        """``strict``: whether a test that costs too much fails."""
        self._strict = strict
        self._began = self._shared = 0.0
        self._held = 0
        self.seconds: dict[str, float] = {}
        self.megabytes: dict[str, int] = {}
        self.leaps: dict[str, tuple[int, str]] = {}
        """Of each process, by how much one test made it hold more at most, and which."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Step:
        """Begin to count."""
        self._began, self._shared = spent(), 0.0
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Step:
        """Leave out what is made for a whole module or for all."""
        before = spent()
        try:
            return (yield)
        finally:
            if fixturedef.scope != "function":
                self._shared += spent() - before

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Step:
        """Look at what a test has cost, once all is done."""
        given = yield
        cost = spent() - self._began - self._shared
        item.user_properties.append(("cost", cost))
        item.user_properties.append(("held", held()))
        if self._strict:
            self._hold(item, cost)
        return given

    def _hold(self, item: pytest.Item, cost: float) -> None:
        if cost > LIMIT and item.get_closest_marker("costly") is None:
            cost /= slowness() * BESIDE
            if cost > LIMIT:
                pytest.fail(
                    f"{cost:.1f} s of processor, where {LIMIT:.0f} are allowed: make it smaller, "
                    "move it to `make nightly`, or say why with @costly (tests/running/costs.py)",
                    pytrace=False,
                )
        if (now := held_now()) > MEMORY:
            give_back()
            now = held_now()
        before, self._held = self._held, now
        if before <= MEMORY < self._held:
            pytest.fail(f"{self._held} MB held, where {MEMORY} are allowed", pytrace=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what a test has cost, also one that another process has run."""
        if report.when == "teardown":
            known = dict(report.user_properties)
            self.seconds[report.nodeid] = float(str(known.get("cost", 0)))
            worker = str(getattr(report, "worker_id", "one process"))
            before = self.megabytes.get(worker, 0)
            self.megabytes[worker] = now = max(before, int(str(known.get("held", 0))))
            if before:
                self.leaps[worker] = max(
                    self.leaps.get(worker, (0, "")), (now - before, report.nodeid)
                )

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print which tests cost most, and what the processes held."""
        if not self._strict or not self.seconds:
            return
        terminalreporter.section("what tests cost, in seconds of processor")
        dearest = sorted(self.seconds.items(), key=lambda pair: -pair[1])
        for name, seconds in dearest[:SHOWN]:
            terminalreporter.line(f"{seconds:7.2f}  {name}")
        terminalreporter.line(
            f"{sum(self.seconds.values()):7.0f}  all {len(self.seconds)}, without what they share"
        )
        folders: dict[str, float] = defaultdict(float)
        for name, seconds in self.seconds.items():
            folders[str(Path(name.partition("::")[0]).parent)] += seconds
        largest = sorted(folders.items(), key=lambda pair: -pair[1])[:SHOWN]
        told = ", ".join(f"{name} {cost:.0f}" for name, cost in largest)
        terminalreporter.line(f"by folder: {told}")
        for worker, most in sorted(self.megabytes.items()):
            leap, name = self.leaps.get(worker, (0, ""))
            terminalreporter.line(f"{worker} held {most} MB at most, {leap} for {name}")
