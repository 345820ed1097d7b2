"""The printed map: sea, land, lines, names and icons, and areas in the colors of their holders.

Everything here depends only on the lens and is made once in each process; tinted areas are cached
as small patches.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from bot.games.agot.drawing.paint.lens import Lens
from bot.games.agot.drawing.paint.lettering import label
from bot.render.paint.flat import FINE, Flat
from bot.render.paint.ink import INK, blend, disc, glyph, thick_line
from bot.render.palettes import Colour

if TYPE_CHECKING:
    from bot.games.agot.drawing.board import Point
    from bot.render.palettes import Hatch

BORDERS = ("coast", "border", "river", "sea", "wall", "frame")
SNOW: Colour = (236, 240, 241)
RIVER: Colour = (64, 122, 160)
EARTH: Colour = (104, 84, 58)
SHUT: Colour = (150, 146, 138)

LENSES = 4
"""How many grounds are cached; one of a full map takes about 17 MB, and 0.6 s to make."""
PATCHES = 160
"""How many tinted areas are cached, up to 400 kB each."""


@dataclass(frozen=True)
class Ground:
    """The map without pieces: the bare ground, and the print over any tint."""

    plain: Image.Image
    print: Image.Image


@lru_cache(LENSES)
def ground(lens: Lens) -> Ground:
    """Return the map of a game as printed."""
    plain = _land_and_sea(lens)
    over = _lines(lens)
    _adorn(lens, plain, over)
    label(lens, over)
    return Ground(plain, over)


def tinted(
    lens: Lens, tints: tuple[tuple[str, str], ...], closed: tuple[str, ...] = ()
) -> Image.Image:
    """Return the map with areas in their Houses' colors; areas out of the game are gray."""
    bare = ground(lens)
    whole = bare.plain.copy()
    whole.paste(bare.print, (0, 0), bare.print)
    for area, house in (*tints, *((area, None) for area in closed)):
        if lens.board.areas[area].kind != "port" and lens.shows(_extent(lens, area)):
            patch, mask, corner = _patch(lens, area, house)
            whole.paste(patch, corner, mask)
    return whole


def _extent(lens: Lens, area: str) -> tuple[float, float, float, float]:
    xs, ys = zip(*lens.board.outline(area)[0], strict=True)
    return min(xs), min(ys), max(xs), max(ys)


@lru_cache(PATCHES)
def shape(lens: Lens, area: str) -> tuple[Image.Image, tuple[int, int]]:
    """Return the mask of an area, cut to its bounding box, and the box's upper left corner."""
    outlines = [lens.pixels(ring, FINE) for ring in lens.board.outline(area)]
    xs, ys = zip(*outlines[0], strict=True)
    left, top = math.floor(min(xs) / FINE), math.floor(min(ys) / FINE)
    width, height = math.ceil(max(xs) / FINE) - left, math.ceil(max(ys) / FINE) - top
    large = Image.new("L", (width * FINE, height * FINE))
    pen = ImageDraw.Draw(large)
    for fill, outline in zip((255, *[0] * len(outlines)), outlines, strict=False):
        pen.polygon([(x - left * FINE, y - top * FINE) for x, y in outline], fill=fill)
    return large.reduce(FINE), (left, top)


@lru_cache(PATCHES)
def rim(lens: Lens, area: str, width: float, kinds: tuple[str, ...] = BORDERS) -> Image.Image:
    """Return a band along the inside of an area's edge, in the box of its shape.

    It follows only lines of some kinds; `width` is in pixels of the full map.
    """
    mask, (left, top) = shape(lens, area)
    large = Image.new("L", (mask.width * FINE, mask.height * FINE))
    pen = ImageDraw.Draw(large)
    reach = lens.look.px(width) * FINE
    for arc in lens.board.arcs:
        if area in arc.sides and arc.kind in kinds:
            points = [(x - left * FINE, y - top * FINE) for x, y in lens.pixels(arc.points, FINE)]
            thick_line(pen, points, 2 * reach, 255)
    return ImageChops.multiply(large.reduce(FINE), mask)


def _hatching(lens: Lens, hatch: Hatch, box: tuple[int, int, int, int]) -> Image.Image:
    """Return hatching for a box of the picture; its lines continue from each box to the next."""
    left, top, right, bottom = box
    sheet = Image.new("L", (right - left, bottom - top))
    pen = ImageDraw.Draw(sheet)
    gap = hatch.gap * lens.scale
    reach = math.hypot(*sheet.size)
    x0, y0 = (left + right) / 2, (top + bottom) / 2
    for angle in (hatch.angle, hatch.angle + 90) if hatch.cross else (hatch.angle,):
        dx, dy = math.cos(math.radians(angle)), -math.sin(math.radians(angle))
        first = round((dx * y0 - dy * x0 - reach / 2) / gap)
        for i in range(first, first + round(reach / gap) + 2):
            # The point nearest to the middle of the box on the line number i of the whole map.
            off = gap * i - (dx * y0 - dy * x0)
            x, y = x0 - dy * off - left, y0 + dx * off - top
            # Dashes of neighboring lines are staggered, and counted from one origin on the map.
            dash = hatch.dash * lens.scale
            along = (x + left) * dx + (y + top) * dy + (i % 2) * dash
            for start, end in _dashes(along, reach, dash):
                ends = (x + dx * start, y + dy * start, x + dx * end, y + dy * end)
                pen.line(ends, fill=255, width=lens.look.px(2))
    return sheet


def _dashes(along: float, reach: float, dash: float) -> list[tuple[float, float]]:
    """Return the dashes of a line that are within `reach` of the point at `along`.

    Positions are relative to that point. Dashes and gaps have the length `dash`; a `dash` of 0 is a
    whole line.
    """
    if not dash:
        return [(-reach, reach)]
    first = math.floor((along - reach) / (2 * dash))
    last = math.ceil((along + reach) / (2 * dash))
    return [(2 * n * dash - along, (2 * n + 1) * dash - along) for n in range(first, last)]


@lru_cache(PATCHES)
def _patch(
    lens: Lens, area: str, house: str | None
) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    """Return the picture, mask and corner of an area that is held or out of play."""
    base = ground(lens)
    mask, (left, top) = shape(lens, area)
    box = (left, top, left + mask.width, top + mask.height)
    patch = base.plain.crop(box)
    if house is None:
        patch.paste(SHUT, (0, 0), mask.point(lambda v: round(v * 0.55)))
    else:
        look = lens.look.livery(house)
        hue, tint = look.colour, lens.look.colours.tint
        if lens.board.areas[area].kind == "land":
            patch.paste(hue, (0, 0), mask.point(lambda v: round(v * tint)))
            hatch = _hatching(lens, look.hatch, box).point(lambda v: round(v * 0.4))
            patch.paste(blend(hue, INK, look.hatch.ink), (0, 0), hatch)
            patch.paste(hue, (0, 0), rim(lens, area, 8))
        else:
            # A sea area is tinted lightly, and darker towards other sea areas; its coasts belong to
            # the land.
            patch.paste(hue, (0, 0), mask.point(lambda v: round(v * 0.1)))
            for width, share in ((14, 0.16), (6, 0.3)):
                band = rim(lens, area, width, ("sea",))
                patch.paste(hue, (0, 0), band.point(lambda v, share=share: round(v * share)))
    over = base.print.crop(box)
    patch.paste(over, (0, 0), over)
    return patch, mask, (left, top)


def _land_and_sea(lens: Lens) -> Image.Image:
    """Return the ground in flat colors, with the water lines of old maps along the coasts."""
    map_, colours = lens.board, lens.look.colours.ground
    sheet = Flat(lens.size, colours["sea"])
    coasts = [lens.pixels(arc.points, FINE) for arc in map_.arcs if arc.kind == "coast"]
    for reach in (30, 21, 13, 6):
        # A wide brush hides small bends, and drawing is much faster without them.
        stride = 1 + reach // 6
        strokes = [[*coast[:-1:stride], coast[-1]] for coast in coasts]
        dark = blend(colours["sea"], colours["sea_ink"], 0.34)
        for shade, extra in ((dark, 1.0), (shallow(colours["sea"], reach), 0.0)):
            for stroke in strokes:
                thick_line(sheet.pen, stroke, 2 * (reach + extra) * lens.scale, sheet.ink(shade))
    land, snow = sheet.ink(colours["land"]), sheet.ink(SNOW)
    for area, facts in map_.areas.items():
        if facts.kind == "land":
            sheet.pen.polygon(lens.pixels(map_.outline(area)[0], FINE), fill=land)
    sheet.pen.polygon(lens.pixels(map_.outline(map_.outside)[0], FINE), fill=snow)
    return sheet.reduce()


def _adorn(lens: Lens, sheet: Image.Image, over: Image.Image) -> None:
    """Paint faint mountains and trees on the ground, and waves over the colors of fleets."""
    at_sea = Image.new("L", sheet.size, 255)
    for name, area in lens.board.areas.items():
        if area.kind == "land" and lens.shows(_extent(lens, name)):
            mask, corner = shape(lens, name)
            at_sea.paste(0, corner, mask)
    for ornament in lens.board.ornaments:
        mark = glyph(ornament.glyph, round(ornament.size * lens.scale))
        faint = mark.point(lambda v: round(v * 0.34))
        colours = lens.look.colours.ground
        wave = Image.new("RGBA", mark.size, blend(colours["sea"], colours["sea_ink"], 0.34))
        wave.putalpha(mark)
        for at in ornament.at:
            x, y = (round(v) for v in lens.pixel(at))
            if 0 <= x < sheet.width and 0 <= y < sheet.height:
                left, top = x - mark.width // 2, y - mark.height // 2
                if at_sea.getpixel((x, y)):
                    cut = (max(0, -left), max(0, -top))
                    over.alpha_composite(wave, (max(0, left), max(0, top)), cut)
                else:
                    sheet.paste(EARTH, (left, top), faint)


def shallow(sea: Colour, reach: int) -> Colour:
    """Return the color of the sea `reach` map units from the coast: the nearer, the lighter."""
    return blend(sea, (226, 234, 232), (36 - reach) / 40)


def _lines(lens: Lens) -> Image.Image:
    map_, colours = lens.board, lens.look.colours.ground
    sheet = Flat(lens.size, (*INK, 0))
    pen, ink, river = sheet.pen, sheet.ink(INK), sheet.ink(RIVER)
    border, dots = sheet.ink((*INK, 215)), sheet.ink((*colours["sea_ink"], 190))
    f = lens.scale * FINE
    for arc in map_.arcs:
        points = lens.pixels(arc.points, FINE)
        if arc.kind == "border":
            pen.line(points, fill=border, width=round(1.9 * f), joint="curve")
        elif arc.kind == "sea":
            # The border is a row of fine dots, just visible to those who look for it.
            for x, y in points[1:-1:2]:
                disc(pen, (x, y), 1.25 * f, dots)
        elif arc.kind == "river":
            thick_line(pen, points, 7.4 * f, ink)
            thick_line(pen, points, 5 * f, river)
    for arc in map_.arcs:
        points = lens.pixels(arc.points, FINE)
        if arc.kind == "coast":
            thick_line(pen, points, 2.6 * f, ink)
        elif arc.kind == "wall":
            _wall(pen, points, f, ink, sheet.ink(SNOW))
        if arc.bridge:
            _bridge(pen, points, f, ink, sheet.ink(colours["land"]))
    return sheet.reduce()


def _wall(pen: ImageDraw.ImageDraw, points: list[Point], f: float, ink: int, snow: int) -> None:
    thick_line(pen, points, 11 * f, ink)
    thick_line(pen, points, 7.5 * f, snow)
    for x, y in points[1::3]:
        pen.rectangle((x - 2.6 * f, y - 8 * f, x + 2.6 * f, y - 3.5 * f), fill=ink)


def _bridge(pen: ImageDraw.ImageDraw, points: list[Point], f: float, ink: int, land: int) -> None:
    """Paint two rails across the middle of a river."""
    middle = len(points) // 2
    (ax, ay), (bx, by) = points[middle - 1], points[middle + 1]
    length = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    x, y = points[middle]

    def across(along: float, reach: float) -> list[Point]:
        cx, cy = x + ux * along * f, y + uy * along * f
        return [(cx - uy * r * f, cy + ux * r * f) for r in (-reach, reach)]

    thick_line(pen, across(0, 10), 13 * f, ink)
    thick_line(pen, across(0, 11), 9 * f, land)
    for along in (-4.5, 4.5):
        thick_line(pen, across(along, 12), 2 * f, ink)
