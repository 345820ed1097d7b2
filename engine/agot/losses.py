"""What a house must give up, and what of it would be missed least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.shapes import OneOf, Pieces

from .box import ROUTED, Card

if TYPE_CHECKING:
    from .state import Table


class Losses(Pieces):
    """Some of a house's units, which it chooses to lose."""

    def worth(self, piece: str) -> int:
        """Tell that Footmen and ships are missed less than Knights and Siege Engines (4.5.2).

        Of two alike, the routed one is missed less.
        """
        unit = piece.removeprefix(ROUTED)
        return 2 * (unit in ("knight", "siege-engine")) + (unit == piece)


def one_card(s: Table, cards: Sequence[Card]) -> OneOf[Card]:
    """Return the choice of one House card, of which the weakest would be missed least."""
    weakest = min(cards, key=lambda card: s.box.house_cards[card].strength)
    return OneOf.named({f"card:{c}": c for c in cards}, safest=(f"card:{weakest}",))
