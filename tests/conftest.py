"""Whatever a test makes the bot ask of Discord, Discord has to take."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.captured import Captured, capturing, faults
from tests.costs import Costs
from tests.heartbeats import heartbeats

# The first text that a test asks for takes a tenth of a second, and longer on a busy machine.
settings.register_profile("any-machine", deadline=None)
settings.load_profile("any-machine")

PATIENCE = 20.0
"""Seconds that Discord waits for a reply in tests, unless a test is about that."""

APART = Path(__file__).parent / "local"
"""There the stand-in is asked what nobody should ask."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let tests be held to what they may cost."""
    parser.addoption("--costs", action="store_true", help="fail tests that cost too much")


def pytest_configure(config: pytest.Config) -> None:
    """Measure what tests cost, and say what was left out."""
    config.pluginmanager.register(Costs(strict=config.getoption("--costs")))
    config.pluginmanager.register(LeftOut())


class LeftOut:
    """Skips tests that need a browser where there is none, and says so at the end of the run."""

    def __init__(self) -> None:
        self._tests: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Skip what cannot be tested; in CI nothing is left out, so there it fails."""
        looking = [item for item in items if item.get_closest_marker("browser")]
        if not looking or os.environ.get("CI"):
            return
        from tests.browsing import HOW, chromium  # takes half a second, and few tests need it

        if chromium() is None:
            for item in looking:
                item.add_marker(pytest.mark.skip(reason=f"no browser: {HOW}"))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count what was left out, in whichever process."""
        if report.skipped and "no browser" in str(report.longrepr):
            self._tests.add(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say in one line what was not tested, and how to test it."""
        if self._tests:
            from tests.browsing import HOW

            terminalreporter.line(
                f"NOT TESTED, for want of a browser: {len(self._tests)} tests that look at pages. "
                f"To test them, {HOW}."
            )


@pytest.fixture(scope="session")
def captured() -> Iterator[list[Captured]]:
    """All that was asked since the last test looked."""
    seen: list[Captured] = []
    with capturing(seen):
        yield seen


@pytest.fixture(autouse=True)
def _keeps_limits(request: pytest.FixtureRequest, captured: list[Captured]) -> Iterator[None]:
    """Fail a test in which the bot has asked what Discord would have refused."""
    captured.clear()
    yield
    if APART not in request.path.parents:
        assert faults(captured) == []


@pytest.fixture(autouse=True)
def _stops_heartbeats() -> Iterator[None]:
    """Fail a test that leaves a heartbeat: without its loop, it would fail another test."""
    yield
    assert heartbeats() == []


@pytest.fixture(autouse=True)
def _identifies_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for a session: the stand-in allows any number, unless a test says so."""
    monkeypatch.setattr("bot.identify.SPAN", 0.0)


@pytest.fixture(autouse=True)
def _has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Defer and refuse replies late: what people see must not depend on how busy a machine is."""
    monkeypatch.setattr("bot.ui.reply.MOMENT", 1.5)
    monkeypatch.setattr("bot.interactions.SILENCE", PATIENCE - 5)
    monkeypatch.setattr("bot.interactions.TIMELY", PATIENCE - 5)
    monkeypatch.setattr("bot.local.settings.FIRST_ANSWER", PATIENCE)
