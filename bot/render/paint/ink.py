"""The painter's tools: inks, strokes, and glyphs turned into masks."""

from __future__ import annotations

import math
import re
import tomllib
from functools import cache
from importlib.resources import files

from PIL import Image, ImageDraw

from bot.render.palettes import Colour

Fill = int | Colour | tuple[int, int, int, int]

INK: Colour = (43, 36, 30)
PAPER: Colour = (247, 240, 222)
RED: Colour = (168, 23, 44)

FINE = 4
"""How many times too large small drawings are made before they are reduced, for smooth edges."""


def blend(below: Colour, above: Colour, share: float) -> Colour:
    """Return the color of `above` over `below`, if it covers `below` by `share` (0 to 1)."""
    r, g, b = (round(x + (y - x) * share) for x, y in zip(below, above, strict=True))
    return r, g, b


@cache
def _glyphs() -> dict[str, list[str]]:
    """Return the glyphs that games share, and those of each game; no two have the same name."""
    glyphs: dict[str, list[str]] = {}
    homes = [files("assets"), *sorted(files("assets").iterdir(), key=lambda home: home.name)]
    for source in (home / "glyphs.toml" for home in homes if home.is_dir()):
        if not source.is_file():
            continue
        for name, strokes in tomllib.loads(source.read_text("utf-8")).items():
            if glyphs.setdefault(name, strokes) is not strokes:
                raise ValueError(f"the glyph {name} is drawn twice")
    return glyphs


def strokes(name: str) -> list[str]:
    """Return the strokes of a glyph, as its file has them.

    Raises `KeyError` for a glyph that is not drawn.
    """
    return _glyphs()[name]


@cache
def glyph(name: str, size: int, *, lying: bool = False) -> Image.Image:
    """Return a glyph as a mask of `size` by `size` pixels; `lying` turns it on its back.

    Raises `KeyError` for a glyph that is not drawn.
    """
    large = size * FINE
    mask = Image.new("L", (large, large))
    pen = ImageDraw.Draw(mask)
    for stroke in _glyphs()[name]:
        mark, rest = stroke.split(" ", 1)
        _stroke(pen, rest, large / 100, 255 if mark[0] == "+" else 0, mirrored=False)
        if mark.endswith("m"):
            _stroke(pen, rest, large / 100, 255 if mark[0] == "+" else 0, mirrored=True)
    if lying:
        mask = mask.rotate(90)
    return mask.resize((size, size), Image.Resampling.BOX)


def _stroke(
    pen: ImageDraw.ImageDraw, text: str, scale: float, fill: int, *, mirrored: bool
) -> None:
    def place(x: float, y: float) -> tuple[float, float]:
        return ((100 - x if mirrored else x) * scale, y * scale)

    if text[0] == "O":
        x, y, radius = map(float, text[1:].split())
        disc(pen, place(x, y), radius * scale, fill)
    elif text[0] == "W":
        width, *numbers = map(float, text[1:].split())
        points = [place(*p) for p in zip(numbers[::2], numbers[1::2], strict=True)]
        thick_line(pen, points, width * scale, fill)
    else:
        pen.polygon([place(*p) for p in _outline(text)], fill=fill)


def disc(pen: ImageDraw.ImageDraw, at: tuple[float, float], radius: float, fill: Fill) -> None:
    """Draw a filled circle."""
    x, y = at
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)


def thick_line(
    pen: ImageDraw.ImageDraw, points: list[tuple[float, float]], width: float, fill: Fill
) -> None:
    """Draw a line with round joints and ends.

    Drawing a disc at every joint is twice as fast as Pillow's curved joints.
    """
    pen.line(points, fill=fill, width=max(1, round(width)))
    for joint in points:
        disc(pen, joint, width / 2, fill)


def _outline(path: str) -> list[tuple[float, float]]:
    """Return the points of a path of absolute M, L, Q and C commands, curves cut into short
    lines."""
    points: list[tuple[float, float]] = []
    for command, arguments in re.findall(r"([MLQCZ])([^MLQCZ]*)", path):
        n = [float(x) for x in arguments.split()]
        knots = list(zip(n[::2], n[1::2], strict=True))
        step = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 1}[command]
        for i in range(0, len(knots), step):
            points += _bend([points[-1], *knots[i : i + step]]) if step > 1 else [knots[i]]
    return points


def _bend(controls: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return 12 points of a Bézier curve of any degree, without its first point."""
    degree = len(controls) - 1
    curve = []
    for i in range(1, 13):
        t = i / 12
        weights = [math.comb(degree, k) * t**k * (1 - t) ** (degree - k) for k in range(degree + 1)]
        curve.append(
            (
                sum(w * p[0] for w, p in zip(weights, controls, strict=True)),
                sum(w * p[1] for w, p in zip(weights, controls, strict=True)),
            )
        )
    return curve
