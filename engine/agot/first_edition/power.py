"""Consolidate Power: routed units stand up (9.18), then all Houses collect together (10)."""

from __future__ import annotations

from engine.agot.phases.consolidate import collect
from engine.agot.phases.rounds import stand_up
from engine.agot.state import AgotState
from engine.kernel.state import replacement


@replacement
def marches_over(s: AgotState) -> None:
    """Stand routed units up, after the last march (9.18)."""
    stand_up(s)
    s.tell("marches-over", chapter=True)


@replacement
def consolidation(s: AgotState) -> None:
    """Let all Houses collect for all their orders; nobody is asked or musters (10.1, 10.3)."""
    s.phase = "power"
    for house in s.turn_order:
        for area in sorted(s.with_order(house, "consolidate")):
            collect(s, house, area)
            del s.orders[area]
