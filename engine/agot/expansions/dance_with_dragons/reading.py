"""The face-down cards of a Westeros deck that Rodrik the Reader looks through (X1.3.11)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.agot.components import Card
from engine.agot.state import AgotState


def unread(s: AgotState, deck: str) -> Sequence[Card]:
    """Return the cards of a Westeros deck that have not been turned up since it was shuffled."""
    return s.decks[deck][: len(s.decks[deck]) - len(s.drawn.get(deck, []))]
