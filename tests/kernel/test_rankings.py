"""Plans that rank: one for all questions of a kind that are still to come, in a meadow."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from engine.kernel.ahead.lookahead import foresee, planned
from engine.kernel.ahead.plans import Fires, Plan, PlanChoice, Waits, judge, review
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.ruleset import Setup
from engine.kernel.shapes import Ranking

from .meadow import PICK, SEATS, Meadow, Picking, pick_at_once, pick_in_turn


class Wishing(Picking):
    """The same meadow, in which everybody picks twice and can rank flowers."""

    def begin(self, setup: Setup) -> Meadow:
        """Let everybody pick in turn, and once more."""
        state = Meadow()
        state.then(pick_at_once)
        for seat in reversed(SEATS * 2):
            state.then(pick_in_turn, seat)
        return state

    def ranked(self, state: Meadow, seat: str, kind: str) -> Ranking | None:
        """Rank the flowers that grow."""
        return Ranking([f"flower:{one}" for one in state.flowers]) if kind == PICK else None

    def sees(self, state: Any, seat: Any, kind: Any, params: Any, value: Any) -> dict[str, Any]:
        """Rest on nothing: a ranking expects flowers to go."""
        return {}


def meadow() -> Game[Meadow]:
    """Begin: ash picks first."""
    return Game.new(Wishing(), {})


def rank(game: Game[Any], seat: str, *flowers: str, after: Sequence[Plan] = ()) -> Plan:
    """Rank flowers for all picks to come."""
    choices: list[PlanChoice] = [{"value": flower, "conditions": []} for flower in flowers]
    ahead = foresee(game, seat, random.Random(1), after)
    place = next(n for n, found in enumerate(ahead.questions) if found.planned is None)
    return planned(ahead, place, choices)


def test_the_first_that_is_left_is_given_each_time() -> None:
    """Others have picked the aster; the daisy is for the first pick, and the clover for the
    second."""
    game = meadow()
    wishes = rank(game, "cedar", "aster", "daisy", "clover")
    game.answer("ash", "aster")
    assert judge(wishes, game, "cedar") == Waits()
    game.answer("birch", "none")
    assert judge(wishes, game, "cedar") == Fires("daisy")
    for value in ("daisy", "none", "none"):
        game.answer(game.awaited[0], value)
    assert judge(wishes, game, "cedar") == Fires("clover")


def test_a_ranking_with_nothing_left_stops_and_lets_the_next_one_decide() -> None:
    """It has kept its promise; without another, the player is asked."""
    game = meadow()
    short = rank(game, "birch", "aster")
    longer = rank(game, "birch", "bluebell", "clover")
    game.answer("ash", "aster")
    found = review([short, longer], game, "birch")
    assert [reason.id for reason in found.stopped.values()] == ["plan-stopped-ranking"]
    assert (found.fires, found.value) == (1, "bluebell")
    assert review([short], game, "birch").fires is None


def test_foresight_goes_on_with_it() -> None:
    """All picks are foreseen as planned as long as something is left of it."""
    game = meadow()
    one, two = rank(game, "birch", "aster"), rank(game, "birch", "aster", "daisy")
    for wishes, planned_for in ((one, [0, None]), (two, [0, 0])):
        questions = foresee(game, "birch", random.Random(1), [wishes]).questions
        assert [found.planned for found in questions if found.kind == PICK] == planned_for


def test_it_is_over_when_no_such_question_can_come() -> None:
    """Even if something is left of it."""
    game = meadow()
    wishes = rank(game, "ash", "aster", "bluebell", "clover")
    for _ in range(6):
        game.answer(game.awaited[0], "none")
    assert [why.id for why in review([wishes], game, "ash").stopped.values()] == [
        "plan-stopped-round-over"
    ]


@pytest.mark.parametrize("flowers", [["rose"], ["aster", "aster"], ["none"]])
def test_what_cannot_be_ranked_is_refused(flowers: Sequence[str]) -> None:
    """What does not grow, a flower twice, and picking none."""
    with pytest.raises(Refused):
        rank(meadow(), "birch", *flowers)


def test_a_ranking_is_chosen_step_by_step() -> None:
    """In the order in which it is wanted; what is chosen is not offered again."""
    shape = Ranking(["flower:aster", "flower:bluebell", "flower:clover"])
    assert not shape.step(()).ready
    step = shape.step(["flower:clover", "flower:aster"])
    assert (step.ready, step.value) == (True, ["clover", "aster"])
    assert [option.id for option in step.options] == ["flower:bluebell"]
    assert shape.check(["clover", "aster"]) is None
    assert shape.check([]) is not None
