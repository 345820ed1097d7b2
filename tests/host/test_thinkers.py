"""Stewards think in processes of their own: what they get, what happens if one hangs or dies."""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.play.match.steward_jobs import StewardJob
from bot.play.match.thinking import QUICK
from bot.workers.child import at_table
from bot.workers.pool import DIES_FIRST
from bot.workers.stewards import PATIENCE, StewardPool
from engine.kernel.game import Game
from engine.kernel.worlds import imagine
from engine.rulesets import rulesets
from engine.stewards.levels import LEVELS, minds
from engine.stewards.search import Thought
from engine.stewards.seeded_random import SeededRandom
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
    assert told["thinking"] == 1


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


async def test_the_host_rules_how_long_stewards_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """They think three times as long, and count as hung as much later; never earlier."""
    asked = []

    async def run(work: Work, *args: Any, patience: float) -> Any:
        asked.append((args[2], args[-1], patience))
        return "found"

    for thinking in (3.0, 0.5):
        pool = StewardPool(1, secret="x", rng=random.Random(1), thinking=thinking)
        monkeypatch.setattr(pool._deep, "run", run)
        assert await pool.think(ERRAND, orders()) == "found"
    usual = PATIENCE["knight"]
    assert asked == [("knight", 3.0, 3 * usual), ("knight", 0.5, usual)]


def test_as_usual_a_lord_makes_more_moves_than_in_an_arena() -> None:
    """It follows ten times as many lines; all other levels think as in arenas."""
    lord = LEVELS["lord"]
    longer = replace(lord, lines=10 * lord.lines, moves=10 * lord.moves)
    assert {name: at_table(name, 1) for name in LEVELS} == {**LEVELS, "lord": longer}


@pytest.mark.parametrize("thinking", [0.1, 3, 20])
def test_pages_and_squires_think_as_long_whatever_the_host_sets(thinking: float) -> None:
    """People who wait for them would notice."""
    assert [at_table(name, thinking) for name in QUICK] == [LEVELS[name] for name in QUICK]


@pytest.mark.parametrize(("name", "factors"), [("knight", (0.2, 1, 3)), ("lord", (0.1, 0.2))])
def test_the_more_a_host_allows_the_more_is_tried(name: str, factors: Sequence[float]) -> None:
    """Orders are judged in more worlds, or in fewer, but in one at least."""
    game = Game.new(rulesets["agot-2e"], {})
    game.answer_chance(random.Random(1))
    moves = []
    for thinking in factors:
        level, dice = at_table(name, thinking), SeededRandom(1)
        world = imagine(game, "stark", dice)
        thought = Thought(level, minds["agot-2e"], game, world, "stark", dice)
        answer = thought.answer(world.shape_for("stark"))
        assert game.shape_for("stark").check(answer) is None
        moves.append(thought.moves)
    assert moves == sorted(set(moves))


@nightly
async def test_a_game_that_no_steward_knows(doing: Doing) -> None:
    """Its answers are guessed, in no process."""
    game = Game.new(Auctions(), {})
    game.answer_chance(random.Random(1))
    value = await doing(die).think(StewardJob(1, 2, "ash", "lord", stand_in=False), game)
    assert value in ("leave", "bury")
