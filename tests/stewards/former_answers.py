"""Answers of the stewards of another checkout, which is on the path: a line for each question."""

from __future__ import annotations

import json
import sys

from engine.kernel.saving import load
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward


def main() -> None:
    """Read saved games from standard input, and write what the steward answers there."""
    for line in sys.stdin:
        asked = json.loads(line)
        id = asked["saved"]["ruleset"]
        game = load(rulesets[id], asked["saved"])
        value = steward(asked["level"], minds[id]).answer(game, asked["seat"], asked["seed"])
        sys.stdout.write(json.dumps(value) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
