"""Random games until everything has happened."""

from __future__ import annotations

import os
import random

import pytest

from engine.agot.state import AgotState
from engine.kernel.game import Game
from tests.running.marks import nightly

from .biased import (
    Player,
    at_random,
    callers,
    conqueror,
    crowded,
    settlers,
    specialists,
    watch,
)
from .happenings import EXPECTED
from .observing import Observer
from .playing import begin

SEED = "c"
MOST_GAMES = 400
FEW_GAMES = 12
SOAK = int(os.environ.get("RAVENRY_SOAK", "0"))
"""How many games the long form plays; without it only the bounded form is run."""

PLAYERS: tuple[Player, ...] = (
    at_random,
    settlers,
    conqueror("lannister"),
    callers,
    specialists,
    at_random,
)


def a_game(edition: str, number: int, rng: random.Random) -> Game[AgotState]:
    """Begin a game: two of six on a crowded board, the others with any number of players."""
    if number % len(PLAYERS) >= 4:
        return crowded(rng, edition)
    if edition == "agot-1e":
        return begin({"edition": edition, "players": rng.choice((3, 4, 5))})
    players = rng.choice((3, 4, 5, 6))
    return begin({"players": players, "tides_of_battle": number % 3 != 0})


def play_some(edition: str, games: int, seed: str, observer: Observer, *, stop: bool) -> int:
    """Play games, at most that many or until nothing is missing; return how many there were."""
    with observer.watching_cards():
        for number in range(games):
            rng = random.Random(f"{seed}/{number}")
            watch(a_game(edition, number, rng), rng, PLAYERS[number % len(PLAYERS)], observer)
            if stop and not observer.missing():
                return number + 1
    return games


@pytest.mark.parametrize("edition", EXPECTED)
def test_most_things_happen_in_a_few_games(edition: str) -> None:
    """Of five abilities, cards, orders and ends four come up; none is missing on the list."""
    observer = Observer(edition)
    play_some(edition, FEW_GAMES, SEED, observer, stop=False)
    assert len(observer.missing()) <= len(observer.expected) / 5


@nightly
@pytest.mark.parametrize("edition", EXPECTED)
def test_everything_happens(edition: str) -> None:
    """Every ability, card, order, refusal, retreat and end comes up in a few hundred games."""
    observer = Observer(edition)
    games = play_some(edition, MOST_GAMES, SEED, observer, stop=True)
    missing = observer.missing()
    print(f"{games} games; never happened: {missing or 'nothing'}")  # noqa: T201  # the finding
    assert missing == []


def test_nothing_is_seen_that_has_not_happened() -> None:
    """A game without texts of cards and without Tides of Battle leaves their part of the list."""
    observer = Observer()
    assert observer.missing() == list(EXPECTED["agot-2e"])
    rng = random.Random("plain")
    with observer.watching_cards():
        game = begin({"players": 6, "house_card_abilities": False})
        watch(game, rng, at_random, observer)
    missing = set(observer.missing())
    unseen = ("tides used", "skull", "arianne", "used on", "wins", "patchface used", "sends")
    assert all(
        what in missing for what in EXPECTED["agot-2e"] if any(word in what for word in unseen)
    )
    assert len(missing) < len(EXPECTED["agot-2e"]) - 50


@pytest.mark.skipif(SOAK == 0, reason="RAVENRY_SOAK=1000 plays a thousand games")
@pytest.mark.parametrize("edition", EXPECTED)
def test_soak(edition: str) -> None:
    """The long form: as many games as asked for, and all of them must end."""
    observer = Observer(edition)
    assert play_some(edition, SOAK, f"{SEED}/soak", observer, stop=False) == SOAK
    assert SOAK < 1000 or observer.missing() == []
