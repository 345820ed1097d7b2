"""The search for room for marks on a crowded map."""

from __future__ import annotations

import math
from collections.abc import Callable

Point = tuple[float, float]
"""x, y."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
STEP = 8
RINGS = 14


def around(at: Point, size: tuple[float, float]) -> Box:
    """Return the box around something, given its middle."""
    (x, y), (width, height) = at, size
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def overlap(a: Box, b: Box) -> float:
    """Return the area that two boxes share, in square pixels."""
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    return width * height if width > 0 and height > 0 else 0.0


class Room:
    """The boxes that are taken.

    `times` is how many times larger the picture is than the full map.
    """

    def __init__(self, size: tuple[int, int], times: float) -> None:
        self._page: Box = (0.0, 0.0, *size)
        self._times = times
        self._hard: list[Box] = []
        self._soft: list[Box] = []

    def take(self, box: Box, *, soft: bool = False) -> None:
        """Keep marks off a box; if it is soft, it may be covered when there is no other place."""
        (self._soft if soft else self._hard).append(box)

    def find(
        self,
        near: Point,
        size: tuple[int, int],
        abroad: Callable[[Box], float] | None = None,
    ) -> Point:
        """Return the best place for something near a point; it counts as taken from then on.

        `abroad` returns which share of a box, from 0 to 1, is outside the area where the thing
        belongs. The same boxes, taken in the same order, lead to the same place.
        """
        reach = 2 * STEP * RINGS * self._times
        search = around(near, (reach + size[0], reach + size[1]))
        hard = [box for box in self._hard if overlap(box, search)]
        soft = [box for box in self._soft if overlap(box, search)]

        def cost(at: Point) -> float:
            """Return the distance, plus much more for everything that would be covered."""
            box = around(at, size)
            whole = size[0] * size[1]
            hidden = sum(overlap(box, taken) for taken in hard) / whole
            shaded = sum(overlap(box, taken) for taken in soft) / whole
            outside = 1 - overlap(box, self._page) / whole
            strayed = 0.0 if abroad is None else abroad(box)
            return (
                math.dist(at, near) / self._times
                + 500 * hidden
                + 330 * shaded
                + 400 * strayed
                + 2000 * outside
            )

        best, least = near, math.inf
        for at in self._candidates(near):
            if math.dist(at, near) / self._times >= least:
                break  # Candidates come nearest first, and each costs at least its distance.
            if (price := cost(at)) < least:
                best, least = at, price
        self.take(around(best, size))
        return best

    def _candidates(self, near: Point) -> list[Point]:
        step = STEP * self._times
        points = [near]
        for ring in range(1, RINGS):
            for i in range(6 * ring if ring < 5 else 30):
                angle = math.tau * i / (6 * ring if ring < 5 else 30)
                reach = ring * step
                points.append(
                    (near[0] + reach * math.cos(angle), near[1] + reach * math.sin(angle))
                )
        return points
