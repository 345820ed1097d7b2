"""Answers that no player gives: where they come from, in which order, and when."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play
from bot.play.match import sources, steward_jobs
from bot.play.match.sources import (
    ChanceSource,
    ForcedSource,
    HoldSource,
    InstructionSource,
    PlanSource,
    SafeSource,
    UnwatchedSource,
)
from tests.kernel.playing import begin

from ..tables import ANN, answer, playing, seat_all, seat_stewards, send_all, written
from .bare_table import BareTable


async def leave(play: Play, game: int, **how: Any) -> None:
    """Let Ann leave the lot on the table, so that everybody is asked for a bid."""
    question = (await play.seat_view(game, ANN)).question
    assert question is not None
    await play.answer(game, ANN, question.number, "leave", **how)


async def turns() -> None:
    """Let all other tasks run."""
    for _ in range(50):
        await asyncio.sleep(0)


def bidders(path: Path) -> list[str]:
    """Return the seats whose bids are sealed, as another process reads them."""
    return [row[1] for row in written(path, "sealed")["sealed"]]


def test_the_order_of_the_sources() -> None:
    """Instructions and plans come before the only possible answer: they may want something else."""
    assert [type(s) for s in sources.PROMPT] == [
        *(ChanceSource, HoldSource, InstructionSource, PlanSource, ForcedSource, UnwatchedSource)
    ]


async def test_each_source_answers_for_its_own_seats_alone(play: Play) -> None:
    """Among a person and two stewards that are to bid, only the latter are the computer's."""
    game = (await seat_stewards(play)).id
    await leave(play, game, after=asyncio.Event())
    async with play._matches.at(game) as table:
        assert table.game.awaited == ["ash", "birch", "cedar"]
        for source, seats in (
            (ChanceSource(), []),
            (HoldSource(), []),
            (InstructionSource(), []),
            (PlanSource(), []),
            (ForcedSource(), []),
            (UnwatchedSource(), []),
            (SafeSource(3, ["ash"]), ["ash"]),
            (SafeSource(2, ["ash"]), []),
        ):
            found = [s for s in table.game.awaited if source.answer(table, s) is not None]
            assert found == seats, type(source)
        jobs = [(e.seat, e.level, e.stand_in) for e in table.jobs()]
        assert jobs == [("birch", "squire", False), ("cedar", "squire", False)]


def test_whoever_holds_is_answered_for_when_asked() -> None:
    """Of two seats whose players are away, the one that is asked gets the safe answer."""
    table = BareTable(begin(), 3, holding=["ash", "birch"])
    assert table.game.awaited == ["ash"]
    answered = [s for s in table.game.setup.seats if HoldSource().answer(table, s) is not None]
    assert answered == ["ash"]


async def test_the_computer_answers_after_the_reply(path: Path) -> None:
    """A player gets the reply before the computer answers; until then its seats are awaited."""
    async with playing(path) as play:
        game, replied = (await seat_stewards(play)).id, asyncio.Event()
        await leave(play, game, after=replied)
        await turns()
        assert bidders(path) == []
        assert (await play.table_view(game)).awaited == ("ash", "birch", "cedar")
        replied.set()
        await play.quiet(game)
        assert bidders(path) == ["birch", "cedar"]
        assert not play.goes_on(game)


async def test_chance_keeps_nobody_waiting(play: Play) -> None:
    """A game that begins with a shuffle is past it when it has begun."""
    game = (await seat_all(play)).id
    assert not play.goes_on(game)
    table = await play.table_view(game)
    assert (table.number, table.kind) == (2, "look")


async def test_somebody_who_gets_no_reply_holds_nothing_up(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The computer waits as long as Discord would, and no longer."""
    monkeypatch.setattr(steward_jobs, "PATIENCE", 0.0)
    async with playing(path) as play:
        game = (await seat_stewards(play)).id
        await leave(play, game, after=asyncio.Event())
        await play.quiet(game)
        assert bidders(path) == ["birch", "cedar"]


async def test_the_computer_waits_for_all_who_have_answered(path: Path) -> None:
    """A player who answers while it waits for another's reply also gets theirs first."""
    async with playing(path) as play:
        game = (await seat_stewards(play)).id
        first, second = asyncio.Event(), asyncio.Event()
        await leave(play, game, after=first)
        await play.answer(game, ANN, 3, 4, after=second)
        first.set()
        await turns()
        assert bidders(path) == ["ash"]
        second.set()
        await play.quiet(game)
        assert (await play.table_view(game)).number != 3


async def test_killed_before_the_computer_answered_nothing_is_lost_or_doubled(path: Path) -> None:
    """Stopped between the reply and the computer's answers, the next process gives them, once."""
    async with playing(path) as play:
        game = (await seat_stewards(play)).id
        await send_all(play)
        await leave(play, game, after=asyncio.Event())
        before = written(path, "answers", "events")
    assert bidders(path) == []
    async with playing(path) as play:
        assert bidders(path) == ["birch", "cedar"]
        assert written(path, "answers", "events") == before
        turns_sent = [r.payload["number"] for r in await send_all(play) if r.kind == "turn"]
        assert turns_sent == [3]
        await answer(play, game, ANN, 1)
        numbers = [row[1] for row in written(path, "answers")["answers"]]
        assert numbers == list(range(1, len(numbers) + 1))


async def test_a_table_that_goes_on_leaves_others_alone(path: Path) -> None:
    """A game waits only for its own replies."""
    async with playing(path) as play:
        one = (await seat_stewards(play)).id
        two = (await seat_all(play, channel=8)).id
        await leave(play, one, after=asyncio.Event())
        await leave(play, two)
        assert play.goes_on(one)
        assert not play.goes_on(two)
        await play.quiet(two)
        assert play.goes_on(one)


async def test_a_computer_stopped_before_it_began_is_quiet() -> None:
    """Whoever waits for the end of what never began is not kept waiting."""

    async def step(game: int) -> bool:
        raise AssertionError(f"an answer in game {game}")

    computer = steward_jobs.RunningJobs(step)
    computer.begin(1)
    await computer.close()
    async with asyncio.timeout(60):
        await computer.quiet()
