"""Help for tests that play: random play, and what to compare."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from engine.kernel.game import Game
from engine.kernel.ruleset import Ruleset, Setup
from engine.kernel.saving import Saved, save
from engine.kernel.shapes.base import Shape
from engine.kernel.state import State

from .toy import Auction, Auctions

ORDER = ["crown", "acorn", "feather", "drum", "egg", "brooch"]


def begin(order: list[str] = ORDER, **options: Any) -> Game[Auction]:
    """Begin an auction whose prizes come in the given order; ash is the judge."""
    game = Game.new(Auctions(), options)
    game.answer("chance", {"deck": "prizes", "order": order})
    return game


def step(game: Game[Any], rng: random.Random) -> None:
    """Give one random answer, for one of the seats that are awaited."""
    seat = rng.choice(game.awaited)
    game.answer(seat, game.shape_for(seat).sample(rng))


def play(game: Game[Any], rng: random.Random, each: Callable[[], None] | None = None) -> None:
    """Play to the end; call ``each`` after every answer."""
    while not game.over:
        step(game, rng)
        if each is not None:
            each()


def through_json(saved: Saved) -> Saved:
    """Write a saved game and read it again, as a restart does."""
    read: Saved = json.loads(json.dumps(saved))
    return read


def saved_at(ruleset: Ruleset[Any], setup: Setup, state: State) -> Saved:
    """Return a game as it would be saved at a rest, with nothing asked or told before."""
    return {
        "ruleset": ruleset.id,
        "version": ruleset.version,
        "options": dict(setup.options),
        "seats": list(setup.seats),
        "rulings": dict(setup.rulings),
        "rest": state.dump(),
        "questions": 0,
        "events": 0,
        "answers": [],
        "sealed": {},
    }


def looks(game: Game[Any], seat: str | None, topics: Sequence[str] = ()) -> str:
    """Return everything that a seat, or a spectator, can see of a game, as text.

    ``topics`` are the explanations that anybody may ask for.
    """
    question = game.question
    asked = question is not None and seat in question.shapes
    return json.dumps(
        [
            game.view(seat),
            game.awaited,
            game.answered,
            [question.number, question.kind] if question else None,
            repr(dict(question.params)) if question is not None and asked else None,
            [game.ruleset.explain(game.state, topic, seat) for topic in topics],
        ],
        sort_keys=True,
    )


MOST_CHOICES = 80


def walk(shape: Shape[Any], rng: random.Random) -> Any:
    """Choose at random until an answer stands; fail at a dead end or at an illegal answer."""
    path: list[str] = []
    for _ in range(MOST_CHOICES):
        step = shape.step(path)
        if step.ready:
            assert shape.check(step.value) is None, (path, step.value)
            if not step.options or rng.random() < 0.3:
                return step.value
        assert step.options, f"a dead end at {path}"
        ids = [option.id for option in step.options]
        assert len(set(ids)) == len(ids), f"two options of one name at {path}"
        path += rng.sample(ids, rng.randint(1, min(step.at_most, len(ids))))
    raise AssertionError(f"no end of {path}")


def everything(game: Game[Any]) -> dict[str, Any]:
    """Return everything that can be known about a game from outside."""
    question = game.question
    return {
        "saved": through_json(save(game)),
        "views": [game.view(seat) for seat in (None, *game.setup.seats)],
        "question": (question.number, question.kind, dict(question.params)) if question else None,
        "asked": list(question.shapes) if question else None,
        "awaited": game.awaited,
        "state": game.state.dump(),
    }
