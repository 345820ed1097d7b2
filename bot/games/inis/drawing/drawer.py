"""Draws Inis: an island that grows, its clashes, and secret hands of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.games.inis.drawing.alt import describe
from bot.games.inis.drawing.clash import clash_card, describe_clash
from bot.games.inis.drawing.hand import describe_hand, hand
from bot.games.inis.drawing.paint import paint
from bot.games.inis.drawing.paint.cards import paint_hand
from bot.games.inis.drawing.paint.clash import paint_clash
from bot.games.inis.drawing.paint.table import colour_table
from bot.games.inis.drawing.scene import scene
from bot.render.drawer import Picture
from bot.render.paint.png import encode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PIL import Image

    from bot.render.drawer import Told, View

__all__ = ["Island"]


@dataclass(frozen=True)
class Island:
    """Draws Inis, from `assets/inis`."""

    def draw(
        self,
        view: View,
        *,
        happened: Sequence[Told],
        personal: Mapping[str, Any] | None,
        zoom: str | None,
        palette: str,
    ) -> Picture:
        """Draw the island and what lies beside it.

        `personal` may hold `targets`, `sites` and `known` (see `scene.scene`).
        """
        if zoom is not None:
            raise ValueError(f"no region {zoom!r}; the island is always drawn whole")
        sheet = paint(scene(view, personal, happened), palette)
        return _picture(sheet, describe(view, happened=happened, personal=personal), palette)

    def draw_battle(
        self, view: View, *, lines: Sequence[Told], happened: Sequence[Told], palette: str
    ) -> Picture:
        """Draw the present clash: the territory, everybody there, and what was done."""
        card = clash_card(view, happened)
        return _picture(paint_clash(card, palette), describe_clash(card), palette)

    def draw_hand(self, view: View, *, palette: str) -> Picture:
        """Draw the cards that the seat of the view holds, and those it was shown this round."""
        shown = hand(view)
        return _picture(paint_hand(shown, palette), describe_hand(shown), palette)


def _picture(sheet: Image.Image, alt: str, palette: str) -> Picture:
    return Picture(encode(sheet, colour_table(palette)), alt, sheet.width, sheet.height)
