"""Moments of random games in which a seat may think, some answers being sealed already."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engine.kernel.ask import CHANCE, Seat
from engine.kernel.game import Game
from engine.kernel.ruleset import Ruleset
from tests.agreeing import some_options

LONGEST = 3000
"""Answers after which a random game is given up; some never end."""


def moments(
    ruleset: Ruleset[Any], rng: random.Random, share: float = 0.05, **fixed: Any
) -> Iterator[tuple[Game[Any], Seat]]:
    """Play random games of all sizes, some options being fixed; stop now and then, with a seat that
    is asked."""
    while True:
        game = Game.new(ruleset, some_options(ruleset, rng, **fixed))
        answers = 0
        while game.question is not None and answers < LONGEST:
            if CHANCE not in game.question.shapes and rng.random() < share:
                for seat in game.awaited[1:]:
                    if rng.random() < 0.5:
                        game.answer(seat, game.shape_for(seat).sample(rng))
                yield game, rng.choice(list(game.question.shapes))
            for seat in game.awaited:
                game.answer(seat, game.shape_for(seat).sample(rng))
                answers += 1
