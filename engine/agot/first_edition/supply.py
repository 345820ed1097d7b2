"""Supply cards (6.7): every House settles its Supply before the next one counts."""

from __future__ import annotations

from engine.agot.components import House
from engine.agot.phases.reconcile import count_supply, reconcile
from engine.agot.state import AgotState
from engine.kernel.state import replacement, stage


@replacement
def supply_card(s: AgotState) -> None:
    """Settle the Supply of Houses one after another, in order of play (6.7)."""
    for house in reversed(s.turn_order):
        s.then(settle_supply, house)


@stage
def settle_supply(s: AgotState, house: House) -> None:
    """Set one House's token, then let it destroy units that do not fit (6.7)."""
    count_supply(s, house)
    s.then(reconcile, house)
