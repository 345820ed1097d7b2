"""``python -m engine``: replay and verify records, play games, hold contests, write positions."""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from .arena.conformance import conforms
from .arena.contestants import known
from .arena.game import Contest
from .arena.random_play import record_of, selfplay
from .arena.tournament import AnotherContest, contest_games, report
from .fairness.hashing import add_rules, hash_of_rules
from .fairness.sentences import SENTENCES
from .fairness.verify import verify
from .kernel.ruleset import BadSetup
from .records import BadRecord, Comparison, compare, open_record, printable, read_record
from .records.position import full_line, public_line
from .rulesets import rulesets
from .stewards.levels import LEVELS, minds


def main(arguments: Sequence[str] | None = None, prog: str = "python -m engine") -> int:
    """Run a command; return its exit status."""
    parser = argparse.ArgumentParser(prog=prog, description=__doc__)
    commands = parser.add_subparsers(required=True)

    replay = commands.add_parser("replay", help="replay records of games")
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE", help=".json or .json.gz")
    replay.add_argument("--check", action="store_true", help="compare questions, steps and checks")
    replay.set_defaults(run=_replay)

    rules = commands.add_parser("rules", help="print the hash of the rules")
    rules.add_argument("--add", action="store_true", help="add it to those that are known")
    rules.set_defaults(run=_rules)

    verified = commands.add_parser(
        "verify",
        help="verify that nobody has chosen or changed a game",
        description="The exit status is 0 for green, 1 for red, and 3 for amber.",
    )
    verified.add_argument("record", type=Path, metavar="RECORD", help=".json or .json.gz")
    verified.add_argument(
        "--seen", type=Path, metavar="FILE", help="a text with whatever you have copied of the game"
    )
    verified.set_defaults(run=_verify)

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

    arena = commands.add_parser("arena", help="let stewards, programs and random players compete")
    arena.add_argument("--ruleset", required=True, choices=sorted(minds))
    arena.add_argument("--players", type=_positive, metavar="N", help="default: as many as named")
    arena.add_argument(
        "--seats",
        required=True,
        metavar="NAME,NAME",
        help=f"{', '.join(LEVELS)}, random, or cmd:COMMAND; the last one fills up the seats",
    )
    arena.add_argument("--games", type=_positive, default=60, metavar="N")
    arena.add_argument("--seed", type=int, default=1, metavar="S")
    arena.add_argument("--jobs", type=_positive, default=1, metavar="J")
    arena.add_argument("--out", type=Path, metavar="DIR", help="write records; go on from there")
    arena.set_defaults(run=_arena)

    conformance = commands.add_parser("conformance", help="check a program that plays")
    conformance.add_argument("command", metavar="COMMAND")
    conformance.add_argument("--ruleset", choices=sorted(minds), help="default: all of them")
    conformance.add_argument("--games", type=_positive, default=1, metavar="N")
    conformance.add_argument("--seconds", type=float, default=10.0, metavar="S")
    conformance.set_defaults(run=_conformance)

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
    """Print a line, with control characters from files made harmless."""
    sys.stdout.write(printable(line) + "\n")


def _arena(chosen: argparse.Namespace) -> int:
    names = chosen.seats.split(",")
    players = chosen.players or len(names)
    names += [names[-1]] * (players - len(names))
    try:
        rulesets[chosen.ruleset].prepare({"players": players}, (), {})
        if unknown := [name for name in names if not known(name)]:
            raise BadSetup(f"nobody is called {unknown[0]}")
        if len(names) > players:
            raise BadSetup(f"{len(names)} names for {players} seats")
    except BadSetup as error:
        _say(f"This cannot be played: {error}")
        return 2
    out = None if chosen.out is None else str(chosen.out)
    contest = Contest(chosen.ruleset, tuple(names), chosen.games, chosen.seed, out)
    try:
        outcomes = list(contest_games(contest, chosen.jobs))
    except AnotherContest as error:
        _say(str(error))
        return 2
    for line in report(contest, outcomes, minds[chosen.ruleset].measure):
        _say(line)
    return 0


def _conformance(chosen: argparse.Namespace) -> int:
    wanted = [chosen.ruleset] if chosen.ruleset else sorted(minds)
    fine = True
    for id in wanted:
        found = conforms(chosen.command, id, chosen.games, chosen.seconds)
        for line in found.lines():
            _say(line)
        fine = fine and found.fine
    return 0 if fine else 1


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
        if chosen.check and record.fairness is not None:
            _say(f"{path}: {SENTENCES['older']}")
    if steps_untried or checks_untried:
        _say(f"{steps_untried} more steps and {checks_untried} checks could not be tried")
    _say(f"{records} records, {checks} checks, {differences} differences")
    return 0 if differences == 0 else 1


STATUS = {"green": 0, "red": 1, "amber": 3}


def _verify(chosen: argparse.Namespace) -> int:
    try:
        data = chosen.record.read_bytes()
        seen = "" if chosen.seen is None else chosen.seen.read_text("utf-8", "replace")
    except OSError as error:
        sys.stderr.write(printable(f"cannot be read: {error}") + "\n")
        return 2
    try:
        verdict = verify(data, rulesets, seen)
    except ImportError as error:
        sys.stderr.write(printable(f"the beacon cannot be checked: {error}") + "\n")
        return 2
    for line in verdict.lines():
        _say(line)
    return STATUS[verdict.colour]


def _rules(chosen: argparse.Namespace) -> int:
    if chosen.add:
        add_rules()
    _say(hash_of_rules())
    return 0


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
    except BrokenPipeError:  # The reader of the output has closed it.
        sys.stderr.close()
        sys.exit(1)
