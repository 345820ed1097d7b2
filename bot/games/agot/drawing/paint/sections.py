"""Lines below headings, and the round track: in the margin, or on the sea of a wide map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.extras import ROUNDS, MarginSection, SectionLine
from bot.games.agot.drawing.paint import pieces
from bot.games.agot.drawing.words import say
from bot.render.paint.ink import INK, PAPER, RED, disc, glyph
from bot.render.paint.text import fitted, font

if TYPE_CHECKING:
    from bot.games.agot.drawing.extras import Growth
    from bot.games.agot.drawing.margin import Margin
    from bot.games.agot.drawing.tokens import Token
    from bot.render.paint.look import Look
    from bot.render.paint.rtl_page import RtlPage
    from bot.render.palettes import Colour

FADED: Colour = (120, 106, 88)
RULE: Colour = (176, 158, 128)
GOLD: Colour = (150, 104, 14)
HEADING, LINE, BAN = 43, 32, 34
"""Heights, in pixels of the full map."""
HEADED = 50
"""How far below a heading of the margin its contents begin."""
NUMERALS = ("I", "II", "III", "IV")


def paint_heading(page: RtlPage, text: str, between: tuple[int, int], y: int) -> int:
    """Draw a heading with a line below it; return where that ends."""
    left, right = between
    page.text((left, y + 30), text, font=font("sea", 26), fill=FADED, anchor="ls")
    page.line((left, y + 40, right, y + 40), fill=RULE, width=2)
    return y + HEADED


def cards_of(margin: Margin) -> list[MarginSection]:
    """Return the section of the Westeros cards, if there are any, or bans."""
    if not (margin.cards or margin.bans):
        return []
    entries = (SectionLine(*pair) for pair in zip(NUMERALS, margin.cards, strict=False))
    return [MarginSection(say("heading-westeros"), tuple(entries))]


def section_height(section: MarginSection) -> int:
    """Return how high a section is, in pixels of the full map."""
    return HEADING + LINE * len(section.entries)


def paint_section(
    page: RtlPage,
    look: Look,
    section: MarginSection,
    between: tuple[int, int],
    y: int,
    *,
    bans: tuple[Token, ...] = (),
) -> int:
    """Draw a section; orders forbidden this round are beside the heading of the cards."""
    px = look.px
    left, right = between
    page.text(
        (left, y + px(28)), section.heading, font=font("sea", px(25)), fill=FADED, anchor="ls"
    )
    page.line((left, y + px(37), right, y + px(37)), fill=RULE, width=px(2))
    if section.heading == say("heading-westeros"):
        _bans(page, look, bans, right, y + px(34))
    y += px(HEADING)
    for entry in section.entries:
        page.text(
            (left + px(14), y + px(23)),
            entry.mark,
            font=font("name", px(23)),
            fill=FADED,
            anchor="ms",
        )
        style = fitted(entry.text, right - left - px(36), "text", px(27))
        page.text((left + px(36), y + px(23)), entry.text, font=style, fill=INK, anchor="ls")
        y += px(LINE)
    return y


def _bans(page: RtlPage, look: Look, bans: tuple[Token, ...], right: int, bottom: int) -> None:
    """Draw the forbidden orders, struck out, up to the right edge."""
    px, size = look.px, look.px(BAN)
    for face in bans:
        right -= size
        token = pieces.order(look, None, face, size=BAN)
        page.paste(token, (right, bottom - size), token)
        ends = (right + px(4), bottom - px(4), right + size - px(4), bottom - size + px(4))
        page.line(ends, fill=RED, width=px(5))
        right -= px(6)


def paint_growth(
    page: RtlPage, look: Look, growth: Growth, between: tuple[int, int], y: int
) -> int:
    """Draw the round track, with a sign on each round in which Dragons grow."""
    px = look.px
    left, right = between
    mark = glyph(growth.glyph, px(38))
    page.paste(INK, (left, y + px(6)), mark)
    worth = font("number", px(34))
    page.text((left + px(42), y + px(38)), str(growth.worth), font=worth, fill=INK, anchor="ls")
    first = left + px(82)
    step = (right - px(14) - first) / (ROUNDS - 1)
    middle = y + px(26)
    for number in range(1, ROUNDS + 1):
        x = first + (number - 1) * step
        here = number == growth.round
        disc(page, (x, middle), px(14), INK)
        disc(page, (x, middle), px(14) - px(1.6), INK if here else PAPER)
        page.text(
            (x, middle + px(1)),
            str(number),
            font=font("number", px(19)),
            fill=PAPER if here else INK,
            anchor="mm",
        )
        if number in growth.ahead:
            sign = glyph(growth.glyph, px(20))
            page.paste(pieces.FLAME, (round(x - px(10)), y + px(38)), sign)
    return y + px(62)
