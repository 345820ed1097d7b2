"""X1.3.11 Looking through a Westeros deck: what lies face down, and putting it back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.agot.box import Card
from engine.agot.state import Table
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shape import Chooser
from engine.kernel.shapes import Shuffle
from engine.kernel.shapes.shuffle import Shuffled


def unread(s: Table, deck: str) -> list[Card]:
    """Return the cards of a Westeros deck that have not been turned up since it was shuffled."""
    return s.decks[deck][: len(s.decks[deck]) - len(s.drawn.get(deck, []))]


class Restacked(Shuffle):
    """A shuffled deck with a chosen card on top."""

    def __init__(self, deck: str, cards: Sequence[Card], top: Card) -> None:
        super().__init__(deck, cards)
        self.top = top
        self.first = (top,)

    def check(self, value: object) -> Refusal | None:
        """Refuse another deck, other cards, or another card on top."""
        reason = super().check(value)
        if reason is None and isinstance(value, dict) and value["order"][0] != self.top:
            return refusal("not-this-deck", None, deck=f"deck:{self.deck}")
        return reason

    def some(self, rng: Chooser) -> Shuffled:
        """Shuffle all but the chosen card."""
        rest = list(self.cards)
        rest.remove(self.top)
        rng.shuffle(rest)
        return {"deck": self.deck, "order": [self.top, *rest]}
