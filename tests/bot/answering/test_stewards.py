"""Stewards over the wire: a table of one person and five squires, thinkers that fail, and words."""

from __future__ import annotations

import logging
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from bot.local import Standin
from bot.workers.stewards import StewardPool
from tests.running.marks import costly, nightly
from tests.wire.at_table import CHANNEL, Served, serving
from tests.wire.playing import answer_one
from tests.wire.pressing import click, find, run, told, use
from tests.wire.said import said, says
from tests.wire.told import posted_twice, public_messages, text_of, untold


def hung(
    saved: Any, seat: str, level: str, past: Any, seed: int, united: bool, thinking: float
) -> Any:
    """Fail whatever the level."""
    raise RuntimeError(f"{seat} would march to Winterfell")


@asynccontextmanager
async def against_squires(standin: Standin, database: Path, **how: Any) -> AsyncIterator[Served]:
    """Ada plays Stark against five squires that think."""
    stewards = StewardPool(1, secret="x", rng=random.Random(1), nice=(1, 2), **how)
    try:
        async with serving(standin, database, thinker=stewards) as bot:
            yield bot
    finally:
        await stewards.close()


async def begin(bot: Served) -> None:
    """Begin the game."""
    ada = bot.standin.user("Ada")
    await ada.slash("game new", CHANNEL)
    await ada.slash("game join", CHANNEL, seat="stark")
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await bot.settled()


@costly("starts a process that thinks")
async def test_one_person_plays_a_round_against_squires(standin: Standin, tmp_path: Path) -> None:
    """What they play between her answers takes one message and one picture, and nothing is lost.

    Scenes in which she has a part have posts of their own.
    """
    database = tmp_path / "games.sqlite3"
    async with against_squires(standin, database) as bot:
        await begin(bot)
        rng, seen = random.Random(2), len(public_messages(standin))
        rounds = 1
        while rounds < 3:
            await answer_one(bot, rng)
            rounds = (await bot.services.play.table_view(1)).view["round"]
            messages = public_messages(standin)[seen:]
            seen += len(messages)
            chapters = [m for m in messages if not _is_scene(text_of(m))]
            assert len(chapters) <= 1, [text_of(m) for m in chapters]
            assert sum(len(m.attachments) for m in chapters) <= 1
        posts = public_messages(standin)
        assert posted_twice(posts) == []
        with closing(sqlite3.connect(database)) as connection:
            assert untold(connection, standin) == []
            levels = connection.execute("SELECT DISTINCT seat, level FROM answers ORDER BY seat")
            given = dict(levels.fetchall())
        assert given.pop("chance") is None
        assert given.pop("stark") is None
        assert set(given.values()) == {"squire"}


def _is_scene(text: str) -> bool:
    """Tell whether a post shows a moment for itself, or is the table's card."""
    return "\n- " not in text


@nightly
async def test_failed_thinkers_hold_nothing_up(
    standin: Standin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Safe answers are given in their place; the log knows the game, and tells no secrets."""
    async with against_squires(standin, tmp_path / "games.sqlite3", work=hung) as bot:
        await begin(bot)
        await answer_one(bot, random.Random(1))
        table = await bot.services.play.table_view(1)
        assert "stark" in table.awaited or table.view["round"] > 1
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert errors
    assert all(line.startswith("game 1: the squire of ") for line in errors)
    assert "Winterfell" not in caplog.text
    caplog.clear()


@nightly
async def test_a_bot_that_stops_while_stewards_think_goes_on(
    standin: Standin, tmp_path: Path
) -> None:
    """The next process thinks again, answers once, and tells everything once."""
    database = tmp_path / "games.sqlite3"
    async with against_squires(standin, database) as bot:
        ada = bot.standin.user("Ada")
        await ada.slash("game new", CHANNEL)
        await ada.slash("game join", CHANNEL, seat="stark")
        await ada.slash("game stewards", CHANNEL)
        await ada.slash("game start", CHANNEL)  # and they begin to think
    async with against_squires(standin, database) as bot:
        await bot.settled()
        assert (await bot.services.play.table_view(1)).awaited == ("stark",)
        await answer_one(bot, random.Random(2))
    assert posted_twice(public_messages(standin)) == []
    with closing(sqlite3.connect(database)) as connection:
        twice = "SELECT seat FROM answers GROUP BY question, seat HAVING count(*) > 1"
        assert connection.execute(twice).fetchall() == []


async def test_a_table_is_filled_with_stewards_of_a_level(bot: Served) -> None:
    """The card names them, the settings offer all levels, and the host's panel replaces one."""
    ada = bot.standin.user("Ada")
    await ada.slash("game new", CHANNEL)
    await ada.slash("game join", CHANNEL, seat="stark")
    settings = await use(ada, "game run")
    settings = await click(ada, settings, "setup", "stewards")
    outcome = await ada.select(settings, find(settings, "agree", "stewards:fill"), "knight")
    assert outcome.kind != "failed"
    await bot.settled()
    level = {"level": "level:knight"}
    card = next(m for m in await ada.messages(CHANNEL) if says(m.text, "lobby-host"))
    assert says(card.text, "lobby-unseated-stewards", count=5, **level)
    await ada.slash("game start", CHANNEL)
    await bot.settled()
    card = next(m for m in await ada.messages(CHANNEL) if says(m.text, "status-awaited"))
    assert f"({said('player-steward', **level)})" in card.text
    seat = "tyrell"
    panel = await use(ada, "game run")
    outcome = await ada.select(panel, find(panel, "run", "seat"), seat)
    panel = await ada.message(outcome.message or panel.id, CHANNEL)
    await ada.select(panel, find(panel, "run", f"level:{seat}"), "page")
    assert len(await told(bot, "table-level", seat="house:tyrell", level="level:page")) == 1
    await run(ada, f"level:{seat}", "lord")
    assert len(await told(bot, "table-level", seat="house:tyrell", level="level:lord")) == 1
