"""Whatever a test makes the bot ask of Discord, Discord has to take."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.captured import Captured, capturing, faults
from tests.heartbeats import heartbeats

# The first text that a test asks for takes a tenth of a second, and longer on a busy machine.
settings.register_profile("any-machine", deadline=None)
settings.load_profile("any-machine")

PATIENCE = 20.0
"""Seconds that Discord waits for a reply in tests, unless a test is about that."""

APART = Path(__file__).parent / "local"
"""There the stand-in is asked what nobody should ask."""


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
