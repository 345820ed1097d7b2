"""The strength of units and supporting areas without House cards. Pure functions (1.13, 9.1.3)."""

from __future__ import annotations

from collections.abc import Mapping

from .components import ROUTED, Area
from .state import AgotState

UNIT_STRENGTH = {"footman": 1, "knight": 2, "ship": 1, "siege-engine": 0}
SIEGE_STRENGTH = 4


def unit_strength(s: AgotState, unit: str, *, storming: bool, supporting: bool) -> int:
    """Return what one unrouted unit is worth.

    ``storming``: it attacks, or supports an attack on, an area with a castle or stronghold.
    """
    if unit == "siege-engine":
        return SIEGE_STRENGTH if storming else 0
    if supporting and unit == "footman" and s.lasts("footmen-do-not-support"):
        return 0
    varying = s.varying_strength(unit)
    return UNIT_STRENGTH[unit] if varying is None else varying


def units_strength(
    s: AgotState, units: Mapping[str, int], *, storming: bool, supporting: bool = False
) -> int:
    """Return the strength of units; routed ones count 0."""
    return sum(
        count * unit_strength(s, unit, storming=storming, supporting=supporting)
        for unit, count in units.items()
        if not unit.startswith(ROUTED)
    )


def support_bonus(s: AgotState, area: Area) -> int:
    """Return what the Support order in an area adds to its units (9.1.3)."""
    return s.box.figures.orders[s.orders[area]].modifier
