"""The clock is set, processes sleep, painters hang: nobody loses time, or the soak would see it."""

from __future__ import annotations

import random
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.local import Settings, Standin
from bot.workers.drawing import NotDrawn
from tests.running.marks import nightly

from .killable import Killable
from .ledger import Findings, astray, examine
from .machine import Dawdler, Machine, WallClock
from .people import Memory
from .tables import TableOfPlayers, until_sent

SPAN = 24 * 3600.0
"""Seconds for each answer."""


@nightly
async def test_nobody_loses_time_by_the_machine(tmp_path: Path) -> None:
    """In a game of six that goes on through all that, everybody has the day that they are given."""
    database, memory, rng = tmp_path / "games.sqlite3", Memory(), random.Random(7)
    machine, began = Machine(WallClock(tmp_path / "clock"), rng), time.monotonic()
    async with Standin(Settings(users=8)) as standin:
        bot = Killable(standin, database, SOAK_CLOCK=str(tmp_path / "clock"), SOAK_HUNG="0.2")
        async with bot:
            table = TableOfPlayers(standin, bot, database, memory, rng, chatter=0.2)
            channel = str(standin.channel("game-table").id)
            await table.begin(channel, "agot-2e", 6, hours=24)
            for number, wrong in enumerate((86400.0, -86400.0, 0.0), 1):
                await table.play(lambda n=number: len(memory.acknowledged) >= 3 * n)  # type: ignore[misc]  # mypy takes no default in a lambda
                machine.clock.wrong = wrong
                await (bot.kill() if number == 2 else machine.sleep(bot.stand_still, bot.go_on))
                if number == 2:
                    await bot.start()
            await table.play(lambda: len(memory.acknowledged) >= 12)
            table.close()
            await until_sent(database)
            assert await bot.end(signal.SIGTERM) == 0
        assert memory.lost == []
        assert memory.long_texts
        assert await examine(database, standin, memory.acknowledged) == Findings()
    passed = time.monotonic() - began
    assert astray(database, machine.clock(), span=SPAN, passed=passed) == []
    with closing(sqlite3.connect(database)) as books, books:
        told = "SELECT count(*) FROM events WHERE kind = 'clock-set'"
        assert books.execute(told).fetchone()[0] >= 2
        one = "(SELECT min(seat) FROM clocks)"
        books.execute(f"UPDATE clocks SET due = due + 3600 WHERE seat = {one}")
        books.execute("UPDATE events SET kind = 'answered-for' WHERE kind = 'clock-set'")
    assert len(astray(database, machine.clock(), span=SPAN, passed=passed)) >= 3


@nightly
async def test_a_painter_hangs_when_it_is_to(caplog: pytest.LogCaptureFixture) -> None:
    """Its process is replaced, and there is no picture in the end."""
    painter = Dawdler(1.0)
    try:
        with pytest.raises(NotDrawn):
            await painter.paint({}, language="en")
    finally:
        await painter.close()
    assert caplog.text.count("a process for pictures was replaced") == 2
