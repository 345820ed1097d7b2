"""What people see is the same over the wire against the stand-in and in SimCord."""

from __future__ import annotations

import asyncio
import difflib
import random
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pytest

from bot.local import Standin
from bot.local.interactions.components import walk
from bot.local.page.person import ActionOutcome, VisibleMessage
from tests.running.marks import daily, nightly
from tests.wire.at_table import CHANNEL, Clicker, Served, serving

from .simulated import simulating

NAMES = ("Ada", "Ben", "Cleo")

GRACE = 3600.0
"""Seconds for which calls are held back; longer than the script takes, so that it knows when."""

FAR = 1e11
"""A time at which everything is due; UTC epoch seconds."""


class World(Protocol):
    """Where a bot plays."""

    async def settled(self) -> None:
        """Wait until everything that was to be sent is sent."""

    async def after(self, seconds: float) -> None:
        """Move the time on, and wait until all that follows is sent."""


@dataclass
class Wire:
    """The world of the stand-in, where calls to a question are held back for a while."""

    served: Served

    async def settled(self) -> None:
        """Wait until nothing is to be sent but what is held back."""
        queue = self.served.services.play.queue
        async with asyncio.timeout(240):
            while (  # noqa: ASYNC110 - nothing tells when all is quiet
                any(row.kind not in ("turn", "private", "grown") for row in await queue.due(FAR))
                or queue._flying
            ):
                await asyncio.sleep(0.01)

    async def after(self, seconds: float) -> None:
        """Move the time on, and wait until all that follows is sent."""
        await self.served.after(seconds)


class Stage:
    """People in one of the two worlds, and a transcript of all that they see."""

    def __init__(self, people: Mapping[str, Any], world: World) -> None:
        self.people = people
        self.lines: list[str] = []
        self._world = world
        self._before: dict[tuple[str, str], list[str]] = {}
        self._names = {f"<@{p.id}>": f"@{name}" for name, p in people.items()}

    async def command(self, who: str, command: str, **options: Any) -> VisibleMessage | None:
        """Let somebody use a command; write down what changes on all screens."""
        return await self._done(who, await self.people[who].slash(command, CHANNEL, **options))

    async def press(
        self, who: str, on: VisibleMessage, verb: str, *values: str
    ) -> VisibleMessage | None:
        """Let somebody press the first button, or use the first menu, of a verb."""
        id = next(i for i in on.custom_ids if re.match(rf"r1:{verb}(:|$)", i) or f":{verb}:" in i)
        person = self.people[who]
        if values:
            return await self._done(who, await person.select(on, id, *values), on)
        return await self._done(who, await person.click(on, id), on)

    async def settled(self) -> None:
        """Wait until everything that was to be sent is sent."""
        await self._world.settled()

    async def _done(
        self, who: str, outcome: ActionOutcome, on: VisibleMessage | None = None
    ) -> VisibleMessage | None:
        id = outcome.message or (on and on.id)
        seen = None if id is None else await self.people[who].message(id, CHANNEL)
        async with asyncio.timeout(240):
            while seen is not None and seen.loading:
                await asyncio.sleep(0.02)
                seen = await self.people[who].message(seen.id, CHANNEL)
        await self.settled()
        self.lines.append(f"== {who}")
        await self.note()
        return seen

    async def later(self) -> None:
        """Let the time pass in which calls are held back; write down what comes then."""
        await self._world.after(GRACE + 1)
        self.lines.append("== later")
        await self.note()

    async def note(self) -> None:
        """Write down what has changed on all screens."""
        for name, person in self.people.items():
            for channel in (CHANNEL, "dm"):
                shown = [self._drawn(m) for m in await person.messages(channel)]
                shown = [m for m in shown if m]
                before = self._before.get((name, channel), [])
                fresh = [m for i, m in enumerate(shown) if m not in before[i : i + 1]]
                self._before[name, channel] = shown
                self.lines += [f"-- {name} in {channel}", *fresh] if fresh else []

    def _drawn(self, message: VisibleMessage) -> str:
        data = message.data
        if data["type"] not in (0, 19, 20, 23):
            return ""  # "X pinned a message"
        marks = [m for m in ("ephemeral", "mentions_me") if data[m]]
        # SimCord takes the end of "thinking" for an edit.
        if message.edited and not message.ephemeral:
            marks.append("edited")
        lines = [" ".join(["message", *marks])]
        lines += [f"  {line}" for line in message.text.splitlines()]
        for _, one in walk(data["components"]):
            if one["type"] == 2:
                lines.append(
                    f"  [{one.get('label') or one.get('emoji')}]{'-' * one.get('disabled', 0)}"
                )
            for option in one.get("options", ()):
                lines.append(f"  ( {option['label']} · {option.get('description')}")
        lines += [f"  <picture {a.get('description')}>" for a in message.attachments]
        text = "\n".join(lines)
        for mention, name in self._names.items():
            text = text.replace(mention, name)
        text = re.sub(r"<t:\d+:(\w)>", r"<t:\1>", text)
        return re.sub(r"\d{15,}", "#", text)


Script = Callable[[Stage], Awaitable[None]]


async def both(
    script: Script, standin: Standin, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play a script in both worlds, and compare what was seen, line by line."""
    async with serving(standin, folder / "wire.sqlite3", grace=GRACE) as served:
        wire = Stage({name: standin.user(name) for name in NAMES}, Wire(served))
        await script(wire)
    async with simulating(
        NAMES, folder / "simcord.sqlite3", monkeypatch, grace=GRACE
    ) as simulation:
        second = Stage(simulation.people, simulation)
        await script(second)
    seen, again = ("\n".join(stage.lines).splitlines() for stage in (wire, second))
    assert len(seen) > 100
    differences = "\n".join(difflib.unified_diff(seen, again, "stand-in", "SimCord", lineterm=""))
    assert not differences, differences


async def set_up(stage: Stage) -> None:
    """Open a table of three, sit down and begin."""
    await stage.command("Ada", "game new", players=3)
    await stage.command("Ben", "game join")
    await stage.command("Ben", "game start")
    await stage.command("Cleo", "game join")
    await stage.command("Ada", "game start")


async def test_a_table_is_set_up(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Recruiting, refusals, the start and every way to look are the same in both."""

    async def script(stage: Stage) -> None:
        await stage.command("Cleo", "my panel")
        await set_up(stage)
        for command in ("help", "map", "board", "status", "history", "look", "my panel"):
            await stage.command("Ben", command)
        await stage.command("Ben", "why", topic="supply")

    await both(script, standin, tmp_path, monkeypatch)


class Watched(Clicker):
    """A person who presses at random, in either world."""

    def __init__(self, stage: Stage, name: str, rng: random.Random) -> None:
        super().__init__(stage.people[name], rng)
        self._stage = stage

    async def look(self, message: str) -> VisibleMessage:
        await self._stage.settled()
        return await self.person.message(message, CHANNEL)

    async def panel(self) -> VisibleMessage:
        outcome = await self.person.slash("my panel", CHANNEL)
        assert outcome.message is not None
        return await self.look(outcome.message)


@nightly
@pytest.mark.parametrize("times", daily(1, of=(1, 10)))
async def test_questions_are_answered(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """Every panel that random presses lead to, and every message after them, is the same."""

    async def script(stage: Stage) -> None:
        await set_up(stage)
        people = [Watched(stage, name, random.Random(2)) for name in NAMES]
        for _ in range(times):
            for clicker in people:
                panel = await clicker.panel()
                stage.lines.append(f"== {clicker.person.name}")
                await stage.note()
                if clicker.asked(panel) is not None:
                    await clicker.answer(panel)
                await stage.settled()
                await stage.note()
            await stage.later()

    await both(script, standin, tmp_path, monkeypatch)
