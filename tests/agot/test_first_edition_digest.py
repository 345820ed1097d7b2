"""Paragraphs of the 1st edition's digest that a table would notice, one position each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.agot.components import open_box
from engine.agot.phases.planning import Orders
from engine.kernel.shapes.base import Shape

from . import scenario
from .scenario import Plain, Position, ability, by_area, march, raid

BOX = open_box("agot-1e")


def given(**position: Any) -> Position:
    """Put a position of the 1st edition on the table."""
    return scenario.given(edition="agot-1e", **position)


def reached(shape: Shape[Any], path: tuple[str, ...] = ()) -> Iterator[Any]:
    """Yield every answer that the small steps lead to."""
    step = shape.step(path)
    if step.ready:
        yield step.value
    for option in step.options:
        yield from reached(shape, (*path, option.id))


# -- 5.2 Orders ------------------------------------------------------------------------------------

REQUIRED = {"orders-in-every-area": "required"}


def test_5_2_orders_are_optional_by_default() -> None:
    """5.2: nobody has to place any."""
    table = given(units={"winterfell": "stark 1F", "karhold": "stark 1F"}, phase="planning")
    assert table.allows("stark", {})
    assert table.allows("stark", {"karhold": "raid"})


def test_5_2_an_order_in_every_area() -> None:
    """5.2: if so ruled, no area with units goes without an order."""
    table = given(
        units={"winterfell": "stark 1F", "karhold": "stark 1F"}, rulings=REQUIRED, phase="planning"
    )
    assert table.why("stark", {"karhold": "raid"}) == ("places-left", "6.1.1")
    assert table.allows("stark", {"karhold": "raid", "winterfell": "support"})


SEAS = ["bay-of-ice", "ironmans-bay", "sunset-sea", "the-golden-sound", "redwyne-straights",
        "summer-sea", "shipbreaker-bay", "blackwater-bay", "the-narrow-sea"]  # fmt: skip


def fleet(*lands: str, seas: int = 9) -> Position:
    """Greyjoy, without a star, holds many seas and some land."""
    return given(
        units=dict.fromkeys(SEAS[:seas], "greyjoy 1S") | dict.fromkeys(lands, "greyjoy 1F"),
        rulings=REQUIRED | {"ships": "six"},
        tracks={"kings-court": "stark baratheon lannister tyrell greyjoy"},
        phase="planning",
    )


AT_SEA = ["march-1", "march+0", "raid", "raid", "support", "support", "defend+1", "defend+1"]
"""The plain orders that may lie at sea."""


def test_5_2_as_many_orders_as_there_are_tokens_that_may_be_placed() -> None:
    """5.2, 5.6: Consolidate Power does not lie at sea, so nine fleets get eight orders."""
    table = fleet()
    eight = dict(zip(SEAS, AT_SEA, strict=False))
    assert table.allows("greyjoy", eight)
    del eight[SEAS[0]]
    assert table.why("greyjoy", eight)[0] == "places-left"


def test_5_2_all_place_at_once_even_if_tokens_run_short() -> None:
    """5.1: this edition has no other way of placing for a house that is short."""
    table = given(
        units=dict.fromkeys(SEAS, "greyjoy 1S") | {"winterfell": "stark 1F"},
        rulings=REQUIRED,
        phase="planning",
    )
    assert table.events("orders-in-turn") == []
    assert table.awaited == ["greyjoy", "stark"]


def test_5_2_no_step_leads_to_orders_that_cannot_be_finished() -> None:
    """5.6: what is wanted at sea is kept for it, so a land area beside eight fleets gets
    Consolidate Power and nothing else.
    """
    table = fleet("winterfell", seas=8)
    shape = table.shape("greyjoy")
    assert isinstance(shape, Orders)
    assert shape.usable("winterfell", {}) == ["consolidate"]
    assert set(shape.usable("bay-of-ice", {})) == set(AT_SEA)
    path: list[str] = []
    while (step := shape.step(path)).options:
        path.append(step.options[-1].id)
    assert step.ready
    assert len(step.value) == 9
    assert table.allows("greyjoy", shape.safe())
    assert table.allows("greyjoy", shape.sample(Plain()))


def test_5_2_random_orders_are_complete() -> None:
    """5.7: an island takes no Support, so what lies elsewhere must leave it something else."""
    table = given(
        units=dict.fromkeys(["pyke", "dragonstone", "the-arbor", *SEAS[:5]], "greyjoy 1F")
        | dict.fromkeys(SEAS[:5], "greyjoy 1S"),
        rulings=REQUIRED,
        tracks={"kings-court": "stark baratheon lannister tyrell greyjoy"},
        forbidden=["raid"],
        phase="planning",
    )
    shape = table.shape("greyjoy")
    rng = random.Random(3)
    for _ in range(100):
        assert shape.check(shape.sample(rng)) is None


# -- 6.7 Supply ------------------------------------------------------------------------------------


def test_6_7_a_house_settles_its_supply_before_the_next_counts() -> None:
    """6.7, 4.5: Baratheon's losses give Winterfell back to Stark, who counts it afterwards."""
    table = given(
        units={
            "winterfell": "baratheon 1F",
            "white-harbor": "baratheon 2F",
            "moat-cailin": "baratheon 2F",
            "flints-finger": "baratheon 2F",
        },
        tokens={"dragonstone": "lannister"},
        tracks={"iron-throne": "baratheon stark"},
        supply={"baratheon": 6, "stark": 6},
        card="supply",
        only=True,
    )
    assert table.asked("baratheon") == "supply"
    assert (table.supply("baratheon"), table.supply("stark")) == (1, 6), "Stark comes later"
    table.answer("baratheon", by_area({"winterfell": "1F", "white-harbor": "1F"}))
    assert table.supply("stark") == 1
    assert table.controller("winterfell") == "stark"


# -- 7.7 Raids -------------------------------------------------------------------------------------


def two_targets() -> Position:
    """Lannister's special Raid in Riverrun may take two of three orders."""
    targets = ("harrenhal", "seagard", "stoney-sept")
    return given(
        units={"riverrun": "lannister 1F"} | dict.fromkeys(targets, "stark 1F"),
        orders={"riverrun": "raid*"} | dict.fromkeys(targets, "support"),
        phase="raids",
        only=True,
    )


@pytest.mark.parametrize(("first", "second"), [("harrenhal", "seagard"), ("seagard", "harrenhal")])
def test_7_7_two_targets_in_any_order(first: str, second: str) -> None:
    """7.7: which of the two is named first does not matter, in a record or step by step."""
    table = two_targets()
    value = {**raid("riverrun", first), "second": second}
    shape = table.shape("lannister")
    assert table.allows("lannister", value)
    assert value in list(reached(shape))
    after_first = shape.step(("area:riverrun", f"area:{first}"))
    assert {o.id for o in after_first.options} == {
        "choice:one-order",
        *(f"area:{a}" for a in ("harrenhal", "seagard", "stoney-sept") if a != first),
    }
    table.answer("lannister", value)
    assert table.state.orders == {"stoney-sept": "support"}


# -- 9.3 Refusing support --------------------------------------------------------------------------


def supported(edition: str, **more: Any) -> Position:
    """Tyrell attacks Blackwater, helped by itself and perhaps by Baratheon."""
    fighting = {
        "the-reach": "tyrell 2K",
        "kings-landing": "tyrell 1K",
        "blackwater": "lannister 3F",
    }
    table = scenario.given(
        edition=edition,
        units=fighting | more,
        orders={"the-reach": "march+0"} | dict.fromkeys(["kings-landing", *more], "support"),
        supply={"tyrell": 6},
        phase="marches",
    )
    return table.answer("tyrell", march("the-reach", blackwater="2K"))


@pytest.mark.parametrize("edition", ["agot-1e", "agot-2e"])
def test_9_3_own_support_alone_bothers_nobody(edition: str) -> None:
    """9.3 (9.1.4): the answer is given unasked, though a record may hold another."""
    table = supported(edition)
    assert table.asked("tyrell") == "refuse-support"
    shape = table.shape("tyrell")
    assert shape.unasked() == []
    assert list(reached(shape)) == [[]]
    assert table.allows("tyrell", ["tyrell"]), "as records may say"
    table.answer("tyrell", ["tyrell"])
    assert table.initial_strengths() == (4, 3)


@pytest.mark.parametrize("edition", ["agot-1e", "agot-2e"])
def test_9_3_only_the_support_of_others_is_offered(edition: str) -> None:
    """9.3 (9.1.4): when others give support, a House's own is not among the choices."""
    table = supported(edition, harrenhal="baratheon 1K")
    table.answer("baratheon", {"harrenhal": "attacker"})
    shape = table.shape("tyrell")
    assert shape.unasked() is None
    assert sorted(reached(shape)) == [[], ["baratheon"]]
    for refused in ([], ["baratheon"], ["tyrell"], ["baratheon", "tyrell"]):
        assert table.allows("tyrell", refused)
    for nonsense in (["stark"], ["tyrell", "tyrell"], "tyrell", ["baratheon"] * 2):
        assert not table.allows("tyrell", nonsense)
    table.answer("tyrell", ["baratheon"])
    assert table.initial_strengths() == (6, 3)


# -- 9.14, 9.15 Retreat ----------------------------------------------------------------------------


@pytest.mark.parametrize(("reading", "is_open"), [("allowed", True), ("not-allowed", False)])
def test_9_14_an_empty_home_area_of_an_enemy(reading: str, is_open: bool) -> None:
    """9.14: without unit and token, its printed shield keeps nobody out, unless so ruled."""
    table = given(
        units={"riverrun": "stark 3F", "stoney-sept": "tyrell 4K", "the-golden-sound": "stark 1S"},
        orders={"stoney-sept": "march+0"},
        supply={"tyrell": 6, "stark": 6},
        rulings={} if is_open else {"retreat-into-empty-home": reading},
        phase="marches",
        only=True,
    )
    assert table.controller("lannisport") == "lannister"
    table.answer("tyrell", march("stoney-sept", riverrun="4K"))
    table.cards(tyrell="margaery-tyrell", stark="robb-stark").until("retreat")
    assert table.allows("stark", {"to": "lannisport"}) is is_open
    if is_open:
        table.answer("stark", {"to": "lannisport"})
        assert table.controller("lannisport") == "stark"
    else:
        assert table.why("stark", {"to": "lannisport"}) == ("no-retreat-there", "9.8.3")


def test_9_14_an_enemy_token_closes_a_home_area() -> None:
    """9.14: a token, the shield's own house's or another's, does keep enemies out."""
    table = given(
        units={"riverrun": "stark 3F", "stoney-sept": "tyrell 4K", "the-golden-sound": "stark 1S"},
        orders={"stoney-sept": "march+0"},
        tokens={"lannisport": "greyjoy"},
        supply={"tyrell": 6, "stark": 6},
        phase="marches",
        only=True,
    )
    table.answer("tyrell", march("stoney-sept", riverrun="4K"))
    table.cards(tyrell="margaery-tyrell", stark="robb-stark").until("retreat")
    assert not table.allows("stark", {"to": "lannisport"})


@pytest.mark.parametrize(("reading", "back"), [("allowed", True), ("not-allowed", False)])
def test_9_13_a_beaten_attacker_goes_back_into_an_empty_home(reading: str, back: bool) -> None:
    """9.13: to where it came from, though that has become its owner's again meanwhile."""
    table = given(
        units={"lannisport": "stark 2F", "stoney-sept": "tyrell 4K"},
        orders={"lannisport": "march+0"},
        supply={"tyrell": 6},
        rulings={"retreat-into-empty-home": reading},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("lannisport", stoney_sept="2F"))
    table.cards(tyrell="margaery-tyrell", stark="catelyn-stark").finish_combat()
    assert table.units("lannisport") == ("stark 2F" if back else "")


def test_9_15_no_more_losses_than_needed_by_default() -> None:
    """9.15: an area that costs units only where no other does better."""
    table = given(
        units={"riverrun": "lannister 4K", "seagard": "stark 2F", "moat-cailin": "stark 1F",
               "greywater-watch": "greyjoy 1F"},
        orders={"riverrun": "march+0"},
        supply={"lannister": 6, "stark": 0},
        phase="marches",
    )  # fmt: skip
    table.answer("lannister", march("riverrun", seagard="4K"))
    table.cards(lannister="tyrion-lannister", stark="robb-stark").until("retreat")
    assert {a for a in BOX.areas if table.allows("stark", {"to": a})} == {"the-twins"}


# -- 9.19 House cards ------------------------------------------------------------------------------


@pytest.mark.parametrize(("himself", "back"), [
    ("no", "eddard-stark"), ("no", None), ("yes", "maester-luwin"), ("yes", "robb-stark"),
])  # fmt: skip
def test_9_19_maester_luwin_as_the_seventh_card(himself: str, back: str | None) -> None:
    """9.19: whatever he brings back, the hand is complete with seven, once each."""
    table = given(
        units={"riverrun": "stark 4F", "stoney-sept": "lannister 1F"},
        orders={"riverrun": "march+0"},
        hands={"stark": "maester-luwin"},
        supply={"stark": 6},
        rulings={"maester-luwin-himself": himself},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("riverrun", stoney_sept="4F"))
    table.cards(stark="maester-luwin", lannister="cersei-lannister").until("ability")
    more = {"retrieve": back} if back else {}
    table.answer("stark", ability("maester-luwin", use=back is not None, **more)).finish_combat()
    assert table.hand("stark") == sorted(BOX.cards_of["stark"])
    assert table.discard("stark") == []
    assert len(table.events("cards-returned")) == 1


def test_9_19_the_last_but_one_card_does_not_complete_the_hand() -> None:
    """9.19: Luwin played as the sixth card brings one back, and the others stay discarded."""
    table = given(
        units={"riverrun": "stark 4F", "stoney-sept": "lannister 1F"},
        orders={"riverrun": "march+0"},
        hands={"stark": "maester-luwin robb-stark"},
        supply={"stark": 6},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("riverrun", stoney_sept="4F"))
    table.cards(stark="maester-luwin", lannister="cersei-lannister").until("ability")
    table.answer("stark", ability("maester-luwin", retrieve="eddard-stark")).finish_combat()
    assert table.hand("stark") == ["eddard-stark", "robb-stark"]
    assert len(table.discard("stark")) == 5


# -- 9.22 A battle that ends at once ---------------------------------------------------------------


def test_9_22_nobody_counts_strengths() -> None:
    """9.22: events and explanation say that nobody was left, not that Tyrell was stronger."""
    table = given(
        units={"the-reach": "tyrell 1F", "blackwater": "lannister 1F"},
        orders={"the-reach": "march+0"},
        tracks={"fiefdoms": "lannister"},
        phase="marches",
        only=True,
    )
    table.answer("tyrell", march("the-reach", blackwater="1F"))
    table.cards(tyrell="ser-loras-tyrell", lannister="tyrion-lannister").until("ability")
    table.answer("tyrell", ability("ser-loras-tyrell", routed=False)).finish_combat()
    assert table.events("won-at-once") == [
        {"house": "house:tyrell", "rival": "house:lannister", "area": "area:blackwater"}
    ]
    (decided,) = table.events("combat-decided")
    assert (decided["winner"], decided["tie"]) == ("house:tyrell", 0)
    explained = table.game.ruleset.explain(table.state, "combat", None)
    assert [one["id"] for one in explained if "-won-" in one["id"]] == ["why-won-at-once"]


# -- 12.3 The board --------------------------------------------------------------------------------


@pytest.mark.parametrize(("rulings", "touch"), [
    ({}, True), ({"oldtown-and-sunset-sea": "apart"}, False),
])  # fmt: skip
def test_12_3_oldtown_and_the_sunset_sea(rulings: dict[str, str], touch: bool) -> None:
    """12.3: they touch, unless so ruled: for transport, support and raids alike."""
    table = given(
        units={"pyke": "greyjoy 1F", "ironmans-bay": "greyjoy 1S", "sunset-sea": "greyjoy 1S"},
        orders={"pyke": "march+0"},
        rulings=rulings,
        phase="marches",
    )
    assert ("oldtown" in table.targets("greyjoy", "pyke", "F")) is touch
    raiding = given(
        units={"sunset-sea": "greyjoy 1S", "oldtown": "tyrell 1F"},
        orders={"sunset-sea": "raid", "oldtown": "support"},
        rulings=rulings,
    )
    assert raiding.allows("greyjoy", raid("sunset-sea", "oldtown")) is touch
    fighting = given(
        units={"sunset-sea": "greyjoy 1S", "oldtown": "tyrell 1F", "the-reach": "tyrell 1F",
               "dornish-marches": "stark 1F"},
        orders={"sunset-sea": "support", "the-reach": "support", "dornish-marches": "march+0"},
        rulings=rulings,
        phase="marches",
    )  # fmt: skip
    fighting.answer("stark", march("dornish-marches", oldtown="1F"))
    assert (fighting.asked("greyjoy") == "support") is touch
    reaching = fighting.game.view(None)["combat"]["reaching"]
    assert reaching == (["sunset-sea"] if touch else [])
