"""Everything that a player does not know, dealt again: hands, drafts, decks, discards. Pure
functions.

If two worlds differ only in hidden cards, one becomes the other when these change places. So an
imagined world is a renaming: the cards that a player cannot see are dealt to the places of such
cards, and every secret of the true game gets the new names.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.inis import kinds
from engine.inis.components import Card, Seat
from engine.inis.state import InisState
from engine.kernel.ask import CHANCE, Answer
from engine.kernel.shapes.base import RandomSource
from engine.kernel.visibility import rename_unseen, renamed

from .knowledge import ASIDE, DECK, DISCARD, SPENT

Slots = list[tuple[str, Card]]
"""The places of hidden cards, each with its true card."""

Allowed = Mapping[Card, Sequence[str]]
"""The places in which a card may be; cards that are not listed may be anywhere."""

SECRET_KINDS = frozenset(
    {
        kinds.CATHBAD_CARD,
        kinds.DRAFT,
        kinds.DRUID,
        kinds.GIFT,
        kinds.GIVE_CARD,
        kinds.KEEP_TALE,
        kinds.OFFERING,
        kinds.SET_ASIDE,
    }
)
"""The kinds of questions whose answers name cards that others do not see."""

SECRET_PARTS = frozenset({"cards", "discarded", "lost"})
"""The parts of other answers that name such cards."""


def imagine(
    rest: InisState, now: InisState, answers: Sequence[Answer], seat: Seat, rng: RandomSource
) -> list[Answer]:
    """Deal again what a player does not know (:class:`engine.kernel.worlds.Determinizes`)."""
    beliefs = now.beliefs.get(seat, {})
    names = {
        **_dealt(_action_slots(now, seat), beliefs, rng, beliefs),
        **_dealt(_tale_slots(now, seat), beliefs, rng, beliefs),
        **_tiles(now, seat, rng),
    }
    for other in now.seats:
        if other != seat:
            slots = _advantage_slots(now, other)
            names |= _dealt(slots, _looked_for(now, seat, slots, other), rng, beliefs)
    rename_unseen(rest, seat, names)
    if now.phase == "draft" and rest.phase != "draft":
        _forget_last_round(rest)
    return [a if a.seat == seat else _renamed(a, names) for a in answers]


def _forget_last_round(rest: InisState) -> None:
    """Forget where Action cards were in the last round, because all are shuffled (5.5)."""
    rest.discard, rest.gone = [], []
    if rest.aside is not None:
        rest.aside = rest.box.deck(len(rest.seats))[0]
    for seat, beliefs in rest.beliefs.items():
        rest.beliefs[seat] = {c: p for c, p in beliefs.items() if rest.box.kind[c] != "action"}


# -- where hidden cards lie ------------------------------------------------------------------------


def _action_slots(s: InisState, seat: Seat) -> Slots:
    slots: Slots = []
    for other in s.seats:
        if other != seat:
            held = [*s.hand(other, "action"), *s.drafts.get(other, []), *s.laid.get(other, [])]
            slots += [(other, c) for c in held]
    slots += [("undealt", c) for c in s.undealt]
    if s.aside is not None:
        slots.append((ASIDE, s.aside))
    slots += [(DISCARD, c) for c in s.discard if c not in s.gone]
    return slots


def _tale_slots(s: InisState, seat: Seat) -> Slots:
    slots: Slots = []
    for other in s.seats:
        if other != seat:
            slots += [(other, c) for c in s.hand(other, "epic") if c not in s.seen_tales]
    for drawing in s.drawing:
        if drawing["seat"] != seat:
            slots += [(drawing["seat"], c) for c in drawing["cards"]]
    return slots + [(DECK, c) for c in s.deck]


def _advantage_slots(s: InisState, owner: Seat) -> Slots:
    """Return the places of Advantage cards that may be in hand or discarded (13.4.2)."""
    held = s.hand(owner, "advantage")
    sought = [c for c, holder in s.holders.items() if holder == owner]
    if len(sought) <= len(held):
        return []
    return [(owner, c) for c in held] + [(SPENT, c) for c in s.spent if c in sought]


def _looked_for(s: InisState, seat: Seat, slots: Slots, owner: Seat) -> dict[Card, Sequence[str]]:
    beliefs = s.beliefs.get(seat, {})
    return {c: beliefs.get(c, [owner, SPENT]) for _, c in slots}


def _tiles(s: InisState, seat: Seat, rng: RandomSource) -> dict[Card, Card]:
    """Rename hidden tiles; a player knows those that they put at the bottom (3.3, 3.4)."""
    sunk = s.sunk[len(s.sunk) - min(len(s.sunk), len(s.pile)) :]
    untouched = len(s.pile) - len(sunk)
    lowest: Sequence[str] = ()
    if s.options.get("start") == "exploration":
        lowest = s.box.figures.exploration.bottom
    first = max(0, untouched - len(lowest))
    slots: Slots = [("top" if at < first else "low", t) for at, t in enumerate(s.pile[:untouched])]
    allowed: dict[str, Sequence[str]] = {}
    known: set[str] = set()
    for (who, tile), true in zip(sunk, s.pile[untouched:], strict=True):
        slots.append((f"sunk:{who}" if who != seat else "known", true))
        if who == seat:
            allowed[tile] = ["known"]
            known.add(tile)
    drawn = _shown(s, seat)
    for at, (place, tile) in enumerate(slots):
        if tile in drawn and place != "known":
            slots[at], allowed[tile] = ("known", tile), ["known"]
            known.add(tile)
    others = [place for place in dict.fromkeys(p for p, _ in slots) if place not in ("known",)]
    for _, tile in slots:
        if tile not in known:
            low = tile in lowest
            barred = "top" if low else "low" if lowest else ""
            allowed[tile] = [p for p in others if p != barred]
    return _dealt(slots, allowed, rng, known)


def _shown(s: InisState, seat: Seat) -> Sequence[str]:
    """Return the tiles that a player sees, one of which is about to be put on the map."""
    notes = [n for n in s.known.get(seat, []) if n["what"] == "tiles"]
    if not notes or not any(p["card"] == "tailtus-land" and p["seat"] == seat for p in s.playing):
        return ()
    shown = notes[-1]["territories"]
    return shown if s.pile[: len(shown)] == shown else ()


# -- dealing ---------------------------------------------------------------------------------------


def _dealt(
    slots: Slots, allowed: Allowed, rng: RandomSource, known: Collection[Card]
) -> dict[Card, Card]:
    """Deal the cards of some slots to these again, each to a place in which it may be.

    Return the new name of every card. Those of the ``known`` cards that can only be in their place
    stay there.
    """
    free = [(p, c) for p, c in slots if c not in known or list(allowed.get(c, ())) != [p]]
    places = [p for p, _ in free]
    cards = sorted(c for _, c in free)
    rng.shuffle(cards)
    order = list(range(len(places)))
    rng.shuffle(order)
    lies: dict[int, Card] = {}
    cards.sort(key=lambda c: len(allowed.get(c, places)))
    for card in cards:
        _place(card, order, places, allowed, lies, set())
    left = [c for c in cards if c not in lies.values()]
    for at in order:
        if at not in lies:
            lies[at] = left.pop()
    return {true: lies[at] for at, (_, true) in enumerate(free)}


def _place(
    card: Card,
    order: Sequence[int],
    places: Sequence[str],
    allowed: Allowed,
    lies: dict[int, Card],
    tried: set[int],
) -> bool:
    """Put a card into a slot, moving others if necessary; return whether it was possible."""
    fits = [at for at in order if card not in allowed or places[at] in allowed[card]]
    for at in fits:
        if at not in lies:
            lies[at] = card
            return True
    for at in fits:
        if at not in tried:
            tried.add(at)
            if _place(lies[at], order, places, allowed, lies, tried):
                lies[at] = card
                return True
    return False


# -- new names -------------------------------------------------------------------------------------


def _renamed(answer: Answer, names: Mapping[str, str]) -> Answer:
    value = answer.value
    if answer.kind in SECRET_KINDS or answer.seat == CHANCE:
        value = renamed(value, names)
    elif isinstance(value, Mapping):
        value = {k: renamed(v, names) if k in SECRET_PARTS else v for k, v in value.items()}
    return Answer(answer.seat, answer.kind, value)
