"""What vassals add to the notation of positions. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.agot.position import notation as second
from engine.kernel.position.notation import BadPosition, Record

from .state import V

PHASES = (*second.PHASES, "vassals", "vassal-orders")


def from_records(s: V, records: Sequence[Record], phases: Sequence[str] = PHASES) -> V:
    """Change the state with which a game begins to what a position says."""
    second.from_records(s, records, phases)
    for vassal in s.vassals:
        s.hand[vassal] = []
    acting = s.phase in ("raven", "raids", "marches", "power")
    if acting and len(s.commander) < len(s.vassals):
        free = ", ".join(v for v in s.vassals if v not in s.commander)
        raise BadPosition(f"from the reveal on every vassal has a commander: {free}")
    return s
