"""Which part of the island is drawn, and how large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.inis.drawing.island import RADIUS, box_of
from bot.games.inis.drawing.shades import BOARD
from bot.render.paint.look import Look

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.inis.drawing.island import Box, Island, Point

SHORE = 34.0
"""Sea around the island, in map units."""
CLOSEST = 1.42
"""The most pixels for a map unit, so that a small island does not fill the picture."""


@dataclass(frozen=True)
class Camera:
    """A box of the map, in map units, at `scale` pixels for each of them."""

    palette: str
    west: float
    north: float
    scale: float
    size: tuple[int, int]

    @property
    def look(self) -> Look:
        """The look of pieces; their sizes are given for a map unit of one pixel."""
        return Look(BOARD, self.palette, self.scale)

    @property
    def unit(self) -> float:
        """The radius of a cell in pixels."""
        return self.scale * RADIUS

    def pixel(self, at: Point, fine: int = 1) -> Point:
        """Return the pixel of a point of the map in the picture, or in one `fine` times larger."""
        f = self.scale * fine
        return (at[0] - self.west) * f, (at[1] - self.north) * f

    def pixels(self, points: Iterable[Point], fine: int = 1) -> list[Point]:
        """Return the pixels of several points."""
        f, west, north = self.scale * fine, self.west, self.north
        return [((x - west) * f, (y - north) * f) for x, y in points]


def fit(
    island: Island,
    palette: str,
    size: tuple[int, int],
    sites: Iterable[Point] = (),
    *,
    filled: bool = False,
) -> Camera:
    """Return the camera that shows the whole island as large as possible within a number of pixels.

    The picture is as wide as asked and as high as needed, or as high as asked if it is `filled`.
    `sites` are further points that it shows.
    """
    points = [p for outline in island.outlines.values() for p in outline]
    points += _around(sites)
    # Before the first tile there is nothing but the sea.
    return _over(box_of(points or [(0.0, 0.0)]), palette, size, filled=filled)


def _around(sites: Iterable[Point]) -> Iterable[Point]:
    for x, y in sites:
        yield x - RADIUS * 0.6, y - RADIUS * 0.6
        yield x + RADIUS * 0.6, y + RADIUS * 0.6


def _over(box: Box, palette: str, size: tuple[int, int], *, filled: bool) -> Camera:
    west, north, east, south = box
    width, height = east - west + 2 * SHORE, south - north + 2 * SHORE
    scale = min(size[0] / width, size[1] / height, CLOSEST)
    high = size[1] if filled else min(size[1], max(round(height * scale), size[1] // 2))
    middle = (west + east) / 2, (north + south) / 2
    return Camera(
        palette,
        round(middle[0] - size[0] / scale / 2, 3),
        round(middle[1] - high / scale / 2, 3),
        round(scale, 4),
        (size[0], high),
    )
