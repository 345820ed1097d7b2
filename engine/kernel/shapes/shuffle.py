"""An order of a whole deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shape import Chooser, Shape, Step


class Shuffled(TypedDict):
    """A deck in a new order, top card first."""

    deck: str
    order: list[str]


class Shuffle(Shape[Shuffled]):
    """An order of a whole deck, for chance: ``{"deck": name, "order": [cards, top first]}``."""

    form = "shuffle"
    first: tuple[str, ...] = ()
    """Cards that are put on top; only the others are shuffled."""

    def __init__(self, deck: str, cards: Sequence[str]) -> None:
        self.deck = deck
        self.cards = tuple(cards)

    def check(self, value: object) -> Refusal | None:
        """Refuse another deck, missing and foreign cards."""
        if (
            isinstance(value, dict)
            and set(value) == {"deck", "order"}
            and value["deck"] == self.deck
            and isinstance(value["order"], list)
            and all(isinstance(c, str) for c in value["order"])
            and sorted(value["order"]) == sorted(self.cards)
        ):
            return None
        return refusal("not-this-deck", None, deck=f"deck:{self.deck}")

    def some(self, rng: Chooser) -> Shuffled:
        """Shuffle."""
        order = list(self.cards)
        rng.shuffle(order)
        return {"deck": self.deck, "order": order}

    def step(self, path: Sequence[str]) -> Step:
        """Raise TypeError: nobody shuffles by hand."""
        raise TypeError("a shuffle has no steps")
