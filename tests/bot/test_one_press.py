"""The way of one press is short: what is read of the database, and written, until its reply."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import pytest

from bot.client import Ravenry
from bot.local import Standin
from bot.store import Session, Store
from bot.ui.custom_id import CustomId
from tests.at_table import CHANNEL, Clicker, serving

STATEMENTS = ("run", "insert", "run_many", "rows")


class Way:
    """Counts what the last press did with the database; what others do at the same time is not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.verb = ""
        self.counts = Counter[str]()
        self._pressing: ContextVar[bool] = ContextVar("pressing", default=False)
        monkeypatch.setattr(Ravenry, "on_press", self._pressed(Ravenry.on_press))
        for name in ("reading", "writing"):
            monkeypatch.setattr(Store, name, self._begun(name, getattr(Store, name)))
        for name in STATEMENTS:
            monkeypatch.setattr(Session, name, self._run(getattr(Session, name)))

    def _pressed(self, real: Callable[..., Any]) -> Callable[..., Any]:
        async def on_press(client: Ravenry, interaction: Any, press: CustomId, values: Any) -> None:
            self.verb, self.counts = press.verb, Counter()
            self._pressing.set(True)
            await real(client, interaction, press, values)

        return on_press

    def _begun(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        @asynccontextmanager
        async def transaction(store: Store) -> AsyncIterator[Session]:
            self.counts[name] += self._pressing.get()
            async with real(store) as session:
                yield session

        return transaction

    def _run(self, real: Callable[..., Any]) -> Callable[..., Any]:
        async def run(*arguments: Any, **named: Any) -> Any:
            self.counts["statements"] += self._pressing.get()
            return await real(*arguments, **named)

        return run


async def test_a_press_reads_the_table_once_and_writes_once(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who pressed is read, and their hand; one transaction keeps the answer, and nothing follows.

    A choice on the way to an answer, a sealed answer, and the one that opens all: what is shown
    then comes with what was written.
    """
    way = Way(monkeypatch)
    database, secret = tmp_path / "games.sqlite3", random.Random(1).randbytes
    async with serving(standin, database, secret=lambda: secret(32)) as bot:
        names = ("Ada", "Ben", "Cleo")
        people = [Clicker(bot.standin.user(name), random.Random(1)) for name in names]
        await people[0].person.slash("game new", CHANNEL, players=3)
        for clicker in people[1:]:
            await clicker.person.slash("game join", CHANNEL)
        await people[0].person.slash("game start", CHANNEL)
        await bot.settled()
        for opened, clicker in enumerate(people, 1):
            panel = await clicker.panel()
            number = clicker.asked(panel)
            while clicker.asked(panel) == number:
                panel = await clicker._one_press(panel, hasty=False)
                assert (way.counts["reading"], way.counts["writing"]) <= (2, 1), way.verb
                if way.verb != "lock":
                    assert way.counts["statements"] <= 6, way.verb
            assert way.verb == "lock"
            assert (way.counts["reading"], way.counts["writing"]) == (2, 1)
            # When all are opened, events, clocks and calls of the next question are written too.
            assert way.counts["statements"] <= (21 if opened < len(people) else 49)
            await bot.settled()
