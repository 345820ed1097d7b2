"""``python -m tests.replays``: play random games of every table, and replay their records."""

from __future__ import annotations

import argparse
import gzip
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.arena.random_play import record_of
from engine.rulesets import rulesets
from tests.agreeing import some_options
from tests.legal.playing import TABLES

ROUNDS = 60
"""Games are stopped after so many rounds: no rule ends a game of Inis."""


def agreed(id: str, players: int, seed: int, number: int) -> tuple[dict[str, Any], dict[str, str]]:
    """Return options and rulings of a game: as printed, or at random in every other game."""
    ruleset = rulesets[id]
    if number % 2 == 0:
        return {"players": players}, {}
    rng = random.Random(f"agreed/{seed}/{id}/{players}/{number}")
    rulings = {name: rng.choice(readings) for name, readings in ruleset.rulings.items()}
    return some_options(ruleset, rng, rulings, players=players), rulings


def records(id: str, players: int, games: int, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Play random games of a ruleset and number of players; yield a file name and a record each."""
    for number in range(games):
        options, rulings = agreed(id, players, seed, number)
        record = record_of(rulesets[id], options, seed, number, ROUNDS, rulings)
        yield f"{id}-{players}p-{seed}-{number:04}.json.gz", record


def replayed(folder: Path) -> tuple[int, str]:
    """Replay all records of a folder in a process of its own; return its status and last line.

    A process of its own has another seed of hashes: an order that depends on them is a difference.
    """
    command = [sys.executable, "-m", "engine", "replay", "--check"]
    done = subprocess.run(
        [*command, *map(str, sorted(folder.iterdir()))], capture_output=True, text=True, check=False
    )
    *lines, last = (done.stdout or done.stderr or "nothing was said\n").splitlines()
    for line in lines:
        sys.stdout.write(line + "\n")
    return done.returncode, last


def main(arguments: Sequence[str] | None = None, tables: Sequence[tuple[str, int]] = TABLES) -> int:
    """Play and replay; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.replays", description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="for each table")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    chosen = parser.parse_args(arguments)
    worst = 0
    for id, players in tables:
        with tempfile.TemporaryDirectory() as folder:
            for name, record in records(id, players, chosen.games, chosen.seed):
                with gzip.open(Path(folder, name), "wt", encoding="utf-8", compresslevel=1) as file:
                    json.dump(record, file)
            status, last = replayed(Path(folder))
        worst = max(worst, status)
        sys.stdout.write(f"{id}, {players} players: {last}\n")
        sys.stdout.flush()
    return worst


if __name__ == "__main__":
    sys.exit(main())
