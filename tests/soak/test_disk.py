"""The disk is full, another process holds the database, the power fails: a game survives it."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import signal
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.local import Settings, Standin
from bot.outbox.dispatcher import UNNOTED
from bot.play import Play
from bot.store import Store
from bot.store.sqlite.backups import look_over
from engine.rulesets import rulesets
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, Clicker, serving

from .killable import Killable
from .ledger import Findings, examine, missing, replays
from .people import Acknowledged, Memory
from .tables import TableOfPlayers, until_sent

ROOM = 32 * 1024
"""Bytes that a file may have on the full disk: less than a database, more than a quiet log."""

LOSSES = 24
"""Instants at which the power goes, in one game."""

REFUSED = "Something went wrong"


@pytest.fixture
async def standin() -> AsyncIterator[Standin]:
    """A server of eight people, on which nobody breaks a rule of the protocol."""
    async with Standin(Settings(users=8)) as running:
        yield running
        assert running.violations == []


@asynccontextmanager
async def seated(
    standin: Standin, database: Path, rng: random.Random, **settings: str
) -> AsyncIterator[tuple[Killable, TableOfPlayers, Memory]]:
    """A table of six that has begun."""
    memory = Memory()
    async with Killable(standin, database, **settings) as bot:
        table = TableOfPlayers(standin, bot, database, memory, rng)
        await table.begin(str(standin.channel("game-table").id), "agot-2e", 6)
        await until_sent(database)
        yield bot, table, memory
        table.close()


def _errors(bot: Killable) -> int:
    return bot.log.read_text("utf-8").count(" ERROR ")


@nightly
async def test_a_full_disk_refuses_answers_and_loses_none(standin: Standin, tmp_path: Path) -> None:
    """While no file can grow, answers are refused in words; with room again the game goes on."""
    database, rng = tmp_path / "games.sqlite3", random.Random(3)
    async with seated(standin, database, rng) as (bot, table, memory):
        await table.play(lambda: len(memory.acknowledged) >= 8)
        before = len(memory.acknowledged)
        assert bot.pid is not None
        most = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (ROOM, most[1]))
        began = time.monotonic()
        saved = table.saved()
        said = [await table.try_to_answer(p, REFUSED) for p in table.players]
        # Sent messages cannot be recorded either, and are retried later.
        async with asyncio.timeout(240):
            while not (complaints := _errors(bot)):  # noqa: ASYNC110 - nothing tells
                await asyncio.sleep(0.05)
        pauses = (time.monotonic() - began) / UNNOTED
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, most)
        assert set(said) in ({True}, {True, None})
        assert table.saved() == saved
        assert bot.log.stat().st_size < ROOM
        assert complaints < 12 + pauses
        await table.play(lambda: len(memory.acknowledged) >= before + 8)
        await until_sent(database)
        assert await bot.end(signal.SIGTERM) == 0
    assert memory.lost == []
    assert await examine(database, standin, memory.acknowledged) == Findings()


@nightly
async def test_another_process_that_holds_the_database_is_waited_for_and_then_told_of(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beyond the bot's patience answers are refused; later they are accepted again."""
    monkeypatch.setattr("bot.store.sqlite.database.BUSY", 0.1)
    monkeypatch.setattr("bot.outbox.dispatcher.UNNOTED", 0.1)
    database = tmp_path / "games.sqlite3"
    async with serving(standin, database) as bot:
        ada = Clicker(standin.user("Ada"), random.Random(1))
        for command in ("game new", "game stewards", "game start"):
            await ada.person.slash(command, CHANNEL)
        panel = await ada.panel()
        asked = ada.asked(panel)
        assert asked is not None
        await bot.settled()
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            panel = await ada._one_press(panel, hasty=True)
            assert REFUSED in panel.text
            assert ada.asked(panel) == asked
            # A wait that ends in time is not noticed.
            monkeypatch.setattr("bot.store.sqlite.database.BUSY", 100.0)
            pressing = asyncio.create_task(ada._one_press(panel, hasty=True))
            async with asyncio.timeout(240):
                while not bot.services.store._write_lock.locked():  # noqa: ASYNC110 - nothing tells
                    await asyncio.sleep(0.005)
            other.execute("ROLLBACK")
        assert REFUSED not in (await pressing).text
        panel = await ada.panel()
        for _ in range(3):
            panel = await ada.answer(panel)
        assert ada.asked(panel) != asked
        await bot.settled()
    assert await examine(database, standin, ()) == Findings()


@nightly
async def test_what_a_loss_of_power_leaves_can_be_played_on(
    standin: Standin, tmp_path: Path
) -> None:
    """At any instant the files hold everything that was acknowledged, and the games go on."""
    database, rng = tmp_path / "games.sqlite3", random.Random(4)
    left: list[tuple[Path, list[Acknowledged]]] = []
    async with seated(standin, database, rng) as (bot, table, memory):
        assert bot.pid is not None

        async def lose_power() -> None:
            for n in range(LOSSES):
                await asyncio.sleep(rng.uniform(0.0, 0.25))
                known = list(memory.acknowledged)
                left.append((stopped_copy(bot.pid or 0, database, tmp_path / f"{n}.db"), known))

        async with asyncio.timeout(240), asyncio.TaskGroup() as group:
            group.create_task(lose_power())
            group.create_task(table.play(lambda: len(left) == LOSSES))
    assert memory.lost == []
    for n, (copy, known) in enumerate(left):
        if n % 2:  # what was being written when the power failed is only partly there
            with copy.with_name(f"{copy.name}-wal").open("ab") as log:
                log.write(rng.randbytes(rng.randrange(1, 9000)))
        await play_on(copy, rng)
        assert missing(copy, known) == Findings()
    assert len(left[-1][1]) > len(left[0][1])


def stopped_copy(pid: int, database: Path, copy: Path) -> Path:
    """Copy a database with its log as they are at one instant, whatever is being done."""
    os.kill(pid, signal.SIGSTOP)
    try:
        for suffix in ("", "-wal"):
            shutil.copyfile(f"{database}{suffix}", f"{copy}{suffix}")
    finally:
        os.kill(pid, signal.SIGCONT)
    return copy


async def play_on(copy: Path, rng: random.Random) -> None:
    """Open the game of a copy, check that its answers lead to its state, and answer."""
    store = await Store.open(copy)
    try:
        play = await Play.open(store, rulesets, rng=rng)
        answered = 0
        while answered < 3:
            table = await play.table_view(1)
            users = [p.user for p in table.info.players if p.seat in table.awaited and p.user]
            question = (await play.seat_view(1, users[0])).question
            assert question is not None
            await play.answer(1, users[0], question.number, question.shape.sample(rng))
            answered += 1
    finally:
        await store.close()
    look_over(copy)
    findings = Findings()
    await replays(copy, findings)
    assert findings == Findings()
