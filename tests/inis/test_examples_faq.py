"""The official clarifications and our own cases, F1 to F11 and X1 to X8."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.inis.board.grid import neighbours, open_locations

from .scenario import fighting, given
from .test_examples_rulebook import refused


def test_f1_festival_without_a_clan_in_reserve() -> None:
    """F1: the marker is put there although no clan can be."""
    table = given(
        clans={"moor": "G6", "plains": "G6"}, sanctuaries={"moor": 1}, hands={"green": "festival"}
    )
    table.play("green", "festival", territory="moor")
    table.quiet()
    assert table.state.festival == "moor"
    assert table.clans("moor") == "G6"


@pytest.mark.parametrize(("left", "placed"), [(1, 1), (0, 0)])
def test_f2_the_stone_of_fal_with_a_short_reserve(left: int, placed: int) -> None:
    """F2: as many are placed as there are; the card is spent and the turn used."""
    table = given(
        clans={"moor": "G1", "plains": f"G{11 - left}"},
        capital="cove",
        hands={"green": "the-stone-of-fal"},
    )
    table.play("green", "the-stone-of-fal")
    table.quiet()
    assert table.state.there("green", "cove") == placed
    assert table.state.pile_of_tales == ["the-stone-of-fal"]


def test_f3_warlords_response_without_a_clan() -> None:
    """F3: no clan is placed, and blue makes the next maneuver."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="orange",
        clans={"moor": "G2 B2 O2", "plains": "G10"},
        hands={"green": "warlord"},
        capital="cove",
    )
    table.attack("orange", "blue")
    table.respond("green", "warlord", next="blue")
    table.quiet()
    assert table.clans("moor") == "G2 B1 O2"
    table.asked("blue", kind="maneuver")


def test_f4_everyone_against_everyone() -> None:
    """F4: blue may attack orange although green is the instigator."""
    table = fighting(
        "moor", instigator="green", maneuver="blue", clans={"moor": "G1 B1 O1"}, capital="cove"
    )
    assert {"do": "attack", "target": "orange"} in table.options("blue")


def test_f5_separate_drafts_with_two_players() -> None:
    """F5: the first three cards are out of the second draft, and join the hand after it."""
    table = given(players=2, clans={"moor": "G1 B1"}, assembly_step="deal")
    table.until("draft")
    while len(table.state.laid.get("green", [])) == 0:
        for seat in list(table.game.awaited):
            table.answer(seat, table.game.shape_for(seat).safe())
    laid = list(table.state.laid["green"])
    assert len(laid) == 3
    assert refused(table, "green", [laid[0]]) == "refused-not-offered"
    table.until("turn")
    assert sorted(laid + table.state.hand("green", "action")[3:]) == sorted(
        table.state.hand("green", "action")
    )
    assert len(table.state.hand("green", "action")) == 6


def test_f6_first_turn_of_the_season() -> None:
    """F6: the Brenn may neither pass nor take a token on the first turn."""
    table = given(
        clans={"moor": "G1"}, sanctuaries={"moor": 6}, hands={"green": "bard"}, opening=True
    )
    for do in ("pass", "pretender"):
        assert refused(table, "green", {"do": do}) == "refused-first-turn-needs-card"


def test_f7_a_deed_cannot_be_used_twice() -> None:
    """F7: five territories, five Sanctuaries and one Deed make one condition."""
    from engine.inis.victory import met_with

    assert met_with([0, 5, 5], 1, 6) == 1


def test_f8_festival_and_the_morrigan() -> None:
    """F8: the price is white's, who has no clan there; green, named instigator, pays nothing."""
    table = given(
        clans={"moor": "G2 B2", "plains": "W1"},
        festival="moor",
        turn="white",
        hands={"white": "the-morrigan"},
        capital="cove",
    )
    table.play("white", "the-morrigan", flip=False, territory="moor", instigator="green")
    table.quiet()
    assert table.clans("moor") == "G2 B2"
    table.asked("green", kind="maneuver")


def test_festival_costs_the_one_who_moves_in() -> None:
    """8.4: whose move causes the clash loses a clan there before anybody takes shelter."""
    table = given(
        clans={"moor": "G2", "plains": "B2"},
        festival="plains",
        citadels={"plains": 1},
        hands={"green": "conquest"},
        capital="cove",
    )
    table.play("green", "conquest", destination="plains")
    table.answer("green", {"moor": {"clan": 2}})
    table.quiet()
    table.asked("blue", kind="citadel")
    assert table.clans("plains") == "G1 B2"


def test_f9_all_defenders_sheltered() -> None:
    """F9: the clash does not end by itself; green alone is exposed and ends it."""
    table = fighting(
        "moor",
        instigator="green",
        clans={"moor": "G2 B3", "plains": "G1"},
        citadels={"moor": 3},
        capital="cove",
    )
    for _ in range(3):
        table.answer("blue", True)
    table.asked("green", kind="maneuver")
    assert table.options("green") == [{"do": "withdraw"}, {"do": "end"}]
    table.maneuver("green", "end")
    assert table.state.clash is None


def test_f10_placing_is_not_moving() -> None:
    """F10: New Clans among blue's clans starts no clash."""
    table = given(clans={"moor": "G1 B2"}, hands={"green": "new-clans"})
    table.play("green", "new-clans")
    table.quiet()
    assert not table.happened("clash")
    assert table.clans("moor") == "G3 B2"


def test_f11_several_players_and_one_effect() -> None:
    """F11: blue, orange, green each lose a clan at the Gates and draw, in this order."""
    gates = "gates-of-tir-na-nog"
    table = given(
        tiles=("moor", "plains", "valley", gates),
        clans={gates: "G1 B1 O1", "moor": "B1"},
        brenn="blue",
        direction="counter-clockwise",
        assembly_step="flock_of_crows",
        deck=["eriu", "balors-eye", "the-dagda"],
    )
    table.until("draft")
    assert table.state.direction == "clockwise"
    lost = [e.params["seat"] for e in table.happened("clan-removed")]
    assert lost == ["seat:blue", "seat:orange", "seat:green"]
    assert [table.state.hand(x, "epic") for x in ("blue", "orange", "green")] == [
        ["eriu"],
        ["balors-eye"],
        ["the-dagda"],
    ]


def test_a_toss_without_change_opens_no_gates() -> None:
    """10.1: a toss that shows the side in force is no change of direction."""
    gates = "gates-of-tir-na-nog"
    table = given(
        tiles=("moor", "plains", "valley", gates),
        clans={gates: "G1", "moor": "B1"},
        assembly_step="flock_of_crows",
    )
    assert table.clans(gates) == "G1"


def test_x1_player_without_clans() -> None:
    """X1: a Deed is discarded, two clans are placed anywhere, then comes a normal turn."""
    table = given(clans={"moor": "B1"}, deeds={"green": 1}, hands={"green": "bard"})
    table.asked("green", kind="landless")
    table.answer("green", {"plains": {"clan": 1}, "cove": {"clan": 1}})
    assert table.state.deeds["green"] == 0
    assert (table.clans("plains"), table.clans("cove")) == ("G1", "G1")
    table.asked("green", kind="turn")
    assert not given(clans={"moor": "B1"}).happened("deed-lost")


def test_x2_iron_mine_against_an_empty_hand() -> None:
    """X2: one clan goes, no card."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G2 B2"},
        hands={"green": "advantage-iron-mine"},
        capital="cove",
    )
    table.attack("green", "blue", **{"with": "advantage-iron-mine"})
    table.quiet()
    assert table.clans("moor") == "G2 B1"
    assert table.state.spent == ["advantage-iron-mine"]


def test_iron_mine_takes_a_clan_and_a_card() -> None:
    """Iron Mine: the target loses both, and picks the card."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G2 B2"},
        hands={"green": "advantage-iron-mine", "blue": "bard conquest"},
        capital="cove",
    )
    table.attack("green", "blue", **{"with": "advantage-iron-mine"})
    table.answer("blue", {"do": "both", "lost": "bard"})
    table.quiet()
    assert table.clans("moor") == "G2 B1"
    assert table.state.hand("blue", "action") == ["conquest"]


def test_whoever_attacks_is_asked_again_when_their_card_was_cancelled() -> None:
    """8.11, The Dagda: the question names whom they attack, and where."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G2 B2"},
        hands={"green": "advantage-iron-mine the-dagdas-club", "blue": "the-dagda bard"},
        capital="cove",
    )
    table.attack("green", "blue", **{"with": "advantage-iron-mine"})
    table.answer("blue", {"card": "the-dagda"})
    for seat in ("green", "blue"):
        table.answer(seat, {"card": None})
    question = table.game.question
    assert question is not None
    assert table.game.awaited == ["green"]
    about = {"moment": "moment:attack-made", "seat": "seat:blue", "area": "area:moor"}
    assert question.params == about


def test_x3_the_dagdas_club_against_an_attack() -> None:
    """X3: the clan stays; Bard is out, Streng's Resolve and Raid are not."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G2 B2"},
        hands={"green": "bard raid strengs-resolve", "blue": "the-dagdas-club conquest"},
        capital="cove",
    )
    table.attack("green", "blue")
    table.answer("blue", {"do": "clan", "card": "the-dagdas-club"})
    while table.game.question is not None and table.game.question.params.get("moment") != (
        "moment:maneuver-made"
    ):
        for seat in list(table.game.awaited):
            table.answer(seat, {"card": None})
    assert table.clans("moor") == "G2 B2"
    assert {a["card"] for a in table.options("green")} == {None, "raid", "strengs-resolve"}


def test_x4_dagdas_cauldron() -> None:
    """X4: two gone before, a third with the card, two later: five on it, three return."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G4 B4"},
        removed={"blue": 2},
        hands={"blue": "dagdas-cauldron"},
        capital="cove",
    )
    table.attack("green", "blue")
    table.respond("blue", "dagdas-cauldron")
    table.quiet()
    for seat, target in (("blue", "green"), ("green", "blue"), ("blue", "green")):
        table.attack(seat, target)
        table.quiet()
    assert table.state.clash is not None
    table.attack("green", "blue")
    table.quiet()
    assert table.state.clash["cauldrons"] == {"blue": 5}
    assert table.state.reserve("blue") == 12 - 1 - 5
    table.maneuver("blue", "peace")
    table.answer("green", True)
    table.asked("blue", kind="cauldron")
    table.answer("blue", 3)
    assert table.clans("moor") == "G2 B4"
    assert table.state.reserve("blue") == 8
    assert "dagdas-cauldron" in table.state.pile_of_tales


@pytest.mark.parametrize("pays", ["card", "clan"])
def test_x5_mountains(pays: str) -> None:
    """X5: a card or a clan, once for the whole move; then the clash."""
    table = given(
        tiles=("moor", "mountains", "valley", "cove"),
        clans={"moor": "G3", "mountains": "B1"},
        hands={"green": "conquest bard"},
        capital="cove",
    )
    table.play("green", "conquest", destination="mountains")
    table.answer("green", {"moor": {"clan": 3}})
    table.quiet()
    table.asked("green", kind="mountains")
    table.answer("green", {"do": "card", "lost": "bard"} if pays == "card" else {"do": "clan"})
    table.quiet()
    assert table.clans("mountains") == ("G3 B1" if pays == "card" else "G2 B1")
    table.asked("green", kind="maneuver")


def test_x6_season_end_and_responses() -> None:
    """X6: Oengus's Ploy keeps the season going; if its player passes it ends after all."""
    seats = {"moor": "G1", "plains": "B1", "valley": "O1 W1"}
    table = given(clans=seats, hands={"green": "oenguss-ploy bard"}, passes=3, turn="white")
    table.take_turn("white", "pass")
    table.respond("green", "oenguss-ploy")
    table.quiet()
    assert not table.happened("season-over")
    table.take_turn("green", "pass")
    table.quiet()
    assert table.happened("season-over")
    table = given(clans=seats, hands={"green": "oenguss-ploy bard"}, passes=3, turn="white")
    table.take_turn("white", "pass")
    table.respond("green")
    assert table.happened("season-over")


def test_x7_the_dagdas_shuffle() -> None:
    """X7: a deck of ten and a pile of six become a deck of eighteen."""
    pile = ["eriu", "lugs-spear", "tuans-memory", "deirdres-beauty", "maeves-wealth", "the-fianna"]
    table = given(
        clans={"moor": "G1 B1"},
        hands={"blue": "balors-eye", "green": "the-dagda"},
        turn="blue",
        tales=pile,
        deck_size=10,
    )
    table.play("blue", "balors-eye", territory="moor", owner="green")
    table.respond("green", "the-dagda")
    table.quiet()
    assert table.clans("moor") == "G1 B1"
    assert len(table.state.deck) == 18
    assert table.state.pile_of_tales == []


LAYOUTS = json.loads((Path(__file__).parent / "layouts.json").read_text("utf-8"))


@pytest.mark.parametrize("vector", LAYOUTS, ids=lambda v: f"{v['players']}p")
def test_x8_start_layouts(vector: dict[str, Any]) -> None:
    """X8: which tiles touch, and where the next one can go."""
    places = {location: location for location in vector["tiles"]}
    assert neighbours(places) == vector["adjacency"]
    expected = {p["location"]: p["touches"] for p in vector["legalPlacements"]}
    assert open_locations(places) == expected
