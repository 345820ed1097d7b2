"""How long the loop is busy when a table looks ahead: ``python -m tests.bench.foresight``.

A table looks ahead in one go for all who are asked at once, and for each who wants to know that
they are next; measured is the processor's time, at every question of random games.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import defaultdict

from engine.kernel.ahead.lookahead import foresee
from engine.kernel.ahead.plans import TakesPlans
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.worlds import Unimaginable
from engine.rulesets import rulesets

TABLES = (("agot-2e", 6), ("agot-1e", 5), ("inis", 4))


def measure(ruleset: str, players: int, games: int, seed: int) -> dict[str, list[float]]:
    """Return milliseconds by what was looked at: one seat's future, and all that is gathered."""
    rules = rulesets[ruleset]
    found: dict[str, list[float]] = defaultdict(list)
    if not isinstance(rules, TakesPlans):
        return found
    for number in range(games):
        rng = random.Random(f"{ruleset}:{seed}:{number}")
        game = Game.new(rules, {"players": players})
        while (question := game.question) is not None:
            seat = next(iter(game.awaited))
            if seat != CHANCE and rng.random() < 0.2:
                others = [s for s in game.setup.seats if s not in question.shapes]
                costs = []
                for other in others:
                    begun = time.process_time()
                    try:
                        foresee(game, other, rng, gathering=question.kind.gathers)
                    except Unimaginable:
                        continue
                    costs.append(1000 * (time.process_time() - begun))
                if question.kind.gathers:
                    found["all who are asked at once"].append(sum(costs))
                else:
                    found["one seat"] += costs
            game.answer(seat, game.shape_for(seat).sample(rng))
    return found


def main() -> None:
    """Print a line for each ruleset."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.foresight", description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for ruleset, players in TABLES:
        for what, costs in measure(ruleset, players, args.games, args.seed).items():
            middle, high = statistics.median(costs), sorted(costs)[int(0.99 * len(costs))]
            print(  # noqa: T201 - the command's output
                f"{ruleset}, {what}: median {middle:.1f} ms, p99 {high:.1f} ms, {len(costs)} times"
            )


if __name__ == "__main__":
    main()
