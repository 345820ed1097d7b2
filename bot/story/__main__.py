"""``python -m bot.story``: make the film, the chronicle or the replay of any record."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.text.catalog import FALLBACK, languages
from engine.records import BadRecord, printable, read_record

from .worker import make_chronicle, make_film, make_replay


def main(arguments: Sequence[str] | None = None, prog: str = "python -m bot.story") -> int:
    """Make what the command line asks for; return the exit status."""
    chosen = _parser(prog).parse_args(arguments)
    if not (chosen.film or chosen.chronicle or chosen.replay):
        _complain("Say what to make: --film, --chronicle or --replay.")
        return 2
    try:
        _make(chosen)
    except BadRecord as error:
        _complain(f"{chosen.record}: {error}")
        return 1
    except ValueError as error:
        _complain(f"{error}")
        return 1
    return 0


def _make(chosen: argparse.Namespace) -> None:
    record = read_record(chosen.record)
    credits = {
        "title": chosen.title,
        "people": dict(pair.split("=", 1) for pair in chosen.people if "=" in pair),
        "began": _time(chosen.began),
        "ended": _time(chosen.ended or chosen.began),
    }
    if chosen.film:
        film = make_film(
            record.model_dump(),
            chosen.language,
            round=chosen.round,
            battle=chosen.battle,
            plain=chosen.film.suffix == ".webp" or None,
            **credits,
        )
        chosen.film.write_bytes(film.data)
        _show(film.alt)
    if chosen.chronicle:
        picture = make_chronicle(record.model_dump(), chosen.language, **credits)
        chosen.chronicle.write_bytes(picture.png)
        _show(picture.alt)
    if chosen.replay:
        page = make_replay(record.model_dump(), chosen.language, **credits)
        chosen.replay.write_text(page, encoding="utf-8")


def _time(day: str) -> float | None:
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() if day else None


def _complain(sentence: str) -> None:
    sys.stderr.write(printable(sentence) + "\n")


def _show(text: str) -> None:
    sys.stdout.write("".join(printable(line) + "\n" for line in text.splitlines()))


def _parser(prog: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=prog, description=__doc__)
    parser.add_argument("record", type=Path, metavar="RECORD", help=".json or .json.gz")
    parser.add_argument(
        "--film", type=Path, metavar="FILE", help="the game in 45 seconds: .mp4 or .webp"
    )
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--round", type=int, metavar="N", help="film this round alone")
    part.add_argument("--battle", type=int, metavar="N", help="film this battle alone")
    parser.add_argument("--chronicle", type=Path, metavar="PNG", help="the game in one picture")
    parser.add_argument("--replay", type=Path, metavar="HTML", help="the game as a page to keep")
    parser.add_argument("--title", default="", help="what to call the game")
    parser.add_argument(
        "--people", nargs="*", default=(), metavar="SEAT=NAME", help="who played which seat"
    )
    parser.add_argument("--began", default="", metavar="DAY", help="such as 2026-11-03")
    parser.add_argument("--ended", default="", metavar="DAY")
    parser.add_argument("--language", choices=languages(), default=FALLBACK)
    return parser


if __name__ == "__main__":
    sys.exit(main())
