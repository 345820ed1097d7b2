"""``python -m tests.family``: play random games of every expansion to the end, and replay them."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from engine.arena.random_play import record_of
from engine.records import Record, compare
from engine.rulesets import rulesets

from .tables import NAMES, TABLES


def main() -> int:
    """Report each table; fail if a game has no winner, or replays otherwise."""
    parser = argparse.ArgumentParser(prog="python -m tests.family", description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="of each table")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    args = parser.parse_args()
    wrong = 0
    for (id, options), name in zip(TABLES, NAMES, strict=True):
        differences = checks = 0
        ends: Counter[str] = Counter()
        for number in range(args.games):
            record = record_of(rulesets[id], options, args.seed * 100_000 + number, 1)
            found = compare(Record.model_validate(record))
            differences += sum(1 for _ in found)
            checks += len(record["checks"])
            state = record["checks"][-1]["state"]
            ends[state["win"]["reason"] if "winner" in state else "unfinished"] += 1
        wrong += differences + ends["unfinished"]
        said = ", ".join(f"{reason} {count}" for reason, count in ends.most_common())
        sys.stdout.write(
            f"{name}: {args.games} games, {checks} checks, {differences} differences; {said}\n"
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
