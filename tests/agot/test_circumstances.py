"""What a decision is told of the moment: cards of the round, Power, battles so far."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.phrase import PhraseLine

from .fighting import attack, play_cards
from .scenario import Position, given


def told(table: Position, seat: str | None = None) -> dict[str, dict[str, Any]]:
    """Return what a seat is told before it decides: parameters by message, the last of each."""
    question = table.game.question
    assert question is not None
    seat = seat or table.awaited[0]
    rules: Any = table.game.ruleset
    lines: list[PhraseLine] = rules.briefing(table.state, seat, question.kind, question.params)
    return {x.phrase.id.removeprefix("why-preview-"): dict(x.phrase.params) for x in lines}


def test_4_1_a_muster_is_told_the_cards_of_the_round() -> None:
    """They may have scrolled out of sight: bids and other musters came in between."""
    cards = ["mustering", "game-of-thrones", "sea-of-storms"]
    table = given(phase="westeros", westeros_cards=cards).until("muster")
    assert told(table)["westeros"]["cards"] == [f"westeros:{card}" for card in cards]


def test_4_6_a_bid_is_told_power_places_and_what_places_bring() -> None:
    """For every track: who could bid how much, who stands where, what a place is good for."""
    table = given(card="clash-of-kings", power={"stark": 9}, units={"winterfell": "stark 1F"})
    table.until("bid")
    known: dict[str, dict[str, Any]] = {}
    for track in ("iron-throne", "fiefdoms", "kings-court"):
        known = told(table, "stark")
        first, *others = (power.params for power in known["power"]["powers"])
        assert first == {"house": "house:stark", "power": 9}
        assert len(others) == 5
        places = [place.params["house"] for place in known["places"]["places"]]
        assert places == [f"house:{h}" for h in table.state.tracks[track]]
        assert f"brings-{track}" in known
        asked = table.bids().until("ties")
        asked.answer(table.awaited[0], table.shape(table.awaited[0]).safe())
    stars = [one.params["stars"] for one in known["brings-kings-court"]["stars"]]
    assert stars == [3, 3, 2, 1, 0, 0], "14.5 with six players"


def test_5_3_a_bid_against_wildlings_is_told_everybodys_power() -> None:
    """There are no places to bid for."""
    table = given(attack=6, power={"stark": 9}).until("bid")
    assert set(told(table)) == {"power"}


def test_4_6_who_orders_the_tied_is_told_the_bids() -> None:
    """The question itself names them, highest first."""
    table = given(card="clash-of-kings").until("bid").bids(stark=2, greyjoy=2)
    assert table.game.question is not None
    bids: Any = table.game.question.params["bids"]
    assert [b.params for b in bids][:2] == [
        {"house": "house:greyjoy", "power": 2},
        {"house": "house:stark", "power": 2},
    ]


def fought(**more: Any) -> Position:
    """Stark attacks Greyjoy in Seagard."""
    return attack("stark 2F 1K", "moat-cailin", "seagard", "greyjoy 3F", **more)


def test_9_3_before_the_cards_are_open_nothing_is_told_of_them() -> None:
    """A card chosen and not yet revealed is nobody else's business."""
    table = fought().until("house-card")
    table.answer("stark", "robb-stark")
    assert told(table, "greyjoy") == {}


def test_9_4_the_blade_is_told_both_cards_and_strengths() -> None:
    """Cards with what they do, in the order attacker, defender; then what they come to."""
    table = play_cards(
        fought(tracks={"fiefdoms": "stark"}), stark="robb-stark", greyjoy="theon-greyjoy"
    ).until("blade")
    known = told(table, "stark")
    assert known["played"]["card"] == "card:theon-greyjoy"
    assert (known["strengths"]["attack"], known["strengths"]["defence"]) == (7, 6)


@pytest.mark.parametrize("kind", ["casualties", "retreat"])
def test_9_7_the_loser_is_told_what_has_happened(kind: str) -> None:
    """Who has won with what, and how many casualties that costs."""
    table = fought(tracks={"fiefdoms": "tyrell"}, supply={"greyjoy": 6})
    play_cards(table, stark="eddard-stark", greyjoy="theon-greyjoy").until(kind)
    known = told(table)
    assert known["won"]["winner"] == "house:stark"
    assert (known["won"]["attack"], known["won"]["defence"]) == (8, 6), "as it was decided"
    assert known["why-casualties"]["number"] == 2


def test_15_6_a_tides_card_that_is_not_shown_is_not_told() -> None:
    """The Blade may redraw before the Tides are revealed; the strengths leave them out."""
    totals = set()
    for second in ("tob-0", "tob-3"):
        table = fought(tides=True, tracks={"fiefdoms": "stark"})
        table.until("shuffle").shuffled("tob-0", second)
        play_cards(table, stark="robb-stark", greyjoy="theon-greyjoy").until("blade")
        totals.add(tuple(told(table, "stark")["strengths"].items()))
    assert len(totals) == 1


def test_why_bids_explains_every_track_of_the_round() -> None:
    """4.6: after three tracks there are three explanations; the next round begins anew."""
    table = given(card="clash-of-kings").until("bid")
    for _ in range(3):
        table.bids(stark=1).until("ties").answer(
            table.awaited[0], table.shape(table.awaited[0]).safe()
        )
    explained = table.game.ruleset.explain(table.state, "bids", None)
    subjects = [x["params"]["subject"] for x in explained if x["id"] == "why-bids"]
    assert subjects == ["track:iron-throne", "track:fiefdoms", "track:kings-court"]
    assert [x["params"]["round"] for x in explained if x["id"] == "why-bids-of-round"] == [2]
