"""What everyone can know about the holders of cards. Pure functions.

Whether someone is asked must not depend on secrets (13.2.2). So only these functions decide about
windows for responses, and everyone who might hold a card is asked, whether they hold it or not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

from engine.inis.components import Card, Kind, Seat
from engine.inis.state import InisState
from engine.inis.types import Place, ShownCards

ASIDE: Place = "aside"
DISCARD: Place = "discard"
DECK: Place = "deck"
SPENT: Place = "spent"


def might_hold(s: InisState, seat: Seat, card: Card) -> bool:
    """Return whether, as far as everyone can know, a player may hold a card (13.4)."""
    for played in s.playing:
        if played["card"] == card and played["lies"] in ("table", "kept"):
            return False
    return _might_have(s, seat, card)


def _might_have(s: InisState, seat: Seat, card: Card) -> bool:
    """Return whether a player may hold a card unless it is being played."""
    match s.box.kind[card]:
        case "action":
            dealt = card not in s.gone and card in s.box.deck(len(s.seats))
            return dealt and bool(s.hand(seat, "action"))
        case "advantage":
            return s.holders.get(card) == seat
        case _:
            if card in s.pile_of_tales or (s.clash is not None and card in s.clash["open"]):
                return False
            if card in s.seen_tales:
                return s.seen_tales[card] == seat
            return len(s.hand(seat, "epic")) > [*s.seen_tales.values()].count(seat)


def saw(s: InisState, seat: Seat, cards: Sequence[Card], place: Place) -> None:
    """Record that a seat knows where some cards are."""
    beliefs = s.beliefs.setdefault(seat, {})
    for card in cards:
        beliefs[card] = [place]


def all_saw(s: InisState, cards: Sequence[Card], place: Place) -> None:
    """Record that everyone knows where some cards are; their holder has them in hand."""
    forget(s, cards)
    for seat in s.seats:
        if seat != place:
            saw(s, seat, cards, place)


def forget(s: InisState, cards: Sequence[Card]) -> None:
    """Record that some cards are face up, or dealt again, so that nothing is left to know."""
    for beliefs in s.beliefs.values():
        for card in cards:
            beliefs.pop(card, None)


def looked(s: InisState, seat: Seat, owner: Seat, kind: Kind, cards: Sequence[Card]) -> None:
    """Record that a seat has seen all cards of a kind in a hand, and knows which are not there."""
    for card, places in s.beliefs.get(seat, {}).items():
        if s.box.kind[card] == kind and card not in cards and len(places) > 1 and owner in places:
            places.remove(owner)
    saw(s, seat, cards, owner)


def moved_unseen(
    s: InisState, card: Card, origin: Place, target: Place, seen_by: Sequence[Seat] = ()
) -> None:
    """Record that a card has moved, and only some seats have seen which one."""
    kind = s.box.kind[card]
    for seat in s.seats:
        if seat == target:
            s.beliefs.get(seat, {}).pop(card, None)
        elif seat in seen_by:
            saw(s, seat, [card], target)
        else:
            might_have_moved(s, seat, kind, origin, target)


def might_have_moved(s: InisState, seat: Seat, kind: Kind, origin: Place, target: Place) -> None:
    """Record that any card of a kind may have moved, for all that a seat knows."""
    for card, places in s.beliefs.get(seat, {}).items():
        if s.box.kind[card] == kind and origin in places and target not in places:
            places.append(target)


def passed_on(s: InisState, passed: Mapping[Seat, Sequence[Card]]) -> None:
    """Record that in a draft everyone has passed some cards to the next player."""
    for seat in s.seats:
        beliefs = s.beliefs.setdefault(seat, {})
        before = {card: list(places) for card, places in beliefs.items()}
        for giver in s.seats:
            receiver = s.next_after(giver)
            for card, places in before.items():
                if giver in places and receiver not in (seat, *beliefs[card]):
                    beliefs[card].append(receiver)
        for card in passed[next(x for x in s.seats if s.next_after(x) == seat)]:
            beliefs.pop(card, None)
        saw(s, seat, passed[seat], s.next_after(seat))


def left_hand(s: InisState, seat: Seat, card: Card, *, openly: bool = True) -> None:
    """Record that a card leaves a hand, whether or not everyone sees which one."""
    s.hand(seat, s.box.kind[card]).remove(card)
    if openly:
        s.holders.pop(card, None)
        s.seen_tales.pop(card, None)
        forget(s, [card])
    if not s.hand(seat, "advantage"):
        s.holders = {c: holder for c, holder in s.holders.items() if holder != seat}


def joined_hand(s: InisState, seat: Seat, card: Card, *, openly: bool = False) -> None:
    """Record that a card comes into a hand, whether or not everyone sees which one."""
    kind = s.box.kind[card]
    s.hand(seat, kind).append(card)
    if openly and kind == "advantage":
        s.holders[card] = seat
    if openly and kind == "epic":
        s.seen_tales[card] = seat
    if kind == "action" and card in s.gone:
        s.gone.remove(card)


def remember(s: InisState, seat: Seat, what: str, **seen: Unpack[ShownCards]) -> None:
    """Record what a seat was shown, so that it can look again."""
    s.known.setdefault(seat, []).append({"what": what, "round": s.round, **seen})
