"""Pictures of a game: `draw(view)` makes a PNG and its alternative text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.render.alt import describe, describe_battle
from bot.render.battle import battle_card
from bot.render.board import regions
from bot.render.paint import encode, paint
from bot.render.paint.battle import paint_battle
from bot.render.palettes import DEFAULT, palettes
from bot.render.scene import scene
from bot.render.textboard import text_board

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["Picture", "draw", "draw_battle", "palettes", "text_board", "zooms"]


@dataclass(frozen=True)
class Picture:
    """A PNG, its size in pixels, and its text for those who do not see it (1000 characters)."""

    png: bytes
    alt: str
    width: int
    height: int


def draw(
    view: Mapping[str, Any],
    *,
    happened: Sequence[Mapping[str, Any]] = (),
    personal: Mapping[str, Any] | None = None,
    zoom: str | None = None,
    palette: str = DEFAULT,
) -> Picture:
    """Draw what a view shows.

    `happened` are the events since the last picture, as the rules tell them
    (`{"kind": …, "params": …}`): a layer of arrows and marks.
    `personal` may hold `orders`, `targets` and `known` (see `bot.render.scene.scene`); such a
    picture is for the seat of the view alone.
    `zoom` is one of `zooms(ruleset)`, `palette` one of `palettes(ruleset)`.
    The function depends on its arguments only and may run in another process.

    Raises `ValueError` for a view that cannot be drawn, and for a zoom or a palette that does not
    exist.
    """
    shown = scene(view, personal, happened)
    sheet = paint(shown, palette, zoom)
    alt = describe(view, happened=happened, personal=personal, zoom=zoom)
    return Picture(encode(sheet, shown.board, palette), alt, sheet.width, sheet.height)


def draw_battle(
    view: Mapping[str, Any],
    *,
    lines: Sequence[Mapping[str, Any]] = (),
    happened: Sequence[Mapping[str, Any]] = (),
    palette: str = DEFAULT,
) -> Picture:
    """Draw the card of the battle that a view shows.

    `lines` are the rules' explanation of a battle that is decided, `happened` the events since it
    began; without them the card shows who and what takes part, and no strengths.

    Raises `ValueError` if there is no battle, if the lines explain another one, and for a palette
    that does not exist.
    """
    card = battle_card(view, lines, happened)
    sheet = paint_battle(card, palette)
    return Picture(
        encode(sheet, card.board, palette), describe_battle(card), sheet.width, sheet.height
    )


def zooms(ruleset: str) -> tuple[str, ...]:
    """The ids of the regions that can be drawn by themselves, in reading order."""
    return tuple(regions(ruleset))
