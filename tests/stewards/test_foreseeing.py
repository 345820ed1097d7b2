"""A knight foresees what orders lead to: castles taken and lost, for every house."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.heuristics.api import AgotHeuristics
from engine.agot.heuristics.board import BoardReading
from engine.agot.heuristics.outcomes import outcomes
from engine.agot.heuristics.worth import Worth, values
from engine.kernel.heuristics import Features
from engine.stewards.seeded_random import SeededRandom
from tests.agot.scenario import given


def foreseen(units: dict[str, str], orders: dict[str, str], **more: Any) -> dict[str, Features]:
    """Return what the orders lead to when the marches begin, with six houses."""
    more.setdefault("phase", "marches")
    more.setdefault("tokens", dict.fromkeys(("white-harbor", "moat-cailin"), "stark"))
    s = given(units=units, orders=orders, **more).state
    return outcomes(s, BoardReading(s))


def test_a_castle_that_nobody_holds_is_taken() -> None:
    """8.6 A march into Seagard meets nobody; without the order nothing happens."""
    units = {"greywater-watch": "stark 1K"}
    assert foreseen(units, {"greywater-watch": "march+0"})["stark"]["takes"] == pytest.approx(1)
    assert foreseen(units, {"greywater-watch": "defend+1"})["stark"]["takes"] == 0


def test_two_armies_do_not_take_the_same_castle() -> None:
    """Seagard is next to both, and the only castle within reach that the house lacks."""
    units = {"greywater-watch": "stark 1K", "the-twins": "stark 1F", "flints-finger": "stark 1F"}
    found = foreseen(units, {"greywater-watch": "march+0", "the-twins": "march-1"})
    assert found["stark"]["takes"] == pytest.approx(1)


def test_tokens_and_support_decide_how_likely_a_castle_is_taken() -> None:
    """7.3, 9.1.3 The same army does better with +1, and better still with support beside it."""
    units = {"moat-cailin": "stark 1K", "seagard": "greyjoy 1K", "greywater-watch": "stark 1F"}
    odds = [
        foreseen(units, {"moat-cailin": march, "greywater-watch": beside})["stark"]["takes"]
        for march, beside in (
            ("march-1", "defend+1"),
            ("march+1*", "defend+1"),
            ("march+1*", "support"),
        )
    ]
    assert odds == sorted(odds)
    assert odds[0] < odds[1] < odds[2]


def test_what_one_takes_another_loses() -> None:
    """Greyjoy is as likely to lose Seagard as Stark is to take it; a Defense order helps."""
    units = {"moat-cailin": "stark 2K", "seagard": "greyjoy 1F"}
    left = foreseen(units, {"moat-cailin": "march+0", "seagard": "consolidate"})
    held = foreseen(units, {"moat-cailin": "march+0", "seagard": "defend+2*"})
    assert left["greyjoy"]["loses"] == pytest.approx(left["stark"]["takes"])
    assert held["greyjoy"]["loses"] < left["greyjoy"]["loses"]


def test_support_that_may_be_raided_counts_half() -> None:
    """7.5.1 A Raid order lies beside the support; once raids are over, it counts in full."""
    units = {
        "moat-cailin": "stark 1K",
        "greywater-watch": "stark 1K",
        "seagard": "greyjoy 1K",
        "flints-finger": "greyjoy 1F",
    }
    orders = {"moat-cailin": "march+0", "greywater-watch": "support", "flints-finger": "raid"}
    before = foreseen(units, orders, phase="raids")["stark"]["takes"]
    del orders["flints-finger"]
    after = foreseen(units, orders)["stark"]["takes"]
    assert before < after


def test_an_order_that_brings_nothing_counts_against_a_set() -> None:
    """A raid finds nothing to remove, or there is nothing to march for; better place another."""
    units = {"greywater-watch": "stark 1F", "flints-finger": "greyjoy 1F"}
    for order, other, idle in (
        ("raid", "march+0", True),
        ("raid", "support", False),
        ("support", "march+0", False),
    ):
        found = foreseen(units, {"greywater-watch": order, "flints-finger": other}, phase="raids")
        assert bool(found["stark"]["idle"]) is idle
    s = given(units=units, orders=dict.fromkeys(units, "march+0"), phase="marches").state
    judge = AgotHeuristics().appraiser(s, "stark")
    assert judge({"greywater-watch": "raid"}) < judge({"greywater-watch": "support"})


def test_a_march_from_sea_to_sea_or_to_own_land_brings_nothing() -> None:
    """Ships that all leave a sea give it up; ships that leave one behind gain another sea."""
    order = {"the-narrow-sea": "march+0"}
    assert foreseen({"the-narrow-sea": "stark 1S"}, order)["stark"]["idle"] == 1
    assert foreseen({"the-narrow-sea": "stark 2S"}, order)["stark"]["idle"] == 0
    held = dict.fromkeys(("the-stony-shore", "castle-black", "karhold"), "stark 1F")
    among = foreseen({"winterfell": "stark 1F", **held}, {"karhold": "march+0"})
    assert among["stark"]["idle"] == 1


def test_a_raid_removes_something_if_it_can() -> None:
    """7.5.1 Stewards that try raids out make none that removes nothing, where one does."""
    table = given(
        units={"the-narrow-sea": "stark 1S", "shipbreaker-bay": "baratheon 1S"},
        orders={"the-narrow-sea": "raid", "shipbreaker-bay": "support"},
        phase="raids",
    )
    ideas = AgotHeuristics().ideas(table.game, "stark", 10, SeededRandom(1))
    assert {raid["target"] for raid in ideas} == {"shipbreaker-bay"}


def test_a_reading_without_orders_knows_what_does_not_depend_on_them() -> None:
    """A Defense order helps only where it counts; strength and marches are the same."""
    units = {"winterfell": "stark 1K", "castle-black": "stark 1F"}
    orders = {"winterfell": "defend+2*", "castle-black": "march+0"}
    s = given(units=units, orders=orders, phase="marches").state
    read = BoardReading(s)
    plain = read.without_orders()
    assert read.defence("winterfell", "stark") == plain.defence("winterfell", "stark") + 2
    assert read.targets("winterfell") == plain.targets("winterfell")


@pytest.mark.parametrize(
    ("army", "supply", "points"), [("2K", 0, 0), ("1K 1F", 0, 1), ("2K", 6, 1)]
)
def test_mustering_is_worth_what_can_be_spent(army: str, supply: int, points: int) -> None:
    """4.5.3, 4.5.7 Where Supply allows no larger army, a Footman can still become a Knight."""
    units = {"harrenhal": f"stark {army}", "winterfell": "stark 2F"}
    s = given(units=units).state
    s.supply = {**s.supply, "stark": supply}
    assert BoardReading(s).mustering("harrenhal", "stark") == points


def test_ships_in_a_port_count_less_than_at_sea() -> None:
    """They take part in nothing until they have left it."""
    there, outside = (
        Worth(given(units={area: "stark 2S"}, phase="planning").state).standing["stark"]
        for area in ("port-of-white-harbor", "the-narrow-sea")
    )
    assert there < outside


def test_ships_that_hold_two_seas_count_more_than_together() -> None:
    """Armies cross more of the sea, and more Support orders are possible there."""
    together, apart = (
        Worth(given(only=True, units=units, phase="planning").state).standing["stark"]
        for units in (
            {"sunset-sea": "stark 2S"},
            {"sunset-sea": "stark 1S", "bay-of-ice": "stark 1S"},
        )
    )
    assert together < apart


def test_a_siege_engine_alone_counts_less_than_beside_a_footman() -> None:
    """1.13 In defense it has no strength: whoever marches there destroys it."""
    tokens = dict.fromkeys(("winterfell", "white-harbor"), "stark")
    alone, guarded = (
        Worth(given(only=True, units=units, tokens=tokens, phase="planning").state)
        for units in (
            {"winterfell": "stark 1F", "white-harbor": "stark 1E"},
            {"winterfell": "stark 1F 1E"},
        )
    )
    assert alone.standing["stark"] < guarded.standing["stark"]


@pytest.mark.parametrize(("round", "counts"), [(2, True), (10, False)])
def test_in_the_last_round_armies_count_no_more(round: int, counts: bool) -> None:
    """15.2 Castles, land and supply decide; an army is of use for what it can still take."""
    marks = [
        Worth(given(units={"the-fingers": army}, round=round, phase="planning").state)
        for army in ("greyjoy 1F", "greyjoy 4K")
    ]
    small, large = (worth.standing["greyjoy"] for worth in marks)
    assert (large > small) is counts


def test_hopes_add_up_and_follow_the_orders() -> None:
    """Everybody has a chance; an order that takes a castle raises it, and is judged so."""
    idle = {"greywater-watch": "defend+1", "castle-black": "march-1"}
    s = given(
        units={"greywater-watch": "stark 1K", "castle-black": "stark 1F"},
        orders=idle,
        phase="marches",
    ).state
    before = values(s)
    assert sum(before.values()) == pytest.approx(1)
    judge = AgotHeuristics().appraiser(s, "stark")
    assert judge({"greywater-watch": "march+0", "castle-black": "march-1"}) > before["stark"]
    assert judge(idle) == pytest.approx(before["stark"])


@pytest.mark.parametrize(("power", "number"), [(3, 4), (20, 12)])
def test_bids_are_tried_out_from_nothing_to_everything(power: int, number: int) -> None:
    """4.6.2 All bids if there are few; else the small ones, and some up to all Power."""
    table = given(card="clash-of-kings", round=3, power={"stark": power})
    assert table.kind == "bid"
    bids = AgotHeuristics().ideas(table.game, "stark", 12, SeededRandom(1))
    assert len(set(bids)) == len(bids) == number
    assert {0, power} <= set(bids)
    assert all(table.game.shape_for("stark").check(bid) is None for bid in bids)
