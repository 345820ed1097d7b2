"""The printed map: sea, land, lines, names and icons, and land tinted by who holds it.

Everything here depends on the board alone and is made once for each process; tinted areas are
kept as small patches.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageChops, ImageDraw

from bot.render import board as boards
from bot.render.board import Point
from bot.render.paint.ink import (
    INK,
    LAND,
    SCALE,
    SEA,
    SEA_INK,
    Colour,
    blend,
    glyph,
    pixel,
    style,
    thick_line,
)
from bot.render.paint.lettering import label

_FINE = 2
SNOW: Colour = (236, 240, 241)
RIVER: Colour = (64, 122, 160)


@dataclass(frozen=True)
class Ground:
    """The map without pieces. `plain` is the ground, `print` what is printed over any tint."""

    board: str
    size: tuple[int, int]
    plain: Image.Image
    print: Image.Image


def _size(board: str) -> tuple[int, int]:
    west, north, east, south = boards.load(board).bounds
    return round((east - west) * SCALE), round((south - north) * SCALE)


def _pixels(board: str, points: list[Point] | tuple[Point, ...]) -> list[Point]:
    return [pixel(board, p, _FINE) for p in points]


@cache
def ground(board: str) -> Ground:
    """The map of a game as printed."""
    plain = _land_and_sea(board)
    _adorn(board, plain)
    lines = _lines(board)
    label(board, lines)
    return Ground(board, _size(board), plain, lines)


@cache
def _printed(board: str) -> Image.Image:
    base = ground(board)
    whole = base.plain.copy()
    whole.paste(base.print, (0, 0), base.print)
    return whole


def tinted(board: str, tints: tuple[tuple[str, str], ...]) -> Image.Image:
    """The map with areas in the colours of their houses."""
    whole = _printed(board).copy()
    for area, house in tints:
        if boards.load(board).areas[area].kind != "port":
            patch, mask, corner = _patch(board, area, house)
            whole.paste(patch, corner, mask)
    return whole


@cache
def shape(board: str, area: str) -> tuple[Image.Image, tuple[int, int]]:
    """The shape of an area, cut to its bounding box, and the box's upper left corner."""
    outlines = [_pixels(board, ring) for ring in boards.load(board).outline(area)]
    xs, ys = zip(*outlines[0], strict=True)
    left, top = math.floor(min(xs) / _FINE), math.floor(min(ys) / _FINE)
    width, height = math.ceil(max(xs) / _FINE) - left, math.ceil(max(ys) / _FINE) - top
    large = Image.new("L", (width * _FINE, height * _FINE))
    pen = ImageDraw.Draw(large)
    for fill, outline in zip((255, *[0] * len(outlines)), outlines, strict=False):
        pen.polygon([(x - left * _FINE, y - top * _FINE) for x, y in outline], fill=fill)
    return large.reduce(_FINE), (left, top)


@cache
def _rim(board: str, area: str, width: int) -> Image.Image:
    """A band along the inside of an area's outline, in the box of its mask."""
    mask, (left, top) = shape(board, area)
    large = Image.new("L", (mask.width * _FINE, mask.height * _FINE))
    pen = ImageDraw.Draw(large)
    for ring in boards.load(board).outline(area):
        points = [(x - left * _FINE, y - top * _FINE) for x, y in _pixels(board, ring)]
        pen.line([*points, *points[:2]], fill=255, width=2 * width * _FINE, joint="curve")
    return ImageChops.multiply(large.reduce(_FINE), mask)


@cache
def _hatching(board: str, house: str) -> Image.Image:
    """The hatching of a house over the whole map."""
    look = style(board)["house"][house]["hatch"]
    width, height = _size(board)
    sheet = Image.new("L", (width, height))
    pen = ImageDraw.Draw(sheet)
    gap = look["gap"] * SCALE
    reach = math.hypot(width, height)
    for angle in (look["angle"], look["angle"] + 90) if look.get("cross") else (look["angle"],):
        dx, dy = math.cos(math.radians(angle)), -math.sin(math.radians(angle))
        for i in range(-round(reach / gap), round(reach / gap)):
            x, y = width / 2 - dy * gap * i, height / 2 + dx * gap * i
            ends = (x - dx * reach, y - dy * reach, x + dx * reach, y + dy * reach)
            pen.line(ends, fill=255, width=2)
    return sheet


@cache
def _patch(board: str, area: str, house: str) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    """An area held by a house, finished up to its printed names; its shape; its corner."""
    base = ground(board)
    mask, (left, top) = shape(board, area)
    box = (left, top, left + mask.width, top + mask.height)
    hue = style(board)["house"][house]["colour"]
    patch = base.plain.crop(box)
    if boards.load(board).areas[area].kind == "land":
        patch.paste(hue, (0, 0), mask.point(lambda v: round(v * 0.46)))
        hatch = _hatching(board, house).crop(box).point(lambda v: round(v * 0.4))
        patch.paste(blend(hue, INK, 0.12), (0, 0), hatch)
        patch.paste(hue, (0, 0), _rim(board, area, 8))
    else:
        patch.paste(hue, (0, 0), _rim(board, area, 5).point(lambda v: round(v * 0.8)))
    over = base.print.crop(box)
    patch.paste(over, (0, 0), over)
    return patch, mask, (left, top)


def _land_and_sea(board: str) -> Image.Image:
    """Flat colours, and the lines of water along the coasts of old maps."""
    map_ = boards.load(board)
    width, height = _size(board)
    sheet = Image.new("RGB", (width * _FINE, height * _FINE), SEA)
    pen = ImageDraw.Draw(sheet)
    coasts = [_pixels(board, arc.points) for arc in map_.arcs if arc.kind == "coast"]
    for reach in (30, 21, 13, 6):
        # A wide brush hides small bends, and is much faster without them.
        stride = 1 + reach // 6
        strokes = [[*coast[:-1:stride], coast[-1]] for coast in coasts]
        for shade, extra in ((blend(SEA, SEA_INK, 0.34), 1.0), (_shallow(reach), 0.0)):
            for stroke in strokes:
                thick_line(pen, stroke, 2 * (reach + extra) * SCALE, shade)
    for area, facts in map_.areas.items():
        if facts.kind == "land":
            pen.polygon(_pixels(board, map_.outline(area)[0]), fill=LAND)
    pen.polygon(_pixels(board, map_.outline(map_.outside)[0]), fill=SNOW)
    return sheet.reduce(_FINE)


def _adorn(board: str, sheet: Image.Image) -> None:
    """Faint mountains, trees and waves; what lies in the sea is drawn in its colour."""
    at_sea = Image.new("L", sheet.size, 255)
    for name, area in boards.load(board).areas.items():
        if area.kind == "land":
            mask, corner = shape(board, name)
            at_sea.paste(0, corner, mask)
    for ornament in boards.load(board).ornaments:
        mark = glyph(ornament.glyph, round(ornament.size * SCALE)).point(lambda v: round(v * 0.34))
        for at in ornament.at:
            x, y = (round(v) for v in pixel(board, at))
            ink = SEA_INK if at_sea.getpixel((x, y)) else (104, 84, 58)
            sheet.paste(ink, (x - mark.width // 2, y - mark.height // 2), mark)


def _shallow(reach: int) -> Colour:
    return blend(SEA, (226, 234, 232), (36 - reach) / 40)


def _lines(board: str) -> Image.Image:
    map_ = boards.load(board)
    width, height = _size(board)
    sheet = Image.new("RGBA", (width * _FINE, height * _FINE), (*INK, 0))
    pen = ImageDraw.Draw(sheet)
    f = SCALE * _FINE
    for arc in map_.arcs:
        points = _pixels(board, arc.points)
        if arc.kind == "border":
            pen.line(points, fill=(*INK, 215), width=round(1.9 * f), joint="curve")
        elif arc.kind == "sea":
            for i in range(0, len(points) - 1, 3):
                pen.line(points[i : i + 3], fill=(*SEA_INK, 210), width=round(2.2 * f))
        elif arc.kind == "river":
            pen.line(points, fill=(*INK, 255), width=round(7.4 * f), joint="curve")
            pen.line(points, fill=(*RIVER, 255), width=round(5 * f), joint="curve")
    for arc in map_.arcs:
        if arc.kind == "coast":
            thick_line(pen, _pixels(board, arc.points), 2.6 * f, INK)
        elif arc.kind == "wall":
            _wall(pen, _pixels(board, arc.points), f)
        if arc.bridge:
            _bridge(pen, _pixels(board, arc.points), f)
    return sheet.reduce(_FINE)


def _wall(pen: ImageDraw.ImageDraw, points: list[Point], f: float) -> None:
    thick_line(pen, points, 11 * f, INK)
    thick_line(pen, points, 7.5 * f, SNOW)
    for x, y in points[1::3]:
        pen.rectangle((x - 2.6 * f, y - 8 * f, x + 2.6 * f, y - 3.5 * f), fill=INK)


def _bridge(pen: ImageDraw.ImageDraw, points: list[Point], f: float) -> None:
    """Two rails across the middle of a river."""
    middle = len(points) // 2
    (ax, ay), (bx, by) = points[middle - 1], points[middle + 1]
    length = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    x, y = points[middle]

    def across(along: float, reach: float) -> list[Point]:
        cx, cy = x + ux * along * f, y + uy * along * f
        return [(cx - uy * r * f, cy + ux * r * f) for r in (-reach, reach)]

    thick_line(pen, across(0, 10), 13 * f, INK)
    thick_line(pen, across(0, 11), 9 * f, LAND)
    for along in (-4.5, 4.5):
        thick_line(pen, across(along, 12), 2 * f, INK)
