"""How the games on offer are played without players."""

from __future__ import annotations

from engine.agot.expansions.dance_with_dragons.heuristics import DanceHeuristics
from engine.agot.expansions.feast_for_crows.heuristics import FeastHeuristics
from engine.agot.expansions.mother_of_dragons.heuristics import MotherHeuristics
from engine.agot.heuristics.api import AgotHeuristics
from engine.inis.heuristics.api import InisHeuristics
from engine.kernel.heuristics import Heuristics

minds: dict[str, Heuristics] = {
    "agot-2e": AgotHeuristics(),
    "agot-1e": AgotHeuristics(),
    "agot-2e-adwd": DanceHeuristics(),
    "agot-2e-vassals": AgotHeuristics(),
    "agot-2e-mod": MotherHeuristics(),
    "agot-2e-affc": FeastHeuristics(),
    "inis": InisHeuristics(),
}
"""The mind for every ruleset that has one, by the name that records know it by."""
