"""A Game of Thrones: The Board Game, both editions: one drawer, and a folder of assets for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.games.agot.drawing.alt import describe, describe_battle
from bot.games.agot.drawing.battle import battle_card
from bot.games.agot.drawing.board import regions
from bot.games.agot.drawing.paint import paint
from bot.games.agot.drawing.paint.battle import paint_battle
from bot.games.agot.drawing.paint.table import colour_table
from bot.games.agot.drawing.scene import scene
from bot.games.agot.drawing.textboard import text_board
from bot.render.drawer import NoPicture, Picture
from bot.render.paint.look import Look
from bot.render.paint.png import encode
from bot.render.palettes import palettes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PIL import Image

    from bot.render.drawer import Told, View

__all__ = ["Thrones"]


@dataclass(frozen=True)
class Thrones:
    """Draws one edition, from `assets/<ruleset>`."""

    ruleset: str

    @property
    def zooms(self) -> tuple[str, ...]:
        """The regions of the map, in reading order."""
        return tuple(regions(self.ruleset))

    @property
    def palettes(self) -> tuple[str, ...]:
        """The palettes of the map, the default one first."""
        return palettes(self.ruleset)

    def draw(
        self,
        view: View,
        *,
        happened: Sequence[Told],
        personal: Mapping[str, Any] | None,
        zoom: str | None,
        palette: str,
    ) -> Picture:
        """Draw the map with its margin, or a region of it.

        `personal` may hold `orders`, `targets` and `known` (see `scene.scene`).
        """
        sheet = paint(scene(view, personal, happened), palette, zoom)
        alt = describe(view, happened=happened, personal=personal, zoom=zoom)
        return self._picture(sheet, alt, palette)

    @property
    def battle_topic(self) -> str | None:
        """The card of a battle shows the rules' own numbers."""
        return "combat"

    def battle_in(self, view: View) -> bool:
        """Whether a combat is going on."""
        return "combat" in view

    def since_battle_began(self, events: Sequence[Told]) -> Sequence[Told]:
        """What was told since the latest attack."""
        starts = [i for i, event in enumerate(events) if event["kind"] == "attacked"]
        return events[starts[-1] :] if starts else ()

    def draw_battle(
        self, view: View, *, lines: Sequence[Told], happened: Sequence[Told], palette: str
    ) -> Picture:
        """Draw the card of a combat: both sides, line by line."""
        card = battle_card(view, lines, happened)
        return self._picture(paint_battle(card, palette), describe_battle(card), palette)

    @property
    def hands_are_secret(self) -> bool:
        """House cards lie open."""
        return False

    def draw_hand(self, view: View, *, palette: str) -> Picture:
        """House cards lie open, the map's margin names them: there is no hand to draw.

        Raises `NoPicture`, always.
        """
        raise NoPicture("the cards of a House are open to everybody")

    def text_board(self, view: View, personal: Mapping[str, Any] | None) -> str:
        """Say the map region by region."""
        return text_board(view, personal)

    def _picture(self, sheet: Image.Image, alt: str, palette: str) -> Picture:
        table = colour_table(Look(self.ruleset, palette))
        return Picture(encode(sheet, table), alt, sheet.width, sheet.height)
