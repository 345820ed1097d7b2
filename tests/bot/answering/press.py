"""How far a sealed answer goes until it is saved: ``python -m tests.bot.answering.press``.

A player of *A Game of Thrones* presses the button that seals their orders, over the wire. Counted
is what the process does for that press alone, from the interaction to the commit: files and
functions of the product, calls, statements of SQL.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any

import pytest

from bot.connection.interactions import InteractionHandler
from bot.local import Settings, Standin
from bot.local.page.person import VisibleMessage
from bot.store import Session, Store
from bot.store.sqlite import database
from bot.ui.custom_id import CustomId
from tests.wire.at_table import CHANNEL, Clicker, serving
from tests.wire.pressing import click

STATEMENTS = ("run", "insert", "run_many", "rows")

ROOT = Path(__file__).parents[3]


class Way:
    """Counts what the last press did; what others do at the same time is not."""

    def __init__(self, patch: pytest.MonkeyPatch, *, traced: bool = False) -> None:
        """``traced``: whether files and functions are counted, which takes its time."""
        self.verb = ""
        self.counts = Counter[str]()
        self.calls = Counter[tuple[str, str]]()
        """Of functions of the product up to the commit, by their files and names."""
        self.seconds = 0.0
        """From the interaction to the beginning of the commit."""
        self._traced = traced
        self._began = 0.0
        self._pressing: ContextVar[bool] = ContextVar("pressing", default=False)
        patch.setattr(InteractionHandler, "press", self._pressed(InteractionHandler.press))
        patch.setattr(database, "_finish", self._committing(database._finish))
        for name in ("reading", "writing"):
            patch.setattr(Store, name, self._begun(name, getattr(Store, name)))
        for name in STATEMENTS:
            patch.setattr(Session, name, self._run(getattr(Session, name)))

    @property
    def files(self) -> set[str]:
        """The files of the product that the press has touched up to its commit."""
        return {file for file, _ in self.calls}

    def _pressed(self, real: Callable[..., Any]) -> Callable[..., Any]:
        async def on_press(answering: Any, interaction: Any, press: CustomId, values: Any) -> None:
            self.verb, self.counts, self.calls = press.verb, Counter(), Counter()
            self._pressing.set(True)
            self.seconds = 0.0
            self._began = time.perf_counter()
            if self._traced:
                sys.setprofile(self._trace)
            await real(answering, interaction, press, values)

        return on_press

    def _trace(self, frame: FrameType, event: str, argument: Any) -> None:
        if event != "call" or not self._pressing.get():
            return
        code = frame.f_code
        path = Path(code.co_filename)
        if code.co_name.startswith("<") or not path.is_relative_to(ROOT):
            return
        file = str(path.relative_to(ROOT))
        if file.startswith(("bot/", "engine/")) and not file.startswith("bot/local/"):
            self.calls[file, code.co_qualname] += 1

    def _begun(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        @asynccontextmanager
        async def transaction(store: Store) -> AsyncIterator[Session]:
            self.counts[name] += self._pressing.get()
            async with real(store) as session:
                yield session

        return transaction

    def _committing(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def finish(work: Any) -> Any:
            if self._pressing.get() and not self.seconds:
                sys.setprofile(None)
                self.seconds = time.perf_counter() - self._began
            return real(work)

        return finish

    def _run(self, real: Callable[..., Any]) -> Callable[..., Any]:
        async def run(*arguments: Any, **named: Any) -> Any:
            self.counts["statements"] += self._pressing.get()
            return await real(*arguments, **named)

        return run


@asynccontextmanager
async def seated(standin: Standin, path: Path) -> AsyncIterator[list[Clicker]]:
    """Let three people begin a game whose luck is always the same."""
    secret = random.Random(1).randbytes
    async with serving(standin, path, secret=lambda: secret(32)) as bot:
        names = ("Ada", "Ben", "Cleo")
        people = [Clicker(bot.standin.user(name), random.Random(1)) for name in names]
        await people[0].person.slash("game new", CHANNEL, players=3, time="unhurried")
        for clicker in people[1:]:
            await clicker.person.slash("game join", CHANNEL)
        await people[0].person.slash("game start", CHANNEL)
        await bot.settled()
        yield people
        await bot.settled()


def can(panel: VisibleMessage, verb: str) -> bool:
    """Return whether something can be pressed."""
    return any(CustomId.decode(id).verb == verb for id in panel.custom_ids)


async def seal(clicker: Clicker) -> VisibleMessage:
    """Choose a player's answer, and press what seals it; return the panel after it."""
    panel = await clicker.panel()
    number = clicker.asked(panel)
    while clicker.asked(panel) == number and not can(panel, "change"):
        panel = await clicker._one_press(panel, hasty=False)
    return panel


async def measure(folder: Path, times: int) -> tuple[Way, list[float]]:
    """Let the second of three seal an answer, and change it so often; return how long that took."""
    seconds = []
    server = Standin(Settings(users=8))
    async with server, seated(server, folder / "games.db") as people:
        await seal(people[0])
        with pytest.MonkeyPatch.context() as patch:
            way = Way(patch, traced=True)
            panel, person = await seal(people[1]), people[1].person
        with pytest.MonkeyPatch.context() as patch:
            quick = Way(patch)
            for _ in range(times):
                panel = await click(person, await click(person, panel, "change"), "lock")
                seconds.append(quick.seconds)
    return way, seconds


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50, help="how many presses are timed")
    parser.add_argument("--calls", action="store_true", help="name every function")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        way, seconds = asyncio.run(measure(Path(folder), asked.times))
    lines = [
        f"files {len(way.files)}, functions {len(way.calls)}, calls {way.calls.total()}",
        f"statements of SQL {way.counts['statements']}",
        f"a press until it is saved, median of {len(seconds)}: {median(seconds) * 1000:.1f} ms",
    ]
    if asked.calls:
        lines += [f"{n:5} {file} {name}" for (file, name), n in sorted(way.calls.items())]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
