"""6.7 Supply cards: every house settles its supply before the next one counts."""

from __future__ import annotations

from engine.agot.components import House
from engine.agot.reconcile import count_supply, reconcile
from engine.agot.state import AgotState
from engine.kernel.state import replacement, stage


@replacement
async def supply_card(s: AgotState) -> None:
    """6.7 In order of play, one house after another."""
    for house in reversed(s.turn_order):
        s.then(settle_supply, house)


@stage
async def settle_supply(s: AgotState, house: House) -> None:
    """6.7 Set one house's token, then let it destroy what does not fit."""
    count_supply(s, house)
    s.then(reconcile, house)
