"""Bids for seats before a game: who gets which, what they pay, and what a log of it promises."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.fairness.auction import auctioned
from engine.fairness.log import as_played
from engine.fairness.seating import on_offer, seat_all
from engine.fairness.verify import verify
from engine.kernel.ruleset import BadSetup, SellsSeats
from engine.records import Record, compare
from engine.rulesets import rulesets

from .host import OWN, RULES, Host

PLAYERS = ["p1", "p2", "p3"]
SEATS = ["lannister", "stark", "tyrell"]


def test_the_highest_bid_of_all_gets_its_seat_and_is_out() -> None:
    """House bidding (C): each time, of the bids that are left."""
    bids = {
        "p1": {"stark": 3, "lannister": 1},
        "p2": {"stark": 2, "lannister": 2},
        "p3": {"stark": 2, "tyrell": 1},
    }
    assert auctioned(bids, PLAYERS, SEATS) == {
        "p1": ("stark", 3),
        "p2": ("lannister", 2),
        "p3": ("tyrell", 1),
    }


def test_a_seat_that_was_the_best_bid_for_may_go_to_another() -> None:
    """Whoever has won one has no other, however much they have bid for it."""
    bids = {"p1": {"stark": 5, "tyrell": 4}, "p2": {"tyrell": 1}, "p3": {"stark": 4}}
    won = auctioned(bids, PLAYERS, SEATS)
    assert won == {"p1": ("stark", 5), "p2": ("tyrell", 1), "p3": ("lannister", 0)}


@pytest.mark.parametrize("first", PLAYERS[:2])
def test_equal_bids_go_by_the_drawn_orders(first: str) -> None:
    """Of two players the one who was drawn first; of a player's own the seat that was."""
    bids = {"p1": {"stark": 2}, "p2": {"stark": 2}}
    other = "p2" if first == "p1" else "p1"
    won = auctioned(bids, [first, "p3", other], SEATS)
    assert won[first] == ("stark", 2)
    bids = {"p1": {"stark": 2, "tyrell": 2}}
    assert auctioned(bids, PLAYERS, ["tyrell", "stark", "lannister"])["p1"] == ("tyrell", 2)


def test_whoever_has_not_bid_gets_what_is_left() -> None:
    """For nothing, in the drawn orders."""
    won = auctioned({"p3": {"tyrell": 1}}, PLAYERS, SEATS)
    assert won == {"p3": ("tyrell", 1), "p1": ("lannister", 0), "p2": ("stark", 0)}


def test_a_seat_that_someone_must_take_is_not_left_over() -> None:
    """X4.1.2 With as many players left as such seats, only these can be won."""
    seats = ["arryn", "lannister", "stark", "targaryen"]
    bids: dict[str, Any] = {"p1": {"stark": 2}, "p2": {"arryn": 1}, "p3": {"lannister": 1}}
    won = auctioned(bids, PLAYERS, seats, ["targaryen"])
    assert won == {"p1": ("stark", 2), "p2": ("arryn", 1), "p3": ("targaryen", 0)}


@pytest.mark.parametrize("id", [id for id, r in rulesets.items() if isinstance(r, SellsSeats)])
def test_what_was_paid_is_gone_as_the_game_begins(id: str) -> None:
    """Everyone has one seat; seats that nobody has won are vassals, where there are any."""
    rules: Any = rulesets[id]
    setup = rules.prepare({}, (), {})
    chosen = {f"p{n}": None for n in range(1, len(setup.seats) + 1)}
    most = rules.most_bids(setup)
    if not most:  # In A Feast for Crows everyone begins with as much.
        assert id == "agot-2e-affc"
        return
    assert most.keys() == {*on_offer(rules, setup)}
    best = max(most)
    bids = {"p1": {best: most[best]}, "p2": {best: 1}}
    seats, begun = seat_all(rules, {}, {}, chosen, random.Random(4), bids)
    assert seats["p1"] == best
    assert begun.options["starting_power"] == {best: 0}
    assert sorted(seats.values()) == sorted(begun.seats)


def test_a_handicap_is_paid_from_and_kept() -> None:
    """What a group has agreed on beforehand is the most that can be bid."""
    options = {"players": 3, "starting_power": {"stark": 3, "lannister": 4}}
    chosen = dict.fromkeys(PLAYERS)
    bids = {"p1": {"stark": 2}}
    _, begun = seat_all(rulesets["agot-2e"], options, {}, chosen, random.Random(4), bids)
    assert begun.options["starting_power"] == {"lannister": 4, "stark": 1}
    with pytest.raises(BadSetup):
        seat_all(rulesets["agot-2e"], options, {}, chosen, random.Random(4), {"p1": {"stark": 4}})


@pytest.mark.parametrize(
    ("id", "chosen", "bids"),
    [
        ("agot-2e", {}, {"p1": {"stark": 6}}),
        ("agot-2e", {}, {"p1": {"stark": -1}}),
        ("agot-2e", {}, {"p1": {"stark": True}}),
        ("agot-2e", {}, {"p1": {"tyrell": 1}}),
        ("agot-2e", {}, {"p4": {"stark": 1}}),
        ("agot-2e", {"p2": "stark"}, {"p1": {"stark": 1}}),
        ("agot-1e", {}, {"p1": {"stark": 1}}),
        ("inis", {}, {"p1": {"green": 1}}),
    ],
)
def test_bids_that_are_not_possible_are_refused(id: str, chosen: Any, bids: Any) -> None:
    """Too high, for no seat on offer, of nobody there, where seats are chosen or not sold."""
    everyone = {**dict.fromkeys(PLAYERS), **chosen}
    with pytest.raises(BadSetup):
        seat_all(rulesets[id], {"players": 3}, {}, everyone, random.Random(4), bids)


def test_an_auctioned_game_is_verified_and_replays() -> None:
    """V0.6 The record has the bids with their receipts, and as a game what was paid."""
    bids = [["p1", {"stark": 3}], ["p2", {"stark": 2, "tyrell": 2}]]
    game = Host("agot-2e", bids=bids).play()
    verdict = verify(
        game.bytes(), rulesets, game.kept.text("receipts"), beacons=[OWN], rules=[RULES]
    )
    assert verdict.colour == "amber"
    assert {one.check for one in verdict.ambers} == {"abandoned", "unconfirmed"}
    assert verdict.record is not None
    played = as_played(verdict.record, rulesets["agot-2e"])
    assert played["options"]["starting_power"] == {"stark": 2, "tyrell": 3}
    assert compare(Record.model_validate(played)).differences == 0
