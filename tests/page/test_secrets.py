"""A page has what its seat sees: worlds that differ in others' secrets send it the same bytes."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.play import TableView
from bot.story.worker import Kept
from bot.workers.drawing import make_story
from tests.bot.secrets.test_non_interference import SEALED
from tests.bot.secrets.twins import HOUR, Sparing, World, begin_alike, position, world
from tests.page.visiting import Browser, browser, invited, pages
from tests.running.marks import daily, nightly
from tests.wire.at_table import InkSaver

SPECTATOR = "Gus"
"""Somebody who has no seat."""

Sent = list[tuple[str, bytes]]


@pytest.fixture(autouse=True)
def alike_worlds(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """All worlds begin at one time."""
    begin_alike(monkeypatch, caplog)


class Teller(InkSaver):
    """Draws nothing, but makes pages of games, in this process."""

    async def story(
        self, what: str, record: Mapping[str, Any], *, language: str, **wish: Any
    ) -> Kept:
        return make_story(what, record, language, wish)


class Ear:
    """A page that is open, and everything that it has been sent."""

    def __init__(self, page: Browser) -> None:
        self.page = page
        self.state: dict[str, Any] = {}
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async with self.page.listening() as told:
            async for news in told:
                self.state |= news

    async def heard(self) -> bytes:
        """Return all that the page has, once the line has brought what a look shows."""
        reply = await self.page.get(f"{self.page.game}/look")
        seen = await reply.json()
        async with asyncio.timeout(60):
            while self.state != seen:  # noqa: ASYNC110 - nothing tells when a line is quiet
                await asyncio.sleep(0.01)
        headers = {k: v for k, v in reply.headers.items() if k != "Date"}
        whole = await reply.read() + await (await self.page.get("open")).read()
        whole += await (await self.page.get(f"{self.page.game}/story")).read()
        for pressed in ("panel::again", "plan::menu", "instruct::", "log::", "note::"):
            press = {"id": f"r1:{self.page.game}:0:{pressed}"}
            whole += await (await self.page.post(f"{self.page.game}/press", press)).read()
        return whole + json.dumps(headers, sort_keys=True).encode()


async def sealed(
    database: Path, caplog: pytest.LogCaptureFixture, rng: random.Random
) -> tuple[Any, Sent, Sent]:
    """Seal an answer; return it, and what others' pages got before and after all were opened."""
    async with AsyncExitStack() as stack:
        w: World = await stack.enter_async_context(world(database, caplog, Teller()))
        address = await stack.enter_async_context(pages(w.bot.services))
        first, *others = await w.awaited()
        ears = {}
        for name in (*others, SPECTATOR):
            page = await stack.enter_async_context(browser(address))
            await page.enter(await invited(w.bot, name))
            ears[name] = Ear(page)
            stack.callback(ears[name].task.cancel)
        sent: Sent = []

        async def note() -> None:
            await w.settled()
            sent.extend([(name, await ear.heard()) for name, ear in ears.items()])

        await note()
        value = await w.answer(first, rng)
        await note()
        for name in others[:-1]:
            await w.answer(name, random.Random(1))
            await note()
        await w.wait(12 * HOUR)
        await note()
        before = list(sent)
        await w.answer(others[-1], random.Random(1))
        await w.wait(HOUR)
        await note()
        return value, before, sent[len(before) :]


def unlike(some: Sent, twin: Sent) -> list[str]:
    """Say who got something else in another world, and what from the first byte that differs."""
    found = [f"{len(some)} and {len(twin)} looks"] if len(some) != len(twin) else []
    for at, ((name, one), (_, other)) in enumerate(zip(some, twin, strict=False)):
        if one != other:
            first = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            around = slice(max(0, first - 60), first + 60)
            found.append(f"{at}, {name}: {one[around]!r} / {other[around]!r}")
    return found


@nightly
@pytest.mark.parametrize(
    ("ruleset", "options", "kind"),
    daily(*(one for one in SEALED if one[::2] == ("agot-2e", "orders")), of=SEALED),
    ids=[f"{r}-{k}" for r, _, k in SEALED],
)
async def test_a_page_shows_a_sealed_answer_when_all_are_opened(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    ruleset: str,
    options: dict[str, Any],
    kind: str,
) -> None:
    """Up to then, pages of others, and of those who watch, get the same bytes whatever it was."""

    def until(table: TableView) -> bool:
        return table.kind == kind and len(table.awaited) > 1 and not table.answered

    await position(tmp_path / "games", ruleset, options, until)
    found: list[tuple[Any, Sent, Sent]] = []
    rngs = [Sparing(1), *map(random.Random, range(2, 7))]
    while len(found) < 2 or found[-1][0] == found[0][0]:
        shutil.copy(tmp_path / "games", tmp_path / f"{len(found)}")
        found.append(await sealed(tmp_path / f"{len(found)}", caplog, rngs[len(found)]))
    (_, before, after), (_, twin_before, twin_after) = found[0], found[-1]
    assert unlike(before, twin_before) == []
    assert after != twin_after
