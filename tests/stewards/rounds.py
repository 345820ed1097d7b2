"""``python -m tests.stewards.rounds``: what the orders of levels are worth a round later.

In positions from games, one seat orders as each level would, against the same orders of the
others, who are knights; squires play the round to its end, with the same luck. Its learned chance
to win is compared then, so a few hundred positions show what would take thousands of games.

A level may think longer, or not so long, as at a table of a host who lets it: ``lord*0.1``.

``seeing`` is no level: it knows the orders of the others, and improves its own as knights do. What
it gains is the most that better guesses at the orders of others could bring.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from typing import Any

from bot.workers.child import at_table
from engine.kernel.ask import Seat
from engine.kernel.game import Game
from engine.kernel.playing import questions
from engine.kernel.saving import Saved, load, save
from engine.rulesets import rulesets
from engine.stewards.levels import LEVELS, minds
from engine.stewards.seeded_random import SeededRandom
from engine.stewards.steward import Steward

from .arguments import parser_of, players_of

SEEING = "seeing"
OTHERS = "knight"
"""The level of the others."""
QUICK = "squire"
"""The level that plays everything but orders."""
SETS = 3
"""How many sets of orders of the others each set is tried against."""
SWEEPS, CHANGES = 8, 60
"""How often ``seeing`` improves its orders at most, and how many changes it tries each time."""


@dataclass(slots=True)
class Tried:
    """What the orders of one level came to."""

    chances: list[float] = field(default_factory=list)
    """The chance to win, in each position the mean over all tries."""
    seconds: list[float] = field(default_factory=list)
    """The processor time that the orders took."""


class Trials:
    """Positions of a game, with orders of several levels tried out."""

    def __init__(self, ruleset: str, levels: Sequence[str], tries: int) -> None:
        """``tries``: how often the round is played after each set of orders."""
        self._ruleset = rulesets[ruleset]
        self._mind = minds[ruleset]
        self._levels = levels
        self._tries = tries
        self.found = {level: Tried() for level in levels}

    def play(self, players: int, seed: int) -> Iterator[int]:
        """Play a game, and try orders out in each round; yield the rounds that were tried."""
        luck = SeededRandom(seed)
        game: Game[Any] = Game.new(self._ruleset, {"players": players})
        for question in questions(game, luck):
            seats = list(game.awaited)
            if question.kind in self._mind.arranged and len(seats) == len(game.setup.seats):
                self._try(game, seats[int(luck.random() * len(seats))], luck)
                yield game.state.round
                for seat in seats:
                    game.answer(seat, self._answer(OTHERS, game, seat, luck.seed()))
            else:
                for seat in seats:
                    game.answer(seat, self._answer(QUICK, game, seat, luck.seed()))

    def _answer(self, level: str, game: Game[Any], seat: Seat, seed: int) -> Any:
        name, _, times = level.partition("*")
        thinking = at_table(name, float(times)) if times else LEVELS[name]
        return Steward(thinking, self._mind).answer(game, seat, seed)

    def _try(self, game: Game[Any], seat: Seat, luck: SeededRandom) -> None:
        saved, thinking = save(game), luck.seed()
        others = [
            {s: self._answer(OTHERS, game, s, luck.seed()) for s in game.awaited if s != seat}
            for _ in range(SETS)
        ]
        seeds = [luck.seed() for _ in range(self._tries)]
        for level in self._levels:
            began = time.process_time()
            if level == SEEING:
                own = [self._seeing(saved, seat, given, thinking) for given in others]
            else:
                own = [self._answer(level, game, seat, thinking)] * SETS
            self.found[level].seconds.append(time.process_time() - began)
            self.found[level].chances.append(
                mean(
                    self._after(saved, {**others[n % SETS], seat: own[n % SETS]}, seed)[seat]
                    for n, seed in enumerate(seeds)
                )
            )

    def _seeing(self, saved: Saved, seat: Seat, others: Mapping[Seat, Any], seed: int) -> Any:
        """Return a set of orders that is improved with those of the others in sight."""
        game, luck = load(self._ruleset, saved), SeededRandom(seed)
        best = self._answer(OTHERS, game, seat, seed)
        judge = self._mind.appraiser(self._opened(saved, {**others, seat: best}).state, seat)
        mark = judge(best)
        for _ in range(SWEEPS):
            before = best
            for value in self._mind.variations(game, seat, best, CHANGES, luck):
                if (worth := judge(value)) > mark:
                    best, mark = value, worth
            if best is before:
                break
        return best

    def _opened(self, saved: Saved, orders: Mapping[Seat, Any]) -> Game[Any]:
        """Return the game with these orders."""
        game: Game[Any] = load(self._ruleset, saved)
        for seat, value in orders.items():
            game.answer(seat, value)
        return game

    def _after(self, saved: Saved, orders: Mapping[Seat, Any], seed: int) -> Mapping[Seat, float]:
        """Return everyone's chance to win when the round is over."""
        game, luck = self._opened(saved, orders), SeededRandom(seed)
        begun = game.state.round
        for _ in questions(game, luck, begun):
            for seat in game.awaited:
                game.answer(seat, self._answer(QUICK, game, seat, luck.seed()))
        return self._mind.values(game.state)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try orders out, and print a line for each level."""
    parser = parser_of("rounds", __doc__, 6)
    parser.add_argument("--levels", default=f"knight,lord,{SEEING}")
    parser.add_argument("--tries", type=int, default=6, metavar="T")
    chosen = parser.parse_args(arguments)
    levels = chosen.levels.split(",")
    if unknown := {level.partition("*")[0] for level in levels} - {*LEVELS, SEEING}:
        parser.error(f"no such level: {', '.join(sorted(unknown))}")
    players = players_of(chosen)
    trials, positions = Trials(chosen.ruleset, levels, chosen.tries), 0
    for number in range(chosen.games):
        positions += sum(1 for _ in trials.play(players, chosen.seed * 1000 + number))
    first = trials.found[levels[0]].chances
    for level, tried in trials.found.items():
        more = [value - base for value, base in zip(tried.chances, first, strict=True)]
        around = 1.96 * stdev(more) / sqrt(len(more))
        sys.stdout.write(
            f"{level}: {mean(tried.chances):.4f} in {positions} positions, {mean(more):+.4f} "
            f"± {around:.4f} beside {levels[0]}, {mean(tried.seconds):.2f} s\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
