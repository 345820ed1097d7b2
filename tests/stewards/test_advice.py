"""Advice agrees with itself: it carries a plan on through the round, or says what has changed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.agot import kinds
from engine.agot.phases.consolidate import income
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from engine.rulesets import rulesets
from engine.stewards.advice import SuggestedAnswer, advise, nudge_of
from engine.stewards.levels import minds, steward
from tests.running.marks import daily
from tests.words import strict_localizer


def advised(
    id: str, level: str, rounds: int, seed: int = 1
) -> Iterator[tuple[Game[Any], SuggestedAnswer, dict[str, Any]]]:
    """Play some rounds; one seat does what it is advised. Yield its advice, and what came of it."""
    game = Game.new(rulesets[id], {})
    adviser, others = steward(level, minds[id]), steward("page", minds[id])
    seat, rng, plan = game.setup.seats[-1], random.Random(seed), dict[str, Any]()
    while game.question is not None and game.state.round <= rounds:
        asked = game.awaited[0]
        if asked == CHANCE:
            game.answer_chance(rng)
            continue
        if asked != seat:
            game.answer(asked, others.answer(game, asked, rng.getrandbits(60)))
            continue
        found = advise(adviser, game, seat, game.question.number, plan)
        yield game, found, plan
        plan = dict(found.plan)
        game.answer(seat, found.value)


@pytest.mark.parametrize("id", daily("agot-2e", of=sorted(set(minds) - {"inis"})))
def test_a_march_does_what_the_orders_were_for_or_says_what_has_changed(id: str) -> None:
    """The target is kept; else the strengths that are told are those of then and of now."""
    said, words = Counter[str](), strict_localizer(id)
    for game, advice, plan in advised(id, "squire", 4):
        question = game.question
        assert question is not None
        if question.kind != kinds.MARCH or not isinstance(advice.value, dict):
            assert advice.course is None
            continue
        aim = plan.get("aims", {}).get(advice.value["area"])
        if aim is None or game.state.orders[advice.value["area"]] != aim["token"]:
            assert advice.course is None
            continue
        course = advice.course
        assert course is not None
        words.say(course)
        said[course.id] += 1
        assert course.params["target"] == f"area:{aim['target']}"
        assert (course.id == "plan-holds") == (aim["target"] in advice.value["moves"])
        if course.id == "plan-outdated":
            then = course.params["attack-before"], course.params["defence-before"]
            assert then == (aim["attack"], aim["defence"])
            assert then != (course.params["attack"], course.params["defence"])
    assert said["plan-holds"]


def test_a_season_says_when_another_condition_is_nearer() -> None:
    """What was worked toward before is named, and so is what is nearer, with its count."""
    changes = 0
    for _, advice, plan in advised("inis", "page", 6):
        if advice.course is not None:
            changes += 1
            assert advice.course.params["before"] == plan["condition"]
            assert advice.course.params["condition"] == advice.plan["condition"]
            strict_localizer("inis").say(advice.course)
    assert changes


@pytest.mark.parametrize("id", daily("agot-2e", of=sorted(set(minds) - {"inis"})))
def test_no_order_is_advised_that_the_panel_says_brings_nothing(id: str) -> None:
    """7.6.1 Consolidate Power brings nothing at sea, and panels say so."""
    for game, advice, _ in advised(id, "squire", 6):
        question = game.question
        assert question is not None
        if question.kind == kinds.ORDERS:
            s = game.state
            for area, token in advice.value.items():
                if s.box.order_type[token] == "consolidate":
                    assert income(s, s.owner[area], area) > 0, (area, advice.value)


@pytest.mark.parametrize("id", daily("agot-2e", "inis", of=sorted(minds)))
def test_a_nudge_names_what_the_reason_speaks_of_and_not_the_answer(id: str) -> None:
    """Two places at most, or the condition, or the track; and it has words."""
    words = strict_localizer(id)
    for _, advice, _ in advised(id, "page", 2):
        nudge = advice.nudge
        assert nudge == nudge_of(advice.reason)
        words.say(nudge)
        assert set(nudge.params) <= {"places", "condition", "track"}
        places = nudge.params.get("places", ())
        assert isinstance(places, list | tuple)
        assert len(places) <= 2


def test_without_a_reason_there_is_still_a_nudge() -> None:
    """It says what to compare."""
    assert nudge_of(None) == Phrase("nudge-choices")
