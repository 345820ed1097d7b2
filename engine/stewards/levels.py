"""The stewards by name, from the one for a first game to the strongest."""

from __future__ import annotations

from engine.kernel.mind import Mind

from .steward import Level, Steward

LEVELS = {
    level.name: level
    for level in (
        Level("page", whim=0.3),
        Level("squire", tries=10, moves=400),
        Level("knight", tries=12, looks=4, lines=60, sweeps=3, moves=6_000),
        Level("lord", tries=16, looks=12, lines=240, sweeps=6, moves=24_000),
    )
}


def steward(name: str, mind: Mind) -> Steward:
    """Return the steward of a level.

    Raises KeyError.
    """
    return Steward(LEVELS[name], mind)
