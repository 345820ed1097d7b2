"""A large drawing in a few flat colors, with one byte for each pixel until it is reduced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

if TYPE_CHECKING:
    from bot.render.palettes import Colour

FINE = 2
"""How many times too large a picture is made before it is reduced, for smooth edges."""
BAND = 128
"""How many rows of the small picture are made at a time, in all their colors."""


class Flat:
    """Drawn by `pen` in the inks that it gives out; the first lies everywhere at the beginning."""

    def __init__(self, size: tuple[int, int], ground: Colour | tuple[int, int, int, int]) -> None:
        self._size = size
        self._mode = "RGB" if len(ground) == 3 else "RGBA"
        self._inks = {ground: 0}
        self._large = Image.new("L", (size[0] * FINE, size[1] * FINE))
        self.pen = ImageDraw.Draw(self._large)

    def ink(self, colour: Colour | tuple[int, int, int, int]) -> int:
        """Return what the pen is filled with for a color."""
        whole = colour if len(colour) == len(self._mode) else (*colour, 255)
        return self._inks.setdefault(whole, len(self._inks))

    def reduce(self) -> Image.Image:
        """Return the small picture."""
        small = Image.new(self._mode, self._size)
        width, height = self._size
        table = [channel for colour in self._inks for channel in colour]
        for top in range(0, height, BAND):
            bottom = min(height, top + BAND)
            band = self._large.crop((0, top * FINE, width * FINE, bottom * FINE))
            band.putpalette(table, self._mode)
            small.paste(band.convert(self._mode).reduce(FINE), (0, top))
        return small
