"""How soon the bot is back after an outage of the gateway, and how many sessions that costs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.connection.identify import SPARE, Backoff, IdentifyGate
from tests.wire.at_table import Served

SOON = 30.0
DAY = 86400.0
ATTEMPT = 0.5
"""Seconds that an attempt takes which is refused."""


class Ticker:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def shards_of(bot: Served) -> dict[int, Any]:
    client = bot.client
    found: dict[int, Any] = client._AutoShardedClient__shards  # type: ignore[attr-defined]
    return found


async def test_shards_have_pauses_of_ours(bot: Served) -> None:
    """The library's grow to 1,024 seconds, and are forgotten after half an hour only."""
    found = shards_of(bot)
    assert found
    assert all(isinstance(shard._backoff, Backoff) for shard in found.values())


@pytest.mark.parametrize("lasts", [10, 60, 300, 1800, 6 * 3600])
def test_the_bot_is_back_soon_after_an_outage(lasts: float) -> None:
    """Within 30 seconds of its end, however long it was, also after one before it."""
    random.seed(1)
    late = []
    for start in range(100):
        clock = Ticker()
        backoff = Backoff(IdentifyGate(steady=clock), clock)
        for begins in (0.0, lasts + 60 + start):
            clock.time = begins
            while clock.time < begins + lasts:
                clock.time += backoff.delay() + ATTEMPT
            late.append(clock.time - begins - lasts)
    assert sum(wait <= SOON for wait in late) >= 0.9 * len(late)
    assert max(late) <= SOON


def test_sessions_that_are_lost_again_are_not_used_up() -> None:
    """A gateway that lets the bot in and throws it out costs less than Discord allows in a day."""
    clock = Ticker()
    gate = IdentifyGate(steady=clock)
    backoff, opened = Backoff(gate, clock), 0
    while clock.time < DAY:
        gate.note()
        opened += 1
        clock.time += backoff.delay() + ATTEMPT
    assert 400 < opened < 1000 - SPARE
