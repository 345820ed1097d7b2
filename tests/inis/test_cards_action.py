"""Action cards where their text is tricky, and the rulings about them."""

from __future__ import annotations

import pytest

from .scenario import fighting, given
from .test_examples_rulebook import refused


def test_citadel_takes_its_card_from_the_display() -> None:
    """Citadel: building one brings the Advantage card of its territory."""
    table = given(clans={"moor": "G1"}, hands={"green": "citadel"}, display=["advantage-moor"])
    table.play("green", "citadel", territory="moor")
    assert table.state.citadels == {"moor": 1}
    assert table.state.hand("green", "advantage") == ["advantage-moor"]
    assert table.state.display == []


def test_citadel_takes_its_card_from_a_hand() -> None:
    """Citadel: an Advantage card not yet played leaves even another hand."""
    hands = {"green": "citadel", "blue": "advantage-moor"}
    table = given(clans={"moor": "G1 B2"}, hands=hands)
    table.play("green", "citadel", territory="moor")
    assert table.state.hand("blue", "advantage") == []
    assert table.state.holders == {"advantage-moor": "green"}


def test_citadel_finds_no_card_that_was_discarded_unseen() -> None:
    """Citadel: where everybody looked for the card it was not; all know it afterwards."""
    hands = {"green": "citadel", "blue": "advantage-cove"}
    table = given(clans={"moor": "G1", "cove": "G1 B2"}, hands=hands)
    table.state.holders["advantage-moor"] = "blue"
    table.state.spent.append("advantage-moor")
    table.play("green", "citadel", territory="moor")
    table.quiet()
    assert table.state.hand("green", "advantage") == []
    assert table.state.holders == {"advantage-cove": "blue"}


@pytest.mark.parametrize(("ruling", "taken"), [("card-taken", 1), ("nothing-taken", 0)])
def test_citadel_in_the_swamp(ruling: str, taken: int) -> None:
    """Q5: no Citadel can stand in the Swamp; its card comes all the same by default."""
    table = given(
        tiles=("swamp", "plains", "valley", "cove"),
        clans={"swamp": "G1"},
        hands={"green": "citadel"},
        capital="cove",
        display=["advantage-swamp"],
        rulings={"citadel-not-built": ruling},
    )
    table.play("green", "citadel", territory="swamp")
    assert table.state.citadels == {}
    assert len(table.state.hand("green", "advantage")) == taken


def test_conquest_without_clans_starts_no_clash() -> None:
    """Conquest: a clash needs an incoming clan, even where opponents stand together."""
    table = given(clans={"moor": "G1 B1", "plains": "G1"}, hands={"green": "conquest"})
    table.play("green", "conquest", destination="moor")
    table.answer("green", {})
    assert not table.happened("clash")
    assert table.happened("passed")


def test_druid_is_no_last_card() -> None:
    """Druid: it cannot be played by who holds no other Action card."""
    table = given(clans={"moor": "G1"}, hands={"green": "druid"}, discard=["bard"])
    assert refused(table, "green", {"do": "play", "card": "druid"}) == "refused-card-not-playable"


def test_druid_takes_a_card_from_the_pile() -> None:
    """Druid: its player reads the pile and takes a card; Druid itself goes there afterwards."""
    table = given(clans={"moor": "G1"}, hands={"green": "druid bard"}, discard=["geis", "raid"])
    table.play("green", "druid")
    table.asked("green", kind="druid")
    assert table.game.view("green")["known"][-1]["cards"] == ["geis", "raid"]
    table.answer("green", "raid")
    assert sorted(table.state.hand("green", "action")) == ["bard", "raid"]
    assert table.state.discard == ["geis", "druid"]


def test_exploration_lies_where_the_brenn_says() -> None:
    """Exploration: the Brenn chooses the place before the tile is seen; the player gets a clan."""
    table = given(
        clans={"moor": "G1", "plains": "B1"},
        hands={"green": "exploration"},
        brenn="blue",
        pile=["stone-circle", "hills"],
    )
    table.play("green", "exploration")
    table.asked("blue", kind="location")
    table.answer("blue", table.game.shape_for("blue").safe())
    assert table.clans("stone-circle") == "G1"
    assert table.state.sanctuaries == {"stone-circle": 1}
    assert "advantage-stone-circle" in table.state.display
    assert len(table.state.next_to("stone-circle")) >= 2


def test_exploration_without_tiles_does_nothing() -> None:
    """Q12: no tile, no clan; the card is spent."""
    table = given(clans={"moor": "G1"}, hands={"green": "exploration"}, pile=[])
    table.play("green", "exploration")
    assert table.happened("no-tile-left")
    assert table.state.reserve("green") == 11


def test_geis_uses_up_the_turn() -> None:
    """Geis: the card comes to nothing, both are discarded, and the turn is over."""
    table = given(clans={"moor": "G1"}, hands={"green": "bard new-clans", "blue": "geis"})
    table.play("green", "bard")
    table.respond("blue", "geis")
    table.quiet()
    assert table.state.hand("green", "epic") == []
    assert table.state.discard == ["bard", "geis"]
    assert table.happened("card-stopped")


@pytest.mark.parametrize(("ruling", "asked"), [("yes", True), ("no", False)])
def test_geis_against_a_response(ruling: str, asked: bool) -> None:
    """Q7: Bard's triskel side is an Action card being played, unless ruled otherwise."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G2 B2 O1"},
        hands={"green": "bard", "orange": "geis"},
        capital="cove",
        rulings={"geis-against-responses": ruling},
    )
    table.attack("green", "blue")
    table.respond("green", "bard")
    assert table.game.question is not None
    moment = table.game.question.params["moment"]
    assert (moment == "moment:card-announced" and "orange" in table.game.awaited) == asked
    if asked:
        table.respond("orange", "geis")
    table.quiet()
    assert table.state.deeds["green"] == (0 if asked else 1)


def test_master_craftsman_discards_any_card() -> None:
    """Master Craftsman: a tale given up lies open, and The Dagda shuffles even so."""
    table = given(
        clans={"moor": "G1"},
        hands={"green": "master-craftsman the-dagda"},
        deck=["eriu"],
        deck_size=4,
        tales=["the-fianna"],
    )
    table.play("green", "master-craftsman", discarded="the-dagda")
    table.quiet()
    assert table.state.pile_of_tales == []
    assert len(table.state.deck) == 4 + 2 - 1


@pytest.mark.parametrize(("ruling", "saved"), [("no", False), ("yes", True)])
def test_new_alliance_and_the_club(ruling: str, saved: bool) -> None:
    """Q3: a clan replaced is not removed, so nothing saves it, unless ruled otherwise."""
    table = given(
        clans={"moor": "G1 B2"},
        hands={"green": "new-alliance", "blue": "the-dagdas-club"},
        rulings={"new-alliance-removes": ruling},
    )
    table.play("green", "new-alliance", territory="moor", how="replace", opponent="blue")
    while not table.game.over and table.kind == "respond":
        if table.game.question is not None and "clan-at-risk" in str(table.game.question.params):
            table.respond("blue", "the-dagdas-club")
        else:
            table.respond(table.game.awaited[0])
    assert table.clans("moor") == ("G1 B2" if saved else "G2 B1")


def test_raid_takes_a_card_or_a_clan() -> None:
    """Raid: a blind card; from an empty hand an exposed clan instead."""
    for cards, left in (("conquest", "G2 B1"), ("", "G2 B0")):
        table = fighting(
            "moor",
            instigator="green",
            maneuver="green",
            clans={"moor": "G2 B2"},
            hands={"green": "raid", "blue": cards},
            capital="cove",
        )
        table.attack("green", "blue")
        if cards:
            table.answer("blue", {"do": "clan", "card": None})
        table.respond("green", "raid")
        table.quiet()
        assert table.clans("moor") == left.replace(" B0", "")
        assert table.state.hand("green", "action") == ([cards] if cards else [])


def test_scouts_move_after_the_look() -> None:
    """Scouts & Spies: the move comes after the look, and may start a clash."""
    table = given(
        clans={"moor": "G2", "plains": "B1"},
        hands={"green": "scouts-and-spies"},
        capital="cove",
    )
    table.play("green", "scouts-and-spies", opponent="blue")
    table.asked("green", kind="scouts-move")
    table.answer("green", {"origin": "moor", "destination": "plains", "number": 2})
    table.quiet()
    table.asked("green", kind="maneuver")


def test_warlord_keeps_a_clash_alive() -> None:
    """Warlord: 8.14 the end is checked after responses, so a newcomer goes on fighting."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G1 B1 O1"},
        protected={"orange": 1},
        citadels={"moor": 1},
        hands={"blue": "warlord"},
        capital="cove",
    )
    table.attack("green", "blue")
    table.answer("blue", {"do": "clan", "card": None})
    table.respond("blue", "warlord", next="blue")
    table.quiet()
    table.asked("blue", kind="maneuver")
    assert table.clans("moor") == "G1 B1 O1"


@pytest.mark.parametrize(("ruling", "after"), [("from-the-named", "white"), ("as-before", "blue")])
def test_the_order_after_the_named(ruling: str, after: str) -> None:
    """Q10: after the player named by Warlord order goes on from him, or as it would have."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G3 B3 O3 W3"},
        hands={"green": "warlord"},
        capital="cove",
        rulings={"order-after-the-named": ruling},
    )
    table.attack("green", "blue")
    table.respond("green", "warlord", next="orange")
    table.attack("orange", "green")
    table.quiet()
    table.asked(after, kind="maneuver")
