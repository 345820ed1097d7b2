"""Paint a draft of House cards: whose turns come, what is left, and what each House has taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from bot.games.agot.drawing.paint.pieces import sigil
from bot.games.agot.drawing.paint.sections import FADED, RULE
from bot.games.agot.drawing.words import say
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.look import Look
from bot.render.paint.rtl_page import RtlPage
from bot.render.paint.text import fitted, font, shortened
from bot.render.paint.user_names import name_within
from bot.render.palettes import DEFAULT

if TYPE_CHECKING:
    from bot.games.agot.drawing.draft import DraftBoard, DraftedCard, Drafter

WIDTH = 1080
EDGE = 24
GAP = 7
IN_ROW = 4
"""How many fields are in a row of a House: in its two rows, its plate and seven cards."""
WIDE = (WIDTH - 2 * EDGE - (IN_ROW - 1) * GAP) // IN_ROW
TALL = 82
BETWEEN = 16
"""How far Houses are apart, in pixels."""
STUB = 46
"""How wide the strength of a card is."""
HEADS = 210
"""The width of the words before the turns and before what is left."""
NAME, SMALL = 34, 28
DISC = 60
FIRST = 10
"""How far the turns that come are from the one that is now."""
PALE = blend(PAPER, INK, 0.4)


def paint_draft(shown: DraftBoard, palette: str = DEFAULT) -> Image.Image:
    """Return the finished picture of a draft.

    Raises `ValueError` for a palette that does not exist.
    """
    look = Look(shown.board, palette)
    page = RtlPage(Image.new("RGB", (WIDTH, 2400), PAPER))
    page.paste(RED, (EDGE, 18), glyph("card", 56))
    page.text((EDGE + 72, 66), shown.title, font=font("name", 54), fill=INK, anchor="ls")
    at = (WIDTH - EDGE, 66)
    page.text(at, shown.moment, font=font("sea", 34), fill=FADED, anchor="rs")
    y = _turns(page, look, shown.turns, 92)
    y = _left(page, shown.left, y)
    for drafter in shown.drafters:
        _drafter(page, look, drafter, y)
        y += 2 * TALL + GAP + BETWEEN
    return page.image.crop((0, 0, WIDTH, y + EDGE - BETWEEN))


def _heading(page: RtlPage, text: str, y: int) -> None:
    at = (EDGE, y + DISC // 2)
    page.text(at, text, font=fitted(text, HEADS - 40, "sea", 34), fill=FADED, anchor="lm")


def _turns(page: RtlPage, look: Look, turns: tuple[str, ...], y: int) -> int:
    """Draw the sigils of the Houses that take next, with an arrow at the one whose turn it is."""
    _heading(page, say("draft-turns"), y)
    pitch = min(DISC + 6, (WIDTH - 2 * EDGE - HEADS - FIRST) // len(turns))
    for number, house in enumerate(turns):
        disc = sigil(look, house, pitch - 6)
        x = EDGE + HEADS + number * pitch + (FIRST if number else 0)
        page.paste(disc, (x, y + (DISC - disc.height) // 2), disc)
    x, middle = EDGE + HEADS - 8, y + DISC // 2
    page.polygon([(x - 18, middle - 16), (x - 18, middle + 16), (x, middle)], fill=RED)
    return y + DISC + 16


def _left(page: RtlPage, left: tuple[tuple[int, int], ...], y: int) -> int:
    """Draw a card of each strength, with how many of them are left."""
    _heading(page, say("draft-pool"), y)
    wide = (WIDTH - 2 * EDGE - HEADS) // max(1, len(left))
    for number, (strength, cards) in enumerate(left):
        x = EDGE + HEADS + number * wide
        box = (x, y, x + STUB, y + DISC)
        page.rounded_rectangle(box, 8, fill=INK)
        middle = y + DISC // 2
        at = (x + STUB // 2, middle)
        page.text(at, str(strength), font=font("number", 46), fill=PAPER, anchor="mm")
        words = f"×{cards}"
        face = fitted(words, wide - STUB - 18, "number", 44)
        page.text((x + STUB + 9, middle), words, font=face, fill=INK, anchor="lm")
    return y + DISC + 22


def _drafter(page: RtlPage, look: Look, drafter: Drafter, y: int) -> None:
    """Draw a House: its plate, and its cards from the strongest to the weakest around it."""
    if drafter.on_turn:
        frame = (EDGE - 9, y - 8, WIDTH - EDGE + 9, y + 2 * TALL + GAP + 8)
        page.rounded_rectangle(frame, 14, fill=PAPER, outline=RED, width=6)
    _plate(page, look, drafter, (EDGE, y, EDGE + WIDE, y + TALL))
    for number, card in enumerate(drafter.cards, start=1):
        row, column = divmod(number, IN_ROW)
        left, top = EDGE + column * (WIDE + GAP), y + row * (TALL + GAP)
        _card(page, look, card, (left, top, left + WIDE, top + TALL))


def _plate(page: RtlPage, look: Look, drafter: Drafter, box: tuple[int, int, int, int]) -> None:
    """Draw the name of a House on its color, and below it its places, or else its player."""
    left, top, right, bottom = box
    livery = look.livery(drafter.house)
    page.rounded_rectangle(box, 10, fill=livery.colour, outline=INK, width=2)
    page.paste(livery.ink, (left + 8, top + 13), glyph(livery.sigil, 56))
    text, room = left + 72, right - left - 80
    below = drafter.places or drafter.player
    middle = top + (28 if below else TALL // 2)
    face = fitted(drafter.name, room, "name", 38)
    page.text((text, middle), drafter.name, font=face, fill=livery.ink, anchor="lm")
    line = bottom - 22
    for number, (symbol, place) in enumerate(drafter.places):
        x = text + number * room // 3
        page.paste(livery.ink, (x, line - 17), glyph(symbol, 34))
        at = (x + 35, line)
        page.text(at, str(place), font=font("number", 38), fill=livery.ink, anchor="lm")
    if drafter.player:
        words, face = name_within(drafter.player, room, SMALL, SMALL)
        page.text((text, line), words, font=face, fill=livery.ink, anchor="lm")


def _card(page: RtlPage, look: Look, card: DraftedCard, box: tuple[int, int, int, int]) -> None:
    """Draw a card, in the color of the House for which it is printed, or the room for one."""
    left, top, right, bottom = box
    middle, stub = (top + bottom) // 2, (left, top, left + STUB, bottom)
    at = left + STUB // 2, middle
    number = font("number", 46)
    if not card.name:
        page.rounded_rectangle(box, 8, fill=PAPER, outline=RULE, width=2)
        page.text(at, str(card.strength), font=number, fill=PALE, anchor="mm")
        return
    livery = look.livery(card.house)
    page.rounded_rectangle(box, 8, fill=PAPER, outline=INK, width=2)
    page.rounded_rectangle(stub, 8, fill=livery.colour, outline=INK, width=2)
    page.text(at, str(card.strength), font=number, fill=livery.ink, anchor="mm")
    text, room = left + STUB + 10, right - left - STUB - 18
    face = fitted(card.name, room, "label", NAME)
    page.text((text, top + 27), card.name, font=face, fill=INK, anchor="lm")
    face = fitted(card.deck, room, "label", SMALL)
    words = shortened(card.deck, room, face)
    page.text((text, bottom - 21), words, font=face, fill=FADED, anchor="lm")
