"""Whole games over the wire, by commands and presses alone."""

import asyncio
import os
import random
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Self

from bot.local import Standin
from tests.bot.at_table import CHANNEL, Clicker, marks, serving, until_commands

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


async def test_one_person_plays_against_the_computer(standin: Standin, tmp_path: Path) -> None:
    """One person and five practice seats play by presses until a house has won."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada = Clicker(standin.user("Ada"), random.Random(1))
        await ada.person.slash("game new", CHANNEL)
        await ada.person.slash("game practice", CHANNEL)
        await ada.person.slash("game start", CHANNEL)
        panel = await ada.panel()
        while ada.asked(panel) is not None:
            panel = await ada.answer(panel)
        assert "The game is over" in panel.text
        await bot.settled()
        last = [m for m in await ada.person.messages(CHANNEL) if m.attachments][-1]
        assert "wins" in last.text
        assert last.attachments[0]["description"]


class Process:
    """The bot as a process of its own, which can be killed."""

    def __init__(self, standin: Standin, database: Path) -> None:
        self._environment = {
            **os.environ,
            "DISCORD_TOKEN": standin.token,
            "RAVENRY_DISCORD": standin.url,
            "RAVENRY_DATABASE": str(database),
            "RAVENRY_TURN_GRACE": "0",
            "RAVENRY_LOG_LEVEL": "ERROR",
        }
        self._process: asyncio.subprocess.Process | None = None
        self.errors = b""

    async def start(self) -> None:
        """Run ``python -m bot``."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=self._environment, stderr=asyncio.subprocess.PIPE
        )

    async def kill(self) -> None:
        """Give it no time for anything."""
        assert self._process is not None
        self._process.kill()
        _, errors = await self._process.communicate()
        self.errors += errors

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None and self._process.returncode is None:
            await self.kill()

    async def stop(self) -> int:
        """Ask it to stop; return its exit status."""
        assert self._process is not None
        self._process.terminate()
        _, errors = await self._process.communicate()
        self.errors += errors
        return self._process.returncode or 0


async def test_six_people_play_and_the_bot_is_killed(standin: Standin, tmp_path: Path) -> None:
    """Six people play to the end; a bot killed on the way loses, repeats and re-asks nothing."""
    rng = random.Random(1)
    async with Process(standin, tmp_path / "games.sqlite3") as bot:
        await until_commands(standin)
        await play_and_kill(standin, bot, rng)
        assert await bot.stop() == 0
    # Besides, Python itself complains about what a killed process has left behind.
    assert [line for line in bot.errors.decode().splitlines() if " ERROR " in line] == []
    told = marks(await standin.user(NAMES[0]).messages(CHANNEL))
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as database:
        rows = "SELECT count(*) FROM outbox WHERE kind IN ('chapter', 'over')"
        assert database.execute(rows).fetchone() == (len(told),)
        twice = "SELECT question, seat, count(*) FROM answers GROUP BY 1, 2 HAVING count(*) > 1"
        assert database.execute(twice).fetchall() == []


async def play_and_kill(standin: Standin, bot: Process, rng: random.Random) -> None:
    """Play a game of six to its end, and kill the bot twice on the way."""
    people = [Clicker(standin.user(name), rng) for name in NAMES]
    host = people[0].person
    await host.slash("game new", CHANNEL)
    for clicker in people[1:]:
        await clicker.person.slash("game join", CHANNEL)
    await host.slash("game start", CHANNEL)
    kill_after = [40, 120]
    answers = 0

    async def answer(clicker: Clicker) -> None:
        nonlocal answers
        panel = await clicker.panel()
        if clicker.asked(panel) is not None:  # else the card is a moment behind
            await clicker.answer(panel)
            answers += 1

    await host.wait_for(lambda m: "Awaited" in m.text, CHANNEL)
    # Of all messages only the pinned card is looked at; there are hundreds in the end.
    while "The game is over" not in (card := "".join(m.text for m in await host.pins(CHANNEL))):
        await asyncio.gather(*(answer(c) for c in people if f"○ {_seat(card, c)}" in card))
        if kill_after and answers >= kill_after[0]:
            del kill_after[0]
            before = (await people[0].panel()).text
            await bot.kill()
            await bot.start()
            await until_commands(standin)
            assert _standing((await people[0].panel()).text) == _standing(before)
    await host.wait_for(lambda m: "wins" in m.text and bool(m.attachments), CHANNEL, patience=60)
    told = marks(await host.messages(CHANNEL))
    assert len(told) == len(set(told))
    assert kill_after == []


def _seat(card: str, clicker: Clicker) -> str:
    """Return how the card calls somebody."""
    found = re.search(rf"(\w+) \({clicker.person.name}\)", card)
    return found[0] if found else "nobody"


def _standing(panel: str) -> str:
    """Return what a panel says without the news, which a restarted bot tells once more."""
    return "\n".join(line for line in panel.splitlines() if not line.startswith("-# "))
