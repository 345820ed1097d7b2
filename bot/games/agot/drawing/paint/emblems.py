"""Houses, units and orders as emojis: single pieces, drawn as they lie on the map."""

from __future__ import annotations

import io

from PIL import Image

from bot.games.agot.drawing.paint.pieces import order, sigil
from bot.games.agot.drawing.tokens import ORDERS, SQUARE
from bot.render.paint.canvas import stamp
from bot.render.paint.ink import INK, PAPER, glyph
from bot.render.paint.look import Look

SIZE = 128
"""The size of an emoji in pixels. Discord shows it at 22 or, alone on a line, at 48."""


def draw_emblem(board: str, thing: str) -> bytes:
    """Draw a House, an order or a kind of unit as a PNG."""
    kind, _, id = thing.partition(":")
    match kind:
        case "house" | "seat":
            sheet = sigil(Look(board, times=SIZE / 48), id, 48)
        case "order":
            sheet = order(Look(board, times=SIZE / 48), None, ORDERS[id], vassal=id in SQUARE)
        case _:
            sheet = _edged(id)
    out = io.BytesIO()
    sheet.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()


def _edged(name: str) -> Image.Image:
    """Return a glyph with a dark edge, visible on Discord's light and dark backgrounds."""
    size, edge, fine = SIZE - 12, 5, 2
    sheet = Image.new("RGBA", (SIZE * fine, SIZE * fine))
    middle = SIZE * fine / 2
    shape = glyph(name, size * fine)
    for dx in range(-edge, edge + 1):
        for dy in range(-edge, edge + 1):
            if dx * dx + dy * dy <= edge * edge:
                stamp(sheet, shape, (middle + dx * fine, middle + dy * fine), INK)
    stamp(sheet, shape, (middle, middle), PAPER)
    return sheet
