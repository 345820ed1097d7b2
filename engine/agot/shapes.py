"""Shapes of answers about losses, with the ones that harm a House least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.shapes import Deal, Dealt, OneOf, Pieces

from .components import ROUTED, Card

__all__ = ["Deal", "Dealt"]


if TYPE_CHECKING:
    from .state import AgotState


class Losses(Pieces):
    """A choice of some of a House's units to lose."""

    def worth(self, piece: str) -> int:
        """Return the worth of a unit: Footmen and Ships below Knights and Siege Engines (4.5.2).

        A routed unit is worth less than another of its kind.
        """
        unit = piece.removeprefix(ROUTED)
        return 2 * (unit not in ("footman", "ship")) + (unit == piece)


def one_card(s: AgotState, cards: Sequence[Card]) -> OneOf[Card]:
    """Return the choice of one House card; the weakest is the safe answer.

    The choice is the same in whichever order a hand is kept.
    """
    cards = s.box.sorted_cards(cards)
    weakest = min(cards, key=lambda card: s.box.house_cards[card].strength)
    return OneOf.named({f"card:{c}": c for c in cards}, safest=(f"card:{weakest}",))
