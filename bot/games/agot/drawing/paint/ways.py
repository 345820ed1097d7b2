"""Ways across the map for arrows: ships keep to the sea, and armies to the land.

A way is the cheapest path over a coarse grid of the map, smoothed.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.games.agot.drawing import board as boards
from bot.games.agot.drawing.paint.lens import lens
from bot.games.agot.drawing.paint.lettering import name_box
from bot.render.paint.arrows import dense
from bot.render.words import speaking
from bot.text.catalog import FALLBACK

if TYPE_CHECKING:
    from bot.games.agot.drawing.board import Board, Point

CELL = 11.0
"""Width of a cell of the grid, in map units."""

OWN, WATER, ABROAD, EDGE = 1.0, 2.5, 20.0, 1.6
"""The cost of a step: in the areas left and entered, at sea, elsewhere, and next to an edge."""

LETTERED = 4.0
"""How many times as much a step over a name costs, so that arrows go around it if they can."""
CLEAR = 9.0
"""How far arrows keep from names, in map units."""

SMOOTHING = 14
"""How many times a way is smoothed."""


@dataclass(frozen=True)
class DrawnWay:
    """A way in map units, and the index of the point at which it enters its last area."""

    points: tuple[Point, ...]
    gate: int


def _at_sea(board: Board, face: str) -> bool:
    return face in board.areas and board.areas[face].kind == "sea"


@cache
def _atlas(name: str) -> tuple[list[str], bytes, int, int]:
    """Return the areas of a board, and the number of the area of each cell of the grid."""
    board = boards.load(name)
    west, north, east, south = board.bounds
    columns, rows = math.ceil((east - west) / CELL), math.ceil((south - north) / CELL)
    grid = Image.new("L", (columns, rows), 255)
    pen = ImageDraw.Draw(grid)
    names = sorted(board.faces, key=lambda area: not _at_sea(board, area))
    for number, area in enumerate(names):
        # Seas first: the islands in them are painted over.
        ring = board.outline(area)[0]
        pen.polygon([((x - west) / CELL, (y - north) / CELL) for x, y in ring], fill=number)
    return names, grid.tobytes(), columns, rows


@cache
def _lettered(name: str) -> frozenset[int]:
    """Return the cells under the names of a board; those of English, so that a way is the same in
    every language."""
    board = boards.load(name)
    _, _, columns, rows = _atlas(name)
    with speaking(FALLBACK):
        plain = lens(name)
        boxes = [name_box(plain, id) for id, area in board.areas.items() if area.kind != "port"]
    found = set()
    for box in boxes:
        x0, y0, x1, y1 = (side / plain.scale for side in box)
        first, last = int((x0 - CLEAR) / CELL), int((x1 + CLEAR) / CELL)
        top, bottom = int((y0 - CLEAR) / CELL), int((y1 + CLEAR) / CELL)
        for row in range(max(0, top), min(rows - 1, bottom) + 1):
            for column in range(max(0, first), min(columns - 1, last) + 1):
                found.add(row * columns + column)
    return frozenset(found)


@cache
def _neighbours(columns: int, rows: int) -> list[list[tuple[int, float]]]:
    """Return the neighbors of each cell of a grid, with their distances."""
    steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return [
        [
            ((row + dy) * columns + column + dx, math.hypot(dx, dy))
            for dx, dy in steps
            if 0 <= row + dy < rows and 0 <= column + dx < columns
        ]
        for row in range(rows)
        for column in range(columns)
    ]


@lru_cache(2000)
def find_way(name: str, origin: str, area: str, *, flying: bool = False) -> DrawnWay:
    """Return the way from the units' place in one area to their place in another.

    The way of flying units is a straight line.
    """
    board = boards.load(name)
    a, b = board.areas[origin].place.units, board.areas[area].place.units
    grid = _Grid(board, name, {origin, area})
    if flying:
        points = _fine([a, b])
        return DrawnWay(tuple(points), _gate(grid, board, area, points))
    cells = grid.cheapest(grid.cell(a), grid.cell(b))
    points = [a, *(grid.middle(cell) for cell in cells[1:-1]), b]
    points = _fine(points)
    for _ in range(SMOOTHING):
        points = [
            points[0],
            *(
                ((p[0] + 2 * q[0] + r[0]) / 4, (p[1] + 2 * q[1] + r[1]) / 4)
                for p, q, r in zip(points, points[1:], points[2:], strict=False)
            ),
            points[-1],
        ]
    return DrawnWay(tuple(points), _gate(grid, board, area, points))


def _fine(points: list[Point]) -> list[Point]:
    """Return the same line with at least a dozen points on it."""
    length = sum(math.dist(p, q) for p, q in itertools.pairwise(points))
    return dense(points, min(CELL, max(1.0, length / 12)))


def _gate(grid: _Grid, board: Board, area: str, points: list[Point]) -> int:
    """Return where a way enters an area; a port is entered near its anchor."""
    if board.areas[area].kind == "port":
        anchor = board.areas[area].place.name
        return min(range(len(points)), key=lambda i: math.dist(points[i], anchor))
    inside = [grid.area(grid.cell(point)) == area for point in points]
    outside = [i for i, is_in in enumerate(inside) if not is_in]
    return min(outside[-1] + 1 if outside else 0, len(points) - 2)


class _Grid:
    """The cells of a board, with their costs for a way between two areas."""

    def __init__(self, board: Board, name: str, own: set[str]) -> None:
        self._names, self._cells, self._columns, self._rows = _atlas(name)
        self._around = _neighbours(self._columns, self._rows)
        self._lettered = _lettered(name)
        self._prices: dict[int, float] = {}
        self._west, self._north = board.bounds[:2]
        joined = {x for area in own for x in (board.areas[area].land, board.areas[area].sea) if x}
        self._cost = [
            OWN if id in own | joined else (WATER if _at_sea(board, id) else ABROAD)
            for id in self._names
        ] + [ABROAD] * (256 - len(self._names))

    def cell(self, at: Point) -> int:
        column = int((at[0] - self._west) / CELL)
        row = int((at[1] - self._north) / CELL)
        column, row = min(max(column, 0), self._columns - 1), min(max(row, 0), self._rows - 1)
        return row * self._columns + column

    def middle(self, cell: int) -> Point:
        row, column = divmod(cell, self._columns)
        return self._west + (column + 0.5) * CELL, self._north + (row + 0.5) * CELL

    def area(self, cell: int) -> str | None:
        number = self._cells[cell]
        return self._names[number] if number < len(self._names) else None

    def _price(self, cell: int) -> float:
        found = self._prices.get(cell)
        if found is None:
            own = self._cost[self._cells[cell]]
            around = max(self._cost[self._cells[other]] for other, _ in self._around[cell])
            found = own * EDGE if around > own else own
            if cell in self._lettered:
                found *= LETTERED
            self._prices[cell] = found
        return found

    def cheapest(self, start: int, goal: int) -> list[int]:
        """Return the cells of the cheapest path (Dijkstra's algorithm, guided towards the goal)."""
        aim = self.middle(goal)
        reached: dict[int, tuple[float, int]] = {start: (0.0, start)}
        queue = [(0.0, start)]
        closed: set[int] = set()
        while queue:
            _, cell = heappop(queue)
            if cell == goal:
                break
            if cell in closed:
                continue
            closed.add(cell)
            for other, length in self._around[cell]:
                cost = reached[cell][0] + length * self._price(other)
                if other not in reached or cost < reached[other][0]:
                    reached[other] = (cost, cell)
                    left = math.dist(self.middle(other), aim) / CELL
                    heappush(queue, (cost + left, other))
        path = [goal]
        while path[-1] != start:
            path.append(reached[path[-1]][1])
        return path[::-1]
