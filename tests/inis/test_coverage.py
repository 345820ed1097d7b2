"""Random games until everything has happened."""

from __future__ import annotations

import os
import random
from typing import Any

from engine.inis.responses.windows import is_any_time
from engine.inis.ruleset import Inis
from engine.inis.rulings import RULINGS
from engine.kernel.game import Game
from tests.running.marks import nightly

from .observing import Observer, expected
from .playing import ROUNDS

SEED = "i"
FEW_GAMES = 2
MOST_GAMES = int(os.environ.get("RAVENRY_SOAK", "0")) or 300


def prefer(game: Game[Any], seat: str, rng: random.Random, *, patient: bool) -> Any:
    """Rather respond than not; ``patient`` players keep the Moor for what comes up seldom."""
    assert game.question is not None
    shape, kind = game.shape_for(seat), game.question.kind
    value = shape.sample(rng)
    if kind == "respond" and rng.random() < 0.6:
        value = list(shape.answers.values())[-1]  # type: ignore[attr-defined]  # a Tree
    if kind in ("citadel", "peace") and is_any_time(last := [*shape.answers.values()][-1]):  # type: ignore[attr-defined]  # one of
        value = last
    if patient and kind in ("draft", "respond", "turn") and "advantage-moor" in str(value):
        value = shape.safe()
    return value


def watch(number: int, observer: Observer) -> None:
    """Play a random game and look at all of it; every other one under random rulings."""
    rng = random.Random(f"{SEED}/{number}")
    rulings = {name: rng.choice(readings) for name, readings in RULINGS.items()}
    game = Game.new(
        Inis(),
        {"players": (4, 4, 3, 2)[number % 4], "start": rng.choice(("random", "exploration"))},
        rulings=rulings if number % 2 else {},
        keep_rests=False,
    )
    observer.began(game)
    rich = number % 3 != 0
    while not game.over and game.state.round < ROUNDS:
        if rich and game.question is not None and game.question.kind == "turn":
            # Of many tales at once much comes that random players meet with seldom.
            rich = False
            for seat in game.state.seats:
                for _ in range(5):
                    game.state.hands[seat]["epic"].append(game.state.deck.pop())
        observer.asked(game)
        for event in game.fetch_events():
            observer.told(game, event)
        seat = rng.choice(game.awaited)
        value = prefer(game, seat, rng, patient=number % 4 == 1)
        observer.answering(game, seat, value)
        game.answer(seat, value)
        game.fetch_steps()
    for event in game.fetch_events():
        observer.told(game, event)


def test_most_things_happen_in_a_few_games() -> None:
    """Of three cards, questions, events and rulings two come up."""
    observer = Observer()
    for number in range(FEW_GAMES):
        watch(number, observer)
    assert len(observer.missing()) <= len(expected()) / 3


@nightly
def test_everything_happens() -> None:
    """Every card on every side, every question, event, ruling and turn of events comes up."""
    observer = Observer()
    for number in range(MOST_GAMES):
        watch(number, observer)
        if number % 20 == 19 and not observer.missing():
            break
    missing = observer.missing()
    print(f"{number + 1} games; never happened: {missing or 'nothing'}")  # noqa: T201  # the finding
    assert missing == []


def test_nothing_is_seen_that_has_not_happened() -> None:
    """An observer that has seen nothing misses everything."""
    assert Observer().missing() == expected()
    assert len(expected()) > 300
