"""The Flock of Crows (1.6)."""

from __future__ import annotations

from engine.kernel.asking import chance
from engine.kernel.shapes import OneOf

from .state import OTHER_WAY, Table


async def toss(s: Table) -> bool:
    """Toss the token; tell whether the direction has changed."""
    before = s.direction
    s.direction = await chance("toss", OneOf.named({f"direction:{d}": d for d in OTHER_WAY}))
    s.tell("toss", seat=f"seat:{s.brenn}", direction=f"direction:{s.direction}")
    return s.direction != before
