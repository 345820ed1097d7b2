"""The start of vassals: units, Supply, positions on the tracks (X2.2)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files

from pydantic import BaseModel, ConfigDict

from engine.agot.components import Area, House
from engine.agot.supply import supply_icons

from .state import VassalState

VASSAL_START = "vassal_start"
"""The option by which players begin with the units that vassals begin with (V4.6)."""


class VassalFacts(BaseModel):
    """The start of vassals."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    supply: int
    units: Mapping[House, Mapping[Area, Mapping[str, int]]]


@lru_cache
def printed() -> VassalFacts:
    """Read and check the start of vassals."""
    file = files("engine.agot") / "data" / "agot-2e-vassals" / "vassals.toml"
    return VassalFacts.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))


def begin_as_vassals(s: VassalState, players: Sequence[House]) -> None:
    """Let Houses with players begin with the units of their vassal cards (V4.6).

    Power, tracks and garrisons are as printed; Supply is what their areas have. The units of House
    Targaryen, which has no such card, are those of the online version.
    """
    for house in players:
        for area in s.areas_of(house):
            del s.units[area], s.owner[area]
    for house in players:
        for area, units in printed().units[house].items():
            s.add(area, house, units)
    for house in players:
        s.supply[house] = supply_icons(s, house)


def subdue(s: VassalState, vassals: Sequence[House]) -> None:
    """Turn Houses into vassals before the game begins (X2.2)."""
    s.vassals = sorted(vassals)
    for house in s.vassals:
        for area in s.areas_of(house):
            del s.units[area], s.owner[area]
        s.tokens = {a: h for a, h in s.tokens.items() if h != house}
        s.power[house] = 0
        s.hand[house] = []
    for house in s.vassals:
        for area, units in printed().units[house].items():
            s.add(area, house, units)
    for house in s.vassals:
        four = s.ruled("vassal-starting-supply", "four")
        s.supply[house] = printed().supply if four else supply_icons(s, house)
    s.tracks = {track: s.starting_order(order) for track, order in s.tracks.items()}
