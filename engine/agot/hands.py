"""9.9.3 Hands of House cards. It asks nobody."""

from __future__ import annotations

from .box import Card, House
from .state import Table


def refill(s: Table, house: House, last: Card | None) -> None:
    """9.9.3 An empty hand is filled again; the last card stays discarded, unless all return."""
    stays = s.box.figures.cards_that_return < len(s.box.cards_of[house])
    s.hand[house] = [c for c in s.discard[house] if c != last or not stays]
    s.discard[house] = [c for c in s.discard[house] if c == last and stays]
    s.tell("cards-returned", house=f"house:{house}")
