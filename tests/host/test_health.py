"""The bot's host can see how it is doing, and nobody else can."""

# ruff: noqa: ASYNC240 - nobody else waits while a test looks at its files

from __future__ import annotations

import logging
import socket
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.hosting.health.health import exposed
from bot.hosting.health.metrics import Exposition, Histogram
from bot.local import Settings, Standin
from bot.store.keeping.facts import Key
from tests.wire.at_table import CHANNEL, Served, serving
from tests.wire.said import says


@pytest.fixture
async def served(path: Path) -> AsyncIterator[Served]:
    async with Standin(Settings(users=3)) as standin, serving(standin, path) as running:
        yield running


async def told(served: Served, name: str, channel: str = CHANNEL) -> str:
    """Return the reply to a user who asks."""
    person = served.standin.user(name)
    outcome = await person.slash("health", channel)
    assert outcome.message is not None
    await served.settled()
    seen = await person.message(outcome.message, channel)
    assert seen.ephemeral
    return seen.text


async def test_the_owner_is_told(served: Served) -> None:
    """Games, awaited answers, messages, times, the last error and the last backup."""
    ada = served.standin.user("Ada")
    await ada.slash("game new", CHANNEL)
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await served.settled()
    logging.getLogger("bot.test").error("game 1: a wheel came off")
    text = await told(served, "Ada")
    for words in (
        "Games: 1 running, 0 waiting for players, 0 over",
        "Waiting for answers: 1, of which 0 overdue",
        "No messages are waiting to be sent",
        "Saving: usually",
        "no backup yet",
        "game 1: a wheel came off",
        "Heartbeat",
    ):
        assert words in text, text


async def test_others_are_told_nothing(served: Served) -> None:
    """One sentence."""
    text = await told(served, "Ben", "dm")
    assert says(text, "health-not-yours")
    assert len(text.splitlines()) == 1


async def test_figures_are_there_for_this_machine_alone(served: Served) -> None:
    """A collector reads them; the address is loopback's."""
    health = served.services.health
    assert health is not None
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    async with exposed(health, port), aiohttp.ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{port}/metrics") as response:
            assert response.content_type == "text/plain"
            lines = (await response.text()).splitlines()
        async with session.get(f"http://127.0.0.1:{port}/healthz") as response:
            assert (response.status, await response.text()) == (200, "ok\n")
        health.client = None
        async with session.get(f"http://127.0.0.1:{port}/healthz") as response:
            assert response.status == 503
            assert "not connected" in await response.text()
        with pytest.raises(OSError, match="in use"):
            async with exposed(health, port):
                pass
    figures = {line.partition(" ")[0] for line in lines if not line.startswith("#")}
    assert {
        "ravenry_connected",
        "ravenry_outbox_messages",
        "ravenry_write_seconds_count",
    } <= figures
    assert "ravenry_connected 1" in lines
    declared = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(declared) == len(set(declared))


async def test_without_a_port_nothing_listens(served: Served) -> None:
    """There are metrics only for hosts who ask for them."""
    health = served.services.health
    assert health is not None
    async with exposed(health, None):
        pass


def test_durations_are_counted_by_size() -> None:
    """Quantiles are bounds that hold."""
    figures = Histogram((0.1, 1.0))
    assert figures.quantile(0.5) == 0
    for seconds in [0.05] * 98 + [0.5, 3.0]:
        figures.observe(seconds)
    assert (figures.quantile(0.5), figures.quantile(0.99), figures.quantile(1)) == (0.1, 1.0, 3.0)
    assert list(figures.cumulated()) == [(0.1, 98), (1.0, 99)]
    page = Exposition("x")
    page.histogram("y", "Why.", figures)
    assert 'x_y_bucket{le="+Inf"} 100' in page.text().splitlines()


def test_labels_are_escaped() -> None:
    """No value can break out of its line."""
    page = Exposition("x")
    page.gauges("y", "Why.", "z", {'a"b\\c\nd': 1})
    assert page.text().splitlines()[-1] == 'x_y{z="a\\"b\\\\c\\nd"} 1'


@pytest.mark.parametrize("how", ["deleted", "replaced"])
async def test_a_database_that_is_not_there_any_more_is_noticed(
    served: Served, path: Path, how: str
) -> None:
    """Nothing more is acknowledged, and monitoring is told why."""
    health = served.services.health
    assert health is not None
    census = await health.census()
    assert health.complaints(census) == []
    path.unlink()
    if how == "replaced":
        path.touch()
    (complaint,) = health.complaints(census)
    assert "deleted or replaced" in complaint
    ada = served.standin.user("Ada")
    outcome = await ada.slash("game new", CHANNEL)
    assert outcome.message is not None
    await served.settled()
    assert says((await ada.message(outcome.message, CHANNEL)).text, "trouble-internal")
    assert (await health.census()).games == {}


async def test_damaged_pages_are_complained_of(served: Served) -> None:
    """Even if other pages can be written to afterwards."""
    health = served.services.health
    assert health is not None
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    store = served.services.store
    with pytest.raises(sqlite3.DatabaseError):
        async with store.writing():
            raise error
    await served.services.put_fact(Key("after"), "that")
    (complaint,) = health.complaints(await health.census())
    assert "malformed" in complaint
