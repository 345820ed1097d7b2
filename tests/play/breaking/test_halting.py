"""A game from which the rules cannot go on: it is noticed at once, and nobody is to blame."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, UserError
from engine.kernel.ask import ask
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes import OneOf
from engine.kernel.state import StageFunction, stage
from tests.kernel.toy import TAKE, Auction, Auctions
from tests.kernel.toy import take as rightly_taken

from ..tables import (
    ANN,
    BOB,
    CLEO,
    Clock,
    answer,
    bid_all,
    lay,
    own_log,
    pass_time,
    playing,
    seat_all,
    send_all,
    written,
)

HOUR = 3600
DAY = 24 * HOUR
SECRET = "".join(["hu", "sh"])
"""What no log may hold; nor does it stand in a line of this file."""

KEPT = {ANN: 3, BOB: 5, CLEO: 1}
"""Bids by which Bob wins."""


class Unanswerable(OneOf[str]):
    """A question to which every answer is refused."""

    def check(self, value: object) -> Refusal | None:
        """Refuse everything."""
        return refusal("not-offered")


class Raising(OneOf[str]):
    """A question that breaks when it is looked at."""

    def check(self, value: object) -> Refusal | None:
        """Know nothing."""
        raise KeyError(SECRET)

    def safe(self) -> str:
        """Know nothing."""
        raise KeyError(SECRET)

    def forced(self) -> str | None:
        """Know nothing."""
        raise KeyError(SECRET)


def taken_by(shape: Callable[[Mapping[tuple[str, ...], str]], OneOf[str]]) -> StageFunction:
    """Return the stage in which the winner decides, with another shape of answer."""

    @stage
    async def take(s: Auction, winner: str) -> None:
        """1.4 The winner decides, or cannot."""
        await ask(winner, TAKE, shape({("choice:keep",): "keep"}), prize=f"prize:{s.prize}")

    return take


@stage
async def breaking(s: Auction, winner: str) -> None:
    """1.4 The winner keeps the prize; nobody has thought of selling it."""
    options = OneOf.named({"choice:keep": "keep", "choice:sell": "sell"}, safest=("choice:sell",))
    if await ask(winner, TAKE, options, prize=f"prize:{s.prize}") == "sell":
        raise KeyError(SECRET)
    s.judge = winner
    s.tell("round-over", chapter=True, round=s.round)


class Faulty(Auctions):
    """An auction with another stage for the winner's decision."""

    def __init__(self, take: StageFunction) -> None:
        super().__init__()
        self.stages = {**self.stages, "take": take}


UNANSWERABLE, RAISING = Faulty(taken_by(Unanswerable)), Faulty(taken_by(Raising))
BREAKING = Faulty(breaking)


async def at_the_fault(play: Play, **terms: Any) -> int:
    """Play until Bob has won and would be asked what becomes of his prize."""
    game = (await seat_all(play, terms={"alone": 10 * HOUR, "together": 10 * HOUR, **terms})).id
    await answer(play, game, ANN, "leave")
    await send_all(play)
    await bid_all(play, game, KEPT)
    return game


async def logged(play: Play, game: int) -> list[str]:
    return own_log(await play.history(game))


@pytest.mark.parametrize("rules", [UNANSWERABLE, RAISING], ids=["refused", "raises"])
async def test_a_question_without_an_answer_is_noticed_as_it_opens(
    path: Path, clock: Clock, rules: Auctions, caplog: pytest.LogCaptureFixture
) -> None:
    """Host, table and log are told once; a vote may step back before it; nobody is called."""
    caplog.set_level(logging.ERROR, logger="bot")
    async with playing(path, clock=clock, rulesets={"toy": rules}) as play:
        game = await at_the_fault(play)
        rows = await send_all(play)
        told = [(r.target_user, e["id"]) for r in rows for e in r.payload.get("events", ())]
        assert (None, "table-halted") in told
        assert (ANN, "table-halted-host") in told
        (vote,) = [r for r in rows if r.kind == "proposal"]
        assert vote.payload["phrase"]["id"] == "table-proposed-back-halted"
        assert vote.payload["users"] == [ANN, BOB, CLEO]
        assert not [r for r in rows if r.kind == "turn" and r.target_user == BOB]
        (line,) = [r.getMessage() for r in caplog.records if "waits" in r.getMessage()]
        assert line.startswith(f"game {game} waits: a seat has no legal answer")
        assert SECRET not in caplog.text
        assert await logged(play, game) == ["halted", "proposed-back-halted"]


@pytest.mark.parametrize("at_deadline", ["safe", "stand-in", "wait"])
async def test_nobody_is_hurried_or_punished(path: Path, clock: Clock, at_deadline: str) -> None:
    """Clocks stand still: no reminder, no late answer, nothing tried again each tick."""
    async with playing(path, clock=clock, rulesets={"toy": UNANSWERABLE}) as play:
        game = await at_the_fault(play, at_deadline=at_deadline)
        await send_all(play)
        late = written(path, "conduct")
        for _ in range(4):
            await pass_time(play, clock, DAY / 2)
        (waiting,) = (await play.table_view(game)).clocks.values()
        assert (waiting.stopped is not None, waiting.next) == (True, None)
        assert written(path, "conduct") == late
        assert not [r for r in await send_all(play) if r.kind in ("reminder", "turn")]
        assert await logged(play, game) == ["halted", "proposed-back-halted"]


async def test_the_table_goes_back_before_it(path: Path, clock: Clock) -> None:
    """When all agree, what led to it is asked again, and clocks run."""
    async with playing(path, clock=clock, rulesets={"toy": UNANSWERABLE}) as play:
        game = await at_the_fault(play)
        (vote,) = (await play.table_view(game)).proposals
        for user in (ANN, BOB, CLEO):
            await play.votes.vote(game, user, vote.id, agrees=True)
        table = await play.table_view(game)
        assert (table.kind, table.awaited) == ("bid", ("ash", "birch", "cedar"))
        assert all(c.stopped is None and c.next is not None for c in table.clocks.values())
        assert (await logged(play, game))[-1] == "went-back"
        await bid_all(play, game, KEPT)
        assert (await logged(play, game))[-2:] == ["halted", "proposed-back-halted"]


async def test_an_answer_on_which_the_rules_break_is_undone_and_told(
    path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever gave it may give another; the same one once more is told to the log alone."""
    async with playing(path, clock=clock, rulesets={"toy": BREAKING}) as play:
        game = await at_the_fault(play)
        await send_all(play)
        for _ in range(2):
            with pytest.raises(UserError, match="trouble-internal"):
                await answer(play, game, BOB, "sell")
        rows = await send_all(play)
        told = [e["id"] for r in rows for e in r.payload.get("events", ())]
        assert sorted(told) == ["table-halted", "table-halted-host"]
        assert await logged(play, game) == ["halted", "proposed-back-halted"]
        lines = [r.getMessage() for r in caplog.records if "waits" in r.getMessage()]
        assert len(lines) == 2
        assert all(f"game {game} waits: the rules break on an answer" in line for line in lines)
        assert SECRET not in caplog.text
        await answer(play, game, BOB, "keep")
        assert (await play.table_view(game)).over


async def test_a_safe_answer_on_which_the_rules_break_is_given_once(
    path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """The deadline passes; from then on the clock stands still, whatever the time."""
    async with playing(path, clock=clock, rulesets={"toy": BREAKING}) as play:
        game = await at_the_fault(play, at_deadline="safe")
        for _ in range(6):
            await pass_time(play, clock, DAY)
        assert [r.getMessage() for r in caplog.records].count(f"game {game}: KeyError") <= 1
        assert sum("KeyError" in r.getMessage() for r in caplog.records) == 1
        (waiting,) = (await play.table_view(game)).clocks.values()
        assert waiting.stopped is not None
        assert "answered-for" not in await logged(play, game)


async def test_another_start_tries_the_rules_again(path: Path, clock: Clock) -> None:
    """A version of the bot that has mended them goes on from there, with all the time left."""
    async with playing(path, clock=clock, rulesets={"toy": UNANSWERABLE}) as play:
        game = await at_the_fault(play)
    async with playing(path, clock=clock, rulesets={"toy": UNANSWERABLE}) as play:
        (waiting,) = (await play.table_view(game)).clocks.values()
        assert waiting.stopped is not None
        assert await logged(play, game) == ["halted", "proposed-back-halted"]
    async with playing(path, clock=clock, rulesets={"toy": Faulty(rightly_taken)}) as play:
        (waiting,) = (await play.table_view(game)).clocks.values()
        assert waiting.stopped is None
        assert [r.target_user for r in await send_all(play) if r.kind == "turn"][-1] == BOB
        await answer(play, game, BOB, "keep")
    assert not [row for row in written(path, "kv")["kv"] if str(row[0]).startswith("halted:")]


async def test_stewards_do_not_try_in_vain(path: Path, clock: Clock) -> None:
    """A steward who has no legal answer is not asked for one again and again."""
    async with playing(path, clock=clock, rulesets={"toy": UNANSWERABLE}) as play:
        game = (await lay(play)).id
        await play.join(game, ANN, "Ann", "ash")
        await play.add_stewards(game, ANN)
        await play.start(game, ANN)
        await play.quiet()
        await answer(play, game, ANN, "leave")
        await answer(play, game, ANN, 0)
        table = await play.table_view(game)
        assert table.kind == "take"
        assert await logged(play, game) == ["halted", "proposed-back-halted"]


async def test_a_game_that_everybody_has_left_is_not_tried_again(
    path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """What is closed waits for nothing, and no start speaks of it."""
    async with playing(path, clock=clock, rulesets={"toy": UNANSWERABLE}) as play:
        game = await at_the_fault(play)
        for user in (ANN, BOB, CLEO):
            await play.seats.leave(game, user)
        assert (await play.info(game)).phase == "closed"
    caplog.clear()
    async with playing(path, clock=clock, rulesets={"toy": UNANSWERABLE}):
        assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
    assert not [row for row in written(path, "kv")["kv"] if str(row[0]).startswith("halted:")]
