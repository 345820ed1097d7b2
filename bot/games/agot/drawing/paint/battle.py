"""Paint the card of a battle: two columns, the attacker's to the left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.paint.sections import FADED, RULE
from bot.games.agot.drawing.words import say
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.look import Look
from bot.render.paint.rtl_page import RtlPage
from bot.render.paint.text import fitted, font, shortened, wrapped
from bot.render.palettes import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.agot.drawing.battle import BattleCard, BattleSide, StrengthRow, Supporter

WIDTH = 1080
EDGE = 28
COLUMN = (WIDTH - 3 * EDGE) // 2
BANNER, NOTED = 116, 28
"""How high the banner of a side is, without and with a note below its strength."""
ROW = 62
SMALL = 25
"""The smallest letters of a row; longer texts are cut off."""
HELPED = 76
"""How high a supporter is."""
NOTE = 28
"""The size of the text of a card."""


def paint_battle(card: BattleCard, palette: str = DEFAULT) -> Image.Image:
    """Return the finished picture of a battle card.

    Raises `ValueError` for a palette that does not exist.
    """
    look = Look(card.board, palette, 1.2)
    page = RtlPage(Image.new("RGB", (WIDTH, 2600), PAPER))
    page.paste(RED, (EDGE, 22), glyph("battle", 60))
    page.text((EDGE + 76, 74), card.title, font=font("name", 58), fill=INK, anchor="ls")
    page.text((WIDTH - EDGE, 74), card.moment, font=font("sea", 34), fill=FADED, anchor="rs")
    inner = WIDTH - 2 * EDGE
    columns = [(EDGE, card.sides[0]), (2 * EDGE + COLUMN, card.sides[1])]
    y = max(_side(page, look, side, left, 104) for left, side in columns)
    for line in (part for told in card.outcome for part in wrapped(told, inner, 36, "text")):
        page.text((WIDTH // 2, y + 38), line, font=font("text", 36), fill=INK, anchor="ms")
        y += 48
    if card.supporters:
        y = _heading(page, say("battle-supporters"), EDGE, y + 12, WIDTH - 2 * EDGE)
        y = _supporters(page, look, card.supporters, y)
    y = max(_hand(page, side, left, y + 12) for left, side in columns)
    return page.image.crop((0, 0, WIDTH, y + EDGE // 2))


def _heading(page: RtlPage, text: str, left: int, y: int, width: int) -> int:
    page.text((left, y + 32), text, font=font("sea", 32), fill=FADED, anchor="ls")
    page.line((left, y + 44, left + width, y + 44), fill=RULE, width=2)
    return y + 56


def _side(page: RtlPage, look: Look, side: BattleSide, left: int, y: int) -> int:
    """Draw the banner of a side with its total strength, then the lines that add up to it."""
    livery = look.livery(side.house)
    height = BANNER + (NOTED if side.note else 0)
    banner = (left, y, left + COLUMN, y + height)
    page.rounded_rectangle(banner, 16, fill=livery.colour, outline=INK, width=3)
    if side.bound is not None:
        ring = (banner[0] + 3, banner[1] + 3, banner[2] - 3, banner[3] - 3)
        colour = pieces.rim_of(look, side.bound)
        page.rounded_rectangle(ring, 13, fill=livery.colour, outline=colour, width=8)
    page.paste(livery.ink, (left + 16, y + 20), glyph(livery.sigil, 76))
    page.text((left + 108, y + 58), side.name, font=font("name", 48), fill=livery.ink, anchor="ls")
    right = left + COLUMN - 20
    room = right - left - 108 - page.textlength(side.total, font=font("number", 78)) - 12
    style = fitted(side.role, room, "label", 30)
    role = shortened(side.role, room, style)
    page.text((left + 108, y + 98), role, font=style, fill=livery.ink, anchor="ls")
    page.text((right, y + 60), side.total, font=font("number", 78), fill=livery.ink, anchor="rm")
    note = (right, y + height - 14)
    page.text(note, side.note, font=font("label", 27), fill=livery.ink, anchor="rs")
    y += height + 14
    for row in side.rows:
        _row(page, look, row, left, y, side)
        page.line((left, y + ROW - 1, left + COLUMN, y + ROW - 1), fill=blend(PAPER, RULE, 0.6))
        y += ROW
    return y + 8


def _row(page: RtlPage, look: Look, row: StrengthRow, left: int, y: int, side: BattleSide) -> None:
    middle, house = y + ROW // 2, side.house
    x = left + 4
    if row.face:
        token = pieces.order(look, house, row.face, size=44, vassal=side.bound is not None)
        page.paste(token, (x, middle - token.height // 2), token)
        x += token.width + 10
    elif row.glyph:
        page.paste(INK, (x + 6, middle - 20), glyph(row.glyph, 40))
        x += 62
    if row.house and row.house != house:
        disc = pieces.sigil(look, row.house, 34)
        page.paste(disc, (x, middle - disc.height // 2), disc)
        x += disc.width + 4
    for figure in row.figures:
        shade = FADED if figure.routed else INK
        page.paste(shade, (x, middle - 21), glyph(figure.kind, 42, lying=figure.routed))
        x += 46
    room = left + COLUMN - 76 - x
    style = font("label", max(SMALL, fitted(row.text, room, "label", 32).size))
    text = shortened(row.text, room, style)
    page.text((x + 6, middle), text, font=style, fill=INK, anchor="lm")
    right = left + COLUMN - 6
    page.text((right, middle), row.value, font=font("number", 42), fill=INK, anchor="rm")


def _supporters(page: RtlPage, look: Look, supporters: Sequence[Supporter], y: int) -> int:
    """Draw those of each side in its column, and below, in the middle, those of neither."""
    ends = [y, y]
    for side, left in enumerate((EDGE, 2 * EDGE + COLUMN)):
        for supporter in supporters:
            if supporter.side == side:
                _supporter(page, look, supporter, left, ends[side])
                ends[side] += HELPED
    y = max(ends)
    for supporter in supporters:
        if supporter.side is None:
            _supporter(page, look, supporter, (WIDTH - COLUMN) // 2, y)
            y += HELPED
    return y


def _supporter(page: RtlPage, look: Look, supporter: Supporter, left: int, y: int) -> None:
    army = supporter.army
    plate = pieces.army(look, army.house, army.figures, bound=army.bound)
    page.paste(plate, (left, y + 6), plate)
    vassal = army.bound is not None
    token = pieces.order(look, army.house, supporter.face, size=44, vassal=vassal)
    page.paste(token, (left + plate.width + 8, y + 8), token)
    x = left + plate.width + token.width + 20
    right = left + COLUMN - 6
    value = font("number", 42)
    page.text((right, y + 32), supporter.value, font=value, fill=INK, anchor="rm")
    room = right - x - 10 - page.textlength(supporter.value, font=value)
    area = fitted(supporter.area, room, "label", 31)
    page.text((x, y + 32), supporter.area, font=area, fill=INK, anchor="ls")
    choice = fitted(supporter.choice, room, "sea", 26)
    page.text((x, y + 62), supporter.choice, font=choice, fill=FADED, anchor="ls")


def _hand(page: RtlPage, side: BattleSide, left: int, y: int) -> int:
    """Draw the cards that a side still has, with their texts."""
    y = _heading(page, say("battle-hand", house=side.name), left, y, COLUMN)
    if side.unseen:
        for line in wrapped(side.unseen, COLUMN, NOTE):
            page.text((left, y + 26), line, font=font("label", NOTE), fill=FADED, anchor="ls")
            y += NOTE + 3
        return y + 8
    if not side.hand:
        page.text((left, y + 30), say("hand-empty"), font=font("label", 32), fill=INK, anchor="ls")
        return y + 44
    for card, note in side.hand:
        page.text((left, y + 30), card, font=font("name", 31), fill=INK, anchor="ls")
        y += 36
        for line in wrapped(note, COLUMN, NOTE):
            page.text((left, y + 26), line, font=font("label", NOTE), fill=FADED, anchor="ls")
            y += NOTE + 3
        y += 8
    return y
