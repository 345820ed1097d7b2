"""How the games on offer are played without players."""

from __future__ import annotations

from engine.agot.expansions.dance_with_dragons.heuristics import DanceMind
from engine.agot.expansions.feast_for_crows.heuristics import FeastMind
from engine.agot.expansions.mother_of_dragons.heuristics import DragonMind
from engine.agot.heuristics.api import HouseMind
from engine.inis.heuristics.api import PlayerMind
from engine.kernel.heuristics import Mind

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
