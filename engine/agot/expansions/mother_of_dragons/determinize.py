"""Everything that a House does not know in Mother of Dragons, dealt again. Pure functions."""

from __future__ import annotations

from engine.agot.determinize import shuffled
from engine.kernel.shape import RandomSource

from .state import MotherState


def deal_loans_anew(rest: MotherState, rng: RandomSource) -> None:
    """Deal the loans again; those that were pushed out stay at the bottom, in order (X4.6.1)."""
    if not rest.decks["loans"]:
        return  # The deck has not been shuffled yet.
    lying = [*rest.slots, *rest.returned, *(c for cards in rest.loans.values() for c in cards)]
    unseen = [c for c in rest.box.decks["loans"] if c not in lying]
    rest.decks["loans"] = [*shuffled(unseen, rng), *rest.returned]
