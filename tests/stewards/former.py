"""``python -m tests.stewards.former``: the stewards of this checkout against those of another one.

Every deal is played twice, with half of the seats for each, and with seats exchanged; or once for
each seat, which this checkout plays alone. The rules of both checkouts must be the same.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Any

from engine.intervals import interval
from engine.kernel.ask import Seat
from engine.kernel.game import Game
from engine.kernel.playing import questions
from engine.kernel.saving import save
from engine.rulesets import rulesets
from engine.stewards.levels import LEVELS, minds, steward

from .arguments import parser_of, players_of

ANSWERS = Path(__file__).with_name("former_answers.py")
LONGEST = 40
"""Rounds after which a game is given up."""


class Former:
    """The stewards of another checkout, in a process of their own."""

    def __init__(self, checkout: str, level: str) -> None:
        self._level = level
        self._process = subprocess.Popen(
            [sys.executable, str(ANSWERS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=checkout,
            env={**os.environ, "PYTHONPATH": str(Path(checkout).resolve())},
        )

    def answer(self, game: Game[Any], seat: Seat, seed: int) -> Any:
        """Return the answer of a steward there."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        asked = {"saved": save(game), "seat": seat, "seed": seed, "level": self._level}
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def end(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def played(
    ruleset: str, players: int, level: str, former: Former, seed: int, turn: slice
) -> tuple[Seat | None, set[Seat], dict[Seat, int]]:
    """Play a game; return its winner, the seats of this checkout, and what every seat had.

    ``turn``: the seats that this checkout plays.
    """
    player = steward(level, minds[ruleset])
    game: Game[Any] = Game.new(rulesets[ruleset], {"players": players})
    present = set(game.setup.seats[turn])
    luck = random.Random(f"{seed}")
    for _ in questions(game, luck, LONGEST):
        for seat in game.awaited:
            thinking = luck.getrandbits(63)
            by = player if seat in present else former
            game.answer(seat, by.answer(game, seat, thinking))
    winner = game.ruleset.view(game.state, None).get("winner")
    return winner, present, minds[ruleset].standing(game.state)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and count."""
    parser = parser_of("former", __doc__, 12)
    parser.add_argument("checkout", help="the folder of the other checkout")
    parser.add_argument("--level", default="knight", choices=sorted(LEVELS))
    parser.add_argument("--alone", action="store_true", help="one seat against all others")
    parser.add_argument("--skip", type=int, default=0, metavar="K", help="leave out the first K")
    chosen = parser.parse_args(arguments)
    players = players_of(chosen)
    former = Former(chosen.checkout, chosen.level)
    wins, held = 0, {True: list[int](), False: list[int]()}
    for number in range(chosen.skip, chosen.skip + chosen.games):
        deal, turn = divmod(number, players if chosen.alone else 2)
        winner, present, standing = played(
            chosen.ruleset,
            players,
            chosen.level,
            former,
            chosen.seed * 1000 + deal,
            slice(turn, turn + 1) if chosen.alone else slice(turn, None, 2),
        )
        wins += winner in present
        for seat, count in standing.items():
            held[seat in present].append(count)
        sys.stdout.write(f"{number + 1}: {winner}, {'now' if winner in present else 'before'}\n")
        sys.stdout.flush()
    former.end()
    low, high = interval(wins, chosen.games)
    sys.stdout.write(
        f"stewards of now win {wins} of {chosen.games} ({100 * low:.0f} to {100 * high:.0f} %), "
        f"with {mean(held[True]):.2f} {minds[chosen.ruleset].measure} to {mean(held[False]):.2f}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
