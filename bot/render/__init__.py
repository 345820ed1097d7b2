"""Pictures of a game: `draw(view)` makes a PNG and its alternative text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.render.alt import describe
from bot.render.paint import encode, paint
from bot.render.scene import scene

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Picture", "draw"]


@dataclass(frozen=True)
class Picture:
    """A PNG, its size in pixels, and its text for those who do not see it (1000 characters)."""

    png: bytes
    alt: str
    width: int
    height: int


def draw(view: Mapping[str, Any], *, personal: Mapping[str, Any] | None = None) -> Picture:
    """Draw what a view shows.

    `personal` may hold `orders`, the seat's own drafts `{area: token}`; such a picture is for
    that seat alone. The function depends on its arguments only and may run in another process.

    Raises `ValueError` for a view that cannot be drawn (see `bot.render.scene.scene`).
    """
    sheet = paint(scene(view, personal))
    return Picture(encode(sheet), describe(view), sheet.width, sheet.height)
