"""A page that is laid out from the side on which its language begins to read."""

from __future__ import annotations

from typing import Any

from PIL import Image

from bot.render.words import language
from bot.text.localizer import RIGHT_TO_LEFT

from .text import Pen, Type

_OTHER_SIDE = {"l": "r", "r": "l", "m": "m"}


class RtlPage(Pen):
    """Lays out a picture, or a strip of it, from left to right or from right to left.

    Callers place everything as on a page that is read from the left. On a page that is read from
    the right, positions are mirrored, but writing and signs are not.
    """

    def __init__(self, image: Image.Image, between: tuple[float, float] | None = None) -> None:
        """Lay out `image`, or only the part between two of its columns."""
        super().__init__(image)
        self.image = image
        left, right = between or (0, image.width)
        self._ends = left + right if language() in RIGHT_TO_LEFT else None

    def paste(
        self,
        what: Image.Image | tuple[int, ...],
        at: tuple[float, float],
        mask: Image.Image | None = None,
    ) -> None:
        """Paste a drawing, given its upper left corner, or paint through a mask in a color."""
        x, y = round(at[0]), round(at[1])
        if self._ends is not None:
            drawn = what if isinstance(what, Image.Image) else mask
            assert drawn is not None
            x = round(self._ends) - x - drawn.width
        self.image.paste(what, (x, y), mask)

    def text(  # type: ignore[override]  # fonts are ours alone
        self,
        xy: tuple[float, float],
        text: str,
        fill: Any = None,
        *,
        font: Type,
        anchor: str,
        **how: Any,
    ) -> None:
        """Write a line; on a page read from the right, it ends where it would begin."""
        if self._ends is not None:
            xy, anchor = (self._ends - xy[0], xy[1]), _OTHER_SIDE[anchor[0]] + anchor[1:]
        super().text(xy, text, fill, font=font, anchor=anchor, **how)

    def line(self, xy: Any, *rest: Any, **how: Any) -> None:
        """Draw a line through some points."""
        super().line(self._placed(xy), *rest, **how)

    def rectangle(self, xy: Any, *rest: Any, **how: Any) -> None:
        """Draw a rectangle."""
        super().rectangle(self._placed(xy), *rest, **how)

    def rounded_rectangle(self, xy: Any, *rest: Any, **how: Any) -> None:
        """Draw a rectangle with round corners."""
        super().rounded_rectangle(self._placed(xy), *rest, **how)

    def ellipse(self, xy: Any, *rest: Any, **how: Any) -> None:
        """Draw an ellipse in its box."""
        super().ellipse(self._placed(xy), *rest, **how)

    def polygon(self, xy: Any, *rest: Any, **how: Any) -> None:
        """Draw a shape by its corners."""
        super().polygon(self._placed(xy), *rest, **how)

    def _placed(self, xy: Any) -> Any:
        """Return points or a box, mirrored if the page is read from the right."""
        if self._ends is None:
            return xy
        if isinstance(xy[0], (int, float)):
            left, top, right, bottom = xy
            return self._ends - right, top, self._ends - left, bottom
        return [(self._ends - x, y) for x, y in xy]
