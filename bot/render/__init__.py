"""Pictures of a game: `draw(view)` makes a PNG and its alternative text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.render.alt import describe
from bot.render.board import regions
from bot.render.paint import encode, paint
from bot.render.palettes import DEFAULT, palettes
from bot.render.scene import scene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["Picture", "draw", "palettes", "zooms"]


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
    return Picture(encode(sheet, shown.board, palette), describe(view), sheet.width, sheet.height)


def zooms(ruleset: str) -> tuple[str, ...]:
    """The ids of the regions that can be drawn by themselves, in reading order."""
    return tuple(regions(ruleset))
