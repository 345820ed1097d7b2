"""Rulings of the expansions that another group may agree to, each where it makes a difference."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.agot import victory
from engine.kernel.ruleset import BadSetup
from engine.rulesets import rulesets
from tests.agot.position import Position
from tests.agot.words import ability, by_area, march, raid

from .mother import COMMAND, THREE, family_at_war, given, mother, vassal
from .tables import TABLES

EIGHT = "arryn baratheon greyjoy lannister martell stark targaryen tyrell"


def test_vassals_are_claimed_one_by_one() -> None:
    """X2.3.1 `vassal-surplus-sets`: in turns; whoever is last takes all that are left."""
    table = given(
        THREE,
        stage=["planning_phase"],
        tracks={"iron-throne": THREE},
        rulings={"vassal-surplus-sets": "one-each"},
    )
    assert not table.allows("baratheon", ["arryn", "tyrell"])
    table.answer("baratheon", ["arryn"]).answer("lannister", ["tyrell"]).answer("stark", [])
    assert not table.allows("baratheon", [])
    table.answer("baratheon", ["greyjoy", "martell"])
    assert vassal(table).commander == {
        "arryn": "baratheon",
        "tyrell": "lannister",
        "greyjoy": "baratheon",
        "martell": "baratheon",
    }


def test_one_by_one_with_fewer_vassals_than_players() -> None:
    """X2.3.1 `vassal-surplus-sets`: what is left over still goes round to the last player."""
    table = given(
        "baratheon greyjoy lannister martell stark",
        stage=["planning_phase"],
        tracks={"iron-throne": "stark martell lannister greyjoy baratheon"},
        rulings={"vassal-surplus-sets": "one-each"},
    )
    for house in ("stark", "martell", "lannister", "greyjoy"):
        table.answer(house, [])
    table.answer("baratheon", ["arryn", "tyrell"])
    assert set(vassal(table).commander.values()) == {"baratheon"}


def dual(ban: str, *, stage: list[Any]) -> Position:
    """Arryn's Raid/Support token is placed or lies next to a Lannister under a ban."""
    return given(
        THREE,
        commander=COMMAND,
        units={"the-mountains-of-the-moon": "arryn 1F", "crackclaw-point": "lannister 1F"},
        orders=(
            {"the-mountains-of-the-moon": "raid-support+1", "crackclaw-point": "consolidate"}
            if stage == ["raids"]
            else {}
        ),
        forbidden=[ban],
        phase="raids",
        stage=stage,
        rulings={"vassal-dual-token-bans": "other-half-stays"},
    )


def test_the_other_half_of_a_token_stays() -> None:
    """X2.4.4 `vassal-dual-token-bans`: without raids it supports, without support it raids."""
    area = "the-mountains-of-the-moon"
    for ban in ("raid", "support"):
        placing = dual(ban, stage=["order_vassal", "arryn"])
        assert placing.allows("stark", {area: "raid-support+1"})
    table = dual("raid", stage=["raids"])
    assert table.game.question is None or table.kind != "raid"
    assert table.state.order_type(area) == "support"
    table = dual("support", stage=["raids"])
    assert table.allows("stark", raid(area, "crackclaw-point"))
    table.answer("stark", raid(area))
    assert table.order(area) is None


ATTACK = march("the-fingers", the_mountains_of_the_moon="2K")


def test_support_within_a_family_may_be_declared() -> None:
    """X2.6.2, X2.6.3 `vassal-family-support`: for the family or for nobody, never against it."""
    ruling = {"vassal-family-support": "optional"}
    for side, strength in (("attacker", 4 + 2 + 1 + 4), ("none", 4 + 4)):
        table = family_at_war(rulings=ruling).answer("stark", ATTACK)
        assert table.asked("stark") == "support"
        assert table.game.question is not None
        assert table.game.question.on_behalf == {"stark": "arryn"}
        against = {"the-vale-of-arryn": "defender"}
        assert table.why("stark", against) == ("support-against-family", "X2.6.2")
        table.answer("stark", {"the-vale-of-arryn": side})
        table.cards(stark="eddard-stark", lannister="the-hound").finish_combat()
        assert table.strengths() == (strength, 1 + 2)
    assert family_at_war().answer("stark", ATTACK).kind != "support"


def test_the_faceless_men_must_kill() -> None:
    """X4.6.8 `faceless-men-mandatory`: as many as there are in different areas."""
    facts: dict[str, Any] = {
        "stage": ["pay_out", "stark", "the-faceless-men"],
        "rulings": {"faceless-men-mandatory": "must"},
    }
    both = {"winterfell": "stark 1F", "pyke": "greyjoy 1K 1F"}
    table = given(EIGHT, units=both, **facts)
    assert not table.allows("stark", {})
    assert not table.allows("stark", by_area({"pyke": "1K"}))
    assert table.allows("stark", by_area({"pyke": "1K", "winterfell": "1F"}))
    together = given(EIGHT, units={"pyke": "greyjoy 1K 1F"}, **facts)
    assert not together.allows("stark", {})
    assert together.allows("stark", by_area({"pyke": "1K"}))


def test_the_pyromancer_burns_anything() -> None:
    """X4.6.7 `pyromancer-target`: strongholds, too, and nothing is left of them."""
    table = given(
        EIGHT,
        units={"winterfell": "stark 1F"},
        stage=["pay_out", "stark", "pyromancer"],
        rulings={"pyromancer-target": "any"},
    )
    burnt = {"card": "pyromancer", "areas": ["riverrun"], "into": "supply"}
    table.answer("stark", burnt)
    assert "riverrun" not in table.state.castles


def test_the_owner_names_the_lowest_card() -> None:
    """X4.10.6 `robert-arryn-lowest-tie`: once Arryn has decided to let Robert go."""
    table = given(
        EIGHT,
        units={"the-fingers": "stark 1F", "the-vale-of-arryn": "arryn 2K"},
        orders={"the-fingers": "march+0"},
        hands={"stark": "eddard-stark robb-stark greatjon-umber roose-bolton catelyn-stark"},
        stage=["marches"],
        rulings={"robert-arryn-lowest-tie": "owner"},
    ).answer("stark", march("the-fingers", the_vale_of_arryn="1F"))
    table.cards(stark="eddard-stark", arryn="robert-arryn").until("ability", "arryn")
    strengths = {c: table.state.box.house_cards[c].strength for c in table.discard("stark")}
    lowest = sorted(c for c, n in strengths.items() if n == min(strengths.values()))
    assert len(lowest) > 1
    assert not table.allows("arryn", ability("robert-arryn", removed=lowest[0]))
    table.answer("arryn", ability("robert-arryn", removed=None))
    assert table.asked("stark") == "ability"
    table.answer("stark", ability("robert-arryn", removed=lowest[1]))
    assert mother(table).removed == sorted([lowest[1], "robert-arryn"])


def test_loyalty_is_gained_as_soon_as_it_is_placed() -> None:
    """X4.4.3 `loyalty-collect-moment`: in an area of Targaryen, within the Westeros Phase."""
    for reading, gained in (("at-once", 1), ("checkpoints", 0)):
        table = given(
            EIGHT,
            units={"the-reach": "targaryen 1K", "norvos": "targaryen 1D"},
            phase="westeros",
            stage=["westeros_card", "fire-made-flesh"],
            rulings={"loyalty-collect-moment": reading},
        )
        assert table.asked("targaryen") == "fire-made-flesh"
        assert mother(table).gained == gained


@pytest.mark.parametrize(("reading", "gained"), [("at-once", 1), ("checkpoints", 0)])
def test_loyalty_is_gained_before_anything_else_is_asked(reading: str, gained: int) -> None:
    """X4.4.3 `loyalty-collect-moment`: before Ships in a port are captured, and before a combat."""
    taking: tuple[tuple[dict[str, str], dict[str, str], str], ...] = (
        ({"port-of-storms-end": "baratheon 1S"}, {"storms-end": "1K"}, "port-capture"),
        ({"the-boneway": "martell 1F"}, {"storms-end": "1K", "the-boneway": "1K"}, "house-card"),
    )
    for others, moves, question in taking:
        table = given(
            EIGHT,
            units={"kingswood": "targaryen 3K", **others},
            orders={"kingswood": "march+0"},
            loyalty={"storms-end": 1},
            stage=["marches"],
            rulings={"loyalty-collect-moment": reading},
        ).answer("targaryen", march("kingswood", moves))
        assert table.kind == question
        assert mother(table).gained == gained


def test_the_seventh_point_of_loyalty_ends_the_game_at_once() -> None:
    """X4.4.5, 15.1: nobody is asked about the Ships in the port any more."""
    table = given(
        EIGHT,
        units={"kingswood": "targaryen 1K", "port-of-storms-end": "baratheon 1S"},
        orders={"kingswood": "march+0"},
        loyalty={"storms-end": 1},
        gained=5,
        stage=["marches"],
    ).answer("targaryen", march("kingswood", {"storms-end": "1K"}))
    assert (table.kind, table.state.winner) == (None, "targaryen")


@pytest.mark.parametrize(
    ("id", "ruling"),
    [
        ("agot-2e-adwd", "walder-frey-and-vassal-family"),
        ("agot-2e-adwd", "ilyn-payne-and-prevented-casualties"),
        ("agot-2e-affc", "bronze-yohn-against-vassal"),
        ("agot-2e-affc", "alayne-and-lysa-against-vassal"),
        ("agot-2e-mod", "dragon-with-other-units"),
    ],
)
def test_a_ruling_that_makes_no_difference_may_be_named(id: str, ruling: str) -> None:
    """X6: about cards that never meet in a game; what is no reading is refused all the same."""
    for reading in rulings_of_the_family()[ruling]:
        assert rulesets[id].prepare({}, [], {ruling: reading}).rulings == (
            rulesets[id].prepare({}, [], {}).rulings
        )
    with pytest.raises(BadSetup):
        rulesets[id].prepare({}, [], {ruling: "perhaps"})


def test_every_ruling_of_the_digest_can_be_named() -> None:
    """X6: each reading, in every game that it is about."""
    for name, readings in rulings_of_the_family().items():
        offering = [id for id, _ in TABLES if _accepts(id, name, readings)]
        assert offering, name


def rulings_of_the_family() -> dict[str, list[str]]:
    """Read the list of rulings of the expansions."""
    file = Path(__file__).resolve().parents[3] / "shared/reference/agot-2e/expansions/rulings.json"
    if not file.exists():
        pytest.skip("the reference is not beside this tree")
    return {r["id"]: r["values"] for r in json.loads(file.read_text("utf-8"))["rulings"]}


def _accepts(id: str, name: str, readings: list[str]) -> bool:
    try:
        for reading in readings:
            rulesets[id].prepare({}, [], {name: reading})
    except BadSetup:
        return False
    return True


def test_a_raised_castle_is_a_stronghold_for_the_printed_tie_break() -> None:
    """17.1, X4.6.7 `tie-break`: as printed, most strongholds, as castles stand now."""
    for improvements, winner in (({}, "stark"), ({"storms-end": {"castle": 1}}, "baratheon")):
        table = given(
            THREE,
            units={"storms-end": "baratheon 1F", "white-harbor": "stark 1F"},
            supply={"baratheon": 2, "stark": 3},
            rulings={"tie-break": "printed"},
            improvements=improvements,
        )
        assert victory.ranking(table.state)[0] == winner
