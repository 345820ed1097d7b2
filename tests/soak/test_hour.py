"""Some minutes of play at a few tables: the bot is not told to wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local.rest.limits import RateLimited
from bot.local.settings import RateLimit
from bot.local.world.clock import StandinClock
from tests.running.marks import nightly

from .hour import ALLOWED, CountedLimits, play


@nightly
async def test_the_bot_keeps_to_the_limits_that_it_is_told(tmp_path: Path) -> None:
    """While people play, calls at most fill a window, and the bot is told to wait at most once."""
    hour, limits = await play(tmp_path, tables=2, seconds=60, seed=4, pause=15)
    assert hour.answers > 5
    assert limits.calls["POST /channels/:id/messages"] > 5
    assert limits.overruns.total() <= ALLOWED


async def test_calls_beyond_a_limit_are_counted() -> None:
    """A route is counted without its ids and tokens, and every call too many is one."""
    limits = CountedLimits(
        StandinClock(), (RateLimit("POST", r"/channels/\d+/messages", 2, 60),), 50
    )
    path = "/channels/1234567890/messages"
    for _ in range(2):
        limits.count("POST", path)
    with pytest.raises(RateLimited):
        limits.count("POST", path)
    limits.count("POST", "/interactions/1234567890/secret/callback")
    assert limits.calls == {
        "POST /channels/:id/messages": 3,
        "POST /interactions/:id/:token/callback": 1,
    }
    assert limits.fullest == {"POST /channels/:id/messages": "2 of 2"}
    assert limits.overruns.total() == 1
