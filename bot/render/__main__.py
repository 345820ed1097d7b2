"""``python -m bot.render``: draw any moment of any record."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.kernel.event import Event
from engine.kernel.phrase import Phrase
from engine.records import BadRecord, open_record, read_record

from . import draw
from .palettes import DEFAULT


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw a record; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot.render", description=__doc__)
    parser.add_argument("record", type=Path, metavar="RECORD", help=".json or .json.gz")
    parser.add_argument("--at", type=int, metavar="STEP", help="after this many steps; default all")
    parser.add_argument("--seat", metavar="HOUSE", help="as this seat sees it; default: spectators")
    parser.add_argument("--zoom", metavar="NAME", help="one region instead of the whole map")
    parser.add_argument("--palette", metavar="NAME", default=DEFAULT)
    parser.add_argument(
        "--happened", action="store_true", help="with what happened since the last chapter"
    )
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
    try:
        picture = draw(
            game.view(chosen.seat),
            happened=_since_chapter(game.events) if chosen.happened else (),
            zoom=chosen.zoom,
            palette=chosen.palette,
        )
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    chosen.output.write_bytes(picture.png)
    sys.stdout.write(picture.alt + "\n")
    return 0


def _since_chapter(events: Sequence[Event]) -> list[dict[str, Any]]:
    """What everybody may know since the last chapter but the one that may just have ended."""
    public = [event for event in events if event.audience is None]
    ends = [i for i, event in enumerate(public[:-1]) if event.chapter]
    recent = public[ends[-1] + 1 :] if ends else public
    return [
        {"kind": e.kind, "params": Phrase(e.kind, e.params).to_json()["params"]} for e in recent
    ]


if __name__ == "__main__":
    sys.exit(main())
