"""The Gates of Tír na Nóg, whenever the turn direction changes (10.1)."""

from __future__ import annotations

from engine.kernel.ask import chance
from engine.kernel.shapes import OneOf

from . import kinds
from .clans import remove
from .epic_tales import draw_tales
from .state import OTHER_WAY, InisState


async def toss(s: InisState) -> bool:
    """Toss the token; return whether the direction has changed."""
    before = s.direction
    s.direction = await chance(kinds.TOSS, OneOf.named({f"direction:{d}": d for d in OTHER_WAY}))
    s.tell("toss", seat=f"seat:{s.brenn}", direction=f"direction:{s.direction}")
    return s.direction != before


GATES = "gates-of-tir-na-nog"


async def gates(s: InisState) -> None:
    """Make everyone present lose a clan there and draw an Epic Tale card, from the Brenn on."""
    present = s.present(GATES)
    for seat in s.order_from(s.brenn):
        if seat in present:
            await remove(s, seat, GATES, lost=True)
            await draw_tales(s, seat, moment="tale-drawn-at-the-gates")


async def turned(s: InisState) -> None:
    """Resolve the Gates after a change of direction."""
    if GATES in s.places:
        await gates(s)
