"""The colors of Inis beyond those that every game has: its territories and kinds of cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from bot.render.paint.ink import PAPER, blend
from bot.render.palettes import Colour, colour, load_palette, style

if TYPE_CHECKING:
    from collections.abc import Mapping

BOARD = "inis"


@dataclass(frozen=True)
class Tint:
    """The colors of a kind of cards: its frame, its ground, and its text."""

    colour: Colour
    pale: Colour
    ink: Colour


@cache
def terrain(territory: str, palette: str) -> Mapping[str, Colour]:
    """Return the shades of a territory by their names."""
    fade = load_palette(BOARD, palette).tint
    written: dict[str, str] = style(BOARD)["terrain"][territory]
    return {
        name: colour(shade) if name == "ink" else blend(colour(shade), PAPER, fade)
        for name, shade in written.items()
    }


@cache
def kind(name: str) -> Tint:
    """Return the colors of the cards of a kind."""
    return Tint(**{part: colour(shade) for part, shade in style(BOARD)["kind"][name].items()})
