"""``python -m tests.legal``: compare ``check`` and ``step`` on every question of random games."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter

from .answers import MOST
from .playing import TABLES, begin, disagreements


def main() -> int:
    """Compare; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.legal", description=__doc__)
    parser.add_argument("--games", type=int, default=1, metavar="N", help="for each table")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help="candidates tried")
    chosen = parser.parse_args()
    tally: Counter[str] = Counter()
    found = 0
    for id, players in TABLES:
        for number in range(chosen.games):
            rng = random.Random(f"{chosen.seed}/{id}/{players}/{number}")
            game = begin(id, players, rng, printed=number % 2 == 0)
            for what in disagreements(game, rng, most=chosen.most, tally=tally):
                found += 1
                sys.stdout.write(f"{id}, {players} players, game {number}: {what}\n")
    sys.stdout.write(f"{tally.total()} questions, {found} differences\n")
    return 0 if not found else 1


if __name__ == "__main__":
    sys.exit(main())
