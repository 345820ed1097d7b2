"""X6, 17.15, 17.2, 17.21 Readings that groups play by, each where it makes a difference."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.ask import CHANCE
from tests.agot import scenario
from tests.agot.position import Position
from tests.agot.words import ability, march

from .mother import COMMAND, THREE, given, mother

COMMAND_OF_THREE = {house: by for house, by in COMMAND.items() if house != "arryn"}
"""Who plays which vassal where House Arryn is not on the board."""
EIGHT = "arryn baratheon greyjoy lannister martell stark targaryen tyrell"

# -- 17.2 the Blade against neutral forces --------------------------------------------------------


@pytest.mark.parametrize("edition", ["agot-2e", "agot-1e"])
def test_the_blade_against_a_neutral_force(edition: str) -> None:
    """One point short, the holder of the Blade may march; it is used, once a round."""

    def storm(reading: str, **more: Any) -> Position:
        return scenario.given(
            edition=edition,
            players=4 if edition == "agot-2e" else None,
            units={"the-reach": "stark 2K"},
            orders={"the-reach": "march+0"},
            neutral={"kings-landing": 5},
            tracks={"fiefdoms": "stark"},
            phase="marches",
            only=True,
            rulings={"blade-against-neutral-forces": reading},
            **more,
        )

    attack = march("the-reach", kings_landing="2K")
    assert storm("never").why("stark", attack)[0] == "neutral-too-strong"
    assert not storm("allowed", blade_used=True).allows("stark", attack)
    table = storm("allowed")
    shown = [line.phrase.id for line in table.shape("stark").preview(attack)]
    assert "why-blade" in shown
    table.answer("stark", attack)
    assert table.units("kings-landing") == "stark 2K"
    assert table.state.blade_used
    assert table.events("blade-used") == [{"house": "house:stark"}]


# -- X6 Jaqen H'ghar ------------------------------------------------------------------------------


def meets_jaqen(drawn: str) -> Position:
    """Lannister attacks a vassal, whose Jaqen takes its card back and draws another for it."""
    table = given(
        THREE,
        id="agot-2e-vassals",
        commander=COMMAND_OF_THREE,
        units={"searoad-marches": "lannister 2K", "highgarden": "tyrell 1F"},
        orders={"searoad-marches": "march+0"},
        tracks={"iron-throne": "lannister baratheon stark"},
        hands={"lannister": "ser-gregor-clegane tyrion-lannister"},
        stage=["marches"],
    )
    table.answer("lannister", march("searoad-marches", highgarden="2K"))
    table.until("deal")
    shape = table.shape(CHANCE)
    three = ["jaqen-hghar", "janos-slynt", "varys"]
    table.answer(CHANCE, {**shape.safe(), "cards": sorted(three)}).until("house-card")
    table.answer("lannister", "ser-gregor-clegane").answer("baratheon", "jaqen-hghar")
    return table.answer(CHANCE, {**table.shape(CHANCE).safe(), "cards": [drawn]})


def test_a_card_that_jaqen_draws_cancels_like_any_other() -> None:
    """X6: Tyrion is asked for, although his House's turn to cancel is over."""
    table = meets_jaqen("tyrion-lannister")
    assert table.asked("lannister") == "ability"
    table.answer("lannister", ability("tyrion-lannister"))
    assert table.asked("baratheon") == "house-card"


def test_a_card_without_such_a_text_is_simply_played() -> None:
    """X2.8.3: the card that went back may be drawn again."""
    assert meets_jaqen("ser-gregor-clegane").asked("lannister") != "ability"


# -- X6 cards that have left the game -------------------------------------------------------------


@pytest.mark.parametrize(("reading", "gained"), [("gone", 0), ("still-runs", 2)])
def test_the_text_of_a_card_that_was_removed(reading: str, gained: int) -> None:
    """Robert Arryn takes Illyrio out of the game before he acts: is there Power or not?"""
    table = given(
        EIGHT,
        units={"the-fingers": "targaryen 1F", "the-vale-of-arryn": "arryn 2K"},
        orders={"the-fingers": "march+0"},
        tracks={"iron-throne": "arryn"},
        hands={"targaryen": "illyrio-mopatis xaro-xhoan-daxos", "arryn": "robert-arryn"},
        stage=["marches"],
        rulings={"text-of-a-removed-card": reading},
    )
    before = table.power("targaryen")
    table.answer("targaryen", march("the-fingers", {"the-vale-of-arryn": "1F"}))
    table.cards(targaryen="illyrio-mopatis", arryn="robert-arryn").until("ability", "arryn")
    discarded = table.discard("targaryen")
    assert "illyrio-mopatis" in discarded
    table.answer("arryn", ability("robert-arryn", removed="illyrio-mopatis"))
    table.finish_combat()
    assert "illyrio-mopatis" in mother(table).removed
    assert (table.power("targaryen") - before > 0) is bool(gained)


# -- X6 Jon Connington ----------------------------------------------------------------------------


@pytest.mark.parametrize(("reading", "offered"), [("embattled-area-only", False), ("origin", True)])
def test_where_a_knight_appears_when_the_winner_has_no_units(reading: str, offered: bool) -> None:
    """A garrison has won: the field is the enemy's; by a reading there is where the march began."""
    table = given(
        THREE,
        id="agot-2e-vassals",
        commander=COMMAND_OF_THREE,
        units={"searoad-marches": "tyrell 1F", "stoney-sept": "lannister 1F"},
        tokens={"highgarden": "lannister", "searoad-marches": "tyrell"},
        orders={"searoad-marches": "march-1"},
        hands={"lannister": "ser-gregor-clegane the-hound"},
        stage=["marches"],
        rulings={"connington-without-survivors": reading},
    )
    table.answer("baratheon", march("searoad-marches", lannisport="1F")).until("deal")
    dealt = {**table.shape(CHANCE).safe(), "cards": ["jon-connington", "syrio-forel", "varys"]}
    table.answer(CHANCE, dealt).until("house-card")
    table.answer("lannister", "ser-gregor-clegane").answer("baratheon", "jon-connington")
    while table.state.combat is not None and table.kind != "ability":
        table._answer_plainly()
    assert (table.asked("baratheon") == "ability") is offered
    if offered:
        table.answer("baratheon", ability("jon-connington", area="searoad-marches"))
        assert table.units("searoad-marches") == "tyrell 1K"


# -- X6 two ports at once -------------------------------------------------------------------------


@pytest.mark.parametrize("reading", ["captor-chooses", "origin-first"])
def test_two_ports_and_one_ship(reading: str) -> None:
    """17.21: their captor may begin with either; or the port of the area marched from is first."""
    table = scenario.given(
        units={
            "winterfell": "stark 1F",
            "white-harbor": "stark 1F",
            "port-of-winterfell": "greyjoy 1S",
            "port-of-white-harbor": "greyjoy 1S",
            "bay-of-ice": "stark 5S",
        },
        supply={"stark": 6},
        orders={"winterfell": "march+0"},
        phase="marches",
        only=True,
        rulings={"simultaneous-port-captures": reading},
    )
    table.answer("stark", march("winterfell", {}))
    assert table.asked("stark") == "port-capture"
    other = {"area": "port-of-white-harbor", "ships": 1}
    assert table.allows("stark", other) is (reading == "captor-chooses")
    shape = table.shape("stark")
    assert shape.check(shape.safe()) is None
    assert table.allows("stark", {"area": "port-of-winterfell", "ships": 1})
    if reading == "captor-chooses":
        table.answer("stark", other).answer("stark", {"area": "port-of-winterfell", "ships": 0})
        assert table.units("port-of-white-harbor") == "stark 1S"


# -- 17.15 support --------------------------------------------------------------------------------


def test_areas_of_one_house_may_stay_out_of_it() -> None:
    """By default with each area or not, but on one side; an agreed reading wants all or none."""
    facts: dict[str, Any] = {
        "units": {
            "moat-cailin": "baratheon 2F",
            "seagard": "greyjoy 2F",
            "the-twins": "stark 1F",
            "greywater-watch": "stark 1K",
        },
        "orders": {"the-twins": "support", "greywater-watch": "support", "moat-cailin": "march+0"},
        "phase": "marches",
    }
    one = {"the-twins": "none", "greywater-watch": "attacker"}
    both = {"the-twins": "defender", "greywater-watch": "attacker"}
    for reading, allowed in (
        ("some-areas-one-side", (True, False)),
        ("one-side-per-house", (False, False)),
        ("each-area-by-itself", (True, True)),
    ):
        table = scenario.given(**facts, rulings={"support": reading})
        table.answer("baratheon", march("moat-cailin", seagard="2F"))
        assert (table.allows("stark", one), table.allows("stark", both)) == allowed
        why = "support-all-areas" if reading == "one-side-per-house" else "support-one-side"
        if reading != "each-area-by-itself":
            assert table.why("stark", both) == (why, "9.1.3")
        first = [option.id for option in table.shape("stark").step([]).options]
        more = ["choice:area-by-area"] if any(allowed) else []
        assert first == ["side:attacker", "side:defender", "side:none", *more]
    table = scenario.given(**facts)
    table.answer("baratheon", march("moat-cailin", seagard="2F")).answer("stark", one)
    table.answer("baratheon", [])
    assert table.initial_strengths() == (4, 2)
    step = table.shape("stark") if table.asked("stark") else None
    assert step is None, "nobody is asked about what does not help"
