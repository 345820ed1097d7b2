"""What players are to each other, from the games that they finished together."""

from __future__ import annotations

import json

from bot.statistics.facts import Facts
from bot.statistics.friends import HeadToHead, Honors, head_to_head, honors
from bot.store.statistics import CountedGame, PlayedSeat

ANN, BOB, CLEO = 1, 2, 3
SEATS = ("green", "blue", "white")


def game(places: tuple[int, int, int], rounds: int = 8, *users: int) -> CountedGame:
    """Return a game with the places of its seats; the users sit in this order."""
    winner = SEATS[places.index(1)] if places.count(1) == 1 else None
    facts = Facts("inis", SEATS, winner, "won-by:x", rounds, dict(zip(SEATS, places, strict=True)))
    seated = [
        PlayedSeat(seat, user, None, whole=True)
        for seat, user in zip(SEATS, users or (ANN, BOB, CLEO), strict=False)
    ]
    return CountedGame(1, 0.0, "{}", json.dumps(facts.to_json()), seated)


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
