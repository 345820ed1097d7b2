"""``python -m bot.statistics RECORDS...``: figures of finished games, from their records."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.text.catalog import FALLBACK, languages
from engine.records import BadRecord, printable, read_record

from .charts import ABOUT, chart_of, describe, paint
from .facts import Facts, GameNotOver, count
from .predictions import foresee, seats_of
from .ratings import climb
from .summary import groups, summarise


def main(arguments: Sequence[str] | None = None, prog: str = "python -m bot.statistics") -> int:
    """Count records; return the exit status."""
    chosen = _parser(prog).parse_args(arguments)
    facts = list(_counted(chosen.records))
    found = {key: some for key, some in groups(facts).items() if len(some) >= chosen.least}
    if not found:
        _complain("there is no finished game among these records")
        return 1
    summaries = [summarise(some) for some in found.values()]
    for summary in summaries:
        for about in ABOUT:
            chart = chart_of(summary, about, chosen.language)
            if chart is None:
                continue
            if chosen.out is not None:
                chosen.out.mkdir(parents=True, exist_ok=True)
                name = f"{summary.ruleset}-{summary.players}-{about}.png"
                (chosen.out / name).write_bytes(paint(chart).png)
            else:
                _say(describe(chart))
    if chosen.ratings:
        for (ruleset, players), some in found.items():
            _say_ratings(ruleset, players, some)
    return 0


def _counted(paths: Sequence[Path]) -> Iterator[Facts]:
    files = [
        file
        for path in paths
        for file in (sorted(path.glob("*.json*")) if path.is_dir() else [path])
        if file.suffix in (".json", ".gz")
    ]
    for file in files:
        try:
            yield count(read_record(file))
        except (BadRecord, GameNotOver) as error:
            _complain(f"{file}: {error}")


def _say_ratings(ruleset: str, players: int, facts: Sequence[Facts]) -> None:
    ladder = climb(seats_of(one) for one in facts)
    _say(f"{ruleset}, {players} players")
    ratings = ladder.ratings
    for who in sorted(ratings, key=lambda who: -ratings[who].mu):
        rating = ratings[who]
        _say(f"{who}: {rating.points} ± {rating.spread}, {rating.wins} of {rating.games} won")
    worth = sorted(ladder.seats.items(), key=lambda item: -item[1])
    _say("seats: " + ", ".join(f"{seat} {points:+.0f}" for seat, points in worth))
    try:
        foreseen = foresee(facts)
    except ValueError as error:
        _say(str(error))
        return
    _say(
        f"{foreseen.games} games foreseen: surprise {foreseen.rated:.3f} by ratings,"
        f" {foreseen.seated:.3f} by seats; less by {foreseen.seated - foreseen.rated:.3f}"
        f" (95% {foreseen.low:.3f} to {foreseen.high:.3f}); favorites won"
        f" {foreseen.hits} and {foreseen.seat_hits} times"
    )


def _say(line: str) -> None:
    sys.stdout.write(printable(line) + "\n")


def _complain(line: str) -> None:
    sys.stderr.write(printable(line) + "\n")


def _parser(prog: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=prog, description=__doc__)
    parser.add_argument(
        "records", type=Path, nargs="+", metavar="RECORD", help="records, or folders of them"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="draw pictures into this folder")
    parser.add_argument(
        "--least", type=int, default=1, metavar="N", help="how many games there must be"
    )
    parser.add_argument("--language", choices=languages(), default=FALLBACK)
    parser.add_argument(
        "--ratings", action="store_true", help="rate the players, and foresee each game"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
