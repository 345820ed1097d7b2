"""Advantage cards and tiles where their text is tricky, and the rulings about them."""

from __future__ import annotations

import pytest

from .scenario import fighting, given


def test_cove_exchanges_the_card_set_aside() -> None:
    """Cove: the card set aside comes to hand first, then any Action card takes its place."""
    table = given(
        clans={"moor": "G1"}, hands={"green": "new-clans bard advantage-cove"}, aside="geis"
    )
    table.play("green", "bard")
    table.respond("green", "advantage-cove")
    while table.kind == "respond":
        table.quiet()
    table.asked("green", kind="set-aside")
    table.answer("green", "new-clans")
    assert table.state.aside == "new-clans"
    assert table.state.hand("green", "action") == ["geis"]
    assert table.game.view("green")["known"][-1]["cards"] == ["new-clans"]
    assert table.game.view("blue")["known"] == []


@pytest.mark.parametrize(("ruling", "asked"), [("allowed", True), ("none", False)])
def test_responses_after_a_cancelled_season_card(ruling: str, asked: bool) -> None:
    """Q15: Valley may follow a card that Geis has stopped: it was played."""
    table = given(
        clans={"moor": "G1"},
        hands={"green": "new-clans advantage-valley", "blue": "geis"},
        rulings={"responses-after-cancelled": ruling},
    )
    table.play("green", "new-clans")
    table.respond("blue", "geis")
    assert (table.kind == "respond") == asked
    if asked:
        table.respond("green", "advantage-valley", territory="moor")
        assert table.clans("moor") == "G2"


def test_lost_vale_moves_anybody_in_peace() -> None:
    """Lost Vale: one clan of any player comes, and no clash arises."""
    table = given(
        tiles=("lost-vale", "plains", "valley", "cove"),
        clans={"lost-vale": "G1", "plains": "B1"},
        hands={"green": "bard advantage-lost-vale"},
        capital="cove",
    )
    table.play("green", "bard")
    table.respond("green", "advantage-lost-vale", origin="plains", owner="blue")
    table.quiet()
    assert table.clans("lost-vale") == "G1 B1"
    assert not table.happened("clash")


def test_salt_mine_gives_a_card_back() -> None:
    """Salt Mine: a random card comes, a chosen one goes; only the two players know which."""
    table = given(
        clans={"moor": "G1"},
        hands={"green": "new-clans bard advantage-salt-mine", "blue": "geis", "orange": "druid"},
    )
    table.play("green", "bard")
    table.quiet()
    table = given(
        clans={"moor": "G1"},
        hands={"green": "new-clans bard advantage-salt-mine", "blue": "geis", "orange": "druid"},
    )
    table.play("green", "bard")
    table.respond("blue")
    table.respond("green", "advantage-salt-mine", opponent="blue")
    while table.kind == "respond":
        for seat in list(table.game.awaited):
            table.answer(seat, {"card": None})
    table.asked("green", kind="give-card")
    table.answer("green", "new-clans")
    assert table.state.hand("blue", "action") == ["new-clans"]
    assert table.state.hand("green", "action") == ["geis"]
    handed = table.happened("card-handed-over")
    assert [e.audience for e in handed] == [frozenset({"green", "blue"})] * 2


def test_salt_mine_against_empty_hands() -> None:
    """Q17: where nobody has an Action card nothing changes hands."""
    table = given(clans={"moor": "G1"}, hands={"green": "bard citadel advantage-salt-mine"})
    table.play("green", "bard")
    table.respond("green", "advantage-salt-mine", opponent="blue")
    table.quiet()
    assert table.state.hand("green", "action") == ["citadel"]


def test_forest_follows_a_tale_on_either_timing() -> None:
    """Forest: a card more after a tale that was a response."""
    table = given(
        clans={"moor": "G1 B1"},
        hands={"green": "the-dagda advantage-forest", "blue": "balors-eye"},
        turn="blue",
        deck_size=5,
    )
    table.play("blue", "balors-eye", territory="moor", owner="green")
    table.respond("green", "the-dagda")
    table.respond("green", "advantage-forest")
    table.quiet()
    assert len(table.state.hand("green", "epic")) == 1


def test_stone_circle_takes_a_tale_back() -> None:
    """Stone Circle: for a clan there the tale just played returns, as everybody sees."""
    table = given(
        tiles=("stone-circle", "plains", "valley", "cove"),
        clans={"stone-circle": "G2"},
        hands={"green": "children-of-dana advantage-stone-circle"},
        capital="cove",
    )
    table.play("green", "children-of-dana", territory="cove")
    table.respond("green", "advantage-stone-circle")
    table.quiet()
    assert table.clans("stone-circle") == "G1"
    assert table.state.hand("green", "epic") == ["children-of-dana"]
    assert table.game.view("blue")["houses"]["green"]["tales"] == ["children-of-dana"]


def test_stone_circle_comes_too_late_for_the_dagda() -> None:
    """7.8: The Dagda is shuffled in the moment it is discarded, so it cannot be taken back."""
    table = given(
        tiles=("stone-circle", "plains", "valley", "cove"),
        clans={"stone-circle": "G2 B1"},
        hands={"green": "the-dagda advantage-stone-circle", "blue": "balors-eye"},
        turn="blue",
        capital="cove",
    )
    table.play("blue", "balors-eye", territory="stone-circle", owner="green")
    table.respond("green", "the-dagda")
    table.until("turn")
    assert table.state.hand("green", "advantage") == ["advantage-stone-circle"]


def test_stone_circle_is_not_paid_by_a_clan_that_is_saved() -> None:
    """A clan that The Dagda's Club keeps where it is pays for nothing."""
    table = given(
        tiles=("stone-circle", "plains", "valley", "cove"),
        clans={"stone-circle": "G2"},
        hands={"green": "children-of-dana the-dagdas-club advantage-stone-circle"},
        capital="cove",
    )
    table.play("green", "children-of-dana", territory="cove")
    table.respond("green")
    table.respond("green", "advantage-stone-circle")
    table.respond("green")
    table.respond("green", "the-dagdas-club")
    table.quiet()
    assert table.clans("stone-circle") == "G2"
    assert "children-of-dana" in table.state.pile_of_tales


def test_meadows_sees_before_it_decides() -> None:
    """Meadows: the card drawn lies in the player's view while the question is open."""
    table = given(
        clans={"moor": "G1"},
        hands={"green": "bard advantage-meadows"},
        deck=["eriu", "the-fianna"],
    )
    table.play("green", "bard")
    table.asked("green", kind="respond")
    assert table.game.view("green")["hand"]["drawn"] == ["eriu"]
    assert "drawn" not in table.game.view(None).get("hand", {})
    table.respond("green", "advantage-meadows")
    table.asked("green", kind="keep-tale")
    table.answer("green", "the-fianna")
    assert table.state.hand("green", "epic") == ["the-fianna"]
    assert table.state.pile_of_tales == ["eriu"]


def test_mountains_let_their_holder_pass() -> None:
    """Mountains: who holds its card pays nothing for that one move."""
    table = given(
        tiles=("moor", "mountains", "valley", "cove"),
        clans={"moor": "G3"},
        hands={"green": "emissaries bard advantage-mountains"},
    )
    table.play("green", "emissaries", origin="moor", destination="mountains")
    table.respond("green", "advantage-mountains")
    table.quiet()
    assert table.clans("mountains") == "G1"
    assert table.state.hand("green", "action") == ["bard"]


def test_highlands_name_the_instigator() -> None:
    """Highlands: the one named shelters nobody and makes the first maneuver."""
    table = fighting(
        "highlands",
        tiles=("highlands", "plains", "valley", "cove"),
        instigator="green",
        clans={"highlands": "G2 B2", "plains": "W1"},
        citadels={"highlands": 1},
        hands={"white": "advantage-highlands"},
        capital="cove",
    )
    table.respond("white", "advantage-highlands", instigator="blue")
    table.asked("green", kind="citadel")
    table.answer("green", False)
    table.asked("blue", kind="maneuver")


def test_hills_defeat_an_attack_unless_stopped() -> None:
    """Hills: neither clan nor card is lost; The Dagda brings the choice back."""
    for dagda in (False, True):
        table = fighting(
            "hills",
            tiles=("hills", "plains", "valley", "cove"),
            instigator="green",
            maneuver="green",
            clans={"hills": "G2 B2"},
            hands={"green": "the-dagda" if dagda else "", "blue": "advantage-hills bard"},
            capital="cove",
        )
        table.attack("green", "blue")
        table.asked("blue", kind="attacked")
        table.answer("blue", {"do": "respond", "card": "advantage-hills"})
        if dagda:
            table.respond("green", "the-dagda")
            table.asked("blue", kind="attacked")
            table.answer("blue", {"do": "card", "lost": "bard"})
        table.quiet()
        assert table.clans("hills") == "G2 B2"
        assert table.state.hand("blue", "action") == ([] if dagda else ["bard"])
        table.asked("blue", kind="maneuver")


def test_an_iron_mine_that_is_stopped_leaves_a_plain_attack() -> None:
    """8.13: the target chooses after all."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G2 B2"},
        hands={"green": "advantage-iron-mine", "blue": "the-dagda bard citadel"},
        capital="cove",
    )
    table.attack("green", "blue", **{"with": "advantage-iron-mine"})
    table.respond("blue", "the-dagda")
    table.quiet()
    table.asked("blue", kind="attacked")
    table.answer("blue", {"do": "card", "lost": "bard"})
    table.quiet()
    assert table.clans("moor") == "G2 B2"


def test_misty_lands_turn_cards_into_a_choice() -> None:
    """Misty Lands: as many tales are seen as Action cards are given, and one is kept."""
    table = given(
        clans={"moor": "G1"},
        hands={"green": "bard citadel raid advantage-misty-lands"},
        deck=["eriu", "the-fianna"],
    )
    table.play("green", "advantage-misty-lands")
    table.answer("green", ["bard", "raid"])
    table.answer("green", "eriu")
    assert table.state.hand("green", "action") == ["citadel"]
    assert table.state.discard == ["bard", "raid"]
    assert table.state.gone == []
    assert table.state.pile_of_tales == ["the-fianna"]


def test_moor_is_played_at_any_time() -> None:
    """Moor: at a turn, and between the turns of others; the looker alone sees the tales."""
    hands = {"green": "advantage-moor bard", "blue": "eriu the-dagda"}
    table = given(clans={"moor": "G1", "plains": "B1"}, hands=hands)
    table.answer("green", {"do": "respond", "card": "advantage-moor", "opponent": "blue"})
    table.quiet()
    table.asked("green", kind="turn")
    assert table.game.view("green")["known"][-1]["cards"] == ["eriu", "the-dagda"]
    table = given(clans={"moor": "G1", "plains": "B1", "valley": "O1"}, hands=hands, turn="orange")
    table.take_turn("orange", "pass")
    assert "green" in table.game.awaited
    table.respond("green", "advantage-moor", opponent="blue")
    table.quiet()
    assert table.game.view("green")["known"][-1]["whose"] == "blue"


def test_swamp_is_a_turn_without_passing() -> None:
    """Swamp: nothing happens, and the count of passes starts afresh."""
    table = given(clans={"moor": "G1"}, hands={"green": "advantage-swamp"}, passes=3)
    table.play("green", "advantage-swamp")
    table.quiet()
    assert table.state.passes == 0
    assert not table.happened("season-over")


def test_a_played_advantage_card_comes_back_in_the_assembly() -> None:
    """5.3: every card goes to the chieftain of its territory, wherever it lay."""
    table = given(
        clans={"moor": "G1", "plains": "B1 O1"},
        hands={"blue": "advantage-moor"},
        assembly_step="advantage_cards",
    )
    table.until("draft")
    assert table.state.holders == {"advantage-moor": "green"}
    assert table.state.display == ["advantage-plains", "advantage-valley", "advantage-cove"]


def test_a_card_of_a_lost_territory_is_displayed_at_the_end_of_the_season() -> None:
    """6.8: who is chieftain no more shows the card; who still is keeps it."""
    table = given(
        clans={"moor": "G1 B2", "plains": "G1", "valley": "O1", "cove": "W1"},
        hands={"green": "advantage-moor advantage-plains"},
        festival="moor",
        passes=3,
    )
    table.take_turn("green", "pass")
    table.quiet()
    shown = [e.params["card"] for e in table.happened("advantage-displayed")]
    assert shown == ["card:advantage-moor"]
    assert table.state.festival is None
