"""What is written on the map: names, the icons of areas, harbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import ImageDraw

from bot.render import board as boards
from bot.render.paint.ink import INK, LAND, PAPER, SEA, SEA_INK, Colour, blend, font, glyph, pixel

if TYPE_CHECKING:
    from PIL import Image

    from bot.render.board import Area, Point

Box = tuple[float, float, float, float]
_ICON_GAP = 3


def label(board: str, sheet: Image.Image) -> None:
    """Write all names and icons of a board."""
    pen = ImageDraw.Draw(sheet)
    for area in boards.load(board).areas.values():
        if area.kind == "port":
            _harbour(board, sheet, area.place.name)
            continue
        face, size = _lettering(area)
        halo = 0 if area.kind == "sea" else 2
        for at, line in _set_name(board, area):
            pen.text(
                at,
                line,
                font=font(face, size),
                fill=(*(SEA_INK if area.kind == "sea" else INK), 255),
                anchor="mm",
                stroke_width=halo,
                stroke_fill=(*blend(LAND, PAPER, 0.5), 225),
            )
        if area.place.icons:
            _icons(board, sheet, area)


def _lettering(area: Area) -> tuple[str, int]:
    return ("sea", 25) if area.kind == "sea" else ("name", 23)


def _set_name(board: str, area: Area) -> list[tuple[Point, str]]:
    """The lines of an area's name, each with its middle."""
    words = _break(area.name, area.place.lines)
    leading = _lettering(area)[1] * 0.86
    x, y = pixel(board, area.place.name)
    return [((x, y + (i - (len(words) - 1) / 2) * leading), line) for i, line in enumerate(words)]


def name_box(board: str, area: Area) -> Box:
    """The box around the letters of an area's name, in pixels of the map."""
    face, size = _lettering(area)
    parts = []
    for (x, y), line in _set_name(board, area):
        box = font(face, size).getbbox(line, anchor="mm")
        parts.append((x + box[0], y + box[1], x + box[2], y + box[3]))
    left, top, right, bottom = zip(*parts, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _break(name: str, lines: int) -> list[str]:
    """A name in one line or in two of about equal length."""
    words = name.split()
    if lines == 1 or len(words) == 1:
        return [name]
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))


def _icon_row(area: Area) -> list[tuple[str, int, Colour]]:
    """The icons of an area from left to right: glyph, size in pixels, colour."""
    row: list[tuple[str, int, Colour]] = []
    if area.castle:
        row.append((area.castle, 32 if area.castle == "stronghold" else 27, INK))
    row += [("crown", 20, (122, 82, 8))] * area.crowns
    return row + [("barrel", 19, (112, 62, 30))] * area.barrels


def icons_box(board: str, area: Area) -> Box:
    """The box around the icons of an area, in pixels of the map."""
    row = _icon_row(area)
    if area.place.icons is None or not row:
        raise ValueError(f"{area.name} has no icons")
    x, y = pixel(board, area.place.icons)
    width = sum(size + _ICON_GAP for _, size, _ in row) - _ICON_GAP
    height = max(size for _, size, _ in row)
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _icons(board: str, sheet: Image.Image, area: Area) -> None:
    """A row of castle or stronghold, crowns and barrels around its middle."""
    left, top, _, bottom = icons_box(board, area)
    for name, size, ink in _icon_row(area):
        halo = glyph(name, size + 4)
        at = (round(left), round((top + bottom - size) / 2))
        sheet.paste((*PAPER, 235), (at[0] - 2, at[1] - 2), halo)
        sheet.paste((*ink, 255), at, glyph(name, size))
        left += size + _ICON_GAP


def _harbour(board: str, sheet: Image.Image, at: Point) -> None:
    """A port: an anchor in a round basin."""
    x, y = (round(v) for v in pixel(board, at))
    pen = ImageDraw.Draw(sheet)
    pen.ellipse((x - 17, y - 17, x + 17, y + 17), fill=(*INK, 255))
    pen.ellipse((x - 14, y - 14, x + 14, y + 14), fill=(*blend(SEA, PAPER, 0.6), 255))
    mark = glyph("anchor", 20)
    sheet.paste((*SEA_INK, 255), (x - 10, y - 10), mark)
