"""The option by which some Houses win with other numbers of castles. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable

from engine.agot.components import House
from engine.kernel.ruleset import WrittenOption

from .numbers_by_house import numbers_by_house

HANDICAP = "handicap"
"""The option that names the goals of the Houses that have one of their own."""
LEAST, MOST = 5, 15
"""The smallest and the greatest number of castles and strongholds that a group may agree on."""


def handicaps(houses: Iterable[House]) -> WrittenOption:
    """Return the option for these Houses: goals by House, by default none."""
    return numbers_by_house(HANDICAP, houses, LEAST, MOST, LEAST + 1)
