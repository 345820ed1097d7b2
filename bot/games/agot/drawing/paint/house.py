"""A House beside or below the map: its figures, its cards, and what else it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.paint.hands import hand_height, paint_hand
from bot.games.agot.drawing.paint.sections import FADED, GOLD
from bot.render.paint.ink import INK, glyph
from bot.render.paint.text import fitted, font, wrapped
from bot.render.paint.user_names import legible, name_within

if TYPE_CHECKING:
    from bot.games.agot.drawing.margin import HouseRow
    from bot.render.paint.look import Look
    from bot.render.paint.rtl_page import RtlPage

NOTE = 23
CARD = 29
"""How high House cards are, in pixels."""
LIMITS, FIGURE, PLAYER = 26, 32, 24
"""How large the supply limits, the figures and the name of a player are set, in pixels."""
LEAST = 20
"""The smallest letters of a player's name; a longer one has a line of its own, if there is room."""
START = 74
"""Where the words beside the sigil begin."""


def _notes(row: HouseRow, width: int) -> list[str]:
    """Return the lines below the cards of a House."""
    return [line for note in row.notes for line in wrapped(note, width, NOTE)]


def _figures(row: HouseRow) -> list[tuple[str, str]]:
    """Return the symbols and the numbers beside the supply limits."""
    figures = [] if row.supply is None else [("barrel", row.supply)]
    if row.bound is None:
        figures.append(("crown", row.power))
        if row.points is not None:
            # Even in a game in which castles do not win, some objectives count them.
            figures.append(("castle", row.castles))
    if row.debts:
        figures.append(("iron-bank", row.debts))
    return [(icon, str(value)) for icon, value in figures]


def _limits(row: HouseRow) -> str:
    return "·".join(str(n) for n in row.limits)


def _room(row: HouseRow, width: int) -> int:
    """Return how wide the name of a player may be that stands before the figures."""
    taken = round(font("number", LIMITS).length(_limits(row))) + 6
    taken += sum(round(font("number", FIGURE).length(value)) + 37 for _, value in _figures(row))
    return width - taken - START - 6


def is_long(row: HouseRow, width: int) -> bool:
    """Return whether the name of a House's player does not fit before its figures."""
    if not row.player:
        return False
    return font("label", LEAST).length(legible(row.player)) > _room(row, width)


def house_height(row: HouseRow, width: int, *, roomy: bool = True) -> int:
    """Return how high a House is; a long name of its player has a line if it is `roomy` there."""
    cards = 0 if row.bound is not None else hand_height(row.cards, CARD)
    own = PLAYER + 4 if roomy and is_long(row, width) else 0
    return 76 + own + cards + (NOTE + 1) * len(_notes(row, width)) + 8


def paint_house(
    page: RtlPage,
    look: Look,
    row: HouseRow,
    between: tuple[int, int],
    y: int,
    *,
    roomy: bool = True,
) -> int:
    """Draw a House: name, castles, player, Supply, Power, supply limits, and its cards."""
    left, right = between
    disc = pieces.sigil(look, row.house, 62, bound=row.bound)
    page.paste(disc, (left, y + 4), disc)
    text = left + START
    page.text((text, y + 32), row.name, font=font("name", 36), fill=INK, anchor="ls")
    won = f"{row.castles}{row.more}" if row.points is None else str(row.points)
    score = f"{won}/{row.goal}" if row.bound is None else won
    page.text((right, y + 33), score, font=font("number", 42), fill=INK, anchor="rs")
    end = right - round(page.textlength(score, font=font("number", 42)))
    mark = row.counted if row.points is None else "laurel"
    page.paste(INK, (end - 38, y + 2), glyph(mark, 32))
    line = y + 67
    face = font("number", LIMITS)
    page.text((right, line), _limits(row), font=face, fill=FADED, anchor="rs")
    # Figures end before the limits, and the name of the player has what is left.
    x = right - round(page.textlength(_limits(row), font=face)) - 6
    for icon, value in reversed(_figures(row)):
        style = font("number", FIGURE)
        x -= round(page.textlength(value, font=style)) + 8
        page.text((x, line), value, font=style, fill=INK, anchor="ls")
        x -= 29
        page.paste(FADED, (x, y + 44), glyph(icon, 25))
    room = _room(row, right - left)
    if row.player:
        if roomy and is_long(row, right - left):
            y += PLAYER + 4
            room = right - text
            line += PLAYER + 4
        words, style = name_within(row.player, room, PLAYER, LEAST)
        page.text((text, line - 2), words, font=style, fill=FADED, anchor="ls")
    elif row.bond:
        style = fitted(row.bond, room, "label", 24)
        page.text((text, line - 2), row.bond, font=style, fill=FADED, anchor="ls")
    y += 76
    if row.bound is None:
        y = paint_hand(page, look, row.house, row.cards, between, y, CARD)
    for words in _notes(row, right - left):
        page.text((left, y + 18), words, font=font("label", NOTE), fill=GOLD, anchor="ls")
        y += NOTE + 1
    return y + 8
