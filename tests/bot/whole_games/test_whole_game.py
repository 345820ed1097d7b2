"""Whole games over the wire, by commands and presses alone."""

import asyncio
import os
import random
import re
import signal
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Self

from bot.local import Standin
from tests.running.marks import costly, nightly
from tests.soak.killable import Killable
from tests.soak.tables import until_sent
from tests.wire.at_table import CHANNEL, Clicker, marks, until_commands
from tests.wire.said import says
from tests.wire.told import posted_twice, public_messages, untold

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


class Process:
    """The shipped program as a process of its own, which can be killed."""

    def __init__(self, standin: Standin, database: Path) -> None:
        self._environment = {
            **os.environ,
            "DISCORD_TOKEN": standin.token,
            "RAVENRY_DISCORD": standin.url,
            "RAVENRY_DATABASE": str(database),
            "RAVENRY_BEACON": "false",
            "RAVENRY_EMOJIS": "false",
            "RAVENRY_TURN_GRACE": "0",
            "RAVENRY_VEIL": "0",
            "RAVENRY_LOG_LEVEL": "ERROR",
        }
        self._process: asyncio.subprocess.Process | None = None
        self.errors = b""

    async def start(self) -> None:
        """Run ``python -m bot``."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=self._environment, stderr=asyncio.subprocess.PIPE
        )

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None and self._process.returncode is None:
            await self.end(signal.SIGKILL)

    async def end(self, number: signal.Signals) -> int:
        """Send it a signal that ends it; return its exit status."""
        assert self._process is not None
        self._process.send_signal(number)
        _, errors = await self._process.communicate()
        self.errors += errors
        return self._process.returncode or 0


@costly("starts the program twice")
async def test_the_shipped_program_is_killed_and_knows_its_table(
    standin: Standin, tmp_path: Path
) -> None:
    """``python -m bot``, killed while players gather, lets more of them join."""
    ada, ben = standin.user("Ada"), standin.user("Ben")
    async with Process(standin, tmp_path / "games.sqlite3") as bot:
        await until_commands(standin)
        await ada.slash("game new", CHANNEL)
        await bot.end(signal.SIGKILL)
        await bot.start()
        await until_commands(standin)
        await ben.slash("game join", CHANNEL)
        await ada.wait_for(lambda m: says(m.text, "lobby-host") and "Ben" in m.text, CHANNEL)
        assert await bot.end(signal.SIGTERM) == 0
    assert [line for line in bot.errors.decode().splitlines() if " ERROR " in line] == []


@nightly
async def test_the_shipped_program_is_killed_and_goes_on(standin: Standin, tmp_path: Path) -> None:
    """``python -m bot``, killed in the middle of a round, knows afterwards how things stand."""
    async with Process(standin, tmp_path / "games.sqlite3") as bot:
        await until_commands(standin)
        people = await begin(standin, random.Random(1))
        await play(people, until=lambda answers, _: answers >= 12)
        before = (await people[0].panel()).text
        await bot.end(signal.SIGKILL)
        await bot.start()
        await until_commands(standin)
        assert _standing((await people[0].panel()).text) == _standing(before)
        await play(people, until=lambda answers, _: answers >= 6)
        assert await bot.end(signal.SIGTERM) == 0
    # Besides, Python itself complains about what a killed process has left behind.
    assert [line for line in bot.errors.decode().splitlines() if " ERROR " in line] == []


@nightly
async def test_six_people_play_to_the_end_and_the_bot_is_killed(
    standin: Standin, tmp_path: Path
) -> None:
    """Six people play to the end; a bot killed on the way loses, repeats and re-asks nothing."""
    database = tmp_path / "games.sqlite3"
    async with Killable(standin, database) as bot:
        people = await begin(standin, random.Random(1))
        for many in (40, 80):
            await play(people, until=partial(_answered, many))
            before = (await people[0].panel()).text
            await bot.kill()
            await bot.start()
            assert _standing((await people[0].panel()).text) == _standing(before)
        await play(people, until=lambda _, card: says(card, "status-over"))
        host = people[0].person
        await until_sent(database, patience=240)
        assert await bot.end(signal.SIGTERM) == 0
    assert " ERROR " not in bot.log.read_text("utf-8")
    told = marks(await host.history(CHANNEL))
    assert len(told) == len(set(told))
    assert posted_twice(public_messages(standin)) == []
    with closing(sqlite3.connect(database)) as records:
        assert untold(records, standin) == []
        twice = "SELECT question, seat, count(*) FROM answers GROUP BY 1, 2 HAVING count(*) > 1"
        assert records.execute(twice).fetchall() == []


async def begin(standin: Standin, rng: random.Random) -> list[Clicker]:
    """Start a game of six people."""
    people = [Clicker(standin.user(name), rng) for name in NAMES]
    host = people[0].person
    await host.slash("game new", CHANNEL)
    for clicker in people[1:]:
        await clicker.person.slash("game join", CHANNEL)
    await host.slash("game start", CHANNEL)
    await host.wait_for(lambda m: says(m.text, "status-awaited"), CHANNEL)
    return people


async def play(people: list[Clicker], *, until: Callable[[int, str], bool]) -> None:
    """Let awaited players answer, until there are enough answers or the card shows the end."""
    answers = 0

    async def answer(clicker: Clicker) -> None:
        nonlocal answers
        panel = await clicker.panel()
        if clicker.asked(panel) is not None:  # else the card is a moment behind
            await clicker.answer(panel)
            answers += 1

    host = people[0].person
    # Of all messages only the pinned card is looked at; there are hundreds in the end.
    while not until(answers, card := "".join(m.text for m in await host.pins(CHANNEL))):
        await asyncio.gather(*(answer(c) for c in people if _is_awaited(card, c)))


def _is_awaited(card: str, clicker: Clicker) -> bool:
    """Tell whether the card says so of somebody; their seat may have an emoji before it."""
    return re.search(rf"○ (?:<:\w+:\d+> )?\w+ \({clicker.person.name}\)", card) is not None


def _answered(many: int, answers: int, _card: str) -> bool:
    return answers >= many


def _standing(panel: str) -> str:
    """Return what a panel says without the news, which a restarted bot tells once more."""
    return "\n".join(line for line in panel.splitlines() if not line.startswith("-# "))
