"""Answers given ahead for what the expansions ask, and standing wishes about it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.kernel.ahead.lookahead import foresee, planned
from engine.kernel.ahead.plans import Fires, Plan, Stopped, judge
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from engine.rulesets import rulesets
from tests.agot.scenario import Position
from tests.walk import dragons, feast, vassals


def plan(game: Game[Any], seat: str, kind: str, *values: Any, **more: Any) -> Plan:
    """Plan answers to the next question of a kind that a seat can foresee."""
    seen = foresee(game, seat, Random(1))
    place = next(n for n, f in enumerate(seen.questions) if f.kind == kind and not f.now)
    return planned(seen, place, [{"value": v, "conditions": []} for v in values], **more)


def bank() -> Position:
    """Greyjoy takes a loan before Stark; both could take the same one."""
    return dragons.at(
        ["consolidation"],
        units={**dragons.ARMIES, "ironmans-bay": "greyjoy 1S"},
        orders={"the-bite": "iron-bank", "ironmans-bay": "iron-bank"},
        power={"stark": 9, "greyjoy": 9},
        slots=["full-host", "customs-officer", "spymaster"],
        tracks={"iron-throne": "greyjoy stark"},
        phase="power",
    )


CUSTOMS = {"area": "the-bite", "slot": 2, "card": "customs-officer"}


@pytest.mark.parametrize("taken", ["spymaster", "customs-officer"])
def test_a_loan_is_taken_as_planned_unless_it_is_gone(taken: str) -> None:
    """X4.6.2: another's loan stops no plan; if the planned one is taken, its player is asked."""
    table = bank()
    game = table.game
    made = plan(game, "stark", "consolidate", CUSTOMS)
    slot = 3 if taken == "spymaster" else 2
    table.answer("greyjoy", {"area": "ironmans-bay", "slot": slot, "card": taken})
    while table.awaited != ["stark"]:
        table.answer(table.awaited[0], table.shape(table.awaited[0]).safe())
    verdict = judge(made, game, "stark")
    if taken == "spymaster":
        assert verdict == Fires(CUSTOMS)
    else:
        assert isinstance(verdict, Stopped)
        assert verdict.reason == Phrase("plan-changed-loan", {"loan": "loan:customs-officer"})


def test_otherwise_no_loan_is_taken() -> None:
    """X4.6.2: the order is used up all the same."""
    game = bank().game
    made = plan(game, "stark", "consolidate", CUSTOMS, otherwise="pass")
    assert made["otherwise"] == "pass"


def test_a_vassal_is_claimed_as_planned_or_the_next_one_instead() -> None:
    """X2.3.1: if Tyrell is taken by somebody before, Greyjoy is claimed."""
    table = vassals.at(
        ["planning_phase"], then=(), tracks={"iron-throne": "baratheon lannister stark"}
    )
    made = plan(table.game, "lannister", "claim-vassals", ["tyrell"], ["greyjoy"])
    table.answer("baratheon", ["tyrell"])
    assert judge(made, table.game, "lannister") == Fires(["greyjoy"])


def test_fire_made_flesh_is_decided_while_others_muster() -> None:
    """X4.7.1: as soon as the card lies open."""
    table = dragons.at(
        ["muster_everywhere", "greyjoy"],
        phase="westeros",
        then=[["westeros_card", "fire-made-flesh"], ["next_round"]],
        dragon_tokens=[4, 6],
    )
    sacrifice = {"do": "destroy-dragon", "area": "norvos", "token": 6}
    made = plan(table.game, "targaryen", "fire-made-flesh", sacrifice)
    table.answer("greyjoy", {})
    assert judge(made, table.game, "targaryen") == Fires(sacrifice)


def test_moves_of_loyalty_are_left_where_they_are_if_so_wished() -> None:
    """X4.7.5: whatever is moved, House Targaryen is not asked."""
    table = dragons.undoing()
    rules: Any = table.game.ruleset
    question = table.game.question
    wishes = rules.instructed(
        table.state, [], {"on": "cancel-loyalty", "do": "leave", "until": "changed"}
    )
    assert rules.standing(table.state, "targaryen", question, wishes) is False
    assert rules.standing(table.state, "targaryen", question, []) is None


def test_the_special_objective_is_always_scored_if_so_wished() -> None:
    """X3.3.1 (b): every round in which it is fulfilled."""
    table = feast.special()
    rules: Any = table.game.ruleset
    wish = {"on": "score-special", "do": "score", "until": "changed"}
    wishes = rules.instructed(table.state, [], wish)
    assert rules.standing(table.state, "stark", table.game.question, wishes) is True


@pytest.mark.parametrize("id", ["agot-2e-vassals", "agot-2e-mod"])
def test_wishes_name_every_house_on_the_board(id: str) -> None:
    """X2.1.1: vassals can be supported and met in battle, too; their cards are nobody's wish."""
    rules: Any = rulesets[id]
    setup = rules.prepare({"players": 4}, [], {})
    paths = rules.instructing(setup).answers
    supported = {path[1] for path in paths if path[0] == "wish:support"}
    board = {f"house:{house}" for house in rules.in_play(setup.options)}
    assert board <= supported
    cards = {path[2] for path in paths if path[0] == "wish:house-card"}
    box = rules.box_of(setup)
    played = {f"card:{card}" for seat in setup.seats for card in box.cards_of[seat]}
    assert cards == {*played, "wish:wins"}
