"""Inis: an island that grows, its own drawer, and hands of cards that are secret."""

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
from bot.games.inis.drawing.shades import BOARD
from bot.games.inis.drawing.textboard import text_board
from bot.render.drawer import Picture
from bot.render.paint.png import encode
from bot.render.palettes import palettes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PIL import Image

    from bot.render.drawer import Told, View

__all__ = ["Island"]


@dataclass(frozen=True)
class Island:
    """Draws Inis, from `assets/inis`."""

    @property
    def zooms(self) -> tuple[str, ...]:
        """None: the camera always shows the whole island, as large as may be."""
        return ()

    @property
    def palettes(self) -> tuple[str, ...]:
        """The palettes, the default one first."""
        return palettes(BOARD)

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

    @property
    def battle_topic(self) -> str | None:
        """Nothing: a clash has no numbers beyond those of the clans."""
        return None

    def battle_in(self, view: View) -> bool:
        """Whether a clash is going on."""
        return view["clash"] is not None

    def since_battle_began(self, events: Sequence[Told]) -> Sequence[Told]:
        """What was told since the latest clash broke out."""
        starts = [i for i, event in enumerate(events) if event["kind"] == "clash"]
        return events[starts[-1] :] if starts else ()

    def draw_battle(
        self, view: View, *, lines: Sequence[Told], happened: Sequence[Told], palette: str
    ) -> Picture:
        """Draw the clash that goes on: the place, everybody there, and what was done."""
        card = clash_card(view, happened)
        return _picture(paint_clash(card, palette), describe_clash(card), palette)

    @property
    def hands_are_secret(self) -> bool:
        """Cards are seen by their players alone."""
        return True

    def draw_hand(self, view: View, *, palette: str) -> Picture:
        """Draw the cards that the seat of the view holds, and those it was shown this round."""
        shown = hand(view)
        return _picture(paint_hand(shown, palette), describe_hand(shown), palette)

    def text_board(self, view: View, personal: Mapping[str, Any] | None) -> str:
        """Say the island territory by territory."""
        return text_board(view, personal)


def _picture(sheet: Image.Image, alt: str, palette: str) -> Picture:
    return Picture(encode(sheet, colour_table(palette)), alt, sheet.width, sheet.height)
