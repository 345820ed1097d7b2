"""How fast games are forked and imagined: ``python -m tests.bench.forks``.

Random games of all rulesets, of the most players. A random answer is timed as in a game without
rests, with its choosing; a fork and an imagined world at every tenth question. All is CPU time.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence
from statistics import mean, median
from typing import Any

from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.ruleset import Ruleset
from engine.kernel.worlds import fork, imagine
from engine.rulesets import rulesets

LONGEST = 1500
"""Answers after which a game is left."""


def answers(ruleset: Ruleset[Any], rng: random.Random) -> float:
    """Play a game without rests; return the time of one answer, on average."""
    game = Game.new(ruleset, {}, keep_rests=False)
    number = 0
    began = time.process_time()
    while game.question is not None and number < LONGEST:
        for seat, shape in game.question.shapes.items():
            game.answer(seat, shape.sample(rng))
            number += 1
    return (time.process_time() - began) / number


def forks(ruleset: Ruleset[Any], rng: random.Random) -> tuple[list[float], list[float]]:
    """Play a game with rests; return the times of forks and of imagined worlds."""
    game = Game.new(ruleset, {})
    number = 0
    forked: list[float] = []
    imagined: list[float] = []
    while game.question is not None and number < LONGEST:
        if number % 10 == 0 and CHANCE not in game.question.shapes:
            began = time.process_time()
            fork(game)
            between = time.process_time()
            imagine(game, game.awaited[0], rng)
            forked.append(between - began)
            imagined.append(time.process_time() - between)
        for seat in game.awaited:
            game.answer(seat, game.shape_for(seat).sample(rng))
            number += 1
    return forked, imagined


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.forks", description=__doc__)
    parser.add_argument("--games", type=int, default=10, metavar="N")
    chosen = parser.parse_args(arguments)
    for id, ruleset in rulesets.items():
        rng = random.Random(1)
        one = mean(answers(ruleset, rng) for _ in range(chosen.games))
        found = [forks(ruleset, rng) for _ in range(chosen.games)]
        forked, imagined = ([t for pair in found for t in pair[at]] for at in (0, 1))
        sys.stdout.write(
            f"{id}: answer {1e6 * one:.0f} µs, fork mean {1e6 * mean(forked):.0f} µs, "
            f"median {1e6 * median(forked):.0f} µs, world median {1e6 * median(imagined):.0f} µs\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
