"""``python -m engine.stewards.training.values``: learn the weights of features from games.

The chance to win is a softmax over the seats' weighted sums of features. The weights are fitted to
the winners by gradient descent; some games are held out, and judged afterwards.
"""

from __future__ import annotations

import argparse
import math
import sys
import tomllib
from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

from engine.kernel.game import AnyGame, Game
from engine.kernel.heuristics import Features
from engine.kernel.playing import questions
from engine.rulesets import rulesets
from engine.stewards.levels import LEVELS, minds, steward
from engine.stewards.seeded_random import SeededRandom

Moment = tuple[list["array[float]"], int]
"""The features of every seat, and the seat that has won."""
Played = list[tuple[dict[str, Features], str]]
"""The features of every seat at some questions of a game, with the winner."""

LONGEST = 60
TURNS = 12
"""How often each moment is used for learning."""
RATE = 0.2
BATCH = 64
SHRINK = 0.001
"""How much large weights are avoided; more of it suits few games."""


def moments_of(ruleset: str, level: str | None, players: int, seed: int, share: float) -> Played:
    """Play a game of stewards of a level, or of quick answers; return the features at a share of
    its questions, with the winner.

    Only positions in which nothing is half done count, because stewards judge those.
    """
    mind = minds[ruleset]
    player = steward(level, mind) if level else None
    dice = SeededRandom(seed)
    game: AnyGame = Game.new(rulesets[ruleset], {"players": players}, keep_rests=bool(level))
    found = []
    for _ in questions(game, dice, LONGEST):
        if mind.settled(game, 0) and dice.random() < share:
            found.append(mind.features(game.state))
        for seat in game.awaited:
            if player is None:
                value = mind.quick(game, seat, dice)
            else:
                value = player.answer(game, seat, dice.seed())
            game.answer(seat, value)
    winner = game.ruleset.view(game.state, None).get("winner")
    return [(features, winner) for features in found] if winner is not None else []


def odds(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the chance of every seat."""
    sums = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    best = max(sums)
    exps = [math.exp(n - best) for n in sums]
    whole = sum(exps)
    return [e / whole for e in exps]


def fit(
    moments: Sequence[Moment], names: int, dice: SeededRandom, shrink: float = SHRINK
) -> list[float]:
    """Fit weights by gradient descent in small batches, with an adaptive step for each weight.

    Features are measured in units of their spread, so that ``shrink`` affects all equally.
    """
    spread = _spread(moments, names)
    scaled = [
        ([array("d", (x / n for x, n in zip(row, spread, strict=True))) for row in rows], won)
        for rows, won in moments
    ]
    weights = [0.0] * names
    squares = [1e-4] * names
    for turn in range(TURNS):
        dice.shuffle(scaled)
        rate = RATE if turn < TURNS // 2 else RATE / 4
        for start in range(0, len(scaled), BATCH):
            slope = [shrink * w for w in weights]
            part = scaled[start : start + BATCH]
            for rows, won in part:
                for seat, chance in enumerate(odds(weights, rows)):
                    error = (chance - (seat == won)) / len(part)
                    slope = [n + error * x for n, x in zip(slope, rows[seat], strict=True)]
            for at, step in enumerate(slope):
                squares[at] += step * step
                weights[at] -= rate * step / math.sqrt(squares[at])
    return [w / n for w, n in zip(weights, spread, strict=True)]


def _spread(moments: Sequence[Moment], names: int) -> list[float]:
    """Return how much each feature differs between the seats of a moment, on average."""
    sums = [0.0] * names
    number = 0
    for rows, _ in moments:
        number += len(rows)
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        for row in rows:
            for at, value in enumerate(row):
                sums[at] += (value - means[at]) ** 2
    return [max(0.02, math.sqrt(total / max(1, number))) for total in sums]


def brier(weights: Sequence[float], moments: Sequence[Moment]) -> float:
    """Return the mean squared error of the chances, summed over the seats."""
    return sum(
        (chance - (seat == won)) ** 2
        for rows, won in moments
        for seat, chance in enumerate(odds(weights, rows))
    ) / max(1, len(moments))


def learned(played: Played, names: Sequence[str]) -> Iterator[Moment]:
    """Return moments as rows of numbers."""
    for features, winner in played:
        rows = [array("d", (f.get(name, 0.0) for name in names)) for f in features.values()]
        yield rows, list(features).index(winner)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, learn, judge, and write the weights."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.stewards.training.values", description=__doc__
    )
    parser.add_argument("--ruleset", required=True, choices=sorted(minds))
    parser.add_argument("--games", type=int, default=300, metavar="N")
    parser.add_argument("--held", type=int, default=60, metavar="N", help="of them, held out")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--players", metavar="P,P", help="numbers of players, in turn")
    parser.add_argument("--level", choices=LEVELS, help="who plays; otherwise quick answers")
    parser.add_argument("--share", type=float, default=0.04, help="of the questions looked at")
    parser.add_argument("--measure", required=True, help="the feature that is compared with")
    parser.add_argument("--shrink", type=float, default=SHRINK, help="large weights are avoided")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    parser.add_argument("--former", type=Path, metavar="FILE", help="weights to be judged, too")
    parser.add_argument("--out", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    given = chosen.players or str(rulesets[chosen.ruleset].options["players"][0])
    numbers = [int(n) for n in given.split(",")]
    seen: list[Moment] = []
    held: list[Moment] = []
    names: list[str] = []
    players = [numbers[number % len(numbers)] for number in range(chosen.games)]
    seeds = [chosen.seed * 1_000_003 + number for number in range(chosen.games)]
    games = repeat(chosen.ruleset), repeat(chosen.level), players, seeds, repeat(chosen.share)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for number, played in enumerate(pool.map(moments_of, *games)):
            names = names or sorted({n for f, _ in played for one in f.values() for n in one})
            learning = number < chosen.games - chosen.held
            (seen if learning else held).extend(learned(played, names))
    weights = fit(seen, len(names), SeededRandom(chosen.seed), chosen.shrink)
    alone = names.index(chosen.measure)
    counting = fit([_alone(moment, alone) for moment in seen], 1, SeededRandom(chosen.seed))
    counted = brier(counting, [_alone(moment, alone) for moment in held])
    nothing = brier([0.0] * len(names), held)
    by = f" --level {chosen.level}" if chosen.level else ""
    by += f" --shrink {chosen.shrink:g}" if chosen.shrink != SHRINK else ""
    lines = [
        f"# Learned: python -m engine.stewards.training.values --ruleset {chosen.ruleset}"
        f" --games {chosen.games} --held {chosen.held} --seed {chosen.seed} --players {given}"
        f"{by} --share {chosen.share:g} --measure {chosen.measure}",
        f"# {len(seen)} moments learned from; on {len(held)} moments of {chosen.held} games held"
        f" out, the Brier score is {brier(weights, held):.3f}",
        f"# ({chosen.measure} alone: {counted:.3f}; knowing nothing: {nothing:.3f}).",
        "",
        f"[{chosen.ruleset}]",
        *(f'"{name}" = {weight:.4f}' for name, weight in zip(names, weights, strict=True)),
    ]
    if chosen.former is not None:
        former = tomllib.loads(chosen.former.read_text(encoding="utf-8"))[chosen.ruleset]
        score = brier([former.get(name, 0.0) for name in names], held)
        sys.stdout.write(f"{chosen.former}: {score:.3f} on the games held out\n")
    text = "\n".join(lines) + "\n"
    if chosen.out is None:
        sys.stdout.write(text)
    else:
        chosen.out.write_text(text, encoding="utf-8")
        sys.stdout.write("\n".join(lines[:3]) + "\n")
    return 0


def _alone(moment: Moment, at: int) -> Moment:
    rows, won = moment
    return [array("d", (row[at],)) for row in rows], won


if __name__ == "__main__":
    sys.exit(main())
