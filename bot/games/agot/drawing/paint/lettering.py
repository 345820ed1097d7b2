"""The lettering of the map: names, the icons of areas, harbors."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.agot.drawing.board import game_of
from bot.games.agot.drawing.words import area_name
from bot.render.paint.free_space import around, overlap
from bot.render.paint.ink import INK, PAPER, blend, disc, glyph
from bot.render.paint.text import Pen, Type, font
from bot.render.words import speaking
from bot.text.catalog import FALLBACK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from bot.games.agot.drawing.board import Area, Box, Point
    from bot.games.agot.drawing.paint.lens import Lens
    from bot.render.palettes import Colour

CROWN: Colour = (122, 82, 8)
BARREL: Colour = (112, 62, 30)
_ICON_GAP = 3
WIDER = 1.3
"""How much wider than the English name a name may be at its usual place."""
EDGE = 4
"""The distance of names from the sides of the picture, in pixels."""
_NEAR = 300
"""How far around a name other marks matter, in pixels of the full map."""
_CUT = re.compile(r"(?<=\w)[ \u00ad-]+(?=\w)")
"""Where a name may be broken: at a space, or after a hyphen."""
SIZES = (1.0, 0.9, 0.8)
"""The sizes at which a name that needs more room may be set."""
LEAST = 0.72
"""The smallest size, if there is no other way."""
ASIDE = ((0, 0), (0, -6), (0, 6), (-8, 0), (8, 0), (-8, 6), (8, 6), (0, -12), (0, 12))
"""How far a name may be moved before it is set smaller, in pixels of the full map."""
FARTHER = ((-16, 0), (16, 0), (0, 19), (-12, 12), (12, 12), (0, 26))
"""How far it may be moved if that is not enough."""
WAYS = (
    *itertools.product(SIZES, ASIDE),
    *itertools.product(SIZES, FARTHER),
    *itertools.product((LEAST,), (*ASIDE, *FARTHER)),
)
"""Sizes and moves, in the order in which they are tried."""
PIECES = {"units": (120, 42), "order": (46, 46), "token": (34, 34), "keep": (34, 36)}
"""The size of the marks in an area, in pixels of the full map."""


def label(lens: Lens, sheet: Image.Image, over: Sequence[Point] | None = None) -> None:
    """Write the names and icons of a board: all of them, or those under some points."""
    pen = Pen(sheet)
    colours = lens.look.colours
    for id, area in lens.board.areas.items():
        if over is not None and not _covered(lens, id, over):
            continue
        if area.kind == "port":
            _harbour(lens, sheet, area.place.name)
            continue
        at_sea = area.kind == "sea"
        name = letterings(lens)[id]
        for at, line in name.lines:
            pen.text(
                at,
                line,
                font=name.style,
                fill=(*(colours.ground["sea_ink"] if at_sea else INK), 255),
                anchor="mm",
                stroke_width=lens.look.px(2),
                stroke_fill=(
                    (*blend(colours.ground["sea"], PAPER, 0.25), 200)
                    if at_sea
                    else (*blend(colours.ground["land"], PAPER, 0.5), 225)
                ),
            )
        if area.place.icons:
            _icons(lens, sheet, area)


@lru_cache(16)
def written(lens: Lens) -> dict[str, tuple[Box, ...]]:
    """Return the boxes of what is written in every area: its name, its icons, a port."""
    boxes: dict[str, tuple[Box, ...]] = {}
    for id, area in lens.board.areas.items():
        named = () if area.kind == "port" else (name_box(lens, id),)
        boxes[id] = (*named, *_signs(lens, area))
    return boxes


def _covered(lens: Lens, area: str, points: Sequence[Point]) -> bool:
    """Return whether a stroke through some points, as wide as an arrow, covers any lettering."""
    reach = 16 * lens.look.times
    return any(
        left - reach < x < right + reach and top - reach < y < bottom + reach
        for left, top, right, bottom in written(lens)[area]
        for x, y in points
    )


@dataclass(frozen=True)
class Lettering:
    """The name of an area as it is set: its lines, each with its middle, and their style."""

    style: Type
    lines: tuple[tuple[Point, str], ...]

    @property
    def width(self) -> float:
        """How wide its longest line is, in pixels."""
        return max(self.style.length(line) for _, line in self.lines)

    @property
    def box(self) -> Box:
        """The box around its letters, in pixels of the map."""
        parts = []
        for (x, y), line in self.lines:
            box = self.style.getbbox(line, anchor="mm")
            parts.append((x + box[0], y + box[1], x + box[2], y + box[3]))
        left, top, right, bottom = zip(*parts, strict=True)
        return min(left), min(top), max(right), max(bottom)


@lru_cache(16)
def letterings(lens: Lens) -> dict[str, Lettering]:
    """Set the names of a board, each in about the room that its English name takes."""
    signs = [sign for area in lens.board.areas.values() for sign in _signs(lens, area)]
    names: dict[str, Lettering] = {}
    boxes: dict[str, Box] = {}
    areas = {id: area for id, area in lens.board.areas.items() if area.kind != "port"}
    pieces = [piece for area in areas.values() for piece in _pieces(lens, area)]
    for again in range(1 if lens.look.language == FALLBACK else 2):
        for id, area in areas.items():
            others = [box for other, box in boxes.items() if other != id]
            if again and not any(overlap(boxes[id], box) for box in (*signs, *others)):
                continue
            names[id] = _fit(lens, id, area, [*signs, *others], pieces)
            boxes[id] = names[id].box
    return names


def _signs(lens: Lens, area: Area) -> list[Box]:
    """Return the boxes of the icons of an area, or of a harbor."""
    if area.kind == "port":
        harbour = lens.look.px(34)
        return [around(lens.pixel(area.place.name), (harbour, harbour))]
    return [icons_box(lens, area)] if area.place.icons else []


def _fit(lens: Lens, id: str, area: Area, taken: Sequence[Box], pieces: Sequence[Box]) -> Lettering:
    """Set a name smaller, in two lines, or a little aside, if it is longer than in English.

    It keeps as clear of other lettering as in English, and is hardly ever behind a piece. If that
    is not possible, the result is the way that comes closest to it.
    """
    style, size = ("sea", 25) if area.kind == "sea" else ("name", 23)
    at, game = lens.pixel(area.place.name), game_of(lens.look.board)
    with speaking(FALLBACK):
        english = _set(at, _break(area_name(id, game), area.place.lines), _type(lens, style, size))
    if lens.look.language == FALLBACK:
        return english
    near = around(at, (_NEAR * lens.look.times, _NEAR * lens.look.times))
    fixed = [box for box in (*taken, *pieces) if overlap(near, box)]
    left, top, right, bottom = english.box
    hidden = (right - left) * (bottom - top) / 8
    allowed = [hidden if box in pieces else overlap(english.box, box) for box in fixed]
    beyond = _beyond(lens, english.box)
    words = area_name(id, game).form("map")
    numbers = (2,) if "\u00ad" in words else (area.place.lines, 2)
    ways = {tuple(_break(words, lines)) for lines in numbers}
    tried = []
    for times, (x, y) in WAYS:
        for lines in sorted(ways, key=len):
            place = at[0] + x * lens.look.times, at[1] + y * lens.look.times
            name = _set(place, lines, _type(lens, style, size * times))
            box = name.box
            excess = max(0.0, name.width - english.width * WIDER)
            excess += max(0.0, _beyond(lens, box) - beyond)
            excess += sum(
                max(0.0, overlap(box, other) - common) / lens.look.times
                for other, common in zip(fixed, allowed, strict=True)
            )
            if not excess:
                return name
            tried.append((excess, name))
    return min(tried, key=lambda one: one[0])[1]


def _pieces(lens: Lens, area: Area) -> list[Box]:
    """Return the boxes of the marks that may be in an area."""
    places = ((getattr(area.place, what), size) for what, size in PIECES.items())
    return [
        around(lens.pixel(at), (lens.look.px(size[0]), lens.look.px(size[1])))
        for at, size in places
        if at is not None
    ]


def _type(lens: Lens, style: str, size: float) -> Type:
    return font(style, lens.look.px(size))


def _set(at: Point, words: Sequence[str], style: Type) -> Lettering:
    """Return the lettering of some lines around their middle."""
    leading = style.size * 0.86
    middle = (len(words) - 1) / 2
    lines = tuple(((at[0], at[1] + (i - middle) * leading), line) for i, line in enumerate(words))
    return Lettering(style, lines)


def _beyond(lens: Lens, box: Box) -> float:
    """Return how far a box reaches beyond the sides of the picture, in pixels."""
    return max(0.0, EDGE - box[0]) + max(0.0, box[2] - lens.size[0] + EDGE)


def name_box(lens: Lens, id: str) -> Box:
    """Return the box around the letters of an area's name, in pixels of the map."""
    return letterings(lens)[id].box


def _break(name: str, lines: int) -> list[str]:
    """Return a name in one line or in two of about equal length.

    A soft hyphen is the place where a long word is broken: "Maiden-" and "graben".
    """
    cuts = [
        (name[: cut.start() + 1].rstrip().replace("\u00ad", "-"), name[cut.end() :])
        for cut in _CUT.finditer(name)
    ]
    if lines == 1 or not cuts:
        return [name.replace("\u00ad", "")]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))


def _icon_row(lens: Lens, area: Area) -> list[tuple[str, int, Colour]]:
    """Return the icons of an area from left to right: glyph, size in pixels, color."""
    row: list[tuple[str, int, Colour]] = []
    if area.castle:
        row.append((area.castle, 32 if area.castle == "stronghold" else 27, INK))
    row += [("crown", 20, CROWN)] * area.crowns
    row += [("barrel", 19, BARREL)] * area.barrels
    return [(name, lens.look.px(size), ink) for name, size, ink in row]


def icons_box(lens: Lens, area: Area) -> Box:
    """Return the box around the icons of an area, in pixels of the map."""
    row = _icon_row(lens, area)
    if area.place.icons is None or not row:
        raise ValueError("an area without icons")
    x, y = lens.pixel(area.place.icons)
    gap = lens.look.px(_ICON_GAP)
    width = sum(size + gap for _, size, _ in row) - gap
    height = max(size for _, size, _ in row)
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _icons(lens: Lens, sheet: Image.Image, area: Area) -> None:
    """Draw the castle or stronghold, the crowns and the barrels in a row around a point."""
    left, top, _, bottom = icons_box(lens, area)
    edge = lens.look.px(2)
    for name, size, ink in _icon_row(lens, area):
        halo = glyph(name, size + 2 * edge)
        at = (round(left), round((top + bottom - size) / 2))
        sheet.paste((*PAPER, 235), (at[0] - edge, at[1] - edge), halo)
        sheet.paste((*ink, 255), at, glyph(name, size))
        left += size + lens.look.px(_ICON_GAP)


def _harbour(lens: Lens, sheet: Image.Image, at: Point) -> None:
    """Draw a port: an anchor in a round basin."""
    x, y = (round(v) for v in lens.pixel(at))
    colours = lens.look.colours
    pen = Pen(sheet)
    disc(pen, (x, y), lens.look.px(17), (*INK, 255))
    disc(pen, (x, y), lens.look.px(14), (*blend(colours.ground["sea"], PAPER, 0.6), 255))
    mark = glyph("anchor", lens.look.px(20))
    corner = x - mark.width // 2, y - mark.height // 2
    sheet.paste((*colours.ground["sea_ink"], 255), corner, mark)
