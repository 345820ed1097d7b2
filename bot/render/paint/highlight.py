"""Paint a placard: a heading, cards side by side, a line for each seat, and the outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.look import Look
from bot.render.palettes import DEFAULT, Colour

from .rtl_page import RtlPage
from .text import fitted, font, wrapped

if TYPE_CHECKING:
    from bot.render.highlight import Highlight, HighlightCard, HighlightRow

WIDTH = 1080
EDGE = 28
GAP = 18
ROW = 84
PLACE = 92
"""The width of the places before the lines."""
TEXT = 31
"""The size of the text of a card, in pixels."""
MOST = 3
"""The most cards in a row."""
FADED: Colour = (112, 98, 80)


def paint_placard(placard: Highlight, palette: str = DEFAULT) -> Image.Image:
    """Return the finished picture of a placard.

    Raises `ValueError` for a palette that does not exist.
    """
    look = Look(placard.board, palette)
    page = RtlPage(Image.new("RGB", (WIDTH, 2400), PAPER))
    y = _head(page, placard)
    for cards in _in_rows(placard.cards):
        y = _cards(page, cards, y)
    for row in placard.rows:
        _row(page, look, row, y)
        y += ROW + 8
    for line in placard.outcome:
        for part in wrapped(line, WIDTH - 2 * EDGE, 38, "text"):
            page.text((WIDTH // 2, y + 42), part, font=font("text", 38), fill=INK, anchor="ms")
            y += 50
    return page.image.crop((0, 0, WIDTH, y + EDGE))


def _head(page: RtlPage, placard: Highlight) -> int:
    """Draw the title, and the moment beside it, or below it if both would not fit."""
    page.paste(RED, (EDGE, 22), glyph(placard.glyph, 60))
    left, y = EDGE + 76, 74
    space = WIDTH - EDGE - left
    lines = wrapped(placard.title, space, 54, "name")
    for line in lines:
        page.text((left, y), line, font=font("name", 54), fill=INK, anchor="ls")
        y += 60
    beside = page.textlength(lines[-1], font=font("name", 54)) + 40
    if beside + page.textlength(placard.moment, font=font("sea", 34)) <= space:
        page.text(
            (WIDTH - EDGE, y - 60), placard.moment, font=font("sea", 34), fill=FADED, anchor="rs"
        )
        return y - 60 + 34
    page.text((left, y - 12), placard.moment, font=font("sea", 34), fill=FADED, anchor="ls")
    return y + 22


def _in_rows(cards: tuple[HighlightCard, ...]) -> list[tuple[HighlightCard, ...]]:
    """Return the cards in as few rows as possible, with about the same number in each."""
    rows = -(-len(cards) // MOST)
    each = -(-len(cards) // max(1, rows))
    return [cards[at : at + each] for at in range(0, len(cards), max(1, each))]


def _cards(page: RtlPage, cards: tuple[HighlightCard, ...], y: int) -> int:
    """Draw cards side by side, all as high as the highest; return where they end."""
    wide = (WIDTH - 2 * EDGE - (len(cards) - 1) * GAP) // len(cards)
    inside = wide - 40
    names = [wrapped(card.name, inside, 40, "name") for card in cards]
    texts = [wrapped(card.text, inside, TEXT) for card in cards]
    tops = max(len(name) for name in names) * 46
    high = 60 + tops + 16 + max(len(text) for text in texts) * (TEXT + 7) + 24
    for number, card in enumerate(cards):
        x = EDGE + number * (wide + GAP)
        page.rounded_rectangle((x, y, x + wide, y + high), 16, fill=PAPER, outline=INK, width=3)
        middle = x + wide // 2
        page.text((middle, y + 42), card.about, font=font("sea", 30), fill=FADED, anchor="ms")
        for line, words in enumerate(names[number]):
            at = (middle, y + 94 + line * 46)
            page.text(at, words, font=font("name", 40), fill=INK, anchor="ms")
        below = y + 60 + tops + 12
        page.line((x + 20, below, x + wide - 20, below), fill=blend(PAPER, INK, 0.3), width=2)
        for line, words in enumerate(texts[number]):
            at = (x + 20, below + 12 + TEXT + line * (TEXT + 7))
            page.text(at, words, font=font("label", TEXT), fill=INK, anchor="ls")
    return y + high + GAP


def _row(page: RtlPage, look: Look, row: HighlightRow, y: int) -> None:
    """Draw the line of a seat: its sign and name in its colors, a bar, a note, and its figure."""
    livery = look.livery(row.seat)
    left = EDGE
    if row.place:
        at = (EDGE + PLACE // 2 - 6, y + ROW // 2)
        page.text(
            at, row.place, font=fitted(row.place, PLACE - 8, "number", 60), fill=INK, anchor="mm"
        )
        left += PLACE
    frame = (left, y, WIDTH - EDGE, y + ROW)
    edge = RED if row.first else blend(PAPER, INK, 0.35)
    page.rounded_rectangle(frame, 12, fill=PAPER, outline=edge, width=5 if row.first else 2)
    plate = left + 380
    if row.share > 0:
        end = plate + round((WIDTH - EDGE - 4 - plate) * min(1.0, row.share))
        shade = blend(PAPER, INK, 0.2)
        page.rectangle((plate, y + 4, max(plate, end), y + ROW - 4), fill=shade)
    page.rounded_rectangle(
        (left + 4, y + 4, plate, y + ROW - 4), 10, fill=livery.colour, outline=INK
    )
    page.paste(livery.ink, (left + 18, y + 14), glyph(row.glyph, 56))
    at = (left + 92, y + ROW // 2)
    name = fitted(row.name, plate - left - 100, "name", 40)
    page.text(at, row.name, font=name, fill=livery.ink, anchor="lm")
    figure = font("number", 60)
    page.text((WIDTH - EDGE - 22, y + ROW // 2), row.value, font=figure, fill=INK, anchor="rm")
    room = WIDTH - EDGE - 60 - page.textlength(row.value, font=figure) - plate - 18
    note = wrapped(row.note, round(room), 30)
    top = y + ROW // 2 - (len(note[:2]) - 1) * 17
    for line, words in enumerate(note[:2]):
        page.text(
            (plate + 18, top + line * 34), words, font=font("label", 30), fill=INK, anchor="lm"
        )
