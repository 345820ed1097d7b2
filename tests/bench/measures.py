"""Speed of the engine of the checkout that this runs in, a round of figures for each line read.

``tests.bench.beside`` runs this file in two checkouts, so it uses only what both of them have.
All figures are CPU time of one process, in seconds.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from statistics import mean, median
from typing import Any

from engine.kernel.saving import load, save
from engine.kernel.worlds import fork

LONGEST = 1500
"""Answers after which a game is left."""


def games_with_rests(ruleset: Any, options: dict[str, Any], seeds: range) -> float:
    """Return the time of a whole game, choosing included: the mean of some."""
    from engine.kernel.game import Game

    began = time.process_time()
    for seed in seeds:
        rng = random.Random(f"bench/{seed}")
        game = Game.new(ruleset, options)
        while game.question is not None:
            for seat, shape in game.question.shapes.items():
                game.answer(seat, shape.sample(rng))
            game.fetch_events()
    return (time.process_time() - began) / len(seeds)


def answers(ruleset: Any, options: dict[str, Any], seeds: range) -> tuple[float, float, float]:
    """Return the times of an answer, median and mean, and of a restore in mid-battle."""
    from engine.kernel.game import Game

    times: list[float] = []
    restores: list[float] = []
    for seed in seeds:
        rng = random.Random(f"bench/{seed}")
        game = Game.new(ruleset, options)
        given = 0
        while game.question is not None and given < LONGEST:
            for seat, shape in game.question.shapes.items():
                value = shape.sample(rng)
                began = time.process_time()
                game.answer(seat, value)
                times.append(time.process_time() - began)
                given += 1
            game.fetch_events()
            combat = getattr(game.state, "combat", None)
            if combat is not None and combat["cards"]:
                text = json.dumps(save(game))
                began = time.process_time()
                load(ruleset, json.loads(text))
                restores.append(time.process_time() - began)
    return median(times), mean(times), median(restores) if restores else 0.0


def worlds(ruleset: Any, seeds: range) -> tuple[float, float]:
    """Return the mean times of a fork, and of a world imagined with one answer in it."""
    from engine.kernel.game import Game
    from engine.kernel.worlds import imagine

    forked: list[float] = []
    imagined: list[float] = []
    for seed in seeds:
        rng = random.Random(f"bench/{seed}")
        game = Game.new(ruleset, {})
        given = 0
        while game.question is not None and given < LONGEST:
            if given % 10 == 0 and "chance" not in game.question.shapes:
                seat = game.awaited[0]
                value = game.shape_for(seat).safe()
                began = time.process_time()
                fork(game)
                between = time.process_time()
                imagine(game, seat, rng).answer(seat, value)
                forked.append(between - began)
                imagined.append(time.process_time() - between)
            for seat in game.awaited:
                game.answer(seat, game.shape_for(seat).sample(rng))
                given += 1
    return mean(forked), mean(imagined)


def figures(games: int) -> dict[str, float]:
    """Return all figures by name."""
    from engine.rulesets import rulesets

    found: dict[str, float] = {}
    seeds = range(games)
    for id, options in (("agot-2e", {"players": 6}), ("agot-1e", {}), ("agot-2e-mod", {})):
        rules = rulesets.get(id)
        if rules is None:
            continue
        found[f"{id}: game with rests"] = games_with_rests(rules, options, seeds)
        middle, average, restore = answers(rules, options, seeds)
        found[f"{id}: answer, median"] = middle
        found[f"{id}: answer, mean"] = average
        found[f"{id}: restore in mid-battle"] = restore
    for id in ("agot-2e", "inis"):
        forked, world = worlds(rulesets[id], range(max(1, games // 2)))
        found[f"{id}: fork"] = forked
        found[f"{id}: a world, and an answer in it"] = world
    return found


def main(measured: Callable[[int], dict[str, float]] = figures) -> None:
    """Measure once for each line of the standard input: the number of games."""
    measured(1)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(measured(int(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
