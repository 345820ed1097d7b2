"""Ornament in the manner of the old books: plaits and triskeles."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.render.palettes import Colour

_FINE = 3


@lru_cache(16)
def plait(
    size: tuple[int, int], strands: int, ground: Colour, ink: Colour, light: Colour
) -> Image.Image:
    """Return a horizontal plait of two or more strands that fills a box of some pixels."""
    f = _FINE
    cell = size[1] * f / strands
    columns = max(2, round(size[0] * f / cell))
    sheet = Image.new("RGB", (round(columns * cell), size[1] * f), ground)
    pen = ImageDraw.Draw(sheet)
    under: list[list[tuple[float, float]]] = []
    over: list[list[tuple[float, float]]] = []
    for strand in range(2 * strands):
        for column in range(columns):
            piece = _piece(strand, column, strands)
            rising = piece[-1][1] < piece[0][1]
            (over if rising == (column % 2 == 0) else under).append(piece)
    for pieces in (under, over):
        for piece in pieces:
            pen.line([(x * cell, y * cell) for x, y in piece], ink, round(0.58 * cell), "curve")
        for piece in pieces:
            pen.line([(x * cell, y * cell) for x, y in piece], light, round(0.32 * cell), "curve")
    return sheet.resize(size, Image.Resampling.BOX)


def _piece(strand: int, column: int, strands: int) -> list[tuple[float, float]]:
    """Return a strand from half-way before a crossing to half-way behind it, in cells."""
    period = 2 * strands
    points = []
    for i in range(-1, 9):
        t = column + i / 8
        phase = (t + strand + 0.5) % period
        wave = phase if phase <= strands else period - phase
        # The turns at the edges are round.
        y = strands / 2 - strands / 2 * 0.86 * _soft(wave / strands)
        points.append((t, y))
    return points


def _soft(share: float) -> float:
    """Return a value that runs from -1 to 1 as `share` runs from 0 to 1, slower at both ends."""
    straight = 2 * share - 1
    return 0.55 * straight + 0.45 * math.sin(math.pi / 2 * straight)


@lru_cache(64)
def triskele(size: int, width: float, turn: float = 0.0) -> Image.Image:
    """Return three spirals in a ring, as a mask of `size` by `size` pixels."""
    f = _FINE
    sheet = Image.new("L", (size * f, size * f))
    pen = ImageDraw.Draw(sheet)
    half = size * f / 2
    wide = max(1, round(size * f * width))
    edge = wide
    pen.ellipse((edge, edge, size * f - edge, size * f - edge), outline=255, width=wide)
    for k in range(3):
        start = math.tau * k / 3 + turn
        cx, cy = half + half * 0.43 * math.cos(start), half + half * 0.43 * math.sin(start)
        points = []
        for i in range(61):
            share = i / 60
            t = start + math.pi + 1.9 * math.tau * share
            r = half * 0.43 * (1 - 0.95 * share)
            points.append((cx + r * math.cos(t), cy + r * math.sin(t)))
        pen.line(points, 255, wide, "curve")
    return sheet.reduce(f)
