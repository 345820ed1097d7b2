"""Mountains, Highlands, Hills, Valley, Lost Vale."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.games.inis.drawing.paint.terrain.brush import Brush


def mountains(b: Brush) -> None:
    """Paint snow-capped peaks, one behind the other."""
    b.patches("grass", 0.62, 0.26)
    b.patches("light", 0.8, 0.16)
    for x, y in b.scatter(0.46, 0.12, 0.2):
        _peak(b, x, y + 0.2, b.somewhere(0.26, 0.36), b.somewhere(0.38, 0.56))


def _peak(b: Brush, x: float, y: float, half: float, height: float) -> None:
    lean = b.somewhere(-0.06, 0.06)
    top = (x + lean, y - height)
    west, east, foot = (x - half, y), (x + half, y), (x + lean * 0.3 + 0.05, y)
    ridge = [
        top,
        (x + lean + 0.05, y - height * 0.66),
        (x + lean - 0.02, y - height * 0.42),
        (x + 0.08, y - height * 0.18),
        foot,
    ]
    b.fill([west, top, east], "rock")
    b.fill([west, top, *ridge[1:]], "light")
    b.fill([*ridge, east], "dark")
    cap = 0.42
    left = (top[0] - (top[0] - west[0]) * cap, top[1] + height * cap)
    right = (top[0] + (east[0] - top[0]) * cap, top[1] + height * cap)
    step = (right[0] - left[0]) / 4
    zigzag = [
        right,
        (right[0] - step, right[1] - height * 0.12),
        (right[0] - 2 * step, right[1] + height * 0.04),
        (right[0] - 3 * step, right[1] - height * 0.12),
        left,
    ]
    b.fill([top, *zigzag], "snow")
    b.line([west, top, east], 0.022)


def highlands(b: Brush) -> None:
    """Paint ridge behind ridge, blue in the distance, purple with heather nearby."""
    _, north, _, south = b.box
    bands = 8
    for i in range(bands):
        share = i / (bands - 1)
        y = north + (south - north) * (i + 0.35) / bands
        shade = ("far", "light", "base", "near")[min(3, int(share * 4))] if i % 2 else "base"
        if share > 0.7:
            shade = "near" if i % 2 else "dark"
        a, c = b.somewhere(0, 6), b.somewhere(0, 6)
        crest = []
        for k in range(64):
            x = -2.1 + 4.2 * k / 63
            rise = 0.13 * math.sin(2.6 * x + a) + 0.08 * abs(math.sin(4.1 * x + c))
            crest.append((x, y - rise - 0.05))
        b.fill([*crest, (2.2, south + 0.3), (-2.2, south + 0.3)], shade)
        b.line(crest, 0.022)
        for x, top in crest[1::2]:
            if b.random.random() < 0.6:
                b.line([(x, top + 0.035), (x - 0.05, top + 0.11)], 0.016)
        for x, top in crest:
            if i > 1 and b.random.random() < 0.34:
                b.oval(x, top + b.somewhere(0.08, 0.2), 0.045, 0.022, "heather")


def hills(b: Brush) -> None:
    """Paint round hills with the sun on their left shoulders."""
    for x, y in b.scatter(0.5, 0.0, 0.22):
        rx, ry = b.somewhere(0.34, 0.46), b.somewhere(0.26, 0.36)
        foot = y + 0.2
        b.fill(b.arch(x, foot, rx, ry), b.random.choice(["base", "light"]))
        b.fill(b.arch(x + rx * 0.28, foot, rx * 0.72, ry * 0.78), "dark")
        b.fill(b.arch(x - rx * 0.06, foot, rx * 0.84, ry * 0.84), "base")
        b.fill(b.arch(x - rx * 0.3, foot - 0.02, rx * 0.42, ry * 0.66), "light")
        b.line(b.arch(x, foot, rx, ry), 0.022)
        for k in range(3):
            reach = 0.6 + 0.14 * k
            arc = b.arch(x, foot, rx * reach, ry * reach)
            b.line(arc[15:21], 0.012)
        if b.random.random() < 0.3:
            b.oval(x - rx * 0.25, foot - ry * 0.55, 0.03, 0.02, "bright", 0.008)


def valley(b: Brush) -> None:
    """Paint a river that winds between slopes."""
    _, north, _, south = b.box
    bed = [
        (0.34 * math.sin(1.9 * y + 0.4) + 0.1 * math.sin(4.3 * y), y)
        for y in (north - 0.2 + (south - north + 0.4) * i / 60 for i in range(61))
    ]
    for reach, shade in (
        (1.25, "slope"),
        (0.98, "base"),
        (0.72, "slope"),
        (0.5, "base"),
        (0.3, "light"),
    ):
        left = [(x - reach - 0.05 * math.sin(7 * y + reach * 9), y) for x, y in bed]
        right = [(x + reach + 0.05 * math.sin(6 * y + reach * 5), y) for x, y in bed]
        b.fill([*left, *right[::-1]], shade)
        for bank in (left, right):
            b.line(bank, 0.012, "dark")
    b.line(bed, 0.25, "ink")
    b.line(bed, 0.215, "water")
    for start in range(4, 58, 7):
        shift = b.somewhere(-0.05, 0.05)
        b.line([(x + shift, y) for x, y in bed[start : start + 4]], 0.02, "foam")
    for x, y in b.scatter(0.34, 0.1):
        if min(abs(x - bx) + abs(y - by) for bx, by in bed) > 0.42:
            bush(b, x, y, b.somewhere(0.06, 0.09), ("dark", "slope", "light"))


def bush(b: Brush, x: float, y: float, size: float, shades: tuple[str, str, str]) -> None:
    """Paint a round tree on a short stem, seen from the south."""
    dark, middle, light = shades
    b.line([(x, y + size * 1.3), (x, y)], 0.03)
    b.oval(x, y, size + 0.016, size * 1.05 + 0.016, "ink")
    b.oval(x, y, size, size * 1.05, dark)
    b.oval(x - size * 0.14, y - size * 0.14, size * 0.8, size * 0.82, middle)
    b.oval(x - size * 0.3, y - size * 0.36, size * 0.4, size * 0.36, light)


def lost_vale(b: Brush) -> None:
    """Paint a bright glade with a waterfall, closed in by crags."""
    b.patches("dark", 0.5, 0.2)
    for reach, shade in ((0.6, "dark"), (0.53, "glade")):
        for x, y in b.scatter(0.12, reach, 0.1):
            b.oval(x, y, 0.2, 0.17, shade)
    for x, y in b.scatter(0.24, 0.62, 0.4):
        b.blob(x, y, 0.15, 0.09, "light")
    for x, y in b.scatter(0.3, 0.62, 0.4):
        b.oval(x, y, 0.03, 0.03, "bright")
        b.tuft(x + 0.09, y + 0.06, 0.05, "dark")
    rim = [p for p in b.scatter(0.25, 0.06, 0.25) if not b.within(*p, 0.42)]
    for x, y in rim:
        half, height = b.somewhere(0.12, 0.19), b.somewhere(0.2, 0.32)
        foot = y + 0.12
        top = (x + b.somewhere(-0.05, 0.05), foot - height)
        shoulder = (x + half * 0.55, foot - height * 0.72)
        b.fill(
            [
                (x - half, foot),
                (x - half * 0.7, foot - height * 0.6),
                top,
                shoulder,
                (x + half, foot),
            ],
            "rock",
            0.02,
        )
        b.fill([top, shoulder, (x + half, foot), (x + half * 0.1, foot)], "dark")
    x, y = b.hero
    y += 0.06
    b.oval(x, y + 0.36, 0.36, 0.15, "water", 0.02)
    b.fill(
        [(x - 0.09, y - 0.34), (x + 0.09, y - 0.34), (x + 0.13, y + 0.34), (x - 0.13, y + 0.34)],
        "water",
        0.018,
    )
    for shift in (-0.07, 0.0, 0.07):
        b.line([(x + shift * 0.7, y - 0.3), (x + shift, y + 0.3)], 0.022, "foam")
    b.oval(x, y + 0.34, 0.17, 0.06, "foam")
