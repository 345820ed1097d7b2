"""What the commands of this package are asked alike: which game, how many, and with which luck."""

from __future__ import annotations

import argparse
from collections.abc import Collection

from engine.rulesets import rulesets
from engine.stewards.levels import minds


def parser_of(
    command: str, description: str | None, games: int, choices: Collection[str] = minds
) -> argparse.ArgumentParser:
    """Return the parser of a command that plays games.

    ``games`` is how many it plays if nobody says otherwise, ``choices`` the rulesets it knows.
    """
    prog = f"python -m tests.stewards.{command}"
    parser = argparse.ArgumentParser(prog=prog, description=description)
    parser.add_argument("--ruleset", default="agot-2e", choices=sorted(choices))
    parser.add_argument("--players", type=int, metavar="P", help="as many as usual")
    parser.add_argument("--games", type=int, default=games, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    return parser


def players_of(chosen: argparse.Namespace) -> int:
    """Return how many players were asked for, or as many as the ruleset usually has."""
    return int(chosen.players or rulesets[chosen.ruleset].options["players"][0])
