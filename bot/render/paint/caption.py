"""A band of words below a picture, in which a line can begin with the mark that it is about."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from PIL import Image

from bot.render.drawer import Picture
from bot.render.paint.arrows import lay_arrow
from bot.render.paint.canvas import encode
from bot.render.paint.ink import INK, PAPER
from bot.render.paint.rtl_page import RtlPage
from bot.render.paint.text import Pen, font, wrapped
from engine.kernel.data import fixed

if TYPE_CHECKING:
    from bot.render.paint.arrows import Style
    from bot.render.palettes import Colour

LETTERS = 25
"""How many times as wide as its letters are high a band is: 13 pixels on a phone."""


Sample = Literal["arrow", "hollow arrow", "token", "dashed token"]


@fixed
class CaptionLine:
    """A line of words; ``sample`` is the mark on the picture that they explain."""

    words: str
    sample: Sample | None = None


def with_caption(picture: Picture, lines: Sequence[CaptionLine], colour: Colour) -> Picture:
    """Return a picture with a band of words below it; ``colour`` is that of the marks."""
    with Image.open(io.BytesIO(picture.png)) as opened:
        table, board = opened.copy(), opened.convert("RGB")
    band = _band(lines, board.width, colour)
    sheet = Image.new("RGB", (board.width, board.height + band.height), PAPER)
    sheet.paste(board, (0, 0))
    sheet.paste(band, (0, board.height))
    return replace(picture, png=encode(sheet, table), height=sheet.height)


def _band(lines: Sequence[CaptionLine], width: int, colour: Colour) -> Image.Image:
    size = width // LETTERS
    edge, sample, row = size // 2, 3 * size, round(1.35 * size)
    rows: list[tuple[str, CaptionLine | None]] = []
    for line in lines:
        parts = wrapped(line.words, width - 2 * edge - (sample if line.sample else 0), size, "text")
        rows += [(part, line if not number else None) for number, part in enumerate(parts)]
    band = Image.new("RGB", (width, row * len(rows) + 2 * edge), PAPER)
    page = RtlPage(band)
    y, indent = edge + row / 2, 0
    for words, first in rows:
        if first is not None:
            indent = sample if first.sample else 0
            if first.sample:
                page.paste(*_sample(first.sample, size, colour, (edge, y)))
        at = (edge + indent, y)
        page.text(at, words, font=font("text", size), fill=INK, anchor="lm")
        y += row
    return band


def _sample(
    what: Sample, size: int, colour: Colour, at: tuple[float, float]
) -> tuple[Image.Image, tuple[float, float]]:
    """Return a short arrow or the rim of a token, and the corner at which to draw it."""
    piece = Image.new("RGB", (round(2.5 * size), round(1.2 * size)), PAPER)
    middle, times = piece.height / 2, size / 20
    if what.endswith("arrow"):
        style: Style = "hollow" if what.startswith("hollow") else "full"
        points = [(4 * times + i * (piece.width - 8 * times) / 20, middle) for i in range(21)]
        lay_arrow(piece, points, colour, style, times)
    else:
        radius, pen = 0.5 * size, Pen(piece)
        x = piece.width / 2
        for turn in range(0, 360, 45):
            end = turn + (26 if what.startswith("dashed") else 45)
            box = (x - radius, middle - radius, x + radius, middle + radius)
            pen.arc(box, turn, end, fill=colour, width=round(4 * times))
    return piece, (at[0], at[1] - middle)
