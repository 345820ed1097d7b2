"""Help for tests that play: what a passer-by would do, and what to compare."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from engine.kernel.game import Game, Saved

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
    game.answer(seat, game.shape_for(seat).some(rng))


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


def everything(game: Game[Any]) -> dict[str, Any]:
    """Return all that can be told about a game from outside."""
    question = game.question
    return {
        "saved": through_json(game.save()),
        "views": [game.view(seat) for seat in (None, *game.setup.seats)],
        "question": (question.number, question.kind, dict(question.params)) if question else None,
        "asked": list(question.shapes) if question else None,
        "awaited": game.awaited,
        "state": game.state.dump(),
    }
