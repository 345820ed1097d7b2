"""``python -m engine.stewards.train``: learn from games between stewards what features are worth.

The chance to win is a softmax over the seats of what their features add up to. Its weights are
fitted to who won, by gradient descent; a fifth of the games is held out, and judged afterwards.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.kernel.game import Game
from engine.kernel.mind import Mind
from engine.minds import minds
from engine.rulesets import rulesets

from .dice import Dice
from .steward import Level, Steward

Moment = tuple[list[list[float]], int]
"""The features of every seat, and which of them has won."""

LONGEST = 60
HELD_OUT = 5
"""One game of so many is held out."""
ROUNDS_OF_LEARNING = 400
RATE = 0.5
SHRINK = 0.0005


def moments_of(
    ruleset: str, stewards: Sequence[Steward], mind: Mind, seed: int, share: float
) -> list[tuple[dict[str, dict[str, float]], str]]:
    """Play a game and return the features at a share of its questions, and who has won."""
    dice = Dice(seed)
    game: Game[Any] = Game.new(rulesets[ruleset], {"players": len(stewards)})
    seats = list(game.setup.seats)
    found = []
    while game.question is not None and int(game.state.round) <= LONGEST:
        if game.answer_chance(dice):
            continue
        if dice.random() < share:
            found.append(mind.features(game.state))
        for seat in game.awaited:
            steward = stewards[seats.index(seat)]
            game.answer(seat, steward.answer(game, seat, dice.seed()))
    winner = game.ruleset.view(game.state, None).get("winner")
    return [(features, winner) for features in found] if winner is not None else []


def odds(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the chance of every seat."""
    sums = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    best = max(sums)
    exps = [math.exp(n - best) for n in sums]
    whole = sum(exps)
    return [e / whole for e in exps]


def fit(moments: Sequence[Moment], names: int, dice: Dice) -> list[float]:
    """Fit weights by gradient descent in small batches, with steps as long as each weight needs."""
    weights = [0.0] * names
    squares = [1e-8] * names
    order = list(moments)
    batch = 64
    for turn in range(ROUNDS_OF_LEARNING // 20):
        dice.shuffle(order)
        rate = RATE / (1 + turn)
        for start in range(0, len(order), batch):
            slope = [SHRINK * w for w in weights]
            part = order[start : start + batch]
            for rows, won in part:
                for seat, chance in enumerate(odds(weights, rows)):
                    error = (chance - (seat == won)) / len(part)
                    for at, value in enumerate(rows[seat]):
                        slope[at] += error * value
            for at, step in enumerate(slope):
                squares[at] += step * step
                weights[at] -= rate * 0.2 * step / math.sqrt(squares[at])
    return weights


def brier(weights: Sequence[float], moments: Sequence[Moment]) -> float:
    """Return the mean squared error of the chances, summed over the seats."""
    return sum(
        (chance - (seat == won)) ** 2
        for rows, won in moments
        for seat, chance in enumerate(odds(weights, rows))
    ) / max(1, len(moments))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, learn, judge, and write the weights."""
    parser = argparse.ArgumentParser(prog="python -m engine.stewards.train", description=__doc__)
    parser.add_argument("--ruleset", required=True, choices=sorted(minds))
    parser.add_argument("--games", type=int, default=300, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--players", type=int, metavar="P")
    parser.add_argument("--tries", type=int, default=0, metavar="T", help="answers tried out")
    parser.add_argument("--share", type=float, default=0.04, help="of the questions looked at")
    parser.add_argument("--measure", required=True, help="the feature that is compared with")
    parser.add_argument("--out", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    mind = minds[chosen.ruleset]
    steward = Steward(Level("learner", tries=chosen.tries, moves=300), mind)
    players = chosen.players or rulesets[chosen.ruleset].options["players"][0]
    seen: list[Moment] = []
    held: list[Moment] = []
    names: list[str] = []
    for number in range(chosen.games):
        seed = chosen.seed * 1_000_003 + number
        for features, winner in moments_of(
            chosen.ruleset, [steward] * players, mind, seed, chosen.share
        ):
            seats = list(features)
            names = names or sorted(features[seats[0]])
            rows = [[features[seat][name] for name in names] for seat in seats]
            (held if number % HELD_OUT == 0 else seen).append((rows, seats.index(winner)))
    weights = fit(seen, len(names), Dice(chosen.seed))
    alone = names.index(chosen.measure)
    single = [([[row[alone]] for row in rows], won) for rows, won in seen]
    counting = fit(single, 1, Dice(chosen.seed))
    single = [([[row[alone]] for row in rows], won) for rows, won in held]
    lines = [
        f"# Learned: python -m engine.stewards.train --ruleset {chosen.ruleset}"
        f" --games {chosen.games} --seed {chosen.seed} --players {players}"
        f" --tries {chosen.tries} --share {chosen.share:g} --measure {chosen.measure}",
        f"# {len(seen)} moments learned from; on {len(held)} moments of games held out, the Brier"
        f" score is {brier(weights, held):.3f}",
        f"# ({chosen.measure} alone: {brier(counting, single):.3f}; knowing nothing:"
        f" {1 - 1 / players:.3f}).",
        "",
        f"[{chosen.ruleset}]",
        *(f'"{name}" = {weight:.4f}' for name, weight in zip(names, weights, strict=True)),
    ]
    text = "\n".join(lines) + "\n"
    if chosen.out is None:
        sys.stdout.write(text)
    else:
        chosen.out.write_text(text, encoding="utf-8")
        sys.stdout.write("\n".join(lines[:3]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
