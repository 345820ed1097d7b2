"""Rows of the margin for games with many Houses: closer, and in smaller letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.paint.hands import hand_height, in_hand, paint_hand
from bot.games.agot.drawing.paint.sections import FADED
from bot.render.paint.ink import INK, glyph
from bot.render.paint.text import Type, fitted, font
from bot.render.paint.user_names import legible, name_within

if TYPE_CHECKING:
    from bot.games.agot.drawing.margin import HouseRow
    from bot.render.paint.look import Look
    from bot.render.paint.rtl_page import RtlPage

CARD = 22
"""The height of the cards in the row of a House, in pixels."""
LEAST = 18
"""The smallest letters of a player's name, in pixels."""
START = 62
"""Where the words beside the sigil begin."""
OWN = 25
"""How high the line is that a long name of a player has of its own, in pixels."""


def _score(row: HouseRow) -> str:
    own = f"{row.castles}{row.more}"
    return f"{own}/{row.goal}" if row.bound is None else own


def _heading(row: HouseRow, width: int) -> tuple[int, int, Type]:
    """Return where the name of a House ends, where its score begins, and the type of the name."""
    end = width - round(font("number", 34).length(_score(row))) - 32
    style = fitted(row.name, end - START - 8, "name", 30)
    return START + round(style.length(row.name)) + 10, end, style


def is_long(row: HouseRow, width: int) -> bool:
    """Return whether the name of a House's player does not fit beside that of the House."""
    if not row.player:
        return False
    after, end, _ = _heading(row, width)
    return font("label", LEAST).length(legible(row.player)) > end - after - 8


def row_height(row: HouseRow, width: int, *, roomy: bool) -> int:
    """Return how high a row is; a long name of its player has a line if it is `roomy` there."""
    own = OWN if roomy and is_long(row, width) else 0
    return 55 + own + (0 if row.bound is not None else hand_height(row.cards, CARD)) + 8


def paint_row(
    page: RtlPage, look: Look, row: HouseRow, between: tuple[int, int], y: int, *, roomy: bool
) -> int:
    """Draw a row: name, player, castles or points, Supply, Power, cards, loans, limits, hand."""
    left, right = between
    disc = pieces.sigil(look, row.house, 52, bound=row.bound)
    page.paste(disc, (left, y + 2), disc)
    text, score = left + START, _score(row)
    page.text((right, y + 27), score, font=font("number", 34), fill=INK, anchor="rs")
    after, end, style = _heading(row, right - left)
    page.paste(INK, (left + end, y + 2), glyph(row.counted, 27))
    page.text((text, y + 26), row.name, font=style, fill=INK, anchor="ls")
    own = roomy and is_long(row, right - left)
    if row.player and (own or end - after > 50):
        at, room = (text, right - text) if own else (left + after, end - after - 8)
        name, face = name_within(row.player, room, 22, LEAST)
        page.text((at, y + (48 if own else 26)), name, font=face, fill=FADED, anchor="ls")
    if own:
        y += OWN
    x = text
    figures = [] if row.supply is None else [("barrel", str(row.supply), 48)]
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
