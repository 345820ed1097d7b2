"""2 Set-up, and what a game can be played with."""

from typing import Any

import pytest

from engine.agot.second_edition import SecondEdition
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.kernel.shapes import Shuffle

from .scenario import BOX, Position, set_up

HOUSES = {
    3: ["baratheon", "lannister", "stark"],
    4: ["baratheon", "greyjoy", "lannister", "stark"],
    5: ["baratheon", "greyjoy", "lannister", "stark", "tyrell"],
    6: ["baratheon", "greyjoy", "lannister", "martell", "stark", "tyrell"],
}


def test_chance_shuffles_four_decks_first() -> None:
    """2.1: the Westeros decks and the wildling deck are shuffled before anything else."""
    table = Position(Game.new(SecondEdition(), {"players": 6}))
    sizes = {}
    while table.asked(CHANCE):
        deck = table.shape(CHANCE)
        assert isinstance(deck, Shuffle)
        assert table.why(CHANCE, {"deck": deck.deck, "order": []})[0] == "not-this-deck"
        sizes[deck.deck] = len(deck.cards)
        table.shuffled(sorted(deck.cards)[-1])
        assert table.state.decks[deck.deck][0] == sorted(deck.cards)[-1]
    assert sizes == {"westeros-1": 10, "westeros-2": 10, "westeros-3": 10, "wildlings": 9}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_house_begins_as_printed(players: int) -> None:
    """2.3, 2.4, 2.8: the houses for the count, each with its pieces, seven cards and five Power."""
    table = set_up(players=players)
    s = table.state
    assert s.houses == HOUSES[players]
    assert table.awaited == HOUSES[players]
    for house in s.houses:
        start = BOX.figures.start[house]
        assert s.units_of(house) == start.units
        assert s.supply[house] == start.supply
        assert s.power[house] == 5
        assert len(s.hand[house]) == 7
        assert s.discard[house] == []
        assert s.garrisons[BOX.home_area[house]] == 2
    assert len(s.garrisons) == players


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_round_has_no_westeros_phase(players: int) -> None:
    """3.2: play starts with orders in round 1."""
    table = set_up(players=players)
    assert (table.state.round, table.state.phase, table.kind) == (1, "planning", "orders")
    assert table.state.westeros == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tracks_have_no_gaps(players: int) -> None:
    """2.5: with fewer houses the influence tokens slide towards position 1."""
    full = BOX.figures.players[6].tracks
    for track, order in set_up(players=players).state.tracks.items():
        assert sorted(order) == HOUSES[players]
        if players > 3:
            # The three-player Fiefdoms track is the same with one more house taken out.
            assert order == [h for h in full[track] if h in order]


@pytest.mark.parametrize(
    ("reading", "players", "there"),
    [
        ("always", 3, True),
        ("always", 6, True),
        ("not-with-three", 3, False),
        ("not-with-three", 4, True),
        ("never", 6, False),
    ],
)
def test_lannister_may_begin_with_a_ship_in_port(reading: str, players: int, there: bool) -> None:
    """2.9, 17.5: the errata's Ship, at all counts or as ruled."""
    table = set_up(players=players, rulings={"lannister-port-ship": reading})
    assert table.units("port-of-lannisport") == ("lannister 1S" if there else "")


@pytest.mark.parametrize(
    ("options", "seats", "rulings", "reason"),
    [
        ({"players": 7}, (), {}, "players must be one of 6, 5, 4, 3"),
        ({"players": True}, (), {}, "players must be"),
        ({"colour": "red"}, (), {}, "no such option: colour"),
        ({"tides_of_battle": "yes"}, (), {}, "tides_of_battle must be one of false, true"),
        ({"players": 3}, ("stark", "tyrell", "lannister"), {}, "with 3 players the houses are"),
        ({}, (), {"tie-break": "coin"}, "tie-break must be one of"),
        ({}, (), {"weather": "fine"}, "no such ruling: weather"),
    ],
)
def test_what_is_not_on_offer_is_refused(
    options: dict[str, Any], seats: tuple[str, ...], rulings: dict[str, str], reason: str
) -> None:
    """Options, seats and rulings that the game does not know are named in the refusal."""
    with pytest.raises(BadSetup, match=reason):
        SecondEdition().prepare(options, seats, rulings)
