"""The worked examples of the rulebook, E1 to E15."""

from __future__ import annotations

import pytest

from engine.inis.victory import conditions, conditions_met, met_with
from engine.kernel.phrase import Refused

from .scenario import Position, fighting, given


def refused(table: Position, seat: str, value: object) -> str:
    """Return why an answer is refused."""
    with pytest.raises(Refused) as error:
        table.game.answer(seat, value)
    return error.value.reason.phrase.id


SIX = ("moor", "plains", "valley", "cove", "hills", "forest", "swamp", "meadows")


def test_e1_two_timings_on_one_card() -> None:
    """E1: Master Craftsman responds to one's own Epic Tale card, or is played on a turn."""
    table = given(
        clans={"moor": "G1"}, hands={"green": "master-craftsman children-of-dana", "blue": "geis"}
    )
    value = {"do": "play", "card": "master-craftsman", "recipient": "blue"}
    assert refused(table, "green", value) == "refused-not-offered"
    table.play("green", "children-of-dana", territory="plains")
    table.respond("green", "master-craftsman", recipient="blue")
    table.quiet()
    assert table.state.hand("blue", "epic") == ["children-of-dana"]
    assert table.state.deeds["green"] == 1


def test_e1_the_season_side_is_a_turn() -> None:
    """E1: on its player's turn the season effect needs nothing before it."""
    table = given(clans={"moor": "G1"}, hands={"green": "master-craftsman"}, deck=["eriu"])
    table.play("green", "master-craftsman")
    table.quiet()
    assert table.state.hand("green", "epic") == ["eriu"]


def test_e2_chieftain() -> None:
    """E2: with G4 B3 W2 green is chieftain."""
    table = given(clans={"moor": "G4 B3 W2"})
    assert table.state.chieftain("moor") == "green"


def test_e3_brenn_unchanged() -> None:
    """E3: a tie in the Capital's territory leaves the Brenn, and its card in the display."""
    table = given(clans={"moor": "O1 W1", "plains": "B1"}, brenn="blue", assembly_step="new_brenn")
    table.until("draft")
    assert table.state.brenn == "blue"
    assert table.state.display == ["advantage-moor", "advantage-valley", "advantage-cove"]


def test_e4_draft_freedom() -> None:
    """E4: a card kept in one step may be passed in the next."""
    table = given(clans={"moor": "G1"}, assembly_step="deal")
    kept: dict[str, list[str]] = {}
    for _ in range(2):
        table.asked("green", "blue", "orange", "white", kind="draft")
        kept = {x: list(table.state.drafts[x]) for x in table.state.seats}
        keep = table.game.shape_for("green").safe()
        # The first cards are those kept before; now those that came are kept.
        for seat in table.game.awaited:
            table.game.answer(seat, kept[seat][-len(keep) :])
    assert table.state.drafts["green"][:2] == kept["green"][-2:]
    assert kept["green"][0] in table.state.drafts["blue"]


def test_e5_risk_of_passing() -> None:
    """E5: when all pass one after another the season ends and Action cards are discarded."""
    table = given(
        clans={"moor": "G1", "plains": "B1", "valley": "O1 W1"},
        hands={"green": "bard", "blue": "geis"},
    )
    for seat in ("green", "blue", "orange", "white"):
        table.take_turn(seat, "pass")
        table.quiet()
    assert table.happened("season-over")
    assert "bard" not in table.state.hand("green", "action")


def test_e6_pretender_token() -> None:
    """E6: with six Sanctuaries around, taking a token is a whole turn, and leads to a check."""
    table = given(
        clans={"moor": "O1", "plains": "O1", "cove": "G2 W1"},
        sanctuaries={"moor": 4, "plains": 2},
        hands={"white": "bard"},
        turn="orange",
    )
    table.take_turn("orange", "pretender")
    table.asked("white", kind="turn")
    assert table.state.pretenders == ["orange"]


def test_e7_citadels_step() -> None:
    """E7: blue, orange, (white declines), blue again; then all three Citadels are full."""
    table = fighting(
        "moor",
        instigator="green",
        clans={"moor": "G4 B3 O4 W2"},
        citadels={"moor": 2},
        capital="moor",
    )
    for seat, shelters in (("blue", True), ("orange", True), ("white", False), ("blue", True)):
        table.asked(seat, kind="citadel")
        table.answer(seat, shelters)
    table.asked("green", kind="maneuver")
    assert table.state.clash is not None
    assert table.state.clash["protected"] == {"blue": 2, "orange": 1}


def test_e8_resolution_of_a_clash() -> None:
    """E8: attack, withdrawal, refused peace, attack, Ogma's Eloquence."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="blue",
        clans={"moor": "G2 B3 O4 W2", "plains": "O1"},
        citadels={"moor": 1},
        protected={"blue": 1},
        hands={"green": "ogmas-eloquence", "blue": "geis bard"},
        capital="cove",
    )
    table.attack("blue", "orange")
    table.quiet()
    assert table.clans("moor") == "G2 B3 O3 W2"
    table.maneuver("orange", "withdraw")
    table.answer("orange", {"area": "moor", "moves": {"plains": {"clan": 3}}})
    table.quiet()
    assert table.clans("plains") == "O4"
    table.maneuver("white", "peace")
    table.asked("green", "blue", kind="peace")
    table.answer("green", True)
    table.answer("blue", False)
    table.attack("white", "blue")
    table.asked("blue", kind="attacked")
    table.answer("blue", {"do": "card", "lost": "bard"})
    table.quiet()
    assert table.clans("moor") == "G2 B3 W2"
    table.maneuver("green", "tale", card="ogmas-eloquence")
    table.quiet()
    assert table.state.clash is None
    assert table.clans("moor") == "G2 B3 W2"
    assert table.happened("clash-over")


def test_e9_sole_player_with_exposed_clans() -> None:
    """E9: he may withdraw some, is asked again, and may then end the clash."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="blue",
        clans={"moor": "G1 B3", "plains": "B1"},
        citadels={"moor": 1},
        protected={"green": 1},
        capital="cove",
    )
    table.maneuver("blue", "withdraw")
    table.answer("blue", {"area": "moor", "moves": {"plains": {"clan": 1}}})
    table.maneuver("blue", "end")
    assert table.state.clash is None
    assert table.clans("moor") == "G1 B2"


def test_e10_withdrawing_to_the_attackers_origin() -> None:
    """E10: the territory that the instigator came from will do, if one is chieftain there."""
    table = given(
        clans={"moor": "G3", "plains": "B3", "valley": "G1"},
        hands={"green": "migration", "blue": "the-fianna"},
        capital="cove",
    )
    table.play("green", "migration")
    table.answer("green", {"area": "moor", "moves": {"plains": {"clan": 3}}})
    table.quiet()
    table.state.put("blue", "moor")
    table.maneuver("green", "attack", target="blue")
    table.quiet()
    table.maneuver("blue", "withdraw")
    table.answer("blue", {"area": "plains", "moves": {"moor": {"clan": 1}}})
    table.quiet()
    assert table.clans("moor") == "B2"


def test_e11_waiting_clashes() -> None:
    """E11: the instigator is chieftain where a clash waits, and may withdraw there alone."""
    table = given(
        clans={"moor": "G6", "plains": "B2", "valley": "B1"},
        hands={"green": "migration"},
        capital="cove",
    )
    table.play("green", "migration")
    table.answer("green", {"area": "moor", "moves": {"plains": {"clan": 2}, "valley": {"clan": 2}}})
    table.quiet()
    table.asked("green", kind="next-clash")
    table.answer("green", "plains")
    table.quiet()
    assert table.state.chieftain("valley") == "green"
    assert {"do": "withdraw"} in table.options("green")
    table.maneuver("green", "withdraw")
    reach = table.game.shape_for("green").step(["area:plains", "unit:clan"]).options
    assert {o.id for o in reach} == {"area:moor", "area:valley"}
    table.answer("green", {"area": "plains", "moves": {"valley": {"clan": 1}}})
    table.quiet()
    table.asked("blue", kind="maneuver")
    assert {"do": "withdraw"} not in table.options("blue")


def test_e12_equal_conditions() -> None:
    """E12: eight territories are no better than six."""
    assert met_with([0, 0, 6], 0, 6) == met_with([0, 0, 8], 0, 6) == 1


def test_e13_deeds() -> None:
    """E13: four territories, five Sanctuaries: two Deeds make one condition, three make two."""
    table = given(
        tiles=SIX,
        clans=dict.fromkeys(SIX[:4], "B1"),
        sanctuaries={"moor": 5},
        deeds={"blue": 2},
    )
    assert conditions(table.state, "blue") == {"clans": 0, "sanctuaries": 5, "territories": 4}
    assert conditions_met(table.state, "blue") == 1
    table.state.deeds["blue"] = 3
    assert conditions_met(table.state, "blue") == 2


def leading(**more: object) -> Position:
    """Orange and blue meet two conditions each, green one; the check comes next."""
    clans = dict.fromkeys(SIX[:5], "B1 O1") | {"hills": "B1 O1 G1", "forest": "B1 O1 G1"}
    arguments = {
        "tiles": SIX,
        "clans": clans,
        "sanctuaries": {"hills": 3, "forest": 3},
        "capital": "moor",
        "brenn": "green",
        "pretenders": ["orange", "blue", "green"],
        "assembly_step": "victory_check",
    } | more
    return given(**arguments)  # type: ignore[arg-type]  # put together above


def test_e14_tie_without_the_brenn() -> None:
    """E14: orange and blue lead, green is Brenn: nobody wins and the tokens go back."""
    table = leading()
    assert table.state.winner is None
    assert table.state.pretenders == []
    assert table.happened("nobody-wins")[0].params["seats"] == ["seat:blue", "seat:orange"]
    table.asked("green", "blue", "orange", "white", kind="draft")


def test_e15_tie_with_the_brenn() -> None:
    """E15: orange and green meet one condition each, and green is Brenn: green wins."""
    table = leading(
        clans={"hills": "O1 G1", "forest": "O1 G1", "moor": "B5"}, pretenders=["orange", "green"]
    )
    assert table.state.winner == "green"
    assert table.state.win == {"reason": "1-condition", "tie_break": "brenn"}
    assert table.game.over


def test_a_sole_leader_wins() -> None:
    """9.4: who alone meets most conditions wins, Brenn or not; without a token nobody does."""
    assert leading(pretenders=["orange", "green"]).state.winner == "orange"
    assert leading(pretenders=[]).state.winner is None
