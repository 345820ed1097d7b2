"""Which condition a player works toward in a season, so that later advice says when it changes.

Pure functions of what everyone can see.
"""

from __future__ import annotations

from engine.inis.components import Seat
from engine.inis.state import InisState
from engine.kernel.data import Data
from engine.kernel.phrase import Phrase, phrase

from .changes import standing


def intended(s: InisState, seat: Seat) -> Data:
    """Return the condition that a player is nearest to now."""
    return {"round": s.round, "condition": standing(s, seat)["condition"]}


def compared(s: InisState, seat: Seat, plan: Data) -> Phrase | None:
    """Return that another condition is nearer than the one that was worked toward."""
    now = standing(s, seat)
    if plan.get("round") != s.round or plan["condition"] == now["condition"]:
        return None
    return phrase("plan-condition", before=plan["condition"], **now)
