"""``python -m engine.stewards.training.policy``: learn to answer without search.

In games between quick stewards, some questions are examined: answers are tried out and judged. The
traits of an answer, known before it is given, are fitted by least squares to how much better or
worse than the others it turned out to be. A fifth of the games is held out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.kernel.data import Json
from engine.kernel.game import AnyGame, Game
from engine.kernel.heuristics import Features, Heuristics, points
from engine.kernel.playing import questions
from engine.kernel.worlds import Unimaginable, imagine
from engine.rulesets import rulesets
from engine.stewards.effort import Level
from engine.stewards.levels import minds
from engine.stewards.search import Thought
from engine.stewards.seeded_random import SeededRandom
from engine.stewards.steward import Steward

Tried = tuple[list[Features], list[float]]
"""The traits of all answers that were tried out, and the chance to win after each."""

LONGEST = 40
HELD_OUT = 5
RIDGE = 1e-3


def tried(
    ruleset: str, kind: str, players: int, level: Level, looks: int, seed: int, share: float
) -> Iterator[Tried]:
    """Play a game, and examine a share of its questions of one kind."""
    mind = minds[ruleset]
    steward = Steward(level, mind)
    dice = SeededRandom(seed)
    game: AnyGame = Game.new(rulesets[ruleset], {"players": players})
    for question in questions(game, dice, LONGEST):
        given: Json = {}
        for seat in game.awaited:
            if question.kind == kind and dice.random() < share:
                found = _thought(steward, mind, game, seat, looks, SeededRandom(dice.seed()))
                if found is not None:
                    yield found
            given[seat] = mind.quick(game, seat, dice)
        for seat, value in given.items():
            game.answer(seat, value)


def _thought(
    steward: Steward, mind: Heuristics, game: AnyGame, seat: str, looks: int, dice: SeededRandom
) -> Tried | None:
    try:
        world = imagine(game, seat, dice)
    except Unimaginable:
        return None
    thought = Thought(steward.level, mind, game, world, seat, dice)
    question = world.question
    assert question is not None
    ideas = list(mind.ideas(world, seat, steward.level.tries, dice))
    if len(ideas) < 2:
        return None
    return mind.traits(world, seat, ideas), thought.judged(ideas, looks)


def fit(seen: Sequence[Tried], names: Sequence[str]) -> list[float]:
    """Return weights with which the sum of an answer's traits is its worth, up to a constant."""
    number = len(names)
    matrix = [[0.0] * number for _ in range(number)]
    aims = [0.0] * number
    for traits, values in seen:
        average = sum(values) / len(values)
        means = {n: sum(t.get(n, 0.0) for t in traits) / len(traits) for n in names}
        for trait, value in zip(traits, values, strict=True):
            row = [trait.get(n, 0.0) - means[n] for n in names]
            used = [at for at, x in enumerate(row) if x]
            for at in used:
                aims[at] += row[at] * (value - average)
                line = matrix[at]
                for other in used:
                    line[other] += row[at] * row[other]
    for at in range(number):
        matrix[at][at] += RIDGE * (1 + matrix[at][at]) + 0.05
    return _solved(matrix, aims)


def _solved(matrix: list[list[float]], aims: list[float]) -> list[float]:
    """Solve linear equations by Gaussian elimination; the matrix is symmetric and positive
    definite."""
    number = len(aims)
    for at in range(number):
        for low in range(at + 1, number):
            share = matrix[low][at] / matrix[at][at]
            if share:
                for column in range(at, number):
                    matrix[low][column] -= share * matrix[at][column]
                aims[low] -= share * aims[at]
    found = [0.0] * number
    for at in range(number - 1, -1, -1):
        rest = sum(matrix[at][column] * found[column] for column in range(at + 1, number))
        found[at] = (aims[at] - rest) / matrix[at][at]
    return found


def kept(weights: Features, held: Sequence[Tried]) -> tuple[float, float]:
    """Return the loss from taking the answer with most points, and from taking the first one.

    Both are shares of the loss from taking a random answer.
    """
    taken = first = whole = 0.0
    for traits, values in held:
        best = max(values)
        at = max(range(len(traits)), key=lambda n: points(weights, traits[n]))
        taken += best - values[at]
        first += best - values[0]
        whole += best - sum(values) / len(values)
    return taken / max(whole, 1e-9), first / max(whole, 1e-9)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, think, learn, and write the weights."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.stewards.training.policy", description=__doc__
    )
    parser.add_argument("--ruleset", required=True, choices=sorted(minds))
    parser.add_argument("--kinds", required=True, help="kinds of questions, with commas")
    parser.add_argument("--games", type=int, default=50, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--players", type=int, metavar="P")
    parser.add_argument("--tries", type=int, default=10, metavar="T", help="answers tried out")
    parser.add_argument("--looks", type=int, default=1, help="how often each of them")
    parser.add_argument("--share", type=float, default=0.2, help="of the questions thought about")
    parser.add_argument("--out", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    players = chosen.players or rulesets[chosen.ruleset].options["players"][0]
    level = Level("learner", tries=chosen.tries, lines=1, moves=10**9)
    lines = [
        f"# Learned: python -m engine.stewards.training.policy --ruleset {chosen.ruleset}"
        f" --kinds {chosen.kinds} --games {chosen.games} --seed {chosen.seed} --players {players}"
        f" --tries {chosen.tries} --looks {chosen.looks} --share {chosen.share:g}",
    ]
    tables: list[str] = []
    kinds = rulesets[chosen.ruleset].kinds
    for kind in chosen.kinds.split(","):
        if kind not in kinds:
            parser.error(f"{chosen.ruleset} asks nothing of the kind {kind}")
        seen: list[Tried] = []
        held: list[Tried] = []
        for number in range(chosen.games):
            seed = chosen.seed * 1_000_003 + number
            part = held if number % HELD_OUT == 0 else seen
            part += tried(chosen.ruleset, kind, players, level, chosen.looks, seed, chosen.share)
        names = sorted({n for traits, _ in seen for t in traits for n in t})
        weights = dict(zip(names, fit(seen, names), strict=True))
        taken, first = kept(weights, held)
        lines.append(
            f"# {kind}: {len(seen)} questions learned from; on {len(held)} held out, the best by"
            f" points loses {100 * taken:.0f} % of what any answer loses"
            f" (the first idea before: {100 * first:.0f} %)"
        )
        tables += ["", f"[{kind}]", *(f'"{n}" = {100 * w:.3f}' for n, w in weights.items())]
    text = "\n".join(lines + tables) + "\n"
    if chosen.out is None:
        sys.stdout.write(text)
    else:
        chosen.out.write_text(text, encoding="utf-8")
        sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
