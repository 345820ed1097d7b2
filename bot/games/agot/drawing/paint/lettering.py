"""What is written on the map: names, the icons of areas, harbours."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.agot.drawing.words import area_name
from bot.render.paint.ink import INK, PAPER, blend, disc, glyph
from bot.render.paint.room import around
from bot.render.paint.type import Pen, Type, font
from bot.render.words import speaking
from bot.text.shelf import FALLBACK

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
"""How much wider than the English name a name may be in its place."""
SIZES = (1.0, 0.9, 0.8)
"""How small a name may be set that needs more room."""


def label(lens: Lens, sheet: Image.Image, over: Sequence[Point] | None = None) -> None:
    """Write the names and icons of a board, all of them or those below some points."""
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
    """For every area the boxes of what is written in it: its name, its icons, a harbour."""
    boxes: dict[str, tuple[Box, ...]] = {}
    for id, area in lens.board.areas.items():
        if area.kind == "port":
            harbour = lens.look.px(34)
            boxes[id] = (around(lens.pixel(area.place.name), (harbour, harbour)),)
        elif area.place.icons:
            boxes[id] = (name_box(lens, id), icons_box(lens, area))
        else:
            boxes[id] = (name_box(lens, id),)
    return boxes


def _covered(lens: Lens, area: str, points: Sequence[Point]) -> bool:
    """Whether a stroke of the width of an arrow through some points covers what is written."""
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
    """Set the names of a board, each in the room that its English name takes, or a little more."""
    names: dict[str, Lettering] = {}
    for id, area in lens.board.areas.items():
        if area.kind != "port":
            taken = [name.box for name in names.values()]
            if area.place.icons:
                taken.append(icons_box(lens, area))
            names[id] = _fit(lens, id, area, taken)
    return names


def _fit(lens: Lens, id: str, area: Area, taken: Sequence[Box]) -> Lettering:
    """Set a name smaller, or in two lines, if it is longer than in English.

    If none of that keeps it in its room and clear of what is written already, the way that comes
    nearest is taken.
    """
    style, size = ("sea", 25) if area.kind == "sea" else ("name", 23)
    at, board = lens.pixel(area.place.name), lens.look.board
    with speaking(FALLBACK):
        english = _set(at, _break(area_name(id, board), area.place.lines), _type(lens, style, size))
    if lens.look.language == FALLBACK:
        return english
    tried = []
    for times in SIZES:
        for lines in sorted({area.place.lines, 2}):
            words = _break(area_name(id, board), lines)
            name = _set(at, words, _type(lens, style, size * times))
            excess = max(0.0, name.width - english.width * WIDER)
            excess += sum(_common(name.box, other) for other in taken)
            if not excess:
                return name
            tried.append((excess, name))
    return min(tried, key=lambda one: one[0])[1]


def _type(lens: Lens, style: str, size: float) -> Type:
    return font(style, lens.look.px(size))


def _set(at: Point, words: Sequence[str], style: Type) -> Lettering:
    """Set lines around their middle."""
    leading = style.size * 0.86
    middle = (len(words) - 1) / 2
    lines = tuple(((at[0], at[1] + (i - middle) * leading), line) for i, line in enumerate(words))
    return Lettering(style, lines)


def _common(one: Box, other: Box) -> float:
    """How far two boxes reach into each other, in pixels."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, down) if across > 0 else 0.0


def name_box(lens: Lens, id: str) -> Box:
    """The box around the letters of an area's name, in pixels of the map."""
    return letterings(lens)[id].box


def _break(name: str, lines: int) -> list[str]:
    """A name in one line or in two of about equal length."""
    words = name.split()
    if lines == 1 or len(words) == 1:
        return [name]
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))


def _icon_row(lens: Lens, area: Area) -> list[tuple[str, int, Colour]]:
    """The icons of an area from left to right: glyph, size in pixels, colour."""
    row: list[tuple[str, int, Colour]] = []
    if area.castle:
        row.append((area.castle, 32 if area.castle == "stronghold" else 27, INK))
    row += [("crown", 20, CROWN)] * area.crowns
    row += [("barrel", 19, BARREL)] * area.barrels
    return [(name, lens.look.px(size), ink) for name, size, ink in row]


def icons_box(lens: Lens, area: Area) -> Box:
    """The box around the icons of an area, in pixels of the map."""
    row = _icon_row(lens, area)
    if area.place.icons is None or not row:
        raise ValueError("an area without icons")
    x, y = lens.pixel(area.place.icons)
    gap = lens.look.px(_ICON_GAP)
    width = sum(size + gap for _, size, _ in row) - gap
    height = max(size for _, size, _ in row)
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _icons(lens: Lens, sheet: Image.Image, area: Area) -> None:
    """A row of castle or stronghold, crowns and barrels around its middle."""
    left, top, _, bottom = icons_box(lens, area)
    edge = lens.look.px(2)
    for name, size, ink in _icon_row(lens, area):
        halo = glyph(name, size + 2 * edge)
        at = (round(left), round((top + bottom - size) / 2))
        sheet.paste((*PAPER, 235), (at[0] - edge, at[1] - edge), halo)
        sheet.paste((*ink, 255), at, glyph(name, size))
        left += size + lens.look.px(_ICON_GAP)


def _harbour(lens: Lens, sheet: Image.Image, at: Point) -> None:
    """A port: an anchor in a round basin."""
    x, y = (round(v) for v in lens.pixel(at))
    colours = lens.look.colours
    pen = Pen(sheet)
    disc(pen, (x, y), lens.look.px(17), (*INK, 255))
    disc(pen, (x, y), lens.look.px(14), (*blend(colours.ground["sea"], PAPER, 0.6), 255))
    mark = glyph("anchor", lens.look.px(20))
    corner = x - mark.width // 2, y - mark.height // 2
    sheet.paste((*colours.ground["sea_ink"], 255), corner, mark)
