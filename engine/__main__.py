"""``python -m engine``: replay records, play random games, write positions."""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from .kernel.ruleset import BadSetup
from .positions import full_line, public_line
from .records import BadRecord, Comparison, compare, open_record, printable, read_record
from .rulesets import rulesets
from .selfplay import record_of, selfplay


def main(arguments: Sequence[str] | None = None, prog: str = "python -m engine") -> int:
    """Run a command; return its exit status."""
    parser = argparse.ArgumentParser(prog=prog, description=__doc__)
    commands = parser.add_subparsers(required=True)

    replay = commands.add_parser("replay", help="replay records of games")
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE", help=".json or .json.gz")
    replay.add_argument("--check", action="store_true", help="compare questions, steps and checks")
    replay.set_defaults(run=_replay)

    play = commands.add_parser("selfplay", help="play random legal games")
    play.add_argument("--ruleset", required=True, choices=sorted(rulesets))
    play.add_argument("--games", type=_positive, default=100, metavar="N")
    play.add_argument("--seed", type=int, default=1, metavar="S")
    play.add_argument("--players", type=int, metavar="P")
    play.add_argument(
        "--rounds", type=_positive, default=200, metavar="R", help="stop a game after so many"
    )
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--out", type=Path, metavar="DIR", help="write the records there")
    play.set_defaults(run=_selfplay)

    position = commands.add_parser("position", help="write a moment of a record on one line")
    position.add_argument("record", type=Path, metavar="RECORD", help=".json or .json.gz")
    position.add_argument("--at", type=int, metavar="N", help="after so many steps; default all")
    position.add_argument("--full", action="store_true", help="with what is hidden")
    position.set_defaults(run=_position)

    chosen = parser.parse_args(arguments)
    status: int = chosen.run(chosen)
    return status


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _say(line: str) -> None:
    """Print a line; whatever came from a file is printed as what it is, and does nothing."""
    sys.stdout.write(printable(line) + "\n")


def _replay(chosen: argparse.Namespace) -> int:
    records = checks = differences = steps_untried = checks_untried = 0
    for path in chosen.files:
        try:
            record = read_record(path)
            found = Comparison()
            if chosen.check:
                found = compare(record)
            else:
                open_record(record)
        except BadRecord as error:
            _say(f"{path}: {error}")
            differences += 1
            continue
        records += 1
        checks += len(record.checks)
        differences += found.differences
        steps_untried += found.steps_untried
        checks_untried += found.checks_untried
        for line in found:
            _say(f"{path}: {line}")
    if steps_untried or checks_untried:
        _say(f"{steps_untried} more steps and {checks_untried} checks could not be tried")
    _say(f"{records} records, {checks} checks, {differences} differences")
    return 0 if differences == 0 else 1


def _position(chosen: argparse.Namespace) -> int:
    try:
        game = open_record(read_record(chosen.record), chosen.at, keep_rests=True)
    except BadRecord as error:
        sys.stderr.write(printable(f"{chosen.record}: {error}") + "\n")
        return 1
    _say(full_line(game) if chosen.full else public_line(game))
    return 0


def _selfplay(chosen: argparse.Namespace) -> int:
    ruleset = rulesets[chosen.ruleset]
    options: dict[str, object] = {}
    if chosen.players is not None:
        options["players"] = chosen.players
    try:
        for pair in chosen.option:
            name, _, value = pair.partition("=")
            options[name] = json.loads(value)
        ruleset.prepare(options, (), {})
    except (BadSetup, json.JSONDecodeError) as error:
        _say(f"These options cannot be played with: {error}")
        return 2
    tally = selfplay(ruleset, options, chosen.games, chosen.seed, chosen.rounds)
    for line in tally.lines():
        _say(line)
    if chosen.out is not None:
        chosen.out.mkdir(parents=True, exist_ok=True)
        for number in range(chosen.games):
            record = record_of(ruleset, options, chosen.seed, number, chosen.rounds)
            path = chosen.out / f"{chosen.ruleset}-{chosen.seed}-{number:04}.json.gz"
            with gzip.GzipFile(path, "wb", mtime=0) as file:
                file.write(json.dumps(record, separators=(",", ":")).encode())
        _say(f"{chosen.games} records in {chosen.out}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # whatever was reading our output has closed it
        sys.stderr.close()
        sys.exit(1)
