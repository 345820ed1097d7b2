"""Arrows across the map: marches, attacks, retreats, raids."""

from __future__ import annotations

import itertools
import math
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from PIL import Image, ImageDraw

from bot.render.paint.ink import INK, PAPER

if TYPE_CHECKING:
    from bot.render.board import Board, Point
    from bot.render.paint.lens import Lens
    from bot.render.palettes import Colour

POINTS = 40
"""Points of a path."""
_FINE = 2


def crossing(board: Board, origin: str, area: str) -> Point:
    """Where one goes from an area to the next: the middle of their common line, if they have one.

    A port is entered at its anchor; where nothing is shared (ships carried the units), the place
    is half-way.
    """
    for port in (origin, area):
        if board.areas[port].kind == "port":
            return board.areas[port].place.name
    (ax, ay), (bx, by) = _stand(board, origin), _stand(board, area)
    half = (ax + bx) / 2, (ay + by) / 2
    shared = [
        point
        for arc in board.arcs
        if {origin, area} == set(arc.sides) and arc.crossable
        for point in arc.points[1:-1]
    ]
    return min(shared, key=lambda p: math.dist(p, half), default=half)


def _stand(board: Board, area: str) -> Point:
    return board.areas[area].place.units


def path(board: Board, origin: str, area: str, *, bow: float = 0.0) -> list[Point]:
    """A curve from where units stand to where they go, in map units.

    `bow` moves its middle aside, as a share of its length, so that ways back and forth differ.
    """
    a, b = _stand(board, origin), _stand(board, area)
    length = math.dist(a, b) or 1.0
    middle = crossing(board, origin, area)
    half = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    away = math.dist(middle, half)
    # A gate that lies far off the straight way is only leaned towards.
    lean = min(1.0, 0.35 * length / away) if away else 0.0
    aside = (b[1] - a[1]) * bow, (a[0] - b[0]) * bow
    via = (
        half[0] + (middle[0] - half[0]) * lean + aside[0],
        half[1] + (middle[1] - half[1]) * lean + aside[1],
    )
    c = 2 * via[0] - half[0], 2 * via[1] - half[1]
    curve = []
    for i in range(POINTS + 1):
        t = i / POINTS
        u, v, w = (1 - t) ** 2, 2 * t * (1 - t), t * t
        curve.append((u * a[0] + v * c[0] + w * b[0], u * a[1] + v * c[1] + w * b[1]))
    return curve


def cut(way: list[Point], start: float, end: float) -> list[Point]:
    """The part of a way from one share of its length to another."""
    first, last = round(start * (len(way) - 1)), round(end * (len(way) - 1))
    return way[first : max(last, first + 2) + 1]


@lru_cache(600)
def _drawn(
    way: tuple[Point, ...], fill: Colour, style: Literal["full", "broken"], times: float
) -> tuple[Image.Image, tuple[int, int]]:
    """An arrow along a way in pixels, and its upper left corner; thin at its start."""
    pad = 22 * times
    left, top = math.floor(min(x for x, _ in way) - pad), math.floor(min(y for _, y in way) - pad)
    right, bottom = max(x for x, _ in way) + pad, max(y for _, y in way) + pad
    size = (math.ceil((right - left) * _FINE), math.ceil((bottom - top) * _FINE))
    sheet = Image.new("RGBA", size, (*fill, 0))
    pen = ImageDraw.Draw(sheet)
    points = [((x - left) * _FINE, (y - top) * _FINE) for x, y in way]
    f = times * _FINE
    for edge, ink in ((3.2, (*PAPER, 255)), (1.7, (*INK, 255)), (0.0, (*fill, 255))):
        for body in _bodies(points, style, f, edge * f):
            pen.polygon(body, fill=ink)
    small = sheet.reduce(_FINE)
    small.putalpha(small.getchannel("A").point(lambda v: round(v * 0.92)))
    return small, (left, top)


def _bodies(points: list[Point], style: str, f: float, edge: float) -> list[list[Point]]:
    """The head of an arrow and its body in one piece or in dashes, `edge` wider all around."""
    lengths = [0.0]
    for p, q in itertools.pairwise(points):
        lengths.append(lengths[-1] + math.dist(p, q))
    total = lengths[-1] or 1.0
    head = min(24 * f, total * 0.6)
    body = [p for p, done in zip(points, lengths, strict=True) if done <= total - head * 0.8]
    body = body if len(body) > 1 else points[:2]
    rails: list[tuple[Point, Point]] = []
    for i, (x, y) in enumerate(body):
        (px, py), (qx, qy) = points[max(0, i - 1)], points[i + 1]
        length = math.hypot(qx - px, qy - py) or 1.0
        nx, ny = -(qy - py) / length, (qx - px) / length
        reach = (2.6 + 3.4 * lengths[i] / total) * f + edge
        rails.append(((x + nx * reach, y + ny * reach), (x - nx * reach, y - ny * reach)))
    runs = [rails]
    if style == "broken":
        dash = 13 * f
        groups: dict[int, list[tuple[Point, Point]]] = {}
        for rail, done in zip(rails, lengths, strict=False):
            groups.setdefault(int(done / dash), []).append(rail)
        runs = [run for number, run in groups.items() if number % 2 == 0 and len(run) > 1]
    (tx, ty), (bx, by) = points[-1], body[-1]
    length = math.dist((tx, ty), (bx, by)) or 1.0
    ux, uy = (tx - bx) / length, (ty - by) / length
    wing = 13 * f + edge * 1.5
    foot = tx - ux * (head + edge * 0.6), ty - uy * (head + edge * 0.6)
    tip = tx + ux * edge * 1.4, ty + uy * edge * 1.4
    arrowhead = [
        tip,
        (foot[0] - uy * wing, foot[1] + ux * wing),
        (foot[0] + ux * head * 0.22, foot[1] + uy * head * 0.22),
        (foot[0] + uy * wing, foot[1] - ux * wing),
    ]
    return [*([a for a, _ in run] + [b for _, b in reversed(run)] for run in runs), arrowhead]


def lay_arrow(
    map_: Image.Image,
    lens: Lens,
    way: list[Point],
    fill: Colour,
    style: Literal["full", "broken"] = "full",
) -> None:
    """Lay an arrow along a way in map units."""
    points = tuple((round(x, 1), round(y, 1)) for x, y in lens.pixels(way))
    drawn, corner = _drawn(points, fill, style, lens.look.times)
    map_.paste(drawn, corner, drawn)
