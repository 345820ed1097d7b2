"""Stages ask in the middle of a sentence, and games rest between them."""

from __future__ import annotations

import random
import sys
import types
from collections import Counter
from typing import Any

import pytest

from engine.kernel.ask import ask
from engine.kernel.game import Game
from engine.kernel.question_kind import QuestionKind
from engine.kernel.ruleset import Setup
from engine.kernel.saving import Drift, load, save
from engine.kernel.shapes import Amount
from engine.kernel.state import GameEnds, replacement, stage, stages_of

from . import toy
from .playing import begin, everything, play, step, through_json
from .toy import Auction, Auctions

FIRST = QuestionKind("first")
SECOND = QuestionKind("second")


@stage
async def count(s: Auction, seat: str) -> None:
    """Ask for two numbers, and end the game when they are the same."""
    first = await ask(seat, FIRST, Amount[int](0, 3))
    if first == await ask(seat, SECOND, Amount[int](0, 3)):
        raise GameEnds
    s.then(count, seat)


class Counting(Auctions):
    """Auctions that begin with ``count``, and note which stages were run."""

    def __init__(self) -> None:
        self.runs: Counter[str] = Counter()
        stages = {**stages_of(sys.modules[__name__]), **stages_of(toy)}
        self.stages = {name: self._noted(name, function) for name, function in stages.items()}

    def _noted(self, name: str, function: Any) -> Any:
        def run(*arguments: Any) -> Any:
            self.runs[name] += 1
            return function(*arguments)

        return run


class TwoNumbers(Counting):
    """Only ``count``, for ash, with something below it on the agenda."""

    def begin(self, setup: Setup) -> Auction:
        state = super().begin(setup)
        state.then(count, "ash")
        return state


def test_stages_come_in_the_order_of_the_agenda() -> None:
    """Every stage puts the next one on the agenda, and the questions come in the rules' order."""
    game = begin(rounds=1, players=2)
    kinds: list[str] = []
    while not game.over:
        assert game.question is not None
        kinds.append(game.question.kind)
        values = {"look": "leave", "bid": 3, "tie": [["birch", "ash"]], "take": "keep"}
        game.answer(game.awaited[0], values[game.question.kind])
    assert kinds == ["look", "bid", "bid", "tie", "take"]
    assert game.state.points == {"ash": 0, "birch": 5}
    assert game.state.purses == {"ash": 10, "birch": 7}


def test_questions_are_numbered_from_one() -> None:
    """The number of the open question grows by one with every question, and stays while open."""
    game = begin(players=2)
    numbers = []
    for _ in range(4):
        assert game.question is not None
        numbers.append(game.question.number)
        game.answer(game.awaited[0], game.shape_for(game.awaited[0]).sample(random.Random(1)))
    assert numbers == [2, 3, 3, 4]


def test_the_end_of_the_agenda_is_the_end_of_the_game() -> None:
    """A game whose agenda is empty is over, awaits nobody and asks nothing."""
    game = begin(rounds=1)
    play(game, random.Random(3))
    assert game.over
    assert game.awaited == []
    assert "question" not in game.view(None)


def test_the_rules_can_end_a_game_at_once() -> None:
    """GameEnds ends the game from within a stage, whatever is still on the agenda."""
    game = Game.new(TwoNumbers(), {})
    assert len(game.state.agenda) == 1
    game.answer("ash", 2)
    game.answer("ash", 2)
    assert game.over
    assert game.state.agenda == []
    assert load(TwoNumbers(), through_json(save(game))).over


def test_one_stage_may_ask_more_than_once() -> None:
    """Answers within a stage are kept until it rests again, then they are part of the state."""
    game = Game.new(TwoNumbers(), {})
    game.answer("ash", 1)
    assert save(game)["answers"] == [["ash", "first", 1]]
    game.answer("ash", 2)
    assert save(game)["answers"] == []


def test_loading_runs_only_the_stage_it_was_in() -> None:
    """After a restart the stage since the last rest is run once, and no other."""
    rng = random.Random(5)
    game = begin()
    while game.question is not None and game.question.kind != "tie":
        step(game, rng)
        if game.over:  # no tie came up: another auction
            game = begin()
    assert len(game.answers) == 3
    ruleset = Counting()
    loaded = load(ruleset, through_json(save(game)))
    assert ruleset.runs == {"auction": 1}
    assert everything(loaded) == everything(game)


@pytest.mark.parametrize("seed", range(20))
def test_saving_and_loading_after_every_answer_changes_nothing(seed: int) -> None:
    """A game that is saved and loaded after each answer plays on exactly like one that is not."""
    rng = random.Random(seed)
    game = begin(players=2 + seed % 3, rounds=1 + seed % 5)

    def check() -> None:
        nonlocal game
        before = everything(game)
        game = load(Auctions(), through_json(save(game)))
        assert everything(game) == before

    while not game.over:
        step(game, rng)
        check()


@pytest.mark.parametrize("seed", range(5))
def test_loading_once_per_answer_is_like_never(seed: int) -> None:
    """The steps of a game that was reloaded all the time lead a fresh game to the same state."""
    rng = random.Random(seed)
    game = begin()
    steps = game.fetch_steps()
    while not game.over:
        step(game, rng)
        steps += game.fetch_steps()
        game = load(Auctions(), through_json(save(game)))
    fresh = Game.new(Auctions(), {})
    for taken in steps:
        fresh.answer(taken.seat, taken.value)
    assert fresh.state.dump() == game.state.dump()
    assert [s.to_json() for s in fresh.fetch_steps()] == [s.to_json() for s in steps]


def test_a_saved_game_is_plain_data_that_names_its_rules() -> None:
    """What is saved survives JSON and says which rules, of which version, wrote it."""
    saved = save(begin(players=2))
    assert through_json(saved) == saved
    assert (saved["ruleset"], saved["version"]) == ("toy", "1")
    assert saved["options"] == {"players": 2, "rounds": 3}
    assert saved["seats"] == ["ash", "birch"]


@pytest.mark.parametrize(
    ("answers", "complaint"),
    [
        ([["ash", "march", "leave"]], "saved: march of ash; the rules ask: look of ash"),
        ([["birch", "look", "leave"]], "saved: look of birch; the rules ask: look of ash"),
        ([["ash", "look", "burn"]], "saved: look of ash; refused: refused-not-offered"),
    ],
)
def test_answers_that_do_not_fit_are_a_drift(answers: list[list[Any]], complaint: str) -> None:
    """If the rules ask something other than what was answered, loading names both."""
    saved = save(begin())
    saved["answers"] = answers
    with pytest.raises(Drift, match=complaint):
        load(Auctions(), saved)


def test_an_answer_too_many_is_a_drift() -> None:
    """Answers after the end of the game, or sealed by a seat not asked, are a drift too."""
    game = begin(rounds=1)
    play(game, random.Random(1))
    saved = save(game)
    saved["answers"] = [["ash", "look", "leave"]]
    with pytest.raises(Drift, match="the rules ask: nothing more"):
        load(Auctions(), saved)
    saved = save(begin())
    saved["sealed"] = {"birch": 1}
    with pytest.raises(Drift, match="an answer of birch"):
        load(Auctions(), saved)


def test_a_game_without_rests_cannot_be_saved() -> None:
    """Saving a game without rests raises an error, rather than saving half a game."""
    game = Game.new(Auctions(), {}, keep_rests=False)
    with pytest.raises(RuntimeError, match="keeps no rests"):
        save(game)


def test_two_stages_of_one_name_are_refused() -> None:
    """The agenda names stages, so a name stands for one of them."""
    here = sys.modules[__name__]
    with pytest.raises(ValueError, match="two stages are called count"):
        stages_of(here, here)


def edition(*functions: Any) -> types.ModuleType:
    """Return a module of an edition that defines these stages."""
    module = types.ModuleType("edition")
    for function in functions:
        function.__module__ = module.__name__
        setattr(module, function.__name__, function)
    return module


BASE = stages_of(sys.modules[__name__])


def test_a_replacement_takes_the_place_of_the_stage_with_its_name() -> None:
    """An edition has all stages of the one that it is built on, except those it replaces."""

    @replacement
    async def count(s: Auction, seat: str) -> None:
        """Take the place of the stage above."""

    @stage
    async def recount(s: Auction) -> None:
        """Be new."""

    assert stages_of(edition(count, recount), base=BASE) == {"count": count, "recount": recount}
    assert stages_of(base=BASE) == BASE


def test_a_replacement_of_nothing_is_refused() -> None:
    """A misspelt name is an error when the ruleset is made, not a stage that never comes."""

    @replacement
    async def cuont(s: Auction, seat: str) -> None:
        """Be misspelt."""

    with pytest.raises(ValueError, match="no stage cuont"):
        stages_of(edition(cuont), base=BASE)
    with pytest.raises(ValueError, match="no stage cuont"):
        stages_of(edition(cuont))


def test_what_has_the_name_of_a_stage_must_be_meant_to_replace_it() -> None:
    """A new stage does not replace another one by accident."""

    @stage
    async def count(s: Auction, seat: str) -> None:
        """Have a name that is taken."""

    with pytest.raises(ValueError, match="count is in the base already"):
        stages_of(edition(count), base=BASE)


def test_a_replacement_takes_the_arguments_of_what_it_replaces() -> None:
    """Stages are put on the agenda with the arguments of those they replace."""

    @replacement
    async def count(s: Auction) -> None:
        """Leave out whose turn it is."""

    with pytest.raises(ValueError, match="count takes other arguments"):
        stages_of(edition(count), base=BASE)
