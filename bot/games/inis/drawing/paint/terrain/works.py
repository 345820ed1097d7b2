"""Iron Mine, Salt Mine, Stone Circle, Gates of Tír na Nóg: places that someone has built."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.games.inis.drawing.paint.terrain.brush import Brush


def iron_mine(b: Brush) -> None:
    """Paint red earth, rocks with ore in them, and an adit shored up with timber."""
    b.patches("light", 0.55, 0.24)
    b.patches("dark", 0.62, 0.2)
    for x, y in b.scatter(0.4, 0.1, 0.35):
        size = b.somewhere(0.12, 0.2)
        top = [
            (x - size, y + size * 0.5),
            (x - size * 0.75, y - size * 0.4),
            (x - size * 0.1, y - size * 0.75),
            (x + size * 0.7, y - size * 0.35),
            (x + size, y + size * 0.5),
        ]
        b.fill(top, "light")
        b.fill([top[1], top[2], (x + size * 0.1, y + size * 0.5), top[0]], "rock")
        b.fill([top[2], top[3], top[4], (x + size * 0.1, y + size * 0.5)], "dark")
        b.line([*top, top[0]], 0.018)
        if b.random.random() < 0.6:
            for dx, dy in ((-0.42, 0.1), (-0.2, -0.18), (0.4, 0.12)):
                b.oval(x + dx * size, y + dy * size, 0.032, 0.026, "ore")
    for x, y in b.scatter(0.3, 0.08, 0.45):
        b.oval(x, y, 0.022, 0.018, "ore")
    x, y = b.hero
    y *= 0.92
    b.fill(b.arch(x, y + 0.42, 0.62, 0.86), "dark", 0.026)
    b.fill(b.arch(x - 0.05, y + 0.42, 0.5, 0.74), "rock")
    b.fill(
        [(x - 0.3, y + 0.42), (x - 0.24, y - 0.12), (x + 0.24, y - 0.12), (x + 0.3, y + 0.42)],
        "black",
    )
    for sign in (-1, 1):
        b.line([(x + sign * 0.3, y + 0.42), (x + sign * 0.25, y - 0.14)], 0.1, "ink")
        b.line([(x + sign * 0.3, y + 0.42), (x + sign * 0.25, y - 0.14)], 0.065, "timber")
    b.line([(x - 0.36, y - 0.14), (x + 0.36, y - 0.14)], 0.12, "ink")
    b.line([(x - 0.36, y - 0.14), (x + 0.36, y - 0.14)], 0.08, "timber")
    for sign in (-1, 1):
        b.line([(x + sign * 0.05, y + 0.05), (x + sign * 0.14, y + 0.5)], 0.024, "light")
    for k in range(4):
        wide = 0.09 + 0.028 * k
        rung = y + 0.14 + 0.1 * k
        b.line([(x - wide, rung), (x + wide, rung)], 0.026, "timber")


def salt_mine(b: Brush) -> None:
    """Paint white crystals and shallow pans of brine."""
    b.patches("light", 0.5, 0.28)
    b.patches("dark", 0.8, 0.14)
    for number, (x, y) in enumerate(b.scatter(0.54, 0.14, 0.25)):
        half, tall = b.somewhere(0.2, 0.26), b.somewhere(0.09, 0.12)
        pan = [
            (x - half, y + tall),
            (x - half * 0.72, y - tall),
            (x + half * 0.86, y - tall),
            (x + half, y + tall),
        ]
        b.fill(pan, "pink" if number % 3 else "brine", 0.02)
        b.line([(x - half * 0.5, y), (x + half * 0.4, y)], 0.02, "light")
    for x, y in b.scatter(0.5, 0.2, 0.4):
        _crystals(b, x, y + 0.16, b.somewhere(0.7, 1.0))
    x, y = b.hero
    _crystals(b, x, y + 0.3, 2.1)


def _crystals(b: Brush, x: float, y: float, size: float) -> None:
    for lean, height, half in ((-0.13, 0.2, 0.06), (0.14, 0.17, 0.055), (0.0, 0.31, 0.08)):
        wide, high = half * size, height * size
        foot, tip = x + lean * size * 0.6, x + lean * size
        left, right = foot - wide, foot + wide
        shoulder = y - high * 0.72
        b.fill(
            [
                (left, y),
                (tip - wide, shoulder),
                (tip, y - high),
                (tip + wide, shoulder),
                (right, y),
            ],
            "light",
            0.018,
        )
        b.fill(
            [
                (foot + wide * 0.15, y),
                (tip + wide * 0.15, shoulder),
                (tip, y - high),
                (tip + wide, shoulder),
                (right, y),
            ],
            "shade",
        )
        b.line([(foot - wide * 0.4, y - 0.03), (tip - wide * 0.4, shoulder)], 0.014, "pink")


def stone_circle(b: Brush) -> None:
    """Paint standing stones around a spiral in the turf."""
    b.patches("light", 0.55, 0.26)
    b.patches("dark", 0.8, 0.15)
    for x, y in b.scatter(0.26, 0.08, 0.45):
        b.tuft(x, y, 0.05)
    middle = (0.0, -0.12) if b.upward else (0.0, 0.2)
    x, y = middle
    b.oval(x, y, 1.02, 0.74, "dark")
    b.oval(x, y, 0.95, 0.68, "light")
    for k in range(3):
        turn = math.tau * k / 3 - math.pi / 2
        cx, cy = x + 0.3 * math.cos(turn), y + 0.22 * math.sin(turn)
        b.curl(cx, cy, 0.26, 1.6, 0.04, "dark", start=turn + math.pi)
    stones = 13
    ring = [(math.tau * k / stones + 0.2) for k in range(stones)]
    for turn in sorted(ring, key=math.sin):
        _stone(b, x + 0.99 * math.cos(turn), y + 0.7 * math.sin(turn) + 0.12, b.somewhere(0.8, 1.1))
    hx, hy = b.hero
    _trilithon(b, hx, hy + 0.3, 0.72)


def _stone(b: Brush, x: float, y: float, size: float) -> None:
    wide, high = 0.095 * size, 0.38 * size
    b.oval(x + 0.05, y, wide * 1.5, 0.05, "dark")
    b.fill(
        [
            (x - wide, y),
            (x - wide * 0.85, y - high * 0.9),
            (x - wide * 0.1, y - high),
            (x + wide * 0.8, y - high * 0.86),
            (x + wide, y),
        ],
        "stone",
        0.02,
    )
    b.fill(
        [
            (x + wide * 0.2, y),
            (x + wide * 0.2, y - high * 0.93),
            (x + wide * 0.8, y - high * 0.86),
            (x + wide, y),
        ],
        "shade",
    )


def _trilithon(b: Brush, x: float, y: float, size: float) -> None:
    for sign in (-1, 1):
        _stone(b, x + sign * 0.27 * size, y, 1.7 * size)
    top = y - 0.6 * size
    b.fill(
        [
            (x - 0.46 * size, top),
            (x - 0.44 * size, top - 0.16 * size),
            (x + 0.45 * size, top - 0.18 * size),
            (x + 0.47 * size, top),
        ],
        "pale",
        0.02,
    )


def gates_of_tir_na_nog(b: Brush) -> None:
    """Paint dusk, stars, and a gate that shines from the other side."""
    b.patches("dark", 0.5, 0.26)
    b.patches("light", 0.85, 0.16)
    for x, y in b.scatter(0.3, 0.06, 0.45):
        _star(b, x, y, b.somewhere(0.03, 0.07))
    x, y = b.hero
    y *= 0.86
    for k in range(24):
        turn = math.tau * k / 24
        near, far = 0.5, 0.92 if k % 2 else 0.74
        b.fill(
            [
                (x + near * math.cos(turn - 0.05), y + near * math.sin(turn - 0.05)),
                (x + far * math.cos(turn), y + far * math.sin(turn)),
                (x + near * math.cos(turn + 0.05), y + near * math.sin(turn + 0.05)),
            ],
            "glow",
        )
    b.oval(x, y, 0.5, 0.5, "light")
    b.oval(x, y, 0.43, 0.43, "glow")
    b.oval(x, y, 0.33, 0.33, "bright")
    b.curl(x, y, 0.36, 2.3, 0.05, "glow")
    foot = y + 0.5
    for sign in (-1, 1):
        px = x + sign * 0.45
        b.fill(
            [
                (px - 0.13, foot),
                (px - 0.1, foot - 0.98),
                (px + 0.1, foot - 0.98),
                (px + 0.13, foot),
            ],
            "stone",
            0.024,
        )
        b.fill(
            [
                (px + 0.02, foot),
                (px + 0.02, foot - 0.98),
                (px + 0.1, foot - 0.98),
                (px + 0.13, foot),
            ],
            "shade",
        )
        b.curl(px - 0.02, foot - 0.45, 0.07, 1.5, 0.02, "ink", mirrored=sign > 0)
    b.fill(
        [
            (x - 0.66, foot - 0.98),
            (x - 0.62, foot - 1.18),
            (x + 0.62, foot - 1.18),
            (x + 0.66, foot - 0.98),
        ],
        "stone",
        0.024,
    )


def _star(b: Brush, x: float, y: float, size: float) -> None:
    thin = size * 0.2
    b.fill(
        [
            (x, y - size),
            (x + thin, y - thin),
            (x + size, y),
            (x + thin, y + thin),
            (x, y + size),
            (x - thin, y + thin),
            (x - size, y),
            (x - thin, y - thin),
        ],
        "star",
    )
