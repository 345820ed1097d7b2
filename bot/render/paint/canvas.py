"""Small drawings, which are painted too large and then reduced, so that their edges are smooth."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image

from .ink import FINE, INK
from .text import Pen, fitted, font


def encode(picture: Image.Image, table: Image.Image) -> bytes:
    """Return the picture as a PNG in the colors of a table (a picture with that palette)."""
    few = picture.quantize(palette=table, dither=Image.Dither.NONE)
    target = io.BytesIO()
    few.save(target, "PNG", compress_level=6)
    return target.getvalue()


def table_of(board: str, colours: Collection[Colour], most: int) -> Image.Image:
    """Return the colors of a board's pictures, as the palette of a picture.

    Raises `ValueError` if there are more than `most`.
    """
    if len(colours) > most:
        raise ValueError(f"{board} has {len(colours)} colours, {most} at most are stored")
    table = Image.new("P", (1, 1))
    table.putpalette([channel for colour in colours for channel in colour])
    return table


if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.render.palettes import Colour

    from .ink import Fill
    from .look import Look


class Sheet:
    """A large drawing that becomes a small smooth one, measured in pixels of the full map."""

    def __init__(self, look: Look, width: float, height: float) -> None:
        self.unit = look.times * FINE
        self.small = look.px(width), look.px(height)
        self._large = Image.new("RGBA", (self.small[0] * FINE, self.small[1] * FINE), (*INK, 0))
        self.pen = Pen(self._large)

    def _scaled(self, *numbers: float) -> list[float]:
        return [n * self.unit for n in numbers]

    def disc(self, size: float, inset: float, fill: Fill) -> None:
        """Draw a disc in a square of `size` at the upper left, `inset` smaller all around."""
        left, right = self._scaled(inset, size - inset)
        self.pen.ellipse((left, left, right - 1, right - 1), fill=fill)

    def plate(self, size: tuple[float, float], inset: float, radius: float, fill: Fill) -> None:
        """Draw a rectangle with round corners at the upper left, `inset` smaller all around."""
        left, right, bottom = self._scaled(inset, size[0] - inset, size[1] - inset)
        self.pen.rounded_rectangle((left, left, right - 1, bottom - 1), radius * self.unit, fill)

    def polygon(self, corners: list[tuple[float, float]], fill: Fill) -> None:
        """Draw a shape by its corners."""
        self.pen.polygon([(x * self.unit, y * self.unit) for x, y in corners], fill=fill)

    def finish(self) -> Image.Image:
        """Return the drawing, reduced to its final size."""
        return self._large.reduce(FINE)


def stamp(sheet: Image.Image, mask: Image.Image, at: tuple[float, float], ink: Colour) -> None:
    """Paint through a mask in one color, with its middle at a point."""
    sheet.paste(ink, (round(at[0] - mask.width / 2), round(at[1] - mask.height / 2)), mask)


def write(
    sheet: Image.Image,
    at: tuple[float, float],
    text: str,
    size: int,
    ink: Colour,
    room: float | None = None,
) -> None:
    """Write a number, with the middle of its baseline at a point, smaller if it needs more room."""
    style = font("number", size) if room is None else fitted(text, room, "number", size)
    Pen(sheet).text(at, text, font=style, fill=ink, anchor="ms")


@lru_cache(64)
def disc_mask(size: int) -> Image.Image:
    """Return a disc as a mask."""
    large = Image.new("L", (size * FINE, size * FINE))
    Pen(large).ellipse((0, 0, size * FINE - 1, size * FINE - 1), fill=255)
    return large.reduce(FINE)
