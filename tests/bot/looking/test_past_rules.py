"""A finished game whose end these rules cannot read says so, wherever it is looked at."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.local import Standin
from tests.wire.at_table import CHANNEL, serving
from tests.wire.pressing import use
from tests.wire.said import says


async def test_what_cannot_be_shown_is_one_sentence(standin: Standin, tmp_path: Path) -> None:
    """Board, status and panel; the log is read, and no error is noted as one of the bot's."""
    path = tmp_path / "games.sqlite3"
    ada = standin.user("Ada")
    async with serving(standin, path) as bot:
        await ada.slash("game new", CHANNEL, players=3)
        await ada.slash("game join", CHANNEL, seat="stark")
        await ada.slash("game stewards", CHANNEL)
        await ada.slash("game start", CHANNEL)
        await bot.settled()
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE games SET phase = 'over', pending = 0")
        database.execute("UPDATE rests SET state = '{}'")
        database.commit()
    async with serving(standin, path) as bot:
        for command in ("map", "board", "status", "my panel"):
            seen = await use(ada, command)
            assert says(seen.text, "trouble-past-rules"), command
        assert not says((await use(ada, "log")).text, "trouble-past-rules")
        assert bot.services.health is not None
        assert not says((await use(ada, "log")).text, "trouble-past-rules")
        assert bot.services.health.faults.fault is None
