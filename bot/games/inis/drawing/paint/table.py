"""The few colors that a picture is stored in, the same for every picture of the game.

That makes encoding fast, equal pictures equal, and files small.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.games.inis.drawing.paint.marks import OFFERED
from bot.games.inis.drawing.paint.panel import FADED, RULE
from bot.games.inis.drawing.paint.pieces import FLAME, GOLD, GREEN, SPENT, STONE
from bot.games.inis.drawing.paint.terrain import PAINTERS
from bot.games.inis.drawing.scene import KINDS, SEATS
from bot.games.inis.drawing.shades import BOARD, kind, terrain
from bot.render.paint.canvas import table_of
from bot.render.paint.ink import INK, PAPER, RED, blend
from bot.render.palettes import Colour, load_palette

MOST = 256
"""The most colors."""


@lru_cache(8)
def colour_table(palette: str) -> Image.Image:
    """Return the table of a palette, as a picture with that palette.

    Raises `ValueError` if there are more than `MOST` colors.
    """
    colours = dict.fromkeys([*_page(palette), *_seats(palette), *_cards()])
    for territory in PAINTERS:
        colours |= dict.fromkeys(terrain(territory, palette).values())
    return table_of(BOARD, colours, MOST)


def _page(palette: str) -> list[Colour]:
    ground = load_palette(BOARD, palette).ground
    sea, ink, shallow = ground["sea"], ground["sea_ink"], ground["shallow"]
    return [
        *(blend(PAPER, INK, share / 5) for share in range(6)),
        *ground.values(),
        *(blend(sea, shallow, (number + 1) / 4) for number in range(4)),
        *(blend(sea, ink, share) for share in (0.17, 0.3, 0.34)),
        *(RED, GREEN, GOLD, STONE, SPENT, FLAME, FADED, RULE, OFFERED),
        *(blend(shade, INK, 0.5) for shade in (RED, GOLD, STONE, OFFERED)),
    ]


def _seats(palette: str) -> list[Colour]:
    colours = []
    for seat in SEATS:
        livery = load_palette(BOARD, palette).liveries[seat]
        colours += [livery.colour, livery.ink]
        colours += [blend(livery.colour, livery.ink, share) for share in (0.33, 0.66)]
        colours += [blend(livery.colour, INK, share) for share in (0.5, 0.75)]
    return colours


def _cards() -> list[Colour]:
    colours = []
    for name in KINDS:
        tint = kind(name)
        colours += [tint.colour, tint.pale, tint.ink]
        colours += [blend(tint.pale, tint.ink, 0.5), blend(tint.colour, tint.pale, 0.5)]
    return colours
