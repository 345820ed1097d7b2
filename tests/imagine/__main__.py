"""``python -m tests.imagine``: prove imagined worlds at many positions of all rulesets."""

from __future__ import annotations

import argparse
import sys

from engine.rulesets import rulesets

from .proof import prove


def main() -> int:
    """Check the positions, shared evenly among the rulesets; print what was checked."""
    parser = argparse.ArgumentParser(prog="python -m tests.imagine", description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    chosen = parser.parse_args()
    share = -(-chosen.positions // len(rulesets))
    for id, ruleset in rulesets.items():
        done = prove(ruleset, share, chosen.seed)
        sys.stdout.write(f"{id}: {', '.join(f'{n} {what}' for what, n in done.items())}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
