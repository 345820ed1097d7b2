"""Supply cards: every house settles its supply before the next one counts (6.7)."""

from __future__ import annotations

from engine.agot.components import House
from engine.agot.reconcile import count_supply, reconcile
from engine.agot.state import AgotState
from engine.kernel.state import replacement, stage


@replacement
async def supply_card(s: AgotState) -> None:
    """In order of play, one house after another (6.7)."""
    for house in reversed(s.turn_order):
        s.then(settle_supply, house)


@stage
async def settle_supply(s: AgotState, house: House) -> None:
    """Set one house's token, then let it destroy what does not fit (6.7)."""
    count_supply(s, house)
    s.then(reconcile, house)
