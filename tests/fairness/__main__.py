"""``python -m tests.fairness --games 1000``: random games of all rulesets, each record checked.

The program of docs/fairness checks them; the slowest is named in seconds of the processor.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from engine.fairness import check
from engine.rulesets import rulesets

from .games import play
from .verifier import verify

LONGEST = 12
"""Rounds of games that no rule brings to an end."""


def every(ruleset: str) -> list[dict[str, Any]]:
    """Return the numbers of players of a ruleset, as options."""
    return [{"players": n} for n in rulesets[ruleset].options.get("players", ())] or [{}]


def main() -> int:
    """Play and check; the exit status is 0 if all of it is right."""
    parser = argparse.ArgumentParser(prog="python -m tests.fairness", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    kinds = [(ruleset, options) for ruleset in rulesets for options in every(ruleset)]
    right = draws = receipts = undone = 0
    slowest = 0.0
    for number in range(1, arguments.games + 1):
        ruleset, options = kinds[number % len(kinds)]
        rules = rulesets[ruleset]
        record = play(rules, number, arguments.seed, options=options, rounds=LONGEST).record()
        began = time.process_time()
        found = verify.check(record)
        slowest = max(slowest, time.process_time() - began)
        own = check(record)
        draws, receipts = draws + own.draws, receipts + len(own.receipts)
        undone += own.undone
        if found.problems or not own.ok:
            sys.stdout.write(f"{ruleset}, game {number}: {found.problems} {own.problems}\n")
        else:
            right += 1
    sys.stdout.write(f"{draws} draws, {receipts} receipts, {undone} answers taken back\n")
    sys.stdout.write(f"slowest: {slowest:.3f} s\n")
    sys.stdout.write(f"{right} of {arguments.games} games are right\n")
    return 0 if right == arguments.games and slowest < 1.0 else 1


if __name__ == "__main__":
    sys.exit(main())
