"""9.9.3 Hands of House cards. It only computes."""

from __future__ import annotations

from .box import Card, House
from .state import Table


def refill(s: Table, house: House, last: Card | None) -> None:
    """9.9.3 The discarded cards return; the last one played stays there, unless all return.

    A card that has already returned by another effect stays in the hand.
    """
    stays = s.box.figures.cards_that_return < len(s.box.cards_of[house])
    back = [c for c in s.discard[house] if c != last or not stays]
    s.hand[house] = sorted([*s.hand[house], *back])
    s.discard[house] = [c for c in s.discard[house] if c not in back]
    s.tell("cards-returned", house=f"house:{house}")
