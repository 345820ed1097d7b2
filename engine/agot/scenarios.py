"""Scenarios for other numbers of players: other Houses, and areas that nobody can enter (V17).

Pure functions.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from pydantic import BaseModel, ConfigDict

from engine.kernel.data import Data, Json
from engine.kernel.ruleset import BadSetup

from .components import Area, House, Track

SCENARIO = "scenario"
"""The option by which a group plays a scenario."""
NONE = "none"
"""Its value in a game that begins as printed."""
ALL = 6
"""The number of players whose printed tracks and neutral forces hold in every scenario."""


class ScenarioFacts(BaseModel):
    """The set-up of a scenario for a number of players."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    houses: tuple[House, ...]
    closed: tuple[Area, ...]
    without_units: tuple[Area, ...] = ()
    """The areas in which no House begins with units, other than printed."""
    tracks: Mapping[Track, tuple[House, ...]] = {}
    """The tracks on which Houses begin in another order than printed."""


@lru_cache
def scenarios() -> Mapping[str, Mapping[int, ScenarioFacts]]:
    """Read and check the scenarios, by their name and the number of players."""
    file = files("engine.agot") / "data" / "agot-2e" / "scenarios.toml"
    return {
        name: {int(players): ScenarioFacts.model_validate(f) for players, f in by_number.items()}
        for name, by_number in tomllib.loads(file.read_text(encoding="utf-8")).items()
    }


def with_players(options: Data) -> Data:
    """Return options that say how many play, if they name a scenario: by default, its most.

    Raises BadSetup for another number.
    """
    played = scenarios().get(str(options.get(SCENARIO)))
    if played is None:
        return options
    complete = {"players": max(played), **options}
    if complete["players"] not in played:
        clash = {SCENARIO: options[SCENARIO], "players": complete["players"]}
        raise BadSetup("the scenario is for another number of players", clash)
    return complete


def set_scene(box: Json, name: str, players: int) -> None:
    """Let some components be those of a scenario.

    Houses that do not play are taken out of the printed tracks. Areas that are not closed have no
    neutral forces, except for those that there are with all Houses.
    """
    facts, figures = scenarios()[name][players], box["figures"]
    printed = figures["players"][ALL]
    figures["players"][players] |= {
        "houses": facts.houses,
        "tracks": {
            track: facts.tracks.get(track, tuple(h for h in order if h in facts.houses))
            for track, order in printed["tracks"].items()
        },
        "neutral": {**printed["neutral"], **dict.fromkeys(facts.closed, "closed")},
    }
    for start in figures["start"].values():
        start["units"] = {
            area: units for area, units in start["units"].items() if area not in facts.without_units
        }
