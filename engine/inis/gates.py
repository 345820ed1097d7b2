"""10.1 The Gates of Tír na Nóg, whenever the turn direction changes."""

from __future__ import annotations

from .clans import remove
from .state import Table
from .tales import draw_tales

GATES = "gates-of-tir-na-nog"


async def gates(s: Table) -> None:
    """Everybody present loses a clan there and draws an Epic Tale card; the Brenn is first."""
    present = s.present(GATES)
    for seat in s.order_from(s.brenn):
        if seat in present:
            await remove(s, seat, GATES, lost=True)
            await draw_tales(s, seat, moment="tale-drawn-at-the-gates")


async def turned(s: Table) -> None:
    """The direction has changed."""
    if GATES in s.places:
        await gates(s)
