"""Scenarios: other Houses, areas that nobody can enter, or another start (V17).

Pure functions.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from engine.agot.components import Area, DragonFacts, House, StartFacts, Track
from engine.kernel.data import Data, Json
from engine.kernel.ruleset import BadSetup
from engine.printed import PrintedFacts

from .pools import DECK, PRINTED

SCENARIO = "scenario"
"""The option by which a group plays a scenario."""
NONE = "none"
"""The value of this option in a game that begins as printed."""


class ScenarioFacts(PrintedFacts):
    """The set-up of a scenario for a number of players."""

    houses: tuple[House, ...]
    closed: tuple[Area, ...] = ()
    free: tuple[Area, ...] = ()
    """The areas without the neutral forces that are printed there."""
    without_units: tuple[Area, ...] = ()
    """The areas in which no House begins with units, other than printed."""
    tracks: Mapping[Track, tuple[House, ...]] = {}
    """The tracks on which Houses begin in another order than printed."""
    start: Mapping[House, StartFacts] = {}
    """The start of Houses that begin otherwise than printed (V17.3)."""
    house_cards: str = PRINTED
    """The House cards with which everyone plays (V2)."""
    rounds: int | None = None
    """The number of rounds, if it is another than printed."""
    dragons: DragonFacts | None = None
    """The strength of Dragons, if it is another than printed."""


Scenarios = Mapping[str, Mapping[int, ScenarioFacts]]
"""Scenarios by their name and the number of players."""


@lru_cache
def scenarios(edition: str) -> Scenarios:
    """Read and check the scenarios of an edition."""
    file = files("engine.agot") / "data" / edition / "scenarios.toml"
    return {
        name: {int(players): ScenarioFacts.model_validate(f) for players, f in by_number.items()}
        for name, by_number in tomllib.loads(file.read_text(encoding="utf-8")).items()
    }


def scene_of(options: Data) -> tuple[str, int] | None:
    """Return the scenario of a game with its number of players, if it is one (V17)."""
    name = options.get(SCENARIO, NONE)
    return None if name == NONE else (name, options["players"])


def with_scene(options: Data, offered: Scenarios) -> Data:
    """Return options that say how many play and with which House cards, if they name a scenario: by
    default, its most players.

    Raises BadSetup for another number, or other cards.
    """
    played = offered.get(str(options.get(SCENARIO)))
    if played is None:
        return options
    complete = {"players": max(played), **options}
    if complete["players"] not in played:
        clash = {SCENARIO: options[SCENARIO], "players": complete["players"]}
        raise BadSetup("the scenario is for another number of players", clash)
    cards = played[complete["players"]].house_cards
    if cards == PRINTED:
        return complete
    if options.get(DECK, cards) != cards:
        clash = {SCENARIO: options[SCENARIO], DECK: options[DECK]}
        raise BadSetup("the scenario has House cards of its own", clash)
    return {**complete, DECK: cards}


def set_scene(box: Json, facts: ScenarioFacts) -> None:
    """Let some components be those of a scenario.

    Houses that do not play are taken out of the tracks that are printed for everyone. Areas that
    are not closed have no neutral forces, except for those that there are with everyone.
    """
    figures = box["figures"]
    everyone = figures["players"][max(figures["players"])]
    neutral = {a: force for a, force in everyone["neutral"].items() if a not in facts.free}
    figures["players"][len(facts.houses)] |= {
        "houses": facts.houses,
        "tracks": {
            track: facts.tracks.get(track, tuple(h for h in order if h in facts.houses))
            for track, order in everyone["tracks"].items()
        },
        "neutral": {**neutral, **dict.fromkeys(facts.closed, "closed")},
    }
    figures["start"].update({h: start.model_dump() for h, start in facts.start.items()})
    for start in figures["start"].values():
        start["units"] = {
            area: units for area, units in start["units"].items() if area not in facts.without_units
        }
    if facts.rounds is not None:
        figures["rounds"] = facts.rounds
    if facts.dragons is not None:
        figures["dragons"] = facts.dragons.model_dump()
