"""What everybody can know about who holds which card. It only computes.

13.2.2 Whether somebody is asked must not depend on secrets. So only these tests open windows for
responses, and everybody who might hold a card is asked, whether they hold it or not.
"""

from __future__ import annotations

from typing import Unpack

from .box import Card, Seat
from .saved import Shown
from .state import Table


def might_hold(s: Table, seat: Seat, card: Card) -> bool:
    """Tell whether, as far as everybody can know, a player may hold a card (13.4)."""
    if any(p["card"] == card and p["lies"] in ("table", "kept") for p in s.playing):
        return False
    match s.box.kind[card]:
        case "action":
            dealt = card in s.box.deck(len(s.seats)) and card not in s.gone
            return dealt and bool(s.hand(seat, "action"))
        case "advantage":
            return s.holders.get(card) == seat
        case _:
            if card in s.pile_of_tales or (s.clash is not None and card in s.clash["open"]):
                return False
            if card in s.seen_tales:
                return s.seen_tales[card] == seat
            seen = sum(1 for holder in s.seen_tales.values() if holder == seat)
            return len(s.hand(seat, "epic")) > seen


def left_hand(s: Table, seat: Seat, card: Card, *, openly: bool = True) -> None:
    """Record that a card leaves a hand, and whether everybody sees which one."""
    s.hand(seat, s.box.kind[card]).remove(card)
    if openly:
        s.holders.pop(card, None)
        s.seen_tales.pop(card, None)
    if not s.hand(seat, "advantage"):
        s.holders = {c: holder for c, holder in s.holders.items() if holder != seat}


def joined_hand(s: Table, seat: Seat, card: Card, *, openly: bool = False) -> None:
    """Record that a card comes into a hand, and whether everybody sees which one."""
    kind = s.box.kind[card]
    s.hand(seat, kind).append(card)
    if openly and kind == "advantage":
        s.holders[card] = seat
    if openly and kind == "epic":
        s.seen_tales[card] = seat
    if kind == "action" and card in s.gone:
        s.gone.remove(card)


def remember(s: Table, seat: Seat, what: str, **seen: Unpack[Shown]) -> None:
    """Record what a seat was shown, so that it can look again."""
    s.known.setdefault(seat, []).append({"what": what, "round": s.round, **seen})
