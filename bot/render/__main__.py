"""``python -m bot.render``: draw any moment of any record."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.games.pictures import Picture, draw, draw_battle, draw_hand, text_board
from bot.games.registry import plugin_of
from bot.text.catalog import FALLBACK, languages
from engine.kernel.event import Event
from engine.kernel.game import AnyGame
from engine.kernel.ruleset import View
from engine.kernel.shapes import Tokens
from engine.records import BadRecord, open_record, printable, read_record
from engine.records.position import read_position

from .drawer import Personal
from .palettes import DEFAULT


def main(arguments: Sequence[str] | None = None, prog: str = "python -m bot.render") -> int:
    """Draw a record; return the exit status."""
    chosen = _parser(prog).parse_args(arguments)
    if chosen.position is not None:
        return _position(chosen)
    try:
        game = open_record(read_record(chosen.record), chosen.at)
    except BadRecord as error:
        _complain(f"{chosen.record}: {error}")
        return 1
    if chosen.seat is not None and chosen.seat not in game.setup.seats:
        seats = ", ".join(game.setup.seats)
        _complain(f"{chosen.seat} does not play in this game; its seats are {seats}.")
        return 1
    try:
        picture = _picture(game, chosen)
    except ValueError as error:
        _complain(f"{error}")
        return 1
    chosen.output.write_bytes(picture.png)
    _show(
        text_board(game.view(chosen.seat), language=chosen.language) if chosen.text else picture.alt
    )
    return 0


def _complain(sentence: str) -> None:
    sys.stderr.write(printable(sentence) + "\n")


def _show(text: str) -> None:
    """Print what a picture shows, line by line, with control characters of names made harmless."""
    sys.stdout.write("".join(printable(line) + "\n" for line in text.splitlines()))


def _parser(prog: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=prog, description=__doc__)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("record", type=Path, nargs="?", metavar="RECORD", help=".json or .json.gz")
    source.add_argument(
        "--position", metavar="LINE", help="what everybody sees of a position, see docs/position.md"
    )
    parser.add_argument("--at", type=int, metavar="STEP", help="after this many steps; default all")
    parser.add_argument(
        "--seat", metavar="SEAT", help="with what this seat alone knows; default: spectators"
    )
    parser.add_argument("--zoom", metavar="NAME", help="one region instead of the whole map")
    parser.add_argument("--palette", metavar="NAME", default=DEFAULT)
    parser.add_argument("--language", choices=languages(), default=FALLBACK)
    parser.add_argument(
        "--happened", action="store_true", help="with what happened since the last chapter"
    )
    parser.add_argument(
        "--battle", action="store_true", help="the card of the battle instead of the map"
    )
    parser.add_argument(
        "--hand", action="store_true", help="the cards of the seat instead of the map"
    )
    parser.add_argument(
        "--text", action="store_true", help="print the board in words, not the picture's text"
    )
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="PNG")
    return parser


def _position(chosen: argparse.Namespace) -> int:
    """Draw a position as spectators see it; return the exit status."""
    try:
        view = read_position(chosen.position).view()
        picture = draw(view, zoom=chosen.zoom, palette=chosen.palette, language=chosen.language)
    except ValueError as error:
        _complain(f"{error}")
        return 1
    chosen.output.write_bytes(picture.png)
    _show(text_board(view, language=chosen.language) if chosen.text else picture.alt)
    return 0


def _picture(game: AnyGame, chosen: argparse.Namespace) -> Picture:
    if chosen.hand:
        return draw_hand(game.view(chosen.seat), palette=chosen.palette, language=chosen.language)
    return _battle(game, chosen) if chosen.battle else _map(game, chosen)


def _map(game: AnyGame, chosen: argparse.Namespace) -> Picture:
    view = game.view(chosen.seat)
    return draw(
        view,
        happened=[e.to_json() for e in since_chapter(game.events)] if chosen.happened else (),
        personal=_personal(game, view),
        zoom=chosen.zoom,
        palette=chosen.palette,
        language=chosen.language,
    )


def _personal(game: AnyGame, view: View) -> Personal | None:
    """Return the secrets of the seat of a view, with the tokens that are still face down."""
    seat = view["seat"]
    if seat is None:
        return None
    shape = game.question.shapes.get(seat) if game.question is not None else None
    tokens = view.get("sealed") if isinstance(shape, Tokens) else None
    return plugin_of(view["ruleset"]).personal(view, tokens=tokens, options=())


def _battle(game: AnyGame, chosen: argparse.Namespace) -> Picture:
    view = game.view(chosen.seat)
    public = [event.to_json() for event in game.events if event.audience is None]
    plugin = plugin_of(view["ruleset"])
    recent = plugin.since_battle_began(public)
    topic = plugin.battle_topic() if plugin.battle_in(view) else None
    return draw_battle(
        view,
        lines=game.ruleset.explain(game.state, topic, None) if topic else (),
        happened=recent,
        palette=chosen.palette,
        language=chosen.language,
    )


def since_chapter(events: Sequence[Event]) -> list[Event]:
    """Return the public events since the last chapter, ignoring one that has just ended."""
    public = [event for event in events if event.audience is None]
    ends = [i for i, event in enumerate(public[:-1]) if event.chapter]
    return public[ends[-1] + 1 :] if ends else public


if __name__ == "__main__":
    sys.exit(main())
