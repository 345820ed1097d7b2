"""Stewards think in processes of their own: what they get, what happens if one hangs or dies."""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.play.match.steward_jobs import StewardJob
from bot.workers.pool import DIES_FIRST
from bot.workers.stewards import StewardPool
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.boxes import OWN
from tests.kernel.toy import Auctions
from tests.running.marks import daily, nightly

from .errands import SECRET_IN_TEXT, die, fail, hang_unless_squire, tell

SOON = 4.0
"""Seconds after which these tests call a steward hung; the start of its process does not count."""

Work = Callable[..., Any]
Doing = Callable[[Work], StewardPool]


@pytest.fixture(scope="module")
def stewards() -> Iterator[StewardPool]:
    """Stewards for all tests of this module, with two processes."""
    # A machine that is busy with other tests would hardly let them begin if they stood far back.
    made = StewardPool(1, secret="x", rng=random.Random(1), nice=(1, 2))
    yield made
    asyncio.run(made.close())


@pytest.fixture
def doing(stewards: StewardPool, monkeypatch: pytest.MonkeyPatch) -> Doing:
    """Let stewards do a piece of work instead of thinking."""

    def do(work: Work) -> StewardPool:
        monkeypatch.setattr(stewards, "_work", work)
        return stewards

    return do


def orders() -> Game[Any]:
    """Begin a game in which everybody is to give orders, and Tyrell has."""
    game = Game.new(rulesets["agot-2e"], {}, hold=True)
    game.answer_chance(random.Random(1))
    assert game.question is not None
    game.answer("tyrell", game.question.shapes["tyrell"].sample(random.Random(1)))
    return game


ERRAND = StewardJob(game=7, number=5, seat="stark", level="knight", stand_in=False)
SQUIRE = StewardJob(game=7, number=5, seat="stark", level="squire", stand_in=False)


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the errors that were logged about games."""
    said = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    return [line for line in said if line.startswith("game ")]


async def test_a_hung_steward_is_replaced_by_a_squire(
    doing: Doing, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its process is killed when its time is over, a squire answers, and the log knows the game."""
    stewards = doing(hang_unless_squire)
    monkeypatch.setattr(stewards, "_patience", SOON)
    assert await stewards.think(ERRAND, orders()) == ["stark", "squire"]
    assert logged(caplog) == [
        "game 7: the knight of stark has no answer to question 5: TimeoutError"
    ]


@pytest.mark.parametrize(
    ("work", "error"),
    daily((fail, "ValueError"), of=[(die, "ProcessExpired"), (fail, "ValueError")]),
)
async def test_where_the_squire_fails_too_there_is_no_answer(
    doing: Doing, caplog: pytest.LogCaptureFixture, work: Work, error: str
) -> None:
    """Then the table gives the safe one. What an error says is not logged: it may be secret."""
    assert await doing(work).think(ERRAND, orders()) is None
    assert logged(caplog) == [
        f"game 7: the {level} of stark has no answer to question 5: {error}"
        for level in ("knight", "squire")
    ]
    assert SECRET_IN_TEXT not in caplog.text


async def test_what_crosses_and_what_a_process_is_like(doing: Doing) -> None:
    """No sealed answers cross; the process stands back, dies before the bot where memory runs out,
    and needs less than 100 MB."""
    stewards = doing(tell)
    told = await stewards.think(ERRAND, orders())
    again = await stewards.think(ERRAND, orders())
    other = await stewards.think(SQUIRE, orders())
    assert told["sealed"] == {}
    assert told["nice"] == min(19, os.nice(0) + 2)
    assert told["dies"] == DIES_FIRST
    assert told["memory"] < 100
    assert told["seed"] == again["seed"] == other["seed"]


@pytest.mark.parametrize("id", OWN)
async def test_the_same_errand_has_the_same_answer(stewards: StewardPool, id: str) -> None:
    """A bot that was killed thinks again, and finds what it would have found."""
    game = Game.new(rulesets[id], {}, hold=True)
    game.answer_chance(random.Random(1))
    seat = game.awaited[0]
    job = StewardJob(7, 5, seat, "squire", stand_in=True)
    found = [await stewards.think(job, game) for _ in range(2)]
    assert found[0] == found[1]
    assert game.shape_for(seat).check(found[0]) is None


@nightly
async def test_a_game_that_no_steward_knows(doing: Doing) -> None:
    """Its answers are guessed, in no process."""
    game = Game.new(Auctions(), {})
    game.answer_chance(random.Random(1))
    value = await doing(die).think(StewardJob(1, 2, "ash", "lord", stand_in=False), game)
    assert value in ("leave", "bury")
