"""Calls to Discord keep to the limit over all routes."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
from yarl import URL

from bot.limits.rates import GlobalRateLimit, paced


class Watch:
    """A clock that only moves while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Let the time pass."""
        self.now += seconds


async def test_no_second_has_more_calls_than_allowed() -> None:
    """Calls go at once while there is room, then wait until the oldest is a second old."""
    watch = Watch()
    pace = GlobalRateLimit(3, watch, watch.sleep)
    went: list[float] = []

    async def call() -> None:
        await pace.wait()
        went.append(watch.now)

    await asyncio.gather(*(call() for _ in range(8)))
    assert went == [100.0] * 3 + [101.0] * 3 + [102.0] * 2
    watch.now = 102.5
    await call()
    await call()
    assert went[-2:] == [102.5, 103.0]


async def test_replies_to_interactions_do_not_wait() -> None:
    """They are exempt from the limit, and somebody looks at them; everything else takes turns."""
    watch = Watch()
    trace = paced(aiohttp.TraceConfig(), GlobalRateLimit(1, watch, watch.sleep))
    trace.freeze()

    async def call(path: str) -> float:
        url = URL("https://discord.com/api/v10" + path)
        params = SimpleNamespace(url=url, method="POST")
        await trace.on_request_start.send(cast(Any, None), SimpleNamespace(), cast(Any, params))
        return watch.now

    assert await call("/channels/1/messages") == 100.0
    assert await call("/interactions/1/token/callback") == 100.0
    assert await call("/webhooks/1/token/messages/@original") == 100.0
    assert await call("/channels/2/messages") == 101.0
