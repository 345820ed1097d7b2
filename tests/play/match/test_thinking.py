"""How long stewards think: what is usual is told, and nothing of the open question."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play
from bot.play.match.match import Match
from bot.play.match.steward_jobs import StewardJob
from bot.play.match.thinking import ENOUGH, LATELY, MOMENT, ThinkingTimes
from bot.store.table.seats import Level
from engine.kernel.game import Game
from tests.kernel.toy import Auctions

from ..slow import Slow, bid_of_all, thinking
from ..tables import ANN, BOB, Clock

LORD = StewardJob(game=1, number=50, seat="birch", level="lord", stand_in=False)


@pytest.fixture
def clock() -> Clock:
    """A clock that moves only when told to."""
    return Clock()


@pytest.fixture
def times(clock: Clock) -> ThinkingTimes:
    """Times of stewards, by that clock."""
    return ThinkingTimes(clock)


def auction() -> Game[Any]:
    """Begin an auction, in which it is decided what to do with a prize."""
    game = Game.new(Auctions(), {})
    game.answer_chance(random.Random(1))
    return game


async def think(
    times: ThinkingTimes,
    clock: Clock,
    *seconds: float,
    value: Any = "leave",
    job: StewardJob = LORD,
) -> None:
    """Let a steward think about earlier questions of the same kind, one after the other."""
    for number, taken in enumerate(seconds, 1):
        thought: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        times.measure(replace(job, number=number), auction(), thought)
        clock.time += taken
        thought.set_result(value)
        await asyncio.sleep(0)  # The loop tells that a thought is ready.


async def test_the_median_of_what_it_took_lately_is_usual(
    times: ThinkingTimes, clock: Clock
) -> None:
    """A single long thought changes little, and those of long ago are forgotten."""
    await think(times, clock, 100, 900, 140)
    assert times.usual(LORD, auction()) == 140
    await think(times, clock, *[30] * LATELY)
    assert times.usual(LORD, auction()) == 30


async def test_at_first_nothing_is_known(times: ThinkingTimes, clock: Clock) -> None:
    """A lord is told to think, and one or two answers do not say for how long."""
    await think(times, clock, *[60] * (ENOUGH - 1))
    assert times.usual(LORD, auction()) is None
    assert times.thinks(LORD, auction())


async def test_what_a_knight_takes_says_nothing_about_a_lord(
    times: ThinkingTimes, clock: Clock
) -> None:
    """Each level has times of its own."""
    knight = replace(LORD, level="knight")
    await think(times, clock, *[5] * ENOUGH, job=knight)
    assert times.usual(LORD, auction()) is None
    assert times.usual(knight, auction()) == 5


async def test_answers_to_the_open_question_do_not_count(
    times: ThinkingTimes, clock: Clock
) -> None:
    """How long others have thought about it might say something of what they hold."""
    await think(times, clock, *[60] * ENOUGH)
    asked = replace(LORD, number=1)
    assert times.usual(asked, auction()) is None
    assert times.usual(replace(asked, game=2), auction()) == 60


async def test_a_thought_that_fails_or_is_not_wanted_does_not_count(
    times: ThinkingTimes, clock: Clock
) -> None:
    """The time until then says nothing about how long an answer takes."""
    await think(times, clock, *[60] * ENOUGH)
    await think(times, clock, *[1800] * LATELY, value=None)
    for number in range(LATELY):
        thought: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        times.measure(replace(LORD, number=number), auction(), thought)
        clock.time += 1800
        thought.cancel() if number % 2 else thought.set_exception(RuntimeError())
        await asyncio.sleep(0)
    assert times.usual(LORD, auction()) == 60


@pytest.mark.parametrize(
    ("level", "seconds", "told"),
    [
        ("page", 60, False),
        ("squire", 60, False),
        ("knight", MOMENT / 2, False),
        ("lord", MOMENT / 2, False),
        ("knight", 2 * MOMENT, True),
        ("lord", 2 * MOMENT, True),
    ],
)
async def test_who_answers_in_a_moment_is_not_told_to_think(
    times: ThinkingTimes, clock: Clock, level: Level, seconds: float, told: bool
) -> None:
    """Pages and squires never are, others if they usually take longer."""
    job = replace(LORD, level=level)
    await think(times, clock, *[seconds] * ENOUGH, job=job)
    assert times.thinks(job, auction()) == told


async def until_awaits(play: Play, game: int, *seats: str) -> None:
    """Wait until a table awaits just these seats."""
    async with asyncio.timeout(240):
        while (await play.table_view(game)).awaited != seats:  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0)


async def bids(play: Play, slow: Slow, clock: Clock, game: int, seconds: float) -> None:
    """Let both stewards bid after some time, then Ann, who wins and begins the next round."""
    clock.time += seconds
    slow.find("birch", 0)
    slow.find("cedar", 0)
    for value in (1, "keep", "leave"):
        await until_awaits(play, game, "ash")
        number = (await play.table_view(game)).number
        assert number is not None
        await play.answer(game, ANN, number, value)
    await slow.until("birch", "cedar")


async def test_everyone_sees_who_thinks_and_how_long_that_usually_takes(path: Path) -> None:
    """Only of those who have yet to answer, and the same in all views."""
    clock = Clock()
    async with thinking(path, clock) as (play, slow):
        game = await bid_of_all(play, slow)
        assert (await play.table_view(game)).thinking == {"birch": None, "cedar": None}
        for _ in range(2):
            await bids(play, slow, clock, game, 60)
        clock.time += 500
        slow.find("birch", 0)
        await until_awaits(play, game, "ash", "cedar")
        assert (await play.table_view(game)).thinking == {"cedar": 60}
        assert (await play.seat_view(game, ANN)).thinking == {"cedar": 60}


@pytest.mark.parametrize("hidden", ["discreet", "concealed"])
async def test_where_nobody_may_know_who_has_answered_nobody_is_told_to_think(
    path: Path, monkeypatch: pytest.MonkeyPatch, hidden: str
) -> None:
    """For a discreet question, and during the privacy delay."""
    async with thinking(path) as (play, slow):
        game = await bid_of_all(play, slow)
        monkeypatch.setattr(Match, hidden, True)
        assert (await play.table_view(game)).thinking == {}
        assert (await play.seat_view(game, ANN)).thinking == {}


async def test_whoever_is_away_where_nobody_knows_who_plays_is_not_told_to_think(
    path: Path,
) -> None:
    """That a steward plays for them would tell whose seat it is."""
    async with thinking(path) as (play, slow):
        game = await bid_of_all(play, slow)
        async with play._matches.at(game) as match:
            players = tuple(
                replace(p, user=BOB, away=1.0, stand_in="away") if p.seat == "birch" else p
                for p in match.info.players
            )
            match.info = replace(match.info, players=players, terms={"faceless": True})
        assert (await play.table_view(game)).thinking == {"cedar": None}
