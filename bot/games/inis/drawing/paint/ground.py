"""The island in the sea, without pieces.

Everything here depends only on the camera and the tiles, and is cached.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from bot.games.inis.drawing.island import island
from bot.games.inis.drawing.paint.knot import triskele
from bot.games.inis.drawing.paint.terrain import PAINTERS, Brush
from bot.games.inis.drawing.shades import terrain
from bot.render.paint.ink import INK, blend, thick_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.inis.drawing.island import Island, Places, Point
    from bot.games.inis.drawing.paint.camera import Camera
    from bot.render.palettes import Colour

_FINE = 2
REACHES = (34, 24, 15, 7)
"""The distance from the coast, in pixels, at which each lighter band of the sea begins."""
KEPT = 6
"""How many grounds are cached, about 5 MB each."""
TILES = 20
"""How many tiles are cached, at most 1 MB each; a film shows the same ones again and again."""


@lru_cache(KEPT)
def ground(camera: Camera, places: Places) -> Image.Image:
    """Return the sea and the island, with the lines between its territories."""
    lying = island(places)
    sheet = _sea(camera, lying)
    for territory in lying.outlines:
        tile, mask, corner = painted(camera, places, territory)
        sheet.paste(tile, corner, mask)
    pen = ImageDraw.Draw(sheet)
    for line in lying.lines:
        points = camera.pixels(line.points, _FINE)
        thick_line(pen, points, (5.2 if line.coast else 3.4) * _FINE, INK)
    return sheet.reduce(_FINE)


def painted(
    camera: Camera, places: Places, territory: str
) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    """Return a territory at twice the size of the picture, with its mask and upper left corner."""
    lying = island(places)
    outline = tuple(lying.outlines[territory])
    return _painted(camera, territory, outline, lying.middles[territory], lying.upward[territory])


@lru_cache(TILES)
def _painted(
    camera: Camera, territory: str, outline: tuple[Point, ...], middle: Point, upward: bool
) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    points = camera.pixels(outline, _FINE)
    corner, size = _frame(points)
    shades = terrain(territory, camera.palette)
    tile = Image.new("RGB", size, shades["base"])
    mx, my = middle
    x, y = camera.pixel((mx, my), _FINE)
    brush = Brush(
        territory,
        tile,
        (x - corner[0], y - corner[1]),
        camera.unit * _FINE,
        shades,
        upward=upward,
        outline=[((px - mx) / 100, (py - my) / 100) for px, py in outline],
    )
    PAINTERS[territory](brush)
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).polygon([(px - corner[0], py - corner[1]) for px, py in points], fill=255)
    return tile, mask, corner


def _frame(points: Sequence[Point]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the upper left corner of the box around some points, and its size."""
    xs, ys = zip(*points, strict=True)
    left, top = math.floor(min(xs)), math.floor(min(ys))
    return (left, top), (math.ceil(max(xs)) - left + 1, math.ceil(max(ys)) - top + 1)


@lru_cache(200)
def rim(
    camera: Camera, places: Places, territory: str, width: float
) -> tuple[Image.Image, tuple[int, int]]:
    """Return a band along the inside of a territory's edge as a mask, and its upper left corner."""
    points = camera.pixels(island(places).outlines[territory], _FINE)
    (left, top), (wide, high) = _frame(points)
    left, top = left // 2 * 2, top // 2 * 2
    placed = [(x - left, y - top) for x, y in points]
    size = (wide + 3) // 2 * 2, (high + 3) // 2 * 2
    inside, band = Image.new("L", size), Image.new("L", size)
    ImageDraw.Draw(inside).polygon(placed, fill=255)
    ImageDraw.Draw(band).line(
        [*placed, *placed[:2]], 255, round(2 * width * camera.scale * _FINE), "curve"
    )
    mask = ImageChops.multiply(inside, band).reduce(_FINE)
    return mask, (left // _FINE, top // _FINE)


def _sea(camera: Camera, lying: Island) -> Image.Image:
    """Return the sea: waves and spirals, with lighter bands along the coast."""
    colours = camera.look.colours.ground
    sea, ink, light = colours["sea"], colours["sea_ink"], colours["shallow"]
    width, height = camera.size
    sheet = Image.new("RGB", (width * _FINE, height * _FINE), sea)
    pen = ImageDraw.Draw(sheet)
    coast = [camera.pixels(line.points, _FINE) for line in lying.lines if line.coast]
    shore = [point for stroke in coast for point in stroke[::4]]
    _waves(pen, sheet.size, sea, ink)
    _spirals(sheet, shore, blend(sea, ink, 0.34))
    for number, reach in enumerate(REACHES):
        shade = blend(sea, light, (number + 1) / len(REACHES))
        strokes = [[*stroke[:-1:2], stroke[-1]] for stroke in coast]
        for fill, extra in ((blend(sea, ink, 0.3), 1.2), (shade, 0.0)):
            for stroke in strokes:
                thick_line(pen, stroke, 2 * (reach + extra) * _FINE, fill)
    return sheet


def _waves(pen: ImageDraw.ImageDraw, size: tuple[int, int], sea: Colour, ink: Colour) -> None:
    """Paint rows of small crests."""
    shade = blend(sea, ink, 0.17)
    for row, y in enumerate(range(26, size[1], 76)):
        for x in range(-60 + 74 * (row % 2), size[0] + 60, 148):
            crest = [
                (x + 58 * i / 18, y - 11 * math.sin(math.pi * i / 18 * 2) * (0.4 + i / 30))
                for i in range(19)
            ]
            pen.line(crest, shade, 4, "curve")


def _spirals(sheet: Image.Image, shore: list[Point], shade: Colour) -> None:
    """Paint triskeles where the sea is widest."""
    taken: list[tuple[float, float, float]] = []
    width, height = sheet.size
    step = 60
    spots = []
    for x in range(step, width, step):
        for y in range(step, height, step):
            nearest = min((math.hypot(x - sx, y - sy) for sx, sy in shore), default=999.0) - 100
            spots.append((min(nearest, x - 24, y - 24, width - x - 24, height - y - 24), x, y))
    for room, x, y in sorted(spots, key=lambda spot: (-spot[0], spot[1:])):
        radius = min(room, 150.0)
        if radius < 62 or len(taken) == 4:
            break
        if all(math.hypot(x - tx, y - ty) > radius + tr + 60 for tx, ty, tr in taken):
            taken.append((x, y, radius))
            mark = triskele(round(2 * radius), 0.03, turn=len(taken) * 0.7)
            sheet.paste(shade, (round(x - radius), round(y - radius)), mark)
