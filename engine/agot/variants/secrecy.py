"""Hidden hands (V1.8): what a House can imagine of them, and the cards that a position leaves open.

Pure functions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.agot import kinds
from engine.agot.components import Card, House
from engine.agot.state import AgotState
from engine.kernel.ask import CHANCE, Answer
from engine.kernel.shapes.base import RandomSource
from engine.kernel.visibility import renamed, things

from .pools import BACKS


@dataclass(frozen=True, slots=True)
class ImaginedHands:
    """Hands that look to a House like the true ones, with the answers that lead to them."""

    answers: list[Answer]
    hands: Mapping[House, list[Card]] | None = None
    """The hands; ``None`` if none are hidden."""
    looked: Mapping[House, list[Card]] | None = None
    """The cards that other Houses have seen in hidden hands."""

    def put_into(self, rest: AgotState) -> None:
        """Give a state these hands."""
        if self.hands is not None:
            rest.hand = {**self.hands}
        for house, cards in (self.looked or {}).items():
            rest.known[house]["cards"] = cards


def imagined_hands(
    rest: AgotState, now: AgotState, answers: Sequence[Answer], seat: House, rng: RandomSource
) -> ImaginedHands:
    """Deal hidden hands again, if there are any.

    Everyone can work out the strengths of hidden cards (V1.2). So if two games differ only in these
    cards, one becomes the other when cards of one strength change their names.
    """
    if not now.hides_hands:
        return ImaginedHands(list(answers))
    names = _new_names(rest, now, answers, seat, rng)
    return ImaginedHands(
        [replace(a, value=renamed(a.value, names)) if _deals(a) else a for a in answers],
        {house: sorted(renamed(cards, names)) for house, cards in rest.hand.items()},
        {
            house: sorted(renamed(known["cards"], names))
            for house, known in rest.known.items()
            if "cards" in known
        },
    )


def _deals(answer: Answer) -> bool:
    """Return whether an answer is a draw from which hands may have been dealt."""
    return answer.seat == CHANCE and answer.kind == kinds.SHUFFLE


def _new_names(
    rest: AgotState, now: AgotState, answers: Sequence[Answer], seat: House, rng: RandomSource
) -> Mapping[Card, Card]:
    """Rename the cards whose places a House does not know among those of their strength."""
    placed = _placed(rest, now, answers, seat)
    orders = [a.value["order"] for a in answers if _deals(a)]
    facts, pool = rest.box.house_cards, set(rest.pool)
    every = [*(card for house in rest.houses for card in rest.hand[house])]
    every += [card for order in orders for card in order]
    # The places come in an order that does not depend on what is hidden there.
    hidden = [c for c in dict.fromkeys([*every, *rest.pool]) if c in pool and c not in placed]
    names: dict[Card, Card] = {}
    for strength in sorted({facts[card].strength for card in hidden}):
        true = [card for card in hidden if facts[card].strength == strength]
        other = sorted(true)
        rng.shuffle(other)
        names.update(zip(true, other, strict=True))
    return names


def _placed(
    rest: AgotState, now: AgotState, answers: Sequence[Answer], seat: House
) -> set[Card | None]:
    """Return the House cards whose places a House knows: its own, those on the table, discarded,
    played or out of the game, those that were discarded before, and those that it has looked at."""
    found: set[Card | None] = {*now.cards_removed}
    for s in (rest, now):
        found.update(s.hand[seat], *s.discard.values(), s.remembered)
        found.update(s.known.get(seat, {}).get("cards", ()))
        found.update(s.combat["cards"].values() if s.combat is not None else ())
    # Everyone has seen all other answers since then.
    found.update(*(things([a.value]) for a in answers if not _deals(a)))
    return found


def complete_hands(s: AgotState) -> None:
    """Put cards that nobody has in the place of the backs that a position tells; which ones they
    are, it leaves open, as it does with decks that are not shuffled."""
    if not s.hides_hands:
        return
    facts = s.box.house_cards
    gone = {*s.cards_removed, *(card for house in s.houses for card in s.cards_of(house))}
    free = [card for card in s.pool if card not in gone]
    for house in s.houses:
        hand = [card for card in s.hand[house] if card not in BACKS]
        for back in (card for card in s.hand[house] if card in BACKS):
            strength = facts[back].strength
            card = next((card for card in free if facts[card].strength == strength), back)
            hand.append(card)
            free = [other for other in free if other != card]
        s.hand[house] = sorted(hand)
