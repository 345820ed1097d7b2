"""What a house does not know in Mother of Dragons, dealt anew. It only computes."""

from __future__ import annotations

from engine.agot.determinize import shuffled
from engine.kernel.shape import Chooser

from .state import MotherTable


def deal_loans_anew(rest: MotherTable, rng: Chooser) -> None:
    """X4.6.1 Loans that were pushed out lie at the bottom, in that order; no others are known."""
    deck = rest.decks["loans"]
    if not deck:
        return  # before it is shuffled
    unseen = [c for c in deck if c not in rest.returned]
    rest.decks["loans"] = [*shuffled(unseen, rng), *rest.returned]
