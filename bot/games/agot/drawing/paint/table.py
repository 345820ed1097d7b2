"""The few colors that a picture is stored in: one table for a game, not for each picture.

This makes encoding fast, equal pictures equal, and files small. The colors of edges are halfway
between the colors that meet there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.agot.drawing.paint.ground import EARTH, RIVER, SHUT, SNOW, shallow
from bot.games.agot.drawing.paint.lettering import BARREL, CROWN
from bot.games.agot.drawing.paint.marks import OFFERED
from bot.games.agot.drawing.paint.pieces import (
    FLAME,
    GOLD,
    GREEN,
    LOYAL,
    ORDER_DEEP,
    ORDER_FILL,
    STONE,
)
from bot.games.agot.drawing.paint.sections import FADED, RULE
from bot.games.agot.drawing.paint.sections import GOLD as STAR
from bot.render.paint.canvas import table_of
from bot.render.paint.ink import INK, PAPER, RED, blend

if TYPE_CHECKING:
    from PIL import Image

    from bot.render.paint.look import Look
    from bot.render.palettes import Colour, Livery, Palette

MOST = 160
"""The most colors; more would make files larger without a visible difference."""


@lru_cache(16)
def colour_table(look: Look) -> Image.Image:
    """Return the table of a game in one of its palettes, as a picture with that palette.

    Raises `ValueError` if there are more than `MOST` colors.
    """
    palette = look.colours
    colours = dict.fromkeys(_ground(palette) + _marks())
    for livery in palette.liveries.values():
        colours |= dict.fromkeys(_house(palette, livery))
    return table_of(look.board, colours, MOST)


def _ground(palette: Palette) -> list[Colour]:
    land, sea, ink = palette.ground["land"], palette.ground["sea"], palette.ground["sea_ink"]
    return [
        *(blend(PAPER, INK, share / 5) for share in range(6)),
        land,
        blend(land, INK, 0.5),
        blend(land, EARTH, 0.34),
        blend(land, SHUT, 0.55),
        blend(land, OFFERED, 0.28),
        sea,
        *(blend(sea, ink, share) for share in (0.34, 0.7, 1.0)),
        *(shallow(sea, reach) for reach in (30, 21, 13, 6)),
        blend(sea, PAPER, 0.4),
        blend(sea, OFFERED, 0.28),
        SNOW,
        RIVER,
    ]


def _house(palette: Palette, livery: Livery) -> list[Colour]:
    hue = livery.colour
    tinted = blend(palette.ground["land"], hue, palette.tint)
    return [
        hue,
        livery.ink,
        blend(hue, livery.ink, 0.5),
        blend(hue, INK, 0.5),
        blend(hue, PAPER, 0.5),
        tinted,
        blend(tinted, blend(hue, INK, 0.12), 0.4),
        blend(tinted, INK, 0.5),
        blend(tinted, OFFERED, 0.28),
        blend(palette.ground["sea"], hue, 0.1),
        blend(palette.ground["sea"], hue, 0.3),
    ]


def _marks() -> list[Colour]:
    plain = [LOYAL, RED, GREEN, GOLD, STAR, STONE, FADED, RULE, CROWN, BARREL, FLAME, OFFERED]
    orders = [(fill, ORDER_DEEP[kind]) for kind, fill in ORDER_FILL.items()]
    faces = [shade for fill, deep in orders for shade in (fill, deep, blend(fill, deep, 0.5))]
    return [*plain, *faces, blend(RED, PAPER, 0.5)]
