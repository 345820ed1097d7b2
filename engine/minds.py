"""How the games on offer are played without players."""

from __future__ import annotations

from .agot.dance_with_dragons.mind import DanceMind
from .agot.feast_for_crows.mind import FeastMind
from .agot.mother_of_dragons.mind import DragonMind
from .agot.stewards.mind import HouseMind
from .inis.stewards.mind import PlayerMind
from .kernel.mind import Mind

minds: dict[str, Mind] = {
    "agot-2e": HouseMind(),
    "agot-1e": HouseMind(),
    "agot-2e-adwd": DanceMind(),
    "agot-2e-vassals": HouseMind(),
    "agot-2e-mod": DragonMind(),
    "agot-2e-affc": FeastMind(),
    "inis": PlayerMind(),
}
"""The mind for every ruleset that has one, by the name that records know it by."""
