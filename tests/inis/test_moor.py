"""7.1 The Moor, which its holder can play before any decision, and where it cannot be played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.inis.state import InisState
from engine.kernel.game import Game
from engine.kernel.shapes import SomeOf
from engine.rulesets import rulesets

from .scenario import Position, fighting, given
from .test_examples_rulebook import refused

MOOR = "advantage-moor"


def look(opponent: str) -> dict[str, Any]:
    """Write the answer that plays the Moor."""
    return {"do": "respond", "card": MOOR, "opponent": opponent}


def looks_first(table: Position, seat: str, kind: str, opponent: str) -> None:
    """Let a seat that decides something play the Moor, and be asked the same again."""
    assert seat in table.game.awaited
    assert table.kind == kind
    value = look(opponent)
    table.answer(
        seat, value if kind != "respond" else {k: v for k, v in value.items() if k != "do"}
    )
    for other in [x for x in table.game.awaited if x != seat and table.kind == kind]:
        table.answer(other, table.game.shape_for(other).safe())
    while table.kind == "respond" and "card-announced" in str(table.game.question):
        table.respond(table.game.awaited[0])
    table.asked(seat, kind=kind)
    (seen,) = table.game.view(seat)["known"][-1:]
    assert (seen["whose"], seen["cards"]) == (opponent, sorted(table.state.hand(opponent, "epic")))
    assert MOOR in table.state.spent
    shape: Any = table.game.shape_for(seat)
    assert shape.check(value) is not None


def clash(**more: Any) -> Position:
    """Green has come into the Plains; blue, who is there, holds the Moor."""
    position: dict[str, Any] = {
        "instigator": "green",
        "clans": {"plains": "G2 B2", "valley": "O1"},
        "hands": {"blue": f"{MOOR} bard", "orange": "eriu"},
        "capital": "cove",
        **more,
    }
    return fighting("plains", **position)


def test_when_attacked() -> None:
    """7.1: the target looks, and then answers the attack."""
    table = clash(maneuver="green")
    table.attack("green", "blue")
    looks_first(table, "blue", "attacked", "orange")
    table.answer("blue", {"do": "card", "lost": "bard"})
    table.quiet()
    assert table.clans("plains") == "G2 B2"


def test_beside_hills() -> None:
    """7.1: the Moor defeats no attack; Hills still do after it."""
    table = fighting(
        "hills",
        tiles=("hills", "plains", "valley", "cove"),
        instigator="green",
        maneuver="green",
        clans={"hills": "G2 B2"},
        hands={"blue": f"{MOOR} advantage-hills bard", "orange": "eriu"},
        capital="cove",
    )
    table.attack("green", "blue")
    looks_first(table, "blue", "attacked", "orange")
    table.answer("blue", {"do": "respond", "card": "advantage-hills"})
    table.quiet()
    assert table.happened("attack-defeated")


def test_when_a_clan_is_about_to_go() -> None:
    """7.1: with a look first, the clan can still be saved."""
    table = given(
        clans={"moor": "G1", "plains": "B1"},
        hands={"green": "balors-eye", "blue": f"{MOOR} the-dagdas-club", "orange": "eriu"},
    )
    table.play("green", "balors-eye", territory="plains", owner="blue")
    table.respond("blue")
    table.asked("blue", kind="respond")
    looks_first(table, "blue", "respond", "orange")
    table.respond("blue", "the-dagdas-club")
    table.quiet()
    assert table.clans("plains") == "B1"


def test_before_consent_to_peace() -> None:
    """7.1: who is asked for peace looks first."""
    table = clash(maneuver="green")
    table.maneuver("green", "peace")
    looks_first(table, "blue", "peace", "orange")
    table.answer("blue", True)
    assert table.happened("peace")


def test_before_sheltering() -> None:
    """7.1: who may shelter a clan looks first."""
    table = clash(citadels={"plains": 2})
    table.until("citadel")
    looks_first(table, "blue", "citadel", "orange")
    table.answer("blue", True)
    assert table.happened("sheltered")


def test_before_a_gift() -> None:
    """7.1: who gives for Maeve's Wealth looks first; the other gift stands, and nobody sees it."""
    table = given(
        clans={"moor": "G1"},
        hands={
            "green": "maeves-wealth bard",
            "blue": f"{MOOR} geis druid",
            "orange": "citadel raid",
            "white": "eriu",
        },
    )
    table.play("green", "maeves-wealth")
    table.quiet()
    table.asked("blue", "orange", kind="gift")
    table.answer("orange", "raid")
    looks_first(table, "blue", "gift", "white")
    assert "raid" in table.state.hand("orange", "action")
    table.answer("blue", "druid")
    assert sorted(table.state.hand("green", "action")) == ["bard", "druid", "raid"]


def test_a_gift_that_has_gone_meanwhile() -> None:
    """7.1, 7.7: what was to be given is played in the wake of the Moor; the card left is given."""
    table = given(
        clans={"moor": "G1"},
        hands={
            "green": "maeves-wealth bard",
            "blue": f"{MOOR} geis druid",
            "orange": "master-craftsman raid the-dagda",
        },
    )
    table.play("green", "maeves-wealth")
    table.respond("orange")
    table.answer("orange", "master-craftsman")
    table.answer("blue", look("orange"))
    table.respond("orange", "the-dagda")
    table.respond("orange", "master-craftsman", recipient="white")
    table.quiet()
    table.asked("blue", kind="gift")
    table.answer("blue", "druid")
    assert sorted(table.state.hand("green", "action")) == ["bard", "druid", "raid"]


def test_at_the_mountains() -> None:
    """7.1: the owner of the clans looks before it pays."""
    table = given(
        tiles=("moor", "mountains", "valley", "cove"),
        clans={"moor": "G2"},
        hands={"green": f"emissaries bard {MOOR}", "blue": "eriu"},
    )
    table.play("green", "emissaries", origin="moor", destination="mountains")
    looks_first(table, "green", "mountains", "blue")
    table.answer("green", {"do": "card", "lost": "bard"})
    assert table.clans("mountains") == "G1"


def test_before_a_tale_is_kept() -> None:
    """7.1: with three cards drawn their player looks, and then keeps one."""
    table = given(
        clans={"moor": "G1"},
        hands={"green": f"tuans-memory {MOOR}", "blue": "battle-frenzy"},
        deck=["eriu", "the-fianna", "lugs-spear"],
    )
    table.play("green", "tuans-memory")
    table.quiet()
    looks_first(table, "green", "keep-tale", "blue")
    table.answer("green", "the-fianna")
    assert table.state.hand("green", "epic") == ["the-fianna"]


def test_when_clans_return_from_the_cauldron() -> None:
    """7.1: also a number is decided after a look."""
    table = clash(
        maneuver="green",
        hands={"blue": f"{MOOR} dagdas-cauldron", "orange": "eriu"},
    )
    table.attack("green", "blue")
    table.respond("blue", "dagdas-cauldron")
    table.quiet()
    table.maneuver("blue", "peace")
    table.answer("green", True)
    looks_first(table, "blue", "cauldron", "orange")
    table.answer("blue", 1)
    assert table.clans("plains") == "G2 B2"


def test_at_every_step_of_a_draft() -> None:
    """7.1, 5.6: a look in the second step; what the others keep stands and is not seen."""
    table = given(
        clans={"moor": "G1", "plains": "B1"},
        hands={"blue": "eriu"},
        assembly_step="advantage_cards",
    )
    table.until("draft")
    for seat in list(table.game.awaited):
        table.answer(seat, table.game.shape_for(seat).safe())
    table.asked("green", "blue", "orange", "white", kind="draft")
    cards = sorted(table.state.drafts["green"])
    before = {x: list(table.state.drafts[x]) for x in table.state.seats}
    looks_first(table, "green", "draft", "blue")
    assert {x: list(table.state.drafts[x]) for x in table.state.seats} == before
    table.answer("green", [cards[3], cards[1]])
    assert table.state.drafts["green"][:2] == [cards[3], cards[1]]


def test_a_draft_with_the_moor_takes_the_same_cards() -> None:
    """5.6: its holder keeps as many cards as all, in any order, whatever else it could do."""
    table = given(
        clans={"moor": "G1", "plains": "B1"},
        hands={"blue": "eriu"},
        assembly_step="advantage_cards",
    )
    table.until("draft")
    shape: Any = table.game.shape_for("green")
    plain = SomeOf("card", sorted(table.state.drafts["green"]), 1, 1, rule="5.6")
    cards = plain.things
    for value in ([], ["x"], [cards[0]], [cards[0], cards[1]], [cards[0]] * 2, None, "bard"):
        assert shape.check(value) == plain.check(value), value
    assert shape.safe() == plain.safe()
    assert isinstance(table.game.shape_for("blue"), SomeOf)


def test_the_dagda_stops_a_look() -> None:
    """7.5: nothing is seen, and the decision is asked for again."""
    table = clash(maneuver="green", hands={"blue": f"{MOOR} bard", "orange": "the-dagda"})
    table.maneuver("green", "peace")
    table.answer("blue", look("orange"))
    table.respond("orange", "the-dagda")
    table.quiet()
    table.asked("blue", kind="peace")
    assert table.game.view("blue")["known"] == []


def test_an_opponent_without_tales() -> None:
    """2.6: an opponent without tales may be named; but nobody is asked just for that."""
    table = given(clans={"moor": "G1", "plains": "B1"}, hands={"green": f"{MOOR} bard"})
    table.answer("green", look("blue"))
    table.quiet()
    assert table.game.view("green")["known"][-1]["cards"] == []
    table = given(
        clans={"moor": "G1", "plains": "B1"},
        hands={"green": f"{MOOR} bard", "blue": "druid"},
        turn="blue",
    )
    table.take_turn("blue", "pass")
    assert table.state.turn != "blue"


@pytest.mark.parametrize(
    ("card", "choices", "kind"),
    [
        ("conquest", {"destination": "plains"}, "arrival"),
        ("migration", {}, "departure"),
        ("new-clans", {}, "placement"),
        ("advantage-misty-lands", {}, "offering"),
    ],
)
def test_not_between_a_card_and_what_is_announced_with_it(
    card: str, choices: dict[str, Any], kind: str
) -> None:
    """6.4, ``moor-at-any-time``: a card is announced as a whole; before it there was time."""
    table = given(
        clans={"moor": "G2", "cove": "G1", "plains": "B1"},
        hands={"green": f"{card} {MOOR} bard citadel raid", "blue": "eriu"},
    )
    assert look("blue") in table.options("green")
    table.play("green", card, **choices)
    table.asked("green", kind=kind)
    assert table.game.shape_for("green").check(look("blue")) is not None


ANNOUNCED = {
    "arrival", "departure", "placement", "offering", "eriu", "other-world",
    "withdraw", "reinforcements", "fianna",
}  # fmt: skip
"""What is chosen as a part of an announcement."""


def test_before_every_other_decision() -> None:
    """7.1, ``moor-at-any-time``: in random games, whatever else its holder is asked."""
    rng = random.Random(5)
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for players in (2, 3, 4) * 10:
        game = Game.new(rulesets["inis"], {"players": players}, keep_rests=False)
        while game.question is not None and game.state.round < 5:
            for seat, shape in game.question.shapes.items():
                if _may_look(game.state, seat):
                    other = next(x for x in game.state.seats if x != seat)
                    value = look(other)
                    reply = {k: v for k, v in value.items() if k != "do"}
                    offered = shape.check(value) is None or shape.check(reply) is None
                    found[offered].add(game.question.kind)
            for seat, shape in game.question.shapes.items():
                answer = shape.sample(rng)
                while isinstance(answer, dict) and answer.get("card") == MOOR:
                    answer = shape.sample(rng)
                game.answer(seat, answer)
    assert found[False] <= ANNOUNCED | {"landless"}
    assert not found[True] & ANNOUNCED
    assert found[True] >= {"turn", "draft", "respond", "maneuver", "attacked", "peace", "citadel"}


def _may_look(s: InisState, seat: str) -> bool:
    """Tell whether a seat holds the Moor, and no Lug's Spear forbids it."""
    silenced = s.clash is not None and s.clash["silenced"]
    return seat in s.seats and MOOR in s.hand(seat, "advantage") and not silenced


def test_not_while_clans_come_back() -> None:
    """6.3, ``moor-at-any-time``: a player without clans first places two, and then may look."""
    table = given(clans={"plains": "B1"}, hands={"green": f"{MOOR} bard", "blue": "eriu"})
    table.asked("green", kind="landless")
    assert table.game.shape_for("green").check(look("blue")) is not None
    table.answer("green", {"moor": {"clan": 2}})
    assert look("blue") in table.options("green")


def test_not_after_lugs_spear() -> None:
    """7.9: in a silenced clash the Moor is not played."""
    table = clash(
        citadels={"plains": 2}, hands={"blue": f"{MOOR} bard", "orange": "eriu lugs-spear"}
    )
    table.respond("orange", "lugs-spear")
    table.until("citadel")
    assert refused(table, "blue", look("orange")) == "refused-not-offered"
    assert table.options("blue") == [True, False]


def test_only_who_holds_it_can_play_it() -> None:
    """7.1: the others are asked the same and offered nothing besides."""
    table = clash(citadels={"plains": 2}, hands={"blue": "bard", "orange": f"{MOOR} eriu"})
    table.until("citadel")
    assert refused(table, "blue", look("orange")) == "refused-not-offered"
    assert table.options("blue") == [True, False]


def test_who_was_given_for_the_stone_circle_does_not_march() -> None:
    """6.4: green's clan pays for Lug Samildanach while its move is announced, and moves no more."""
    table = given(
        tiles=("stone-circle", "plains", "moor", "cove"),
        clans={"stone-circle": "G1", "cove": "G1", "plains": "B1"},
        hands={
            "green": "conquest lug-samildanach advantage-stone-circle bard",
            "blue": f"{MOOR} druid",
            "orange": "the-dagda master-craftsman",
        },
        capital="moor",
    )
    table.play("green", "conquest", destination="plains")
    table.answer("green", {"stone-circle": {"clan": 1}})
    table.respond("blue", MOOR, opponent="orange")
    table.respond("orange", "the-dagda")
    table.respond("orange", "master-craftsman", recipient="white")
    table.respond("green")  # no card of green's stops it
    table.respond("green", "lug-samildanach")
    table.respond("white")  # who holds The Dagda now
    table.respond("green")  # who could give Lug Samildanach away
    table.respond("green", "advantage-stone-circle")
    table.quiet()
    assert (table.clans("stone-circle"), table.clans("plains")) == ("", "B1")
    assert not table.happened("clash")
