"""The stewards of every game by name, from the one for a first game to the strongest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from engine.kernel.heuristics import Heuristics

from .effort import Level
from .steward import Steward

LEVELS = {
    level.name: level
    for level in (
        Level("page", whim=0.3),
        Level("squire", tries=10, keen=True, moves=400),
        Level("knight", tries=10, looks=2, lines=160, worlds=3, sweeps=4, keen=True, moves=8_000),
        Level(
            "lord",
            tries=16,
            looks=12,
            lines=640,
            worlds=12,
            sweeps=12,
            expects=2,
            endings=160,
            keen=True,
            moves=32_000,
        ),
    )
}


def at_once(level: Level) -> Level:
    """Return a level as it thinks while people wait for its advice: it expects quick orders of
    others, and follows its own no further than to where all lie open."""
    return replace(level, expects=0, endings=0)


def steward(name: str, mind: Heuristics) -> Steward:
    """Return the steward of a level.

    Raises KeyError.
    """
    return Steward(LEVELS[name], mind)


class Minds(Mapping[str, Heuristics]):
    """Heuristics by rulesets; those of a game are loaded when a steward first thinks about it."""

    def __init__(self, known: Mapping[str, Callable[[], Heuristics]]) -> None:
        """Know what makes the heuristics of each ruleset."""
        self._known = known
        self._made: dict[str, Heuristics] = {}

    def __getitem__(self, ruleset: str) -> Heuristics:
        if ruleset not in self._made:
            self._made[ruleset] = self._known[ruleset]()
        return self._made[ruleset]

    def __contains__(self, ruleset: object) -> bool:
        return ruleset in self._known

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


def _agot() -> Heuristics:
    from engine.agot.heuristics.api import AgotHeuristics

    return AgotHeuristics()


def _mother() -> Heuristics:
    from engine.agot.expansions.mother_of_dragons.heuristics.api import MotherHeuristics

    return MotherHeuristics()


def _feast() -> Heuristics:
    from engine.agot.expansions.feast_for_crows.heuristics.api import FeastHeuristics

    return FeastHeuristics()


def _inis() -> Heuristics:
    from engine.inis.heuristics.api import InisHeuristics

    return InisHeuristics()


minds = Minds(
    {
        "agot-2e": _agot,
        "agot-1e": _agot,
        "agot-2e-adwd": _agot,
        "agot-2e-vassals": _agot,
        "agot-2e-mod": _mother,
        "agot-2e-affc": _feast,
        "inis": _inis,
    }
)
"""The heuristics of every ruleset that has some, by its id in records."""
