"""Stewards place orders that can do something, and march and raid where they can."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.heuristics.api import AgotHeuristics
from engine.agot.heuristics.board import BoardReading
from engine.agot.heuristics.outcomes import clashes
from engine.stewards.levels import minds, steward
from engine.stewards.seeded_random import SeededRandom
from tests.agot.scenario import given


def idle(units: dict[str, str], orders: dict[str, str], **more: Any) -> float:
    """Return how many of Stark's orders bring nothing, just after the reveal."""
    s = given(units=units, orders=orders, phase="raven", **more).state
    return clashes(s, BoardReading(s))["stark"]["idle"]


def test_a_raid_needs_something_that_it_can_remove() -> None:
    """7.5.1 It removes Support, Raid and Consolidate Power orders; a special one Defense, too."""
    units = {"moat-cailin": "stark 1F", "seagard": "greyjoy 1F"}

    def of(raid: str, other: str) -> float:
        return idle(units, {"moat-cailin": raid, "seagard": other})

    assert of("raid", "march+0") == 1
    assert of("raid", "defend+1") == 1
    assert of("raid", "support") < 1
    assert of("raid*", "defend+1") < 1


def test_two_raids_do_not_remove_one_order() -> None:
    """The second one finds nothing, unless there is something else beside it."""
    units = {"moat-cailin": "stark 1F", "greywater-watch": "stark 1F", "seagard": "greyjoy 1F"}
    orders = {"moat-cailin": "raid", "greywater-watch": "raid", "seagard": "support"}
    assert idle(units, orders) > 1
    more = {**units, "the-twins": "greyjoy 1F"}
    assert idle(more, {**orders, "the-twins": "support"}) < 1


@pytest.mark.parametrize("at", ["bay-of-ice", "winterfell"])
def test_power_is_consolidated_on_land(at: str) -> None:
    """7.6.1 At sea such an order brings nothing."""
    unit = "1S" if at == "bay-of-ice" else "1F"
    assert idle({at: f"stark {unit}"}, {at: "consolidate"}) == (at == "bay-of-ice")


@pytest.mark.parametrize("level", ["squire", "knight"])
def test_a_raid_is_not_left_without_target(level: str) -> None:
    """7.5 What could be removed is; with nothing in reach, the order goes without."""
    units = {"moat-cailin": "stark 1F", "seagard": "greyjoy 1F"}
    table = given(units=units, orders={"moat-cailin": "raid", "seagard": "support"})
    answer = steward(level, minds["agot-2e"]).answer(table.game, "stark", 3)
    assert answer == {"area": "moat-cailin", "target": "seagard"}


def test_a_hopeless_attack_is_not_even_tried_out() -> None:
    """9.6.1 A Footman against three Knights and a Fort cannot win, with no card of either."""
    table = given(
        units={"moat-cailin": "stark 1F", "seagard": "greyjoy 3K"},
        orders={"moat-cailin": "march+0", "seagard": "defend+2*"},
        phase="marches",
    )
    ideas = AgotHeuristics().ideas(table.game, "stark", 12, SeededRandom(1))
    assert ideas
    assert all("seagard" not in idea["moves"] for idea in ideas)


def test_nobody_helps_a_house_that_is_about_to_win() -> None:
    """9.1.3 Greyjoy has six castles and attacks Stark; Lannister would help neither or Stark."""
    six = ("pyke", "seagard", "riverrun", "harrenhal", "lannisport", "flints-finger")
    table = given(
        units={
            "seagard": "greyjoy 2K",
            "moat-cailin": "stark 2K",
            "the-twins": "lannister 1F",
        },
        tokens=dict.fromkeys(six[1:], "greyjoy"),
        orders={"seagard": "march+0", "moat-cailin": "defend+1", "the-twins": "support"},
        phase="marches",
    )
    moves = {"moat-cailin": {"knight": 2}}
    table.answer("greyjoy", {"area": "seagard", "moves": moves, "leave_power_token": False})
    assert table.kind == "support"
    ideas = AgotHeuristics().ideas(table.game, "lannister", 12, SeededRandom(1))
    assert ideas
    assert all("attacker" not in idea.values() for idea in ideas)
