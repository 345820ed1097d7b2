"""The bot is killed at any instant while people play over the wire; nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

import pytest

from bot.local import Standin
from tests.running.marks import daily, nightly
from tests.soak.killable import Killable
from tests.soak.ledger import Findings, examine
from tests.soak.people import Memory
from tests.soak.tables import TableOfPlayers, until_sent

FEW, MANY = 2, 10


@nightly
@pytest.mark.parametrize(
    ("ruleset", "players", "kills"),
    daily(("inis", 3, FEW), of=[("inis", 3, FEW), ("agot-2e", 6, MANY), ("inis", 3, MANY)]),
)
async def test_kills_at_any_instant_lose_and_double_nothing(
    standin: Standin, tmp_path: Path, ruleset: str, players: int, kills: int
) -> None:
    """What a panel has acknowledged is saved, once; everything is announced, once; play goes on."""
    rng, memory, database = random.Random(players), Memory(), tmp_path / "games.sqlite3"
    async with Killable(standin, database) as bot:
        table = TableOfPlayers(standin, bot, database, memory, rng, persons=players)
        await table.begin(str(standin.channel("game-table").id), ruleset, players)
        after_last: int | None = None
        """How much was acknowledged when the bot was up after its last death."""

        async def kill() -> None:
            nonlocal after_last
            while bot.kills < kills:
                await asyncio.sleep(rng.uniform(0.0, 0.5))
                await bot.kill()
                await bot.start()
            after_last = len(memory.acknowledged)

        def enough() -> bool:
            return after_last is not None and len(memory.acknowledged) >= after_last + kills

        async with asyncio.timeout(240), asyncio.TaskGroup() as group:
            group.create_task(kill())
            group.create_task(table.play(enough))
        assert enough()
        table.close()
        await until_sent(database)
        assert await bot.end(signal.SIGTERM) == 0
        table.close()
    assert memory.lost == []
    assert await examine(database, standin, memory.acknowledged) == Findings()
    assert " ERROR " not in bot.log.read_text("utf-8")
