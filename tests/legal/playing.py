"""Random games of every ruleset and number of players, looked at question by question."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.shapes.base import Shape
from engine.rulesets import rulesets
from tests.agreeing import some_options

from .answers import MOST, differences

NUMBERS: Mapping[str, tuple[int, ...]] = {"agot-2e-mod": (3, 6, 8)}
"""Numbers of players for which large games are looked at: without Targaryen, with vassals, all."""

TABLES: tuple[tuple[str, int], ...] = tuple(
    (id, players)
    for id, ruleset in rulesets.items()
    for players in NUMBERS.get(id, sorted(ruleset.options["players"]))
)
"""Every ruleset with every number of players, but for some of the large ones."""

ROUNDS = 40
"""Games are stopped after this many questions: no rule ends a game of Inis."""


def begin(id: str, players: int, rng: random.Random, *, printed: bool = False) -> Game[Any]:
    """Begin a game with random options under random readings, or as printed."""
    ruleset = rulesets[id]
    options: dict[str, Any] = {"players": players}
    rulings: dict[str, str] = {}
    if not printed:
        rulings = {name: rng.choice(readings) for name, readings in ruleset.rulings.items()}
        options = some_options(ruleset, rng, rulings, players=players)
    return Game.new(ruleset, options, rulings=rulings)


def asked(game: Game[Any], rng: random.Random) -> Iterator[tuple[str, str, Shape[Any]]]:
    """Play a game at random and yield every question: its kind, and for each seat its shape."""
    while game.question is not None and game.state.round < ROUNDS:
        for seat, shape in game.question.shapes.items():
            if seat != CHANCE:
                yield game.question.kind, seat, shape
        for seat, shape in game.question.shapes.items():
            game.answer(seat, shape.sample(rng))


def disagreements(
    game: Game[Any],
    rng: random.Random,
    *,
    of_a_kind: int | None = None,
    most: int = MOST,
    tally: Counter[str] | None = None,
) -> Iterator[str]:
    """Compare ``check`` and ``step`` on the questions of a game, a number of each kind."""
    seen: Counter[str] = tally if tally is not None else Counter()
    before: Mapping[str, int] = dict(seen)
    for kind, seat, shape in asked(game, rng):
        if of_a_kind is None or seen[kind] - before.get(kind, 0) < of_a_kind:
            seen[kind] += 1
            for what in differences(shape, rng, most):
                yield f"{kind} of {seat}: {what}"
