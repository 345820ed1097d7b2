"""Dragons: how they grow (X4.5.1), and options that give them to all Houses (V15)."""

from __future__ import annotations

from engine.agot import kinds
from engine.agot.components import ROUTED, Area, House
from engine.agot.state import WAR_GARRISON, AgotState
from engine.kernel.ask import chance
from engine.kernel.shapes import Shuffle

from .control import castle_counts

DRAGONS = "dragons"
"""What is shuffled if several areas have a unit that may become a Dragon, as records name it."""


def grow(s: AgotState) -> None:
    """Let Dragons grow if their round has come (X4.5.1)."""
    if s.round in s.dragon_tokens:
        s.dragon_tokens.remove(s.round)
        s.dragon_strength += 1
        s.tell("dragons-grow", strength=s.dragon_strength)


async def begin_war(s: AgotState) -> None:
    """Replace a unit of each House that has no Dragons by one, and strengthen garrisons (V15.1).

    It is a Knight in the home area; without one, a Knight elsewhere, or else a Footman. Chance
    decides between areas.
    """
    for house in [h for h in s.houses if not s.on_board(h, "dragon")]:
        areas, unit = _recruits(s, house)
        area = areas[0]
        if len(areas) > 1:
            area = (await chance(kinds.SHUFFLE, Shuffle(DRAGONS, areas)))["order"][0]
        hatch(s, house, area, unit)
    for area in [a for a, h in s.home_of.items() if h in s.power and a in s.garrisons]:
        s.garrisons[area] += WAR_GARRISON


def _recruits(s: AgotState, house: House) -> tuple[list[Area], str]:
    """Return the areas in which a House may replace a unit, and which unit it is."""
    for unit in ("knight", "footman"):
        areas = sorted(a for a, units in s.units_of(house).items() if units.get(unit))
        home = s.home_area.get(house)
        if areas:
            return [home] if unit == "knight" and home in areas else areas, unit
    raise ValueError(f"{house} begins without land units")


def hatch(s: AgotState, house: House, area: Area, unit: str) -> None:
    """Turn a unit into a Dragon; a routed one stays routed."""
    fresh = (ROUTED if unit.startswith(ROUTED) else "") + "dragon"
    s.add(area, house, {fresh: 1})
    s.remove(area, {unit: 1})
    s.tell("exchanged", house=f"house:{house}", area=f"area:{area}", old={unit: 1}, new={fresh: 1})


def avenge(s: AgotState) -> None:
    """Turn the last unit of Houses without castles into Dragons after a loss, if so agreed (V15.2).

    Ships and Dragons do not count. In a combat this waits until it is over.
    """
    if not s.avenges or s.combat is not None:
        return
    castles = castle_counts(s)
    for house in [h for h in s.houses if not castles[h]]:
        left = [
            (area, unit)
            for area, units in s.units_of(house).items()
            for unit, number in units.items()
            for _ in range(number)
            if unit.removeprefix(ROUTED) not in ("ship", "dragon")
        ]
        if len(left) == 1:
            hatch(s, house, *left[0])
