"""Arrows across a map."""

from __future__ import annotations

import itertools
import math
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from PIL import Image, ImageDraw

from bot.render.paint.ink import INK, PAPER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.render.palettes import Colour

    Point = tuple[float, float]

Style = Literal["full", "broken", "hollow"]

_FINE = 2
_PARTS = 4
"""The least number of steps in a dash, so that it follows the curve and has the right length."""


@lru_cache(600)
def _drawn(
    way: tuple[Point, ...], fill: Colour, style: Style, times: float
) -> tuple[Image.Image, tuple[int, int]]:
    """Return an arrow along a way in pixels, and its upper left corner; thin at its start."""
    pad = 22 * times
    left, top = math.floor(min(x for x, _ in way) - pad), math.floor(min(y for _, y in way) - pad)
    right, bottom = max(x for x, _ in way) + pad, max(y for _, y in way) + pad
    size = (math.ceil((right - left) * _FINE), math.ceil((bottom - top) * _FINE))
    sheet = Image.new("RGBA", size, (*fill, 0))
    pen = ImageDraw.Draw(sheet)
    points = [((x - left) * _FINE, (y - top) * _FINE) for x, y in way]
    f = times * _FINE
    inks = [(3.2, PAPER), (1.7, INK), (0.0, fill)]
    if style == "hollow":
        inks = [(4.6, PAPER), (3.2, INK), (2.2, fill), (-0.4, PAPER)]
    for edge, ink in inks:
        for body in _bodies(points, style, f, edge * f):
            pen.polygon(body, fill=(*ink, 255))
    small = sheet.reduce(_FINE)
    small.putalpha(small.getchannel("A").point(lambda v: round(v * 0.92)))
    return small, (left, top)


def _bodies(points: list[Point], style: str, f: float, edge: float) -> list[list[Point]]:
    """Return the head of an arrow and its body in one piece or in dashes, `edge` wider all
    around."""
    dash = 10 * f
    if style == "broken":
        points = dense(points, dash / _PARTS)
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


def dense(points: Sequence[Point], step: float) -> list[Point]:
    """Return the same line with points that are no more than a step apart."""
    line = list(points[:1])
    for p, q in itertools.pairwise(points):
        pieces = max(1, math.ceil(math.dist(p, q) / step))
        line += [
            (p[0] + (q[0] - p[0]) * i / pieces, p[1] + (q[1] - p[1]) * i / pieces)
            for i in range(1, pieces + 1)
        ]
    return line


def lay_arrow(
    map_: Image.Image,
    points: Sequence[Point],
    fill: Colour,
    style: Style = "full",
    times: float = 1.0,
) -> Sequence[Point]:
    """Paint an arrow through some points, in pixels, `times` the usual width; return its points."""
    way = tuple((round(x, 1), round(y, 1)) for x, y in points)
    drawn, corner = _drawn(way, fill, style, times)
    map_.paste(drawn, corner, drawn)
    return way
