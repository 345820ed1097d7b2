"""A board with its pieces as plain data, for ``web/board.js`` to draw: one for all pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from bot.games.registry import plugin_of
from bot.games.story import Piece, ReplayBoard, ShownPieces
from bot.render.paint.ink import strokes
from bot.render.palettes import DEFAULT, load_palette
from bot.text import Localizer

Marks = dict[str, Any]

GROUND = ("land", "sea")
"""The grounds of a board that its places have no color of their own for."""

HOME = files("bot.story") / "web"


def whole_script() -> str:
    """Return what draws a board, and what goes through the moments of a game, as one script."""
    board = (HOME / "board.js").read_text("utf-8").replace("\nexport ", "\n")
    return board + (HOME / "replay.js").read_text("utf-8")


def marks_of(shown: ShownPieces, put: Callable[[str], Any]) -> Marks:
    """Return everything that is on a board by keys; ``put`` says what stands for a text."""
    marks: Marks = {f"t:{place}": seat for place, seat in shown.tints.items()}
    marks |= {f"p:{key}": piece_data(piece) for key, piece in shown.pieces.items()}
    marks |= {f"w:{place}": put(words) for place, words in shown.words.items()}
    if shown.present is not None:
        marks |= {f"e:{place}": 1 for place in shown.present}
    marks["n"] = [put(line) for line in shown.beside]
    return marks


def others_in(marks: Iterable[tuple[str, Any]], seats: Sequence[str]) -> list[str]:
    """Return those who have pieces or hold places without a seat in the game."""
    found: set[str] = set()
    for key, value in marks:
        if key.startswith("t:"):
            found.add(value)
        elif key.startswith("p:"):
            found.update((value[4], *value[7:]))
    return sorted(found - {"", *seats})


def seats_data(
    ruleset: str, seats: Sequence[str], say: Localizer, palette: str = DEFAULT
) -> dict[str, Any]:
    """Return the name of each seat, its colors and its sign."""
    plugin = plugin_of(ruleset)
    signs = plugin.tale.glyphs
    colours = load_palette(ruleset, palette).liveries if plugin.has_pictures else {}
    found = {}
    for seat in seats:
        livery = colours.get(seat)
        found[seat] = [
            say.name(f"seat:{seat}"),
            _hex(livery.colour) if livery else "#555555",
            _hex(livery.ink) if livery else "#ffffff",
            signs.get(seat, ""),
        ]
    return found


def stage_data(
    stage: ReplayBoard | None, ruleset: str, palette: str = DEFAULT
) -> dict[str, Any] | None:
    """Return a board without pieces, in whole units, and the colors of its ground."""
    if stage is None:
        return None
    ground = load_palette(ruleset, palette).ground if plugin_of(ruleset).has_pictures else {}
    return {
        "ground": {what: _hex(colour) for what, colour in ground.items() if what in GROUND},
        "box": [round(v) for v in stage.box],
        "places": {
            id: [p.path, p.name, round(p.at[0]), round(p.at[1]), p.kind, p.shade]
            for id, p in stage.places.items()
        },
        "lines": [list(line) for line in stage.lines],
        "times": stage.times,
        "rims": stage.rims,
        "signs": [[sign, round(x), round(y)] for sign, (x, y) in stage.signs],
    }


def glyphs_data(
    signs: Mapping[str, str], stage: ReplayBoard | None, marks: Iterable[tuple[str, Any]]
) -> dict[str, str]:
    """Return the drawing of each sign of a seat, of a board, or of a piece."""
    found = set(signs.values())
    if stage is not None:
        found |= {sign for sign, _ in stage.signs}
    for key, value in marks:
        if key.startswith("p:"):
            found |= {sign.removeprefix("routed-") for sign, _ in value[5]}
    return {name: _drawn(name) for name in sorted(found)}


def piece_data(piece: Piece) -> list[Any]:
    """Return a piece; one without a commander's edge is shorter."""
    x, y = piece.at
    signs = [list(sign) for sign in piece.signs]
    written = [piece.place, round(x), round(y), piece.shape, piece.seat or "", signs, piece.text]
    return written if piece.rim is None else [*written, piece.rim]


def _hex(colour: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


@cache
def _drawn(name: str) -> str:
    """Return a glyph as SVG in a box of 100 by 100, white where there is ink, for a mask."""
    parts = []
    for stroke in strokes(name):
        mark, rest = stroke.split(" ", 1)
        ink = "#fff" if mark[0] == "+" else "#000"
        drawn = _stroke(rest, ink)
        parts.append(drawn)
        if mark.endswith("m"):
            parts.append(f'<g transform="matrix(-1 0 0 1 100 0)">{drawn}</g>')
    return "".join(parts)


def _stroke(text: str, ink: str) -> str:
    if text[0] == "O":
        x, y, radius = text[1:].split()
        return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{ink}"/>'
    if text[0] == "W":
        width, *numbers = text[1:].split()
        points = " ".join(numbers)
        return (
            f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="{width}"'
            ' stroke-linecap="round" stroke-linejoin="round"/>'
        )
    return f'<path d="{text}" fill="{ink}"/>'
