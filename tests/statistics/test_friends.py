"""What players are to each other, from the games that they finished together."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.statistics.facts import Facts
from bot.statistics.friends import HeadToHead, Honors, head_to_head, honors, server_bests
from bot.store.people.statistics import CountedGame, PlayedSeat

ANN, BOB, CLEO = 1, 2, 3
SEATS = ("green", "blue", "white")


def game(
    places: tuple[int, int, int], rounds: int = 8, *users: int, number: int = 1, **more: Any
) -> CountedGame:
    """Return a game with the places of its seats; the users sit in this order."""
    winner = SEATS[places.index(1)] if places.count(1) == 1 else None
    by_seat = dict(zip(SEATS, places, strict=True))
    facts = Facts("inis", SEATS, winner, "won-by:x", rounds, by_seat, **more)
    seated = [
        PlayedSeat(seat, user, None, whole=True)
        for seat, user in zip(SEATS, users or (ANN, BOB, CLEO), strict=False)
    ]
    return CountedGame(number, 0.0, "{}", json.dumps(facts.to_json()), seated)


def test_equal_places_are_neither_ahead_nor_behind() -> None:
    """Only games of both count."""
    games = [game((1, 2, 3)), game((2, 1, 2)), game((3, 1, 3), 8, ANN, CLEO), game((2, 2, 1))]
    assert head_to_head(games, ANN, BOB) == HeadToHead(3, 1, 1)
    assert head_to_head(games, BOB, ANN) == HeadToHead(3, 1, 1)
    assert head_to_head(games, BOB, 99) == HeadToHead()


def test_victories_in_a_row_and_the_fastest() -> None:
    """A game of others does not break the row, a defeat does."""
    games = [
        game((1, 2, 3), 9),
        game((1, 2, 3), 6),
        game((1, 2, 2), 3, BOB, CLEO),
        game((1, 2, 3), 7),
        game((2, 1, 3), 4),
    ]
    assert honors(games, ANN) == Honors(3, 0, ("inis", 6))
    assert honors(games, CLEO) == Honors(0, 0, None)


def test_records_of_a_server_are_those_of_people() -> None:
    """The first of equals holds one; of other kinds of games none counts."""
    told = {"id": "tale-biggest", "params": {}}
    other = game((1, 2, 3), 3, number=7)
    games = [
        game((1, 2, 3), 6, number=4, biggest=(9, told), peace=2),
        game((2, 1, 3), 6, number=5, biggest=(12, told), peace=3),
        game((2, 1, 3), 7, number=6, peace=3),
        replace(other, facts=other.facts.replace("inis", "toy")),
    ]
    found = server_bests(games, ("inis", 3), ())
    assert found.fastest == (4, 6, "green", ANN)
    assert found.biggest == (5, told)
    assert found.peace == (5, 3)
    assert found.row == (BOB, 2)


def test_nobody_is_named_who_does_not_want_to() -> None:
    """Their victory stands with its seat; a row of victories has nothing else to show."""
    games = [game((1, 2, 3), 6, number=4), game((1, 2, 3), 7, number=5)]
    found = server_bests(games, ("inis", 3), [ANN])
    assert found.fastest == (4, 6, "green", None)
    assert found.row is None


def test_a_table_that_agreed_on_its_winner_sets_no_record() -> None:
    """It could end in the first round."""
    places = dict(zip(SEATS, (1, 2, 3), strict=True))
    facts = Facts("inis", SEATS, "green", "conceded", 1, places)
    agreed = replace(game((1, 2, 3)), facts=json.dumps(facts.to_json()))
    assert server_bests([agreed], ("inis", 3), ()).fastest is None
