"""``python -m bot.render``: draw any moment of any record."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.records import BadRecord, open_record, read_record

from . import draw


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw a record; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot.render", description=__doc__)
    parser.add_argument("record", type=Path, metavar="RECORD", help=".json or .json.gz")
    parser.add_argument("--at", type=int, metavar="STEP", help="after this many steps; default all")
    parser.add_argument("--seat", metavar="HOUSE", help="as this seat sees it; default: spectators")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="PNG")
    chosen = parser.parse_args(arguments)
    try:
        game = open_record(read_record(chosen.record), chosen.at)
    except BadRecord as error:
        sys.stderr.write(f"{chosen.record}: {error}\n")
        return 1
    if chosen.seat is not None and chosen.seat not in game.setup.seats:
        seats = ", ".join(game.setup.seats)
        sys.stderr.write(f"{chosen.seat} does not play in this game; its seats are {seats}.\n")
        return 1
    picture = draw(game.view(chosen.seat))
    chosen.output.write_bytes(picture.png)
    sys.stdout.write(picture.alt + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
