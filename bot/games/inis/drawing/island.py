"""The island: where the territories of a view lie, and the lines between them.

Every tile covers three cells of a hexagonal lattice (`engine.inis.board.grid`).
Its outline is made irregular, so that the island looks natural; tiles share the lines between them
exactly.
Coordinates are map units: a cell has a radius of `RADIUS` of them; x to the east, y to the south.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from engine.inis.board.grid import Cell, cells

if TYPE_CHECKING:
    from collections.abc import Iterable

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""West, north, east, south."""
Corner = tuple[int, int]
"""A corner of the lattice, in steps of half a cell's width and half its radius."""
Places = tuple[tuple[str, str], ...]
"""The territories with their locations, in the order in which they came."""

RADIUS = 100.0
WIDTH = RADIUS * math.sqrt(3)
"""The distance from one side of a cell to the opposite one."""

_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""The corners of a cell clockwise from the top, seen from its middle."""
_ACROSS: tuple[Cell, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbor beyond the side that begins at each corner."""

_WAVES = (
    # Wavelength in map units, amplitude, direction and phase: first for x, then for y.
    (340.0, 15.0, 0.4, 1.1, 1.9, 0.3),
    (190.0, 9.0, 2.1, 4.0, 0.7, 2.2),
    (83.0, 3.6, 1.2, 0.5, 2.7, 5.1),
    (41.0, 2.2, 2.9, 3.3, 0.2, 1.7),
    (23.0, 1.1, 0.9, 2.4, 1.6, 4.4),
)


@dataclass(frozen=True)
class Border:
    """A line with a territory on each side, or with the sea (`None`) on one."""

    sides: tuple[str | None, str | None]
    points: tuple[Point, ...]

    @property
    def coast(self) -> bool:
        """Whether the sea is on one side."""
        return None in self.sides


@dataclass(frozen=True)
class Island:
    """All territories in play, with their positions."""

    places: Places

    @cached_property
    def _owners(self) -> dict[Cell, str]:
        return {cell: tile for tile, at in self.places for cell in cells(at)}

    @cached_property
    def _sides(self) -> dict[str, dict[Corner, tuple[Corner, str | None]]]:
        """The sides around every territory, clockwise: their two ends, and the neighbor beyond."""
        sides: dict[str, dict[Corner, tuple[Corner, str | None]]] = {}
        for cell, tile in self._owners.items():
            for i, (dq, dr) in enumerate(_ACROSS):
                other = self._owners.get((cell[0] + dq, cell[1] + dr))
                if other != tile:
                    start, end = _corner(cell, i), _corner(cell, (i + 1) % 6)
                    sides.setdefault(tile, {})[start] = end, other
        return sides

    @cached_property
    def _meetings(self) -> dict[Corner, set[str | None]]:
        """The territories that meet at every corner of the island's cells."""
        meetings: dict[Corner, set[str | None]] = {}
        for q, r in self._owners:
            for i in range(6):
                # A corner belongs to the cell and to the two beyond the sides that end there.
                around = [(q, r)] + [(q + _ACROSS[k][0], r + _ACROSS[k][1]) for k in (i, i - 1)]
                meetings[_corner((q, r), i)] = {self._owners.get(cell) for cell in around}
        return meetings

    @cached_property
    def _rings(self) -> dict[str, list[tuple[Corner, ...]]]:
        """The outline of every territory, cut where three meet."""
        rings: dict[str, list[tuple[Corner, ...]]] = {}
        for tile, _ in self.places:
            onward = self._sides[tile]
            junctions = [c for c in onward if len(self._meetings[c]) > 2]
            start = min(junctions or onward)
            pieces, piece, at = [], [start], onward[start][0]
            while True:
                piece.append(at)
                if len(self._meetings[at]) > 2 or at == start:
                    pieces.append(tuple(piece))
                    piece = [at]
                if at == start:
                    break
                at = onward[at][0]
            rings[tile] = pieces
        return rings

    @cached_property
    def outlines(self) -> dict[str, tuple[Point, ...]]:
        """The outline of every territory, clockwise, its first point not repeated."""
        return {
            tile: tuple(point for piece in ring for point in _drawn(piece)[:-1])
            for tile, ring in self._rings.items()
        }

    @cached_property
    def lines(self) -> tuple[Border, ...]:
        """Every line once, coasts last."""
        found: dict[tuple[Corner, ...], Border] = {}
        for tile, ring in self._rings.items():
            for piece in ring:
                if piece[::-1] in found:
                    continue
                found[piece] = Border((tile, self._sides[tile][piece[0]][1]), _drawn(piece))
        return tuple(sorted(found.values(), key=lambda line: line.coast))

    @cached_property
    def middles(self) -> dict[str, Point]:
        """The corner that the three cells of every territory share."""
        return {tile: middle_of(at) for tile, at in self.places}

    @cached_property
    def upward(self) -> dict[str, bool]:
        """Whether two of the three cells of a territory lie to the north (orientation A)."""
        return {tile: is_upward(at) for tile, at in self.places}

    @cached_property
    def box(self) -> Box:
        """The smallest box around the island."""
        return box_of(point for outline in self.outlines.values() for point in outline)


@lru_cache(32)
def island(places: Places) -> Island:
    """Return the island of some territories."""
    return Island(places)


def box_of(points: Iterable[Point]) -> Box:
    """Return the smallest box around some points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def is_upward(location: str) -> bool:
    """Return whether a tile there has two cells to the north and one to the south."""
    return location.startswith("A")


def middle_of(location: str) -> Point:
    """Return the middle of a location."""
    xs, ys = zip(*map(_middle, cells(location)), strict=True)
    return _bent((sum(xs) / 3, sum(ys) / 3))


def _middle(cell: Cell) -> Point:
    q, r = cell
    return WIDTH * (q + r / 2), RADIUS * 1.5 * r


def _corner(cell: Cell, number: int) -> Corner:
    q, r = cell
    dx, dy = _CORNERS[number]
    return 2 * q + r + dx, 3 * r + dy


@lru_cache(4000)
def _drawn(piece: tuple[Corner, ...]) -> tuple[Point, ...]:
    """Return the irregular line along some corners; it is the same in both directions."""
    if piece[::-1] < piece:
        return _drawn(piece[::-1])[::-1]
    line = [(x * WIDTH / 2, y * RADIUS / 2) for x, y in piece]
    for _ in range(2):
        line = _rounded(line)
    return tuple(_bent(point) for point in _dense(line))


def _rounded(line: list[Point]) -> list[Point]:
    """Return a line with its corners cut off (Chaikin); its ends stay."""
    cut = [line[0]]
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        cut.append((ax + (bx - ax) * 0.27, ay + (by - ay) * 0.27))
        cut.append((ax + (bx - ax) * 0.73, ay + (by - ay) * 0.73))
    return [*cut, line[-1]]


def _dense(line: list[Point], step: float = 6.0) -> list[Point]:
    dense = [line[0]]
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        parts = max(1, round(math.dist((ax, ay), (bx, by)) / step))
        dense += [
            (ax + (bx - ax) * i / parts, ay + (by - ay) * i / parts) for i in range(1, parts + 1)
        ]
    return dense


def _bent(at: Point) -> Point:
    """Return where a point of the regular lattice is moved to."""
    x, y = at
    for length, reach, along, phase, along_y, phase_y in _WAVES:
        k = math.tau / length
        x += reach * math.sin(k * (at[0] * math.cos(along) + at[1] * math.sin(along)) + phase)
        y += reach * math.sin(k * (at[0] * math.cos(along_y) + at[1] * math.sin(along_y)) + phase_y)
    return x, y
