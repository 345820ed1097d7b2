"""Rows of the margin for games with many Houses: closer, and in smaller letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.paint.hands import hand_height, in_hand, paint_hand
from bot.games.agot.drawing.paint.sections import FADED
from bot.render.paint.ink import INK, glyph
from bot.render.paint.text import fitted, font, shortened
from bot.render.paint.user_names import legible

if TYPE_CHECKING:
    from bot.games.agot.drawing.margin import HouseRow
    from bot.render.paint.look import Look
    from bot.render.paint.rtl_page import RtlPage

CARD = 22
"""The height of the cards in the row of a House, in pixels."""


def row_height(row: HouseRow) -> int:
    """Return how high a row is."""
    return 55 + (0 if row.bound is not None else hand_height(row.cards, CARD)) + 8


def paint_row(page: RtlPage, look: Look, row: HouseRow, between: tuple[int, int], y: int) -> int:
    """Draw a row: name, player, castles or points, Supply, Power, cards, loans, limits, hand."""
    left, right = between
    disc = pieces.sigil(look, row.house, 52, bound=row.bound)
    page.paste(disc, (left, y + 2), disc)
    text = left + 62
    score = f"{row.castles}/{row.goal}" if row.bound is None else str(row.castles)
    page.text((right, y + 27), score, font=font("number", 34), fill=INK, anchor="rs")
    end = right - round(page.textlength(score, font=font("number", 34))) - 32
    page.paste(INK, (end, y + 2), glyph(row.counted, 27))
    style = fitted(row.name, end - text - 8, "name", 30)
    page.text((text, y + 26), row.name, font=style, fill=INK, anchor="ls")
    after = text + round(page.textlength(row.name, font=style)) + 10
    if row.player and end - after > 50:
        face = font("label", 22)
        name = shortened(legible(row.player), end - after - 8, face)
        page.text((after, y + 26), name, font=face, fill=FADED, anchor="ls")
    x = text
    figures = [("barrel", str(row.supply), 48)]
    if row.bound is None:
        figures += [("crown", str(row.power), 62), ("card", str(in_hand(row.cards)), 48)]
    if row.debts:
        figures.append(("iron-bank", str(row.debts), 48))
    for icon, value, room in figures:
        page.paste(FADED, (x, y + 31), glyph(icon, 21))
        page.text((x + 25, y + 50), value, font=font("number", 26), fill=INK, anchor="ls")
        x += room
    limits = "·".join(str(n) for n in row.limits)
    page.text((right, y + 50), limits, font=font("number", 23), fill=FADED, anchor="rs")
    if row.bond:
        room = right - x - round(page.textlength(limits, font=font("number", 23))) - 8
        style = fitted(row.bond, room, "label", 22)
        page.text((x, y + 50), row.bond, font=style, fill=FADED, anchor="ls")
    y += 55
    if row.bound is None:
        y = paint_hand(page, look, row.house, row.cards, between, y, CARD)
    return y + 8
