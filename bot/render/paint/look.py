"""How large, in which colors and in which language a game is drawn.

Sizes are given in pixels of the whole board at its plain size; `Look.px` turns them into pixels of
the picture at hand, so an enlarged picture is not a crop but a larger drawing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.render.palettes import DEFAULT, Livery, Palette, load_palette
from bot.render.words import language


@dataclass(frozen=True)
class Look:
    """A game's assets, a palette, and how much larger than on the full map pieces are."""

    board: str
    palette: str = DEFAULT
    times: float = 1.0
    language: str = field(default_factory=language)
    """The language of everything written."""

    def px(self, size: float) -> int:
        """Return a size of the full map in pixels of this picture, at least one."""
        return max(1, round(size * self.times))

    @property
    def colours(self) -> Palette:
        """The colors of the palette."""
        return load_palette(self.board, self.palette)

    def livery(self, seat: str) -> Livery:
        """Return the livery of a seat."""
        return self.colours.liveries[seat]
