"""Epic Tale cards where their text is tricky, and the rulings about them."""

from __future__ import annotations

import pytest

from .scenario import Position, fighting, given
from .test_examples_rulebook import refused


def test_balors_eye_and_the_club() -> None:
    """Balor's Eye: the owner may save the clan, wherever it stands."""
    table = given(
        clans={"moor": "G1", "plains": "B1"},
        hands={"green": "balors-eye", "blue": "the-dagdas-club"},
    )
    table.play("green", "balors-eye", territory="plains", owner="blue")
    table.respond("blue")
    table.respond("blue", "the-dagdas-club")
    table.quiet()
    assert table.clans("plains") == "B1"


def test_battle_frenzy_drives_everybody_out() -> None:
    """Battle Frenzy: played by anybody, when the Citadels step is over."""
    table = fighting(
        "moor",
        instigator="green",
        clans={"moor": "G2 B2", "plains": "W1"},
        citadels={"moor": 2},
        hands={"white": "battle-frenzy"},
        capital="cove",
    )
    table.until("citadel")
    table.answer("blue", True)
    table.answer("blue", True)
    table.respond("white", "battle-frenzy")
    table.quiet()
    table.asked("green", kind="maneuver")
    assert table.state.clash is not None
    assert table.state.clash["protected"] == {}


@pytest.mark.parametrize(("ruling", "asked"), [("yes", True), ("no", False)])
def test_clash_responses_by_outsiders(ruling: str, asked: bool) -> None:
    """Q8: a player without clans in the clash may play Lug's Spear, unless ruled otherwise."""
    table = fighting(
        "moor",
        instigator="green",
        clans={"moor": "G1 B1", "plains": "W1"},
        hands={"white": "lugs-spear"},
        capital="cove",
        rulings={"clash-responses-by-outsiders": ruling},
    )
    assert (table.kind == "respond") == asked


def test_lugs_spear_silences_the_clash() -> None:
    """7.9: no maneuver card and no response until the clash is over; then all is as before."""
    table = fighting(
        "moor",
        instigator="green",
        clans={"moor": "G2 B2"},
        hands={"green": "lugs-spear ogmas-eloquence strengs-resolve", "blue": "the-dagdas-club"},
        capital="cove",
    )
    table.respond("green", "lugs-spear")
    table.respond("blue")
    table.asked("green", kind="maneuver")
    assert {a["do"] for a in table.options("green")} == {"attack", "peace"}
    value = {"do": "tale", "card": "ogmas-eloquence"}
    assert refused(table, "green", value) == "refused-silenced"
    table.attack("green", "blue")
    table.asked("blue", kind="maneuver")
    assert table.clans("moor") == "G2 B1"


def test_breas_pushes_in_peace() -> None:
    """Breas' Tyranny: an opposing clan goes where told; its owner pays at the Mountains."""
    table = given(
        tiles=("moor", "mountains", "valley", "cove"),
        clans={"moor": "G1 B1", "mountains": "W1"},
        hands={"green": "breas-tyranny", "blue": "bard"},
    )
    table.play("green", "breas-tyranny", origin="moor", opponent="blue", destination="mountains")
    table.quiet()
    table.asked("blue", kind="mountains")
    table.answer("blue", {"do": "card", "lost": "bard"})
    table.quiet()
    assert table.clans("mountains") == "B1 W1"
    assert not table.happened("clash")


def cathbad(**rulings: str) -> Position:
    """Green holds Cathbad's Word when the Assembly begins."""
    return given(
        clans={"moor": "G1", "plains": "B1"},
        hands={"green": "cathbads-word"},
        assembly_step="assembly_begins",
        rulings=rulings,
    )


@pytest.mark.parametrize(("ruling", "open_to_all"), [("secret", False), ("open", True)])
def test_cathbads_word(ruling: str, open_to_all: bool) -> None:
    """Cathbad's Word: the chosen card is set aside, and comes to the hand after the draft."""
    table = cathbad(**{"cathbads-choice": ruling})
    table.asked("green", kind="respond")
    table.respond("green", "cathbads-word")
    table.quiet()
    table.asked("green", kind="cathbad-card")
    table.answer("green", "geis")
    assert bool(table.happened("set-aside-openly")) == open_to_all
    table.until("set-aside")
    table.asked("green")
    assert "geis" in table.state.hand("green", "action")
    table.answer("green", "geis")
    assert table.state.aside == "geis"
    assert len(table.state.hand("green", "action")) == 4


def test_dagdas_harp_counts_other_tales() -> None:
    """Dagda's Harp: a clan for each other tale in hand, three at most."""
    table = given(
        clans={"moor": "G1", "plains": "G1"}, hands={"green": "dagdas-harp eriu the-fianna"}
    )
    table.play("green", "dagdas-harp")
    assert refused(table, "green", {"moor": {"clan": 1}}) == "refused-wrong-number"
    table.answer("green", {"moor": {"clan": 1}, "plains": {"clan": 1}})
    table.quiet()
    assert (table.clans("moor"), table.clans("plains")) == ("G2", "G2")


def test_deirdre_takes_one_and_discards_the_others() -> None:
    """Deirdre's Beauty: The Dagda among the discarded shuffles; a clan is the price."""
    table = given(
        clans={"moor": "G2"},
        hands={"green": "deirdres-beauty", "blue": "eriu", "white": "the-dagda"},
        deck_size=3,
        tales=["the-fianna"],
    )
    table.play("green", "deirdres-beauty")
    table.respond("blue")
    table.asked("green", kind="take-tale")
    table.answer("green", "eriu")
    table.quiet()
    assert table.state.hand("green", "epic") == ["eriu"]
    assert len(table.state.deck) == 5
    assert table.state.pile_of_tales == ["deirdres-beauty"]
    assert table.clans("moor") == "G1"
    assert table.game.view("blue")["houses"]["green"]["tales"] == ["eriu"]


def test_diarmuid_and_grainne_flee_elsewhere() -> None:
    """Diarmuid and Grainne: the clan appears elsewhere; Bard still sings."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G2 B2", "plains": "B1"},
        hands={"green": "bard", "blue": "diarmuid-and-grainne"},
        capital="cove",
    )
    table.attack("green", "blue")
    table.asked("blue", kind="respond")
    table.respond("blue", "diarmuid-and-grainne", territory="plains")
    while "maneuver-made" not in str(table.game.question and table.game.question.params):
        for seat in list(table.game.awaited):
            table.answer(seat, {"card": None})
    table.respond("green", "bard")
    table.quiet()
    assert (table.clans("moor"), table.clans("plains")) == ("G2 B1", "B2")
    assert table.state.deeds["green"] == 1


@pytest.mark.parametrize(("ruling", "asked"), [("untouched", False), ("tile-effect", True)])
def test_fleeing_into_the_mountains(ruling: str, asked: bool) -> None:
    """Q20: fleeing is placing, so the tile does not ask its price, unless ruled otherwise."""
    table = given(
        tiles=("moor", "mountains", "valley", "cove"),
        clans={"moor": "G1 B1", "mountains": "B1"},
        hands={"green": "balors-eye", "blue": "diarmuid-and-grainne bard"},
        rulings={"diarmuid-into-the-mountains": ruling},
    )
    table.play("green", "balors-eye", territory="moor", owner="blue")
    table.respond("blue")
    table.respond("blue", "diarmuid-and-grainne", territory="mountains")
    table.quiet()
    assert (table.kind == "mountains") == asked


@pytest.mark.parametrize(("ruling", "drawn"), [("no", 0), ("yes", 1)])
def test_kernunos_sanctuary(ruling: str, drawn: int) -> None:
    """Q6: a clan and a Sanctuary arrive; no tale is drawn, unless ruled otherwise."""
    table = given(
        clans={"moor": "G1"},
        hands={"green": "kernunos-sanctuary"},
        rulings={"kernunos-draws": ruling},
    )
    table.play("green", "kernunos-sanctuary", territory="moor")
    table.quiet()
    assert table.state.sanctuaries == {"moor": 1}
    assert len(table.state.hand("green", "epic")) == drawn


def test_lug_takes_back_a_resolved_card() -> None:
    """Lug Samildanach: the card comes to the hand, whoever played it, and can be played again."""
    table = given(clans={"moor": "G1"}, hands={"green": "new-clans", "white": "lug-samildanach"})
    table.play("green", "new-clans")
    table.respond("white", "lug-samildanach")
    table.quiet()
    assert table.state.hand("white", "action") == ["new-clans"]
    assert table.state.discard == []


@pytest.mark.parametrize(("ruling", "taken"), [("no", False), ("yes", True)])
def test_lug_and_a_card_that_geis_stopped(ruling: str, taken: bool) -> None:
    """Q1: a cancelled card was not resolved, so it cannot be taken, unless ruled otherwise."""
    table = given(
        clans={"moor": "G1"},
        hands={"green": "new-clans", "blue": "geis", "white": "lug-samildanach"},
        rulings={"lug-after-geis": ruling},
    )
    table.play("green", "new-clans")
    table.respond("blue", "geis")
    table.respond("white")  # about Geis itself
    if taken:
        table.respond("white", "lug-samildanach")
    table.quiet()
    assert ("new-clans" in table.state.hand("white", "action")) == taken


def test_lug_can_take_geis() -> None:
    """Q1: Geis itself has been resolved, and can be taken."""
    hands = {"green": "new-clans", "blue": "geis", "white": "lug-samildanach"}
    table = given(clans={"moor": "G1"}, hands=hands)
    table.play("green", "new-clans")
    table.respond("blue", "geis")
    table.respond("white", "lug-samildanach")
    table.quiet()
    assert table.state.hand("white", "action") == ["geis"]
    assert table.state.gone == ["new-clans"]


def test_maeve_collects_and_returns() -> None:
    """Maeve's Wealth: gifts are chosen together in secret; every giver gets one card back."""
    table = given(
        clans={"moor": "G1"},
        hands={"green": "maeves-wealth bard", "blue": "geis druid", "orange": "citadel"},
    )
    table.play("green", "maeves-wealth")
    table.asked("blue", kind="gift")  # orange has no choice
    table.answer("blue", "druid")
    table.asked("green", kind="give-card")
    table.answer("green", "druid")
    table.answer("green", "bard")
    table.quiet()
    assert sorted(table.state.hand("blue", "action")) == ["druid", "geis"]
    assert table.state.hand("orange", "action") == ["bard"]
    assert table.state.hand("green", "action") == ["citadel"]


def test_manannans_horses_ride_far() -> None:
    """Manannan's Horses: up to three clans go anywhere and start a clash there."""
    table = given(
        clans={"moor": "G4", "cove": "B1"}, hands={"green": "manannans-horses"}, capital="plains"
    )
    table.play("green", "manannans-horses", origin="moor", destination="cove", number=3)
    table.quiet()
    table.asked("green", kind="maneuver")
    assert table.clans("cove") == "G3 B1"


def test_the_morrigan_turns_the_order_before_the_clash() -> None:
    """The Morrigan: the new direction applies from then on, the clash included."""
    table = given(clans={"moor": "G2 B2 O2 W2"}, hands={"green": "the-morrigan"}, capital="cove")
    table.play("green", "the-morrigan", flip=True, territory="moor", instigator="green")
    table.attack("green", "blue")
    table.quiet()
    table.asked("white", kind="maneuver")


def morrigan(clans: str, instigator: str) -> Position:
    """White turns the direction and names an instigator at the Gates."""
    gates = "gates-of-tir-na-nog"
    table = given(
        tiles=("moor", "plains", "valley", gates),
        clans={gates: clans, "moor": "W1"},
        hands={"white": "the-morrigan"},
        turn="white",
        capital="moor",
    )
    table.play("white", "the-morrigan", flip=True, territory=gates, instigator=instigator)
    table.quiet()
    return table


def test_the_morrigan_names_another_instigator() -> None:
    """8.2, 10.1: the Gates take the last clan of the player named by white, who names another."""
    table = morrigan("G1 B2 O2", "green")
    table.asked("white", kind="instigator")
    assert table.options("white") == ["blue", "orange"]
    table.answer("white", "orange")
    table.quiet()
    assert table.state.clash is not None
    assert (table.state.clash["instigator"], table.state.clash["initiator"]) == ("orange", "white")
    table.asked("orange", kind="maneuver")


def test_the_morrigan_keeps_whom_it_has_named() -> None:
    """8.2: who is still there is the instigator."""
    table = morrigan("G1 B2 O2", "blue")
    table.asked("blue", kind="maneuver")


def test_the_morrigan_starts_no_clash_where_one_player_is_left() -> None:
    """8.2, Q19: of two players one has left through the Gates."""
    table = morrigan("G1 B2", "green")
    assert not table.happened("clash")


def test_tailtus_land() -> None:
    """Tailtu's Land: one of three tiles, the others go under the pile; a neighbour may enter."""
    table = given(
        clans={"moor": "G1", "plains": "G1"},
        hands={"green": "tailtus-land"},
        pile=["hills", "forest", "mountains", "swamp"],
    )
    table.play("green", "tailtus-land")
    table.asked("green", kind="new-tile")
    assert table.game.view("green")["known"][-1]["territories"] == ["hills", "forest", "mountains"]
    table.answer("green", {"territory": "forest", "location": "A:-1,2"})
    table.asked("green", kind="enter-tile")
    table.answer("green", "moor")
    table.quiet()
    assert table.clans("forest") == "G1"
    assert table.state.pile == ["swamp", "hills", "mountains"]


@pytest.mark.parametrize(
    ("ruling", "owners"),
    [("exactly-two", [["green", "blue"]]), ("up-to-two", [["green"], ["blue"], ["green", "blue"]])],
)
def test_cuchulain(ruling: str, owners: list[list[str]]) -> None:
    """Q2: two exposed clans, one's own among them if necessary; or, if so ruled, up to two."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G1 B1"},
        hands={"green": "tale-of-cuchulain"},
        capital="cove",
        rulings={"cuchulain-clans": ruling},
    )
    found = [a["owners"] for a in table.options("green") if a["do"] == "tale"]
    assert sorted(found) == sorted(owners)


def test_cuchulain_needs_a_single_clan() -> None:
    """Tale of Cuchulain: with two exposed clans it is no maneuver."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G2 B2"},
        hands={"green": "tale-of-cuchulain"},
        capital="cove",
    )
    assert "tale" not in {a["do"] for a in table.options("green")}


def test_moytura_brings_reinforcements() -> None:
    """The Battle of Moytura: clans from all around and one from the reserve, all exposed."""
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G1 B2", "plains": "G2", "valley": "G1"},
        hands={"green": "the-battle-of-moytura"},
        capital="cove",
    )
    table.maneuver("green", "tale", card="the-battle-of-moytura")
    assert refused(table, "green", {}) == "refused-wrong-number"
    table.answer("green", {"plains": {"clan": 2}, "valley": {"clan": 1}})
    table.quiet()
    assert table.clans("moor") == "G5 B2"
    assert not table.happened("clash")


def test_fianna_take_sheltered_clans_along() -> None:
    """The Fianna: exposed and sheltered clans leave for one neighbour, chieftain or not."""
    table = fighting(
        "moor",
        instigator="blue",
        maneuver="green",
        clans={"moor": "G2 B2", "plains": "O3"},
        citadels={"moor": 1},
        protected={"green": 1},
        hands={"green": "the-fianna"},
        capital="cove",
    )
    table.maneuver("green", "tale", card="the-fianna", destination="plains")
    table.answer("green", {"moor": {"exposed": 1, "protected": 1}})
    table.quiet()
    assert (table.clans("moor"), table.clans("plains")) == ("B2", "G2 O3")
    assert not table.happened("clash")


def test_the_other_world_mixes_arrivals_and_departures() -> None:
    """The Other World: one step for each Sanctuary, three at most, in any mixture."""
    table = given(
        clans={"moor": "G1 B2 O1"}, sanctuaries={"moor": 4}, hands={"green": "the-other-world"}
    )
    table.play("green", "the-other-world", territory="moor")
    assert refused(table, "green", {"moor": {"blue": 2, "green": 2}}) == "refused-wrong-number"
    table.answer("green", {"moor": {"blue": 1, "green": 2}})
    table.quiet()
    assert table.clans("moor") == "G3 B1 O1"


def test_the_champions_share() -> None:
    """The Champion's Share: the card set aside comes to hand, and nobody else knows which."""
    table = given(clans={"moor": "G1"}, hands={"green": "the-champions-share"}, aside="geis")
    table.play("green", "the-champions-share")
    table.quiet()
    assert table.state.hand("green", "action") == ["geis"]
    assert table.state.aside is None
    assert all(e.audience == frozenset({"green"}) for e in table.happened("you-took"))


@pytest.mark.parametrize(("ruling", "drawn"), [("discards-shuffled", 1), ("nothing-drawn", 0)])
def test_an_empty_deck_of_tales(ruling: str, drawn: int) -> None:
    """Q11: the open pile is shuffled into a new deck, or so ruled nothing is drawn."""
    table = given(
        clans={"moor": "G1"},
        hands={"green": "bard"},
        deck_size=0,
        tales=["eriu"],
        rulings={"epic-deck-empty": ruling},
    )
    table.play("green", "bard")
    table.quiet()
    assert len(table.state.hand("green", "epic")) == drawn
    assert bool(table.happened("no-tale-left")) == (not drawn)


def test_the_club_decides_for_the_target() -> None:
    """The Dagda's Club at an attack: a clan, or a card that the target still picks; Q18: a card
    can be demanded only where there is one."""
    for must, cards, clans in (("clan", "bard geis", "G2 B1"), ("card", "bard geis", "G2 B2")):
        table = fighting(
            "moor",
            instigator="green",
            maneuver="green",
            clans={"moor": "G2 B2"},
            hands={"green": "the-dagdas-club", "blue": cards},
            capital="cove",
        )
        table.attack("green", "blue", **{"with": "the-dagdas-club", "must": must})
        table.quiet()
        if must == "card":
            table.asked("blue", kind="attacked")
            assert table.options("blue") == [
                {"do": "card", "lost": "bard"},
                {"do": "card", "lost": "geis"},
            ]
            table.answer("blue", {"do": "card", "lost": "geis"})
            table.quiet()
        assert table.clans("moor") == clans
    table = fighting(
        "moor",
        instigator="green",
        maneuver="green",
        clans={"moor": "G2 B2"},
        hands={"green": "the-dagdas-club"},
        capital="cove",
    )
    assert [a.get("must") for a in table.options("green") if "with" in a] == ["clan"]


@pytest.mark.parametrize(("ruling", "asked"), [("yes", True), ("no", False)])
def test_clans_lost_to_tiles(ruling: str, asked: bool) -> None:
    """Q13: a clan lost to the Mountains counts as removed, unless ruled otherwise."""
    table = given(
        tiles=("moor", "mountains", "valley", "cove"),
        clans={"moor": "G2"},
        hands={"green": "conquest the-dagdas-club"},
        rulings={"lost-clans-removed": ruling},
    )
    table.play("green", "conquest", destination="mountains")
    table.answer("green", {"moor": {"clan": 1}})
    assert table.game.question is not None
    assert (table.game.question.params["moment"] == "moment:clan-at-risk") == asked
    if asked:
        table.respond("green", "the-dagdas-club")
    table.quiet()
    assert table.clans("mountains") == ("G1" if asked else "")
