"""House cards as small cards: strength and name, pale once played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.render.paint.ink import INK, PAPER, blend
from bot.render.paint.text import font

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.agot.drawing.margin import SmallCard
    from bot.render.paint.look import Look
    from bot.render.paint.rtl_page import RtlPage
    from bot.render.paint.text import Type

EACH = 4
"""How many cards are in a row."""
GAP = 4
STUB = 24
"""How wide the strength of a card is, in pixels."""
PAD = 5
LARGEST, SMALLEST = 21, 11
"""The sizes of names: those of a row are as large as it has room for."""
WIDENED = 14
"""How much wider than it must be a card may be, so that rows are full."""


def hand_height(cards: Sequence[SmallCard], high: int) -> int:
    """Return how high the cards of a House are, if each is `high`."""
    return -(-len(cards) // EACH) * (high + GAP)


def in_hand(cards: Sequence[SmallCard]) -> int:
    """Return how many cards are not played yet."""
    return sum(not card.played for card in cards)


def paint_hand(
    page: RtlPage,
    look: Look,
    house: str,
    cards: Sequence[SmallCard],
    between: tuple[int, int],
    y: int,
    high: int,
) -> int:
    """Draw the cards of a House, in hand and played, in rows; return where they end."""
    left, right = between
    for first in range(0, len(cards), EACH):
        row = cards[first : first + EACH]
        room = right - left - (len(row) - 1) * GAP - len(row) * (STUB + 2 * PAD)
        style = next(
            (s for s in map(_named, range(LARGEST, SMALLEST, -1)) if _wide(row, s) <= room),
            _named(SMALLEST),
        )
        more = max(0, min(WIDENED, (room - round(_wide(row, style))) // len(row)))
        x = left
        for card in row:
            end = x + STUB + 2 * PAD + round(style.length(card.name)) + more
            _card(page, look, house, card, (x, y, end, y + high), style)
            x = end + GAP
        y += high + GAP
    return y


def _named(size: int) -> Type:
    return font("label", size)


def _wide(row: Sequence[SmallCard], style: Type) -> float:
    return sum(style.length(card.name) for card in row)


def _card(
    page: RtlPage,
    look: Look,
    house: str,
    card: SmallCard,
    box: tuple[int, int, int, int],
    style: Type,
) -> None:
    left, top, right, bottom = box
    livery = look.livery(house)
    fill, ink, edge = livery.colour, livery.ink, INK
    if card.played:
        fill, ink, edge = blend(PAPER, INK, 0.2), PAPER, blend(PAPER, INK, 0.4)
    page.rounded_rectangle(box, 5, fill=PAPER, outline=edge, width=2)
    page.rounded_rectangle((left, top, left + STUB, bottom), 5, fill=fill, outline=edge, width=2)
    middle = (top + bottom) // 2
    at = (left + STUB // 2 + 1, middle)
    page.text(at, str(card.strength), font=font("number", 28), fill=ink, anchor="mm")
    at = (left + STUB + right + 1) // 2, middle
    page.text(at, card.name, font=style, fill=edge, anchor="mm")
