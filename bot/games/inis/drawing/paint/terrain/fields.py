"""Forest, Meadows, Plains, Moor."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bot.games.inis.drawing.paint.terrain.heights import bush

if TYPE_CHECKING:
    from bot.games.inis.drawing.paint.terrain.brush import Brush


def forest(b: Brush) -> None:
    """Paint a dense forest with a fir here and there."""
    b.patches("dark", 0.5, 0.3)
    for x, y in b.scatter(0.225, 0.07, 0.28):
        if b.random.random() < 0.24:
            fir(b, x, y + 0.12, b.somewhere(0.3, 0.38))
        else:
            shades = (
                ("dark", "base", "light")
                if b.random.random() < 0.7
                else ("base", "light", "bright")
            )
            bush(b, x, y, b.somewhere(0.1, 0.135), shades)


def fir(b: Brush, x: float, y: float, height: float) -> None:
    """Paint a fir with its foot at a point."""
    half = height * 0.34
    b.line([(x, y + 0.04), (x, y - 0.05)], 0.035)
    for k in range(3):
        foot = y - height * 0.27 * k
        wide = half * (1 - 0.24 * k)
        tip = foot - height * 0.46
        b.fill([(x - wide, foot), (x, tip), (x + wide, foot)], "dark", 0.016)
        b.fill([(x - wide * 0.7, foot - 0.02), (x, tip + 0.03), (x - 0.01, foot - 0.02)], "base")


def meadows(b: Brush) -> None:
    """Paint flowers in light grass."""
    b.patches("light", 0.5, 0.26)
    b.patches("dark", 0.85, 0.14)
    for x, y in b.scatter(0.2, 0.05, 0.45):
        b.tuft(x, y, b.somewhere(0.05, 0.085))
    for x, y in b.scatter(0.23, 0.1, 0.4):
        petals = b.random.choice(["white", "white", "yellow", "red", "blue", "white"])
        heart = "white" if petals == "yellow" else "yellow"
        size = b.somewhere(0.028, 0.042)
        b.line([(x, y + size), (x + 0.02, y + size * 3.4)], 0.016)
        for k in range(5):
            turn = math.tau * k / 5 + x * 9
            dx, dy = size * 1.05 * math.cos(turn), size * 1.05 * math.sin(turn)
            b.oval(x + dx, y + dy, size * 0.86 + 0.008, size * 0.86 + 0.008, "ink")
        for k in range(5):
            turn = math.tau * k / 5 + x * 9
            dx, dy = size * 1.05 * math.cos(turn), size * 1.05 * math.sin(turn)
            b.oval(x + dx, y + dy, size * 0.8, size * 0.8, petals)
        b.oval(x, y, size * 0.6, size * 0.6, heart)


def plains(b: Brush) -> None:
    """Paint wide yellow land, combed by the wind, with sheaves on it."""
    west, north, east, south = b.box
    b.patches("light", 0.7, 0.3, 0.4)
    row = 0
    y = north - 0.1
    while y < south + 0.2:
        line = []
        for k in range(70):
            x = west - 0.1 + (east - west + 0.2) * k / 69
            line.append((x, y + 0.07 * math.sin(1.7 * x + 0.35 * row) + 0.02 * math.sin(5 * x)))
        start = b.random.randrange(0, 20)
        while start < 66:
            length = b.random.randrange(8, 22)
            b.line(line[start : start + length + 1], 0.02, "dark")
            start += length + b.random.randrange(3, 9)
        y += 0.115
        row += 1
    for x, y in b.scatter(0.52, 0.2, 0.3):
        _sheaf(b, x, y, b.somewhere(0.15, 0.19))


def _sheaf(b: Brush, x: float, y: float, size: float) -> None:
    b.fill(
        [
            (x - size * 0.62, y + size),
            (x - size * 0.2, y),
            (x + size * 0.2, y),
            (x + size * 0.62, y + size),
        ],
        "sheaf",
        0.02,
    )
    b.fill(
        [
            (x - size * 0.2, y + 0.01),
            (x - size * 0.66, y - size * 0.72),
            (x, y - size * 0.95),
            (x + size * 0.66, y - size * 0.72),
            (x + size * 0.2, y + 0.01),
        ],
        "light",
        0.02,
    )
    for lean in (-0.36, 0.0, 0.36):
        b.line([(x + lean * size * 0.4, y), (x + lean * size, y - size * 0.72)], 0.014)
        b.line([(x + lean * size * 0.4, y), (x + lean * size, y + size * 0.9)], 0.014)
    b.line([(x - size * 0.24, y), (x + size * 0.24, y)], 0.045)


def moor(b: Brush) -> None:
    """Paint heather, dark pools, and thorn trees bent by the wind."""
    b.patches("dark", 0.55, 0.28, 0.35)
    b.patches("light", 0.6, 0.22, 0.3)
    for x, y in b.scatter(0.15, 0.04, 0.45):
        shade = b.random.choice(["heather", "heather", "light", "dark"])
        b.fill(b.arch(x, y + 0.03, b.somewhere(0.05, 0.085), b.somewhere(0.035, 0.06)), shade)
    for x, y in b.scatter(0.8, 0.2, 0.3):
        b.blob(x, y, 0.19, 0.075, "ink")
        b.blob(x, y, 0.17, 0.06, "water")
        b.line([(x - 0.08, y - 0.01), (x + 0.05, y - 0.01)], 0.014, "light")
        b.tuft(x - 0.2, y + 0.05, 0.1, "grass")
        b.tuft(x + 0.19, y + 0.02, 0.12, "grass")
    for x, y in b.scatter(0.86, 0.34, 0.3)[::2]:
        _thorn(b, x + 0.1, y + 0.2)


def _thorn(b: Brush, x: float, y: float) -> None:
    crown = (x + 0.2, y - 0.36)
    b.line([(x, y), (x + 0.01, y - 0.14), (x + 0.09, y - 0.27), crown], 0.05)
    b.line([(x + 0.05, y - 0.21), (x + 0.25, y - 0.24)], 0.03)
    for dx, dy, size in ((0.02, 0.0, 0.11), (0.16, -0.03, 0.1), (0.13, 0.1, 0.09)):
        b.oval(crown[0] + dx, crown[1] + dy, size + 0.016, size * 0.6 + 0.016, "ink")
    for dx, dy, size in ((0.02, 0.0, 0.11), (0.16, -0.03, 0.1), (0.13, 0.1, 0.09)):
        b.oval(crown[0] + dx, crown[1] + dy, size, size * 0.6, "thorn")
        b.oval(crown[0] + dx - 0.02, crown[1] + dy - 0.025, size * 0.6, size * 0.25, "grass")
