"""An order of a whole deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypedDict

from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes.base import RandomSource, Shape, Step


class Dealt(TypedDict):
    """Cards that go from a deck to a seat, sorted."""

    deck: str
    to: str
    cards: list[str]


class Deal(Shape[Dealt]):
    """Some cards of a deck, for chance: ``{"deck": name, "to": seat, "cards": [sorted]}``."""

    form = "deal"

    def __init__(self, deck: str, to: str, cards: Sequence[str], number: int) -> None:
        self.deck = deck
        self.to = to
        self.cards = tuple(sorted(cards))
        self.number = min(number, len(self.cards))

    def check(self, value: object) -> Refusal | None:
        """Refuse another deck or seat, too few or too many cards, and cards that are not there."""
        if (
            isinstance(value, dict)
            and set(value) == {"deck", "to", "cards"}
            and (value["deck"], value["to"]) == (self.deck, self.to)
            and isinstance(value["cards"], list)
            and all(isinstance(c, str) for c in value["cards"])
            and len(value["cards"]) == self.number
            and value["cards"] == sorted(value["cards"])
            and not Counter(value["cards"]) - Counter(self.cards)
        ):
            return None
        return refusal("not-this-deck", None, deck=f"deck:{self.deck}")

    def sample(self, rng: RandomSource) -> Dealt:
        """Shuffle, and draw from the top."""
        cards = list(self.cards)
        rng.shuffle(cards)
        return {"deck": self.deck, "to": self.to, "cards": sorted(cards[: self.number])}

    def step(self, path: Sequence[str]) -> Step:
        """Raise TypeError: nobody deals by hand."""
        raise TypeError("a deal has no steps")


class Shuffled(TypedDict):
    """A deck in a new order, top card first."""

    deck: str
    order: list[str]


class Shuffle(Shape[Shuffled]):
    """An order of a whole deck, for chance: ``{"deck": name, "order": [cards, top first]}``.

    Cards that come first stay on top, in their order; only those below are shuffled.
    """

    form = "shuffle"

    def __init__(self, deck: str, cards: Sequence[str], first: Sequence[str] = ()) -> None:
        """Create the shape; raises ValueError if a card that comes first is not among the cards."""
        self.deck = deck
        self.cards = tuple(cards)
        self.first = tuple(first)
        below = list(cards)
        for card in first:
            below.remove(card)
        self.below = tuple(below)

    def check(self, value: object) -> Refusal | None:
        """Refuse another deck, missing and foreign cards, and others on top."""
        if (
            isinstance(value, dict)
            and set(value) == {"deck", "order"}
            and value["deck"] == self.deck
            and isinstance(value["order"], list)
            and all(isinstance(c, str) for c in value["order"])
            and sorted(value["order"]) == sorted(self.cards)
            and value["order"][: len(self.first)] == list(self.first)
        ):
            return None
        return refusal("not-this-deck", None, deck=f"deck:{self.deck}")

    def sample(self, rng: RandomSource) -> Shuffled:
        """Shuffle the cards that are not on top."""
        below = list(self.below)
        rng.shuffle(below)
        return {"deck": self.deck, "order": [*self.first, *below]}

    def step(self, path: Sequence[str]) -> Step:
        """Raise TypeError: nobody shuffles by hand."""
        raise TypeError("a shuffle has no steps")
