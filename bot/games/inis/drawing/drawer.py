"""The drawer of Inis: an island that grows, its clashes, and secret hands of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.inis.drawing.alt import describe
from bot.games.inis.drawing.clash import clash_card, describe_clash
from bot.games.inis.drawing.hand import describe_hand, hand
from bot.games.inis.drawing.paint import paint, paint_frame
from bot.games.inis.drawing.paint.cards import paint_hand
from bot.games.inis.drawing.paint.clash import paint_clash
from bot.games.inis.drawing.paint.table import colour_table
from bot.games.inis.drawing.scene import scene as scene_of
from bot.games.inis.views import personal_of, view_of
from bot.render.drawer import Drawer, Picture, PictureOptions
from bot.render.highlight import describe as describe_placard
from bot.render.paint.canvas import encode
from bot.render.paint.highlight import paint_placard

from .highlights import placard

if TYPE_CHECKING:
    from PIL import Image

    from engine.kernel.event import EventData
    from engine.kernel.ruleset import View

__all__ = ["InisDrawer"]


@dataclass(frozen=True)
class InisDrawer(Drawer):
    """The drawer of Inis, from `assets/inis`."""

    def draw(self, view: View, options: PictureOptions) -> Picture:
        """Draw the island and everything beside it."""
        if options.zoom is not None:
            raise ValueError(f"no region {options.zoom!r}; the island is always drawn whole")
        seen, own = view_of(view), personal_of(options.personal)
        sheet = paint(scene_of(seen, own, options.happened, options.instead), options.palette)
        alt = describe(seen, happened=options.happened, personal=own)
        return _picture(sheet, alt, options.palette)

    def draw_battle(self, view: View, options: PictureOptions) -> Picture:
        """Draw the present clash: the territory, everyone there, and the maneuvers."""
        card = clash_card(view_of(view), options.happened)
        return _picture(paint_clash(card, options.palette), describe_clash(card), options.palette)

    def draw_scene(self, view: View, scene: EventData, options: PictureOptions) -> Picture:
        """Draw the victory conditions that each player meets."""
        shown = placard(view_of(view), scene)
        sheet = paint_placard(shown, options.palette)
        return _picture(sheet, describe_placard(shown), options.palette)

    def draw_hand(self, view: View, palette: str) -> Picture:
        """Draw the cards that the seat of the view holds, and those it was shown this round."""
        shown = hand(view_of(view))
        return _picture(paint_hand(shown, palette), describe_hand(shown), palette)

    def frame(
        self, view: View, options: PictureOptions, room: tuple[int, int], last: View
    ) -> Image.Image:
        """Draw only the island, in a square of sea."""
        side = min(room)
        shown = scene_of(view_of(view), None, options.happened)
        return paint_frame(shown, options.palette, (side, side), scene_of(view_of(last)).places)


def _picture(sheet: Image.Image, alt: str, palette: str) -> Picture:
    return Picture(encode(sheet, colour_table(palette)), alt, sheet.width, sheet.height)
