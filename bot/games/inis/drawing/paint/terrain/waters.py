"""Swamp, Misty Lands, Cove."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bot.games.inis.drawing.paint.terrain.fields import fir

if TYPE_CHECKING:
    from bot.games.inis.drawing.paint.terrain.brush import Brush


def swamp(b: Brush) -> None:
    """Paint still black water, reeds, and lights that lead astray."""
    b.patches("light", 0.6, 0.2, 0.4)
    for x, y in b.scatter(0.46, 0.02, 0.3):
        rx = b.somewhere(0.22, 0.34)
        b.blob(x, y, rx + 0.035, rx * 0.42 + 0.035, "dark")
        b.blob(x, y, rx, rx * 0.42, "water")
        b.line([(x - rx * 0.5, y - 0.03), (x + rx * 0.1, y - 0.03)], 0.016, "shine")
        b.line([(x - rx * 0.1, y + 0.03), (x + rx * 0.5, y + 0.03)], 0.016, "shine")
        if b.random.random() < 0.5:
            b.oval(x + rx * 0.4, y, 0.05, 0.026, "light")
    for x, y in b.scatter(0.34, 0.1, 0.4):
        for k in range(b.random.randrange(3, 6)):
            foot = x + (k - 2) * 0.045
            height, lean = b.somewhere(0.16, 0.3), b.somewhere(-0.05, 0.05)
            b.line([(foot, y + 0.05), (foot + lean, y + 0.05 - height)], 0.018, "reed")
            if k % 2:
                tip = (foot + lean, y + 0.05 - height)
                b.line([tip, (tip[0] + lean * 0.1, tip[1] + 0.075)], 0.04, "tail")
    for x, y in b.scatter(0.95, 0.25, 0.3):
        b.oval(x, y, 0.075, 0.075, "light")
        b.oval(x, y, 0.045, 0.045, "wisp")


def misty_lands(b: Brush) -> None:
    """Paint firs that drown in rolling mist."""
    b.patches("far", 0.6, 0.3, 0.5)
    for x, y in b.scatter(0.34, 0.08, 0.3):
        _ghost(b, x, y + 0.1, b.somewhere(0.26, 0.4))
        if b.random.random() < 0.6:
            wide = b.somewhere(0.2, 0.4)
            b.line([(x - wide, y + 0.1), (x + wide, y + 0.1)], 0.09, "light")
    for number, (x, y) in enumerate(b.scatter(0.62, 0.2, 0.3)):
        _wisp(b, x, y, 0.15, mirrored=bool(number % 2))


def _ghost(b: Brush, x: float, y: float, height: float) -> None:
    """Paint a fir in the distance."""
    for k, shade in ((0, "far"), (1, "dark"), (2, "dark")):
        foot = y - height * 0.27 * k
        wide = height * 0.3 * (1 - 0.24 * k)
        b.fill([(x - wide, foot), (x, foot - height * 0.46), (x + wide, foot)], shade)


def _wisp(b: Brush, x: float, y: float, size: float, *, mirrored: bool) -> None:
    """Paint a roll of mist with a long tail."""
    way = -1 if mirrored else 1
    tail = [(x - way * size * (1 - 4.4 * i / 12), y + size + 0.0 * i) for i in range(13)]
    for width, shade in ((0.1, "dark"), (0.075, "mist")):
        b.line(tail[3:], width, shade)
        b.curl(x, y, size, 1.5, width, shade, start=math.pi / 2, mirrored=mirrored)
    b.line([(px, py + 0.14) for px, py in tail[6:11]], 0.05, "mist")


def cove(b: Brush) -> None:
    """Paint a sheltered bay between green banks, with a boat on it."""
    for x, y in b.scatter(0.26, 0.0, 0.3):
        if not b.within(x, y, 0.36):
            b.blob(x, y, 0.24, 0.2, "grass")
    for x, y in b.scatter(0.3, 0.05, 0.4):
        if not b.within(x, y, 0.3):
            b.tuft(x, y, 0.07)
    for margin, size, shade in (
        (0.46, 0.2, "dark"),
        (0.5, 0.18, "foam"),
        (0.56, 0.19, "water"),
        (0.8, 0.17, "deep"),
    ):
        for x, y in b.scatter(0.1, margin, 0.1):
            b.oval(x, y, size, size * 0.9, shade)
    for x, y in b.scatter(0.3, 0.5, 0.35):
        swell = [(x - 0.09 + 0.03 * i, y - 0.025 * math.sin(math.pi * i / 3)) for i in range(7)]
        b.line(swell, 0.018, "foam")
    for x, y in b.scatter(0.2, 0.1, 0.4):
        if not b.within(x, y, 0.38) and b.random.random() < 0.4:
            b.oval(x, y, 0.026, 0.02, "dark")
    x, y = b.hero
    y *= 0.7
    _boat(b, x, y + 0.06, 0.3)


def _boat(b: Brush, x: float, y: float, half: float) -> None:
    hull = [
        (x - half, y),
        (x + half, y),
        (x + half * 0.62, y + half * 0.48),
        (x - half * 0.62, y + half * 0.48),
    ]
    b.fill(hull, "boat", 0.022)
    b.line([(x, y), (x, y - half * 1.75)], 0.035)
    b.fill(
        [
            (x + 0.03, y - half * 1.66),
            (x + half * 0.95, y - half * 0.2),
            (x + 0.03, y - half * 0.2),
        ],
        "sail",
        0.02,
    )
    b.fill(
        [(x - 0.03, y - half * 1.4), (x - half * 0.7, y - half * 0.2), (x - 0.03, y - half * 0.2)],
        "sail",
        0.02,
    )


__all__ = ["cove", "fir", "misty_lands", "swamp"]
