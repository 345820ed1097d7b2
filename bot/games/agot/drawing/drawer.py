"""The drawer of A Game of Thrones: The Board Game, with a folder of assets for each edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from bot.games.agot.drawing.alt import describe, describe_battle
from bot.games.agot.drawing.battle import battle_card
from bot.games.agot.drawing.draft import describe_draft, draft_board, is_drafting
from bot.games.agot.drawing.paint import paint, paint_frame
from bot.games.agot.drawing.paint.battle import paint_battle
from bot.games.agot.drawing.paint.draft import paint_draft
from bot.games.agot.drawing.paint.table import colour_table
from bot.games.agot.drawing.paint.what_if import paint_grid
from bot.games.agot.drawing.scene import scene as scene_of
from bot.games.agot.drawing.what_if import describe_grid, grid_of
from bot.games.agot.drawing.words import drawing_of
from bot.games.agot.views import personal_of, view_of
from bot.render.drawer import Drawer, Picture, PictureOptions
from bot.render.highlight import describe as describe_placard
from bot.render.paint.canvas import encode
from bot.render.paint.highlight import paint_placard
from bot.render.paint.look import Look

from .highlights import placard

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PIL import Image

    from engine.agot.information.what_if import WhatIf
    from engine.kernel.event import EventData
    from engine.kernel.ruleset import View

__all__ = ["AgotDrawer"]


@dataclass(frozen=True)
class AgotDrawer(Drawer):
    """The drawer of one edition, from `assets/<ruleset>`."""

    ruleset: str

    def draw(self, view: View, options: PictureOptions) -> Picture:
        """Draw the map with its margin, or a region of it; while House cards are drafted, the draft
        in place of the whole map."""
        seen, own = view_of(view), personal_of(options.personal)
        with drawing_of(self.ruleset):
            if is_drafting(seen) and options.zoom is None:
                sheet = paint_draft(draft_board(seen), options.palette)
                return self._picture(sheet, describe_draft(seen), options.palette)
            shown = scene_of(seen, own, options.happened, options.instead)
            sheet = paint(shown, options.palette, options.zoom)
            alt = describe(seen, happened=options.happened, personal=own, zoom=options.zoom)
        return self._picture(sheet, alt, options.palette)

    def draw_battle(self, view: View, options: PictureOptions) -> Picture:
        """Draw the card of a combat: both sides, line by line."""
        with drawing_of(self.ruleset):
            card = battle_card(view_of(view), options.lines, options.happened)
            sheet, alt = paint_battle(card, options.palette), describe_battle(card)
        return self._picture(sheet, alt, options.palette)

    def draw_what_if(self, view: View, what_if: Mapping[str, Any], palette: str) -> Picture:
        """Draw the result of every pair of House cards."""
        with drawing_of(self.ruleset):
            grid = grid_of(view_of(view), cast("WhatIf", what_if))
            sheet, alt = paint_grid(grid, palette), describe_grid(grid)
        return self._picture(sheet, alt, palette)

    def draw_scene(self, view: View, scene: EventData, options: PictureOptions) -> Picture:
        """Draw Westeros cards, bids, a wildling attack, or who is winning."""
        with drawing_of(self.ruleset):
            shown = placard(view_of(view), scene, options.happened, options.lines)
            sheet, alt = paint_placard(shown, options.palette), describe_placard(shown)
        return self._picture(sheet, alt, options.palette)

    def frame(
        self, view: View, options: PictureOptions, room: tuple[int, int], last: View
    ) -> Image.Image:
        """Draw only the map, with pieces larger than to scale."""
        with drawing_of(self.ruleset):
            return paint_frame(
                scene_of(view_of(view), None, options.happened), options.palette, room
            )

    def _picture(self, sheet: Image.Image, alt: str, palette: str) -> Picture:
        table = colour_table(Look(self.ruleset, palette))
        return Picture(encode(sheet, table), alt, sheet.width, sheet.height)
