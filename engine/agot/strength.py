"""1.13, 9.1.3: what units and supporting areas are worth, House cards aside. It asks nobody."""

from __future__ import annotations

from collections.abc import Mapping

from .box import Area
from .state import Table

UNIT_STRENGTH = {"footman": 1, "knight": 2, "ship": 1, "siege-engine": 0}
SIEGE_STRENGTH = 4


def units_strength(units: Mapping[str, int], *, storming: bool) -> int:
    """Add up units; routed ones are worth 0.

    ``storming``: they attack, or support an attack on, an area with a castle or stronghold.
    """
    strength = 0
    for unit, count in units.items():
        if unit == "siege-engine" and storming:
            strength += SIEGE_STRENGTH * count
        else:
            strength += UNIT_STRENGTH.get(unit, 0) * count
    return strength


def support_bonus(s: Table, area: Area) -> int:
    """Return what the Support order in an area adds to its units (9.1.3)."""
    return s.box.figures.orders[s.orders[area]].modifier
