"""Seats and cards as emojis: a seat as its shape, a card as its sign or its landscape."""

from __future__ import annotations

import io

from PIL import Image, ImageDraw

from bot.games.inis.drawing.paint.cards import landscape, signs
from bot.games.inis.drawing.paint.pieces import emblem
from bot.games.inis.drawing.shades import BOARD, kind
from bot.render.paint.ink import INK, glyph
from bot.render.paint.look import Look
from bot.render.palettes import DEFAULT
from engine.inis.components import open_box

SIZE = 128
"""The size of an emoji in pixels. Discord shows it at 22 or, alone on a line, at 48."""
_EDGE = 8
_FINE = 3


def draw_emblem(thing: str) -> bytes:
    """Draw a seat or a card as a PNG."""
    which, _, id = thing.partition(":")
    if which == "seat":
        sheet = emblem(Look(BOARD, times=SIZE / 48), id, 48).resize((SIZE, SIZE))
    else:
        sheet = _card(id)
    out = io.BytesIO()
    sheet.save(out, "PNG", optimize=True)
    return out.getvalue()


def _card(id: str) -> Image.Image:
    """Return a card without words: its sign or landscape on the color of its kind."""
    box = open_box()
    tint, territory = kind(box.kind[id]), box.cards[id].territory
    inner = SIZE - 2 * _EDGE
    face = Image.new("RGB", (SIZE, SIZE), tint.colour)
    if territory:
        face.paste(landscape(territory, DEFAULT, (inner, inner)), (_EDGE, _EDGE))
    else:
        face.paste(tint.pale, (_EDGE, _EDGE, SIZE - _EDGE, SIZE - _EDGE))
        sign = glyph(signs()[id], inner - 8)
        face.paste(tint.ink, ((SIZE - sign.width) // 2, (SIZE - sign.height) // 2), sign)
    corners = Image.new("L", (SIZE * _FINE, SIZE * _FINE))
    frame = (0, 0, SIZE * _FINE - 1, SIZE * _FINE - 1)
    ImageDraw.Draw(corners).rounded_rectangle(frame, 22 * _FINE, fill=255)
    mask = corners.reduce(_FINE)
    ImageDraw.Draw(face).rounded_rectangle((0, 0, SIZE - 1, SIZE - 1), 22, outline=INK, width=3)
    face.putalpha(mask)
    return face
