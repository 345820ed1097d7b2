"""Which part of a board is drawn, and how large.

Sizes in this package are given in pixels of the full map; a zoom is not a crop but a larger
drawing (see `bot.render.paint.look`).
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.agot.drawing import board as boards
from bot.games.agot.drawing.board import Board, Box, Point
from bot.render.paint.look import Look
from bot.render.palettes import DEFAULT, load_palette

SCALE = 1.1
"""Pixels of the full map for one map unit."""

ENLARGED = 1.12
"""How much larger than to scale the pieces of a small map are, so that they can be recognized."""

ZOOMED = 1.2e6
"""The approximate number of pixels of a zoom."""


@dataclass(frozen=True)
class Lens:
    """A box of the map, in map units, drawn with `scale` pixels for each unit."""

    look: Look
    box: Box
    scale: float = SCALE

    @property
    def board(self) -> Board:
        """The board that is drawn."""
        return boards.load(self.look.board)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        west, north, east, south = self.box
        return round((east - west) * self.scale), round((south - north) * self.scale)

    def pixel(self, at: Point, fine: int = 1) -> Point:
        """Return the pixel of a point of the map in the picture, or in one `fine` times larger."""
        f = self.scale * fine
        return (at[0] - self.box[0]) * f, (at[1] - self.box[1]) * f

    def pixels(self, points: list[Point] | tuple[Point, ...], fine: int = 1) -> list[Point]:
        """Return the pixels of several points."""
        f, west, north = self.scale * fine, self.box[0], self.box[1]
        return [((x - west) * f, (y - north) * f) for x, y in points]

    def shows(self, box: Box) -> bool:
        """Return whether any part of a box of the map, in map units, is in the picture."""
        west, north, east, south = self.box
        return box[0] < east and box[2] > west and box[1] < south and box[3] > north


def lens(board: str, palette: str = DEFAULT, zoom: str | None = None) -> Lens:
    """Return the lens for the full map, or for one of its regions.

    Raises `ValueError` for a region or a palette that does not exist.
    """
    load_palette(board, palette)
    if zoom is None:
        return Lens(Look(board, palette), boards.load(board).bounds)
    region = boards.region(board, zoom)
    west, north, east, south = region.box
    scale = round((ZOOMED / ((east - west) * (south - north))) ** 0.5, 3)
    times = round(scale / SCALE * region.enlarge, 3)
    return Lens(Look(board, palette, times), region.box, scale)


def fitting(board: str, palette: str, room: tuple[int, int]) -> Lens:
    """Return the lens for the full map, as large as fits into `room`, in pixels.

    Raises `ValueError` for a palette that does not exist.
    """
    load_palette(board, palette)
    west, north, east, south = boards.load(board).bounds
    scale = round(min(room[0] / (east - west), room[1] / (south - north)), 4)
    times = round(scale / SCALE * ENLARGED, 3)
    return Lens(Look(board, palette, times), (west, north, east, south), scale)
