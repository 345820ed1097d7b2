"""A brush that paints one territory, in the territory's own coordinates.

The origin is the middle of the tile; 1 is the radius of a cell. The painting depends only on the
territory: its name seeds the random numbers.
"""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.games.inis.drawing.island import box_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.inis.drawing.island import Point
    from bot.render.palettes import Colour


class Brush:
    """A brush that paints with the named shades of a territory on its own sheet.

    `unit` is the radius of a cell in pixels, `origin` the middle of the tile on the sheet.
    """

    def __init__(
        self,
        territory: str,
        sheet: Image.Image,
        origin: Point,
        unit: float,
        shades: Mapping[str, Colour],
        *,
        upward: bool,
        outline: Sequence[Point],
    ) -> None:
        self.random = Random(territory)
        self.upward = upward
        self.unit = unit
        self._origin = origin
        self._shades = shades
        self._pen = ImageDraw.Draw(sheet)
        self.box = box_of(outline)
        _west, _north, _, _ = self.box
        self._grain = 40
        width = math.ceil((self.box[2] - self.box[0]) * self._grain)
        height = math.ceil((self.box[3] - self.box[1]) * self._grain)
        self._inside = Image.new("L", (width, height))
        ImageDraw.Draw(self._inside).polygon(
            [
                ((x - self.box[0]) * self._grain, (y - self.box[1]) * self._grain)
                for x, y in outline
            ],
            fill=255,
        )
        self._grid = self._inside.tobytes()

    # -- where ------------------------------------------------------------------------------------

    @property
    def hero(self) -> Point:
        """The middle of the single cell, to the south or to the north."""
        return (0.0, 1.0) if self.upward else (0.0, -1.0)

    def within(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Return whether a point and everything within `margin` of it is on the tile."""
        if margin:
            reach = [(margin * math.cos(a), margin * math.sin(a)) for a in _EIGHT]
            return self.within(x, y) and all(self.within(x + dx, y + dy) for dx, dy in reach)
        column = int((x - self.box[0]) * self._grain)
        row = int((y - self.box[1]) * self._grain)
        width, height = self._inside.size
        if not (0 <= column < width and 0 <= row < height):
            return False
        return self._grid[row * width + column] > 0

    def scatter(self, gap: float, margin: float = 0.0, loose: float = 0.35) -> list[Point]:
        """Return points about `gap` apart, the farthest (northernmost) first."""
        west, north, east, south = self.box
        points = []
        row, y = 0, north
        while y < south + gap:
            x = west - gap * (row % 2) / 2
            while x < east + gap:
                px = x + self.random.uniform(-loose, loose) * gap
                py = y + self.random.uniform(-loose, loose) * gap
                if self.within(px, py, margin):
                    points.append((px, py))
                x += gap
            y += gap * 0.866
            row += 1
        return sorted(points, key=lambda p: p[1])

    def somewhere(self, low: float, high: float) -> float:
        """Return a random number between two."""
        return self.random.uniform(low, high)

    # -- what -------------------------------------------------------------------------------------

    def _at(self, points: Sequence[Point]) -> list[Point]:
        ox, oy = self._origin
        return [(ox + x * self.unit, oy + y * self.unit) for x, y in points]

    def fill(self, points: Sequence[Point], shade: str, edge: float = 0.0) -> None:
        """Paint a shape, with an outline in ink `edge` wide."""
        placed = self._at(points)
        self._pen.polygon(placed, fill=self._shades[shade])
        if edge:
            self._pen.line(
                [*placed, placed[0], placed[1]], self._shades["ink"], self._wide(edge), "curve"
            )

    def line(self, points: Sequence[Point], width: float, shade: str = "ink") -> None:
        """Paint a line with round ends."""
        placed = self._at(points)
        wide = self._wide(width)
        self._pen.line(placed, self._shades[shade], wide, "curve")
        if wide > 3:
            for x, y in (placed[0], placed[-1]):
                r = wide / 2 - 0.5
                self._pen.ellipse((x - r, y - r, x + r, y + r), fill=self._shades[shade])

    def _wide(self, width: float) -> int:
        return max(1, round(width * self.unit))

    def oval(self, x: float, y: float, rx: float, ry: float, shade: str, edge: float = 0.0) -> None:
        """Paint an ellipse."""
        (px, py), u = self._at([(x, y)])[0], self.unit
        box = (px - rx * u, py - ry * u, px + rx * u, py + ry * u)
        if edge:
            self._pen.ellipse(box, self._shades[shade], self._shades["ink"], self._wide(edge))
        else:
            self._pen.ellipse(box, fill=self._shades[shade])

    def blob(self, x: float, y: float, rx: float, ry: float, shade: str, edge: float = 0.0) -> None:
        """Paint a round thing with an uneven edge."""
        a, b = self.somewhere(0, math.tau), self.somewhere(0, math.tau)
        points = []
        for i in range(28):
            t = math.tau * i / 28
            r = 1 + 0.11 * math.sin(3 * t + a) + 0.07 * math.sin(5 * t + b)
            points.append((x + rx * r * math.cos(t), y + ry * r * math.sin(t)))
        self.fill(points, shade, edge)

    def patches(self, shade: str, gap: float, size: float, flat: float = 0.6) -> None:
        """Paint uneven spots of another shade all over the ground."""
        for x, y in self.scatter(gap, loose=0.5):
            r = size * self.somewhere(0.6, 1.3)
            self.blob(x, y, r, r * flat, shade)

    def tuft(self, x: float, y: float, size: float, shade: str = "ink") -> None:
        """Paint three blades of grass."""
        for lean in (-0.7, 0.0, 0.7):
            self.line([(x, y), (x + lean * size, y - size)], 0.014, shade)

    def curl(
        self,
        x: float,
        y: float,
        radius: float,
        turns: float,
        width: float,
        shade: str,
        *,
        start: float = 0.0,
        mirrored: bool = False,
    ) -> None:
        """Paint a spiral from its outer end to its middle."""
        points = []
        steps = max(12, round(turns * 22))
        for i in range(steps + 1):
            share = i / steps
            t = start + turns * math.tau * share
            r = radius * (1 - share)
            dx = r * math.cos(t)
            points.append((x - dx if mirrored else x + dx, y + r * math.sin(t)))
        self.line(points, width, shade)

    def arch(self, x: float, y: float, rx: float, ry: float) -> list[Point]:
        """Return the outline of a dome, given a point of its foot."""
        return [
            (x - rx * math.cos(math.pi * i / 24), y - ry * math.sin(math.pi * i / 24))
            for i in range(25)
        ]


_EIGHT = [math.tau * i / 8 for i in range(8)]
