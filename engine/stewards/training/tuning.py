"""``python -m engine.stewards.training.tuning``: tune the weights of hopes by playing games.

Every deal is played twice by equal stewards. Half of the seats judge with weights that were each
changed by a factor, up or down at random; the other half judges with the opposite changes. In the
second game the halves exchange seats. So each game says something about every weight. A weight
whose changes go together with winning is moved that way: the surer that is, the farther.
"""

from __future__ import annotations

import argparse
import math
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean, pstdev
from typing import cast

from engine.kernel.ask import Seat
from engine.kernel.game import AnyGame, Game
from engine.kernel.heuristics import weights
from engine.kernel.playing import questions
from engine.rulesets import rulesets
from engine.stewards.effort import Level
from engine.stewards.levels import minds
from engine.stewards.seeded_random import SeededRandom
from engine.stewards.steward import Steward

Weight = tuple[str, str]
"""A part of the file, and the name of a weight there."""
Signs = Mapping[Weight, int]
"""Which weights are raised (1) and which are lowered (-1)."""

ROUNDS = 40
FACTOR = 1.7
"""How much a weight is changed."""
LEAD = 0.5
"""What one castle more than the others counts beside a victory; luck plays less part in it."""
DOUBT = 0.3
"""How many standard errors an effect may have without moving its weight."""
STEP = 0.38
"""For each standard error beyond that, the power of the factor by which a weight moves."""
PLAYER = Level("tuner", tries=6, sweeps=2, keen=True, moves=2_000)
"""How the games are played: as squires do that improve their orders."""


class Exchange:
    """The weights of some parts of a file, which are exchanged between answers."""

    def __init__(self, package: str, file: str, parts: Sequence[str]) -> None:
        """Find the weights.

        Raises FileNotFoundError, and KeyError if the file has no such part.
        """
        # All modules share the mappings that `weights` returns, so they see what is changed here.
        self._tables = {p: cast("dict[str, float]", weights(package, file, p)) for p in parts}
        for part, table in self._tables.items():
            if not table:
                raise KeyError(part)
        self.found = {(p, n): w for p, table in self._tables.items() for n, w in table.items()}

    def change(self, signs: Signs, toward: int) -> None:
        """Change every weight by its sign, or with -1 by the opposite one; 0 restores them all."""
        for (part, name), weight in self.found.items():
            self._tables[part][name] = weight * FACTOR ** (toward * signs[part, name])


def contest(
    ruleset: str, players: int, exchange: Exchange, signs: Signs, seed: int, *, turned: bool
) -> float:
    """Play a game; return by how much the changed weights did better than the opposite ones.

    A victory counts 1, a defeat -1.
    """
    mind = minds[ruleset]
    steward = Steward(PLAYER, mind)
    dice = SeededRandom(seed)
    game: AnyGame = Game.new(rulesets[ruleset], {"players": players})
    order = list(game.setup.seats)
    dice.shuffle(order)
    half = len(order) // 2
    halves = set(order[:half]), set(order[half : 2 * half])
    with_them, against = reversed(halves) if turned else halves
    for _ in questions(game, dice, ROUNDS):
        for seat in game.awaited:
            exchange.change(signs, (seat in with_them) - (seat in against))
            game.answer(seat, steward.answer(game, seat, dice.seed()))
    exchange.change(signs, 0)
    winner = game.ruleset.view(game.state, None).get("winner")
    standing = mind.standing(game.state)
    ahead = _mean(standing, with_them) - _mean(standing, against)
    return (winner in with_them) - (winner in against) + LEAD * ahead


def _mean(standing: Mapping[Seat, int], seats: set[Seat]) -> float:
    return fmean(standing[seat] for seat in seats)


def effects(found: Sequence[tuple[Signs, float]]) -> dict[Weight, float]:
    """Return the effect of raising each weight, in standard errors."""
    spread = pstdev(gain for _, gain in found) or 1.0
    return {
        weight: fmean(signs[weight] * gain for signs, gain in found)
        * (math.sqrt(len(found)) / spread)
        for weight in found[0][0]
    }


def moved(weight: float, effect: float) -> float:
    """Return a weight after games in which raising it had an effect, in standard errors."""
    sure = math.copysign(max(0.0, abs(effect) - DOUBT), effect)
    return float(weight * FACTOR ** (STEP * sure))


def rewritten(text: str, new: Mapping[Weight, float]) -> str:
    """Return the text of a file of weights with other values; comments stay."""
    lines, part = [], ""
    for line in text.splitlines():
        if header := re.fullmatch(r"\[(.+)\]", line):
            part = header[1]
        weight = new.get((part, line.partition("=")[0].strip()))
        if weight is None:
            lines.append(line)
        else:
            lines.append(re.sub(r"= *-?[\d.]+", f"= {weight:.3g}", line, count=1))
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print the effects, and write the weights."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.stewards.training.tuning", description=__doc__
    )
    parser.add_argument("--ruleset", required=True, choices=sorted(minds))
    parser.add_argument("--file", type=Path, required=True, help="engine/…/weights.toml")
    parser.add_argument("--parts", required=True, metavar="P,P", help="parts of the file")
    parser.add_argument("--players", type=int, metavar="P")
    parser.add_argument("--games", type=int, default=1_200, metavar="N", help="two for each deal")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--out", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    players = chosen.players or int(rulesets[chosen.ruleset].options["players"][0])
    package = ".".join(chosen.file.parent.parts)
    exchange = Exchange(package, chosen.file.name, chosen.parts.split(","))
    found: list[tuple[Signs, float]] = []
    for deal in range(chosen.games // 2):
        seed = chosen.seed * 1_000_003 + deal
        dice = SeededRandom(seed)
        signs = {weight: 1 if dice.random() < 0.5 else -1 for weight in exchange.found}
        gains = [
            contest(chosen.ruleset, players, exchange, signs, seed, turned=turned)
            for turned in (False, True)
        ]
        found.append((signs, fmean(gains)))
    seen = effects(found)
    new = {weight: moved(exchange.found[weight], effect) for weight, effect in seen.items()}
    for (part, name), effect in sorted(seen.items(), key=lambda one: one[1]):
        was, now = exchange.found[part, name], new[part, name]
        sys.stdout.write(f"{effect:+.1f}  {part}.{name}: {was:g}, now {now:.3g}\n")
    if chosen.out is not None:
        text = chosen.file.read_text(encoding="utf-8")
        chosen.out.write_text(rewritten(text, new), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
