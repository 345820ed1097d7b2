"""The stewards of every game by name, from the one for a first game to the strongest."""

from __future__ import annotations

from engine.agot.expansions.feast_for_crows.heuristics.api import FeastHeuristics
from engine.agot.expansions.mother_of_dragons.heuristics.api import MotherHeuristics
from engine.agot.heuristics.api import AgotHeuristics
from engine.inis.heuristics.api import InisHeuristics
from engine.kernel.heuristics import Heuristics

from .search import Level, Steward

LEVELS = {
    level.name: level
    for level in (
        Level("page", whim=0.3),
        Level("squire", tries=10, moves=400),
        Level("knight", tries=12, looks=6, worlds=6, lines=160, sweeps=6, keen=True, moves=8_000),
        Level("lord", tries=16, looks=12, worlds=12, lines=640, sweeps=12, keen=True, moves=32_000),
    )
}


def steward(name: str, mind: Heuristics) -> Steward:
    """Return the steward of a level.

    Raises KeyError.
    """
    return Steward(LEVELS[name], mind)


minds: dict[str, Heuristics] = {
    "agot-2e": AgotHeuristics(),
    "agot-1e": AgotHeuristics(),
    "agot-2e-adwd": AgotHeuristics(),
    "agot-2e-vassals": AgotHeuristics(),
    "agot-2e-mod": MotherHeuristics(),
    "agot-2e-affc": FeastHeuristics(),
    "inis": InisHeuristics(),
}
"""The heuristics of every ruleset that has some, by its id in records."""
