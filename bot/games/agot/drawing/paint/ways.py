"""Ways across the map for arrows: ships keep to the sea, and armies to the land.

A way is the cheapest path over a coarse grid of the map, smoothed.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.games.agot.drawing import board as boards
from bot.games.agot.drawing.paint.lettering import written
from bot.render.paint.arrows import dense
from bot.render.palettes import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.agot.drawing.board import Board, Point
    from bot.games.agot.drawing.paint.lens import Lens

CELL = 8.0
"""Width of a cell of the grid, in map units."""

OWN, WATER, ABROAD, ASTRAY, EDGE = 1.0, 2.5, 20.0, 400.0, 1.6
"""The cost of a step: in the areas left and entered, at sea, on other land, at sea for those who go
by land and the other way round, and next to an edge."""

LETTERED, MARKED = 120.0, 1.5
"""How many times as much a step over a name or over icons costs, so that arrows go around them."""
CLEAR = 9.0
"""How far arrows keep from names, in map units."""

SMOOTHING = 26
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


@lru_cache(16)
def _lettered(lens: Lens) -> Mapping[int, float]:
    """Return how many times as much the cells under the names and icons of a board cost."""
    board = lens.board
    _, _, columns, rows = _atlas(lens.look.board)
    west, north = lens.box[0] - board.bounds[0], lens.box[1] - board.bounds[1]
    found: dict[int, float] = {}
    for id, boxes in written(lens).items():
        # The first box is that of the name; a port has none.
        for box, price in zip(boxes, (LETTERED, MARKED), strict=False):
            if board.areas[id].kind == "port":
                continue
            x0, y0, x1, y1 = (side / lens.scale for side in box)
            first, last = int((west + x0 - CLEAR) / CELL), int((west + x1 + CLEAR) / CELL)
            top, bottom = int((north + y0 - CLEAR) / CELL), int((north + y1 + CLEAR) / CELL)
            for row in range(max(0, top), min(rows - 1, bottom) + 1):
                for column in range(max(0, first), min(columns - 1, last) + 1):
                    cell = row * columns + column
                    found[cell] = max(price, found.get(cell, 1.0))
    return found


@cache
def _adjacent(name: str) -> set[tuple[str, str]]:
    return boards.load(name).adjacent()


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


def find_way(lens: Lens, origin: str, area: str, *, flying: bool = False) -> DrawnWay:
    """Return the way from the units' place in one area to their place in another, around what is
    written on a picture.

    The way of flying units is a straight line.
    """
    return _way(replace(lens, look=replace(lens.look, palette=DEFAULT)), origin, area, flying)


@lru_cache(2000)
def _way(lens: Lens, origin: str, area: str, flying: bool) -> DrawnWay:
    board = lens.board
    a, b = board.areas[origin].place.units, board.areas[area].place.units
    grid = _Grid(lens, {origin, area})
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
                grid.eased(q, ((p[0] + 2 * q[0] + r[0]) / 4, (p[1] + 2 * q[1] + r[1]) / 4))
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

    def __init__(self, lens: Lens, own: set[str]) -> None:
        board = lens.board
        self._names, self._cells, self._columns, self._rows = _atlas(lens.look.board)
        self._around = _neighbours(self._columns, self._rows)
        self._lettered = _lettered(lens)
        self._prices: dict[int, float] = {}
        self._west, self._north = board.bounds[:2]
        joined = {x for area in own for x in (board.areas[area].land, board.areas[area].sea) if x}
        ashore = all(board.areas[area].kind == "land" for area in own)
        shipped = ashore and tuple(sorted(own)) not in _adjacent(lens.look.board)
        self._cost = [
            OWN
            if id in own | joined
            else (ASTRAY if ashore and not shipped else WATER)
            if _at_sea(board, id)
            else (ABROAD if ashore and id in board.areas else ASTRAY)
            for id in self._names
        ]
        self._cost += [ASTRAY] * (256 - len(self._names))

    def cell(self, at: Point) -> int:
        column = int((at[0] - self._west) / CELL)
        row = int((at[1] - self._north) / CELL)
        column, row = min(max(column, 0), self._columns - 1), min(max(row, 0), self._rows - 1)
        return row * self._columns + column

    def middle(self, cell: int) -> Point:
        row, column = divmod(cell, self._columns)
        return self._west + (column + 0.5) * CELL, self._north + (row + 0.5) * CELL

    def eased(self, at: Point, to: Point) -> Point:
        """Return where smoothing moves a point: never onto a name, and never astray."""
        return at if self._barred(to) and not self._barred(at) else to

    def _barred(self, at: Point) -> bool:
        cell = self.cell(at)
        return self._lettered.get(cell) == LETTERED or self._cost[self._cells[cell]] == ASTRAY

    def area(self, cell: int) -> str | None:
        number = self._cells[cell]
        return self._names[number] if number < len(self._names) else None

    def _price(self, cell: int) -> float:
        found = self._prices.get(cell)
        if found is None:
            own = self._cost[self._cells[cell]]
            around = max(self._cost[self._cells[other]] for other, _ in self._around[cell])
            found = own * EDGE if around > own else own
            found *= self._lettered.get(cell, 1.0)
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
