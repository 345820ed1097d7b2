"""The areas that units and orders reach. Pure functions (8.2, 8.3, 8.10, 9.1.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.agot.components import Area, House
from engine.agot.state import AgotState, total

from .control import controller


def transport(s: AgotState, house: House, start: Area) -> set[Area]:
    """Return the land areas that a chain of a House's Ships links with one (8.10, 8.11)."""
    seas = s.box.sea_borders
    owner = s.owner
    chain: set[Area] = set()
    ahead = [sea for sea in seas[start] if owner.get(sea) == house]
    while ahead:
        sea = ahead.pop()
        if sea not in chain:
            chain.add(sea)
            ahead += [b for b in seas[sea] if owner.get(b) == house]
    land = s.box.land_borders
    return {a for sea in chain for a in land[sea]} - {start}


def land_targets(s: AgotState, house: House, start: Area) -> list[Area]:
    """Return the land areas, except closed ones, that land units can march or retreat to (8.2)."""
    near = s.box.land_borders[start]
    if s.box.sea_borders[start]:
        near_or_far = transport(s, house, start)
        near_or_far.update(near)
        targets = sorted(near_or_far)
    else:
        targets = list(near)
    return s.open_to(house, targets)


def ship_targets(s: AgotState, house: House, start: Area) -> list[Area]:
    """Return the sea areas and friendly ports that ships can go to (8.3)."""
    targets = list(s.box.sea_borders[start])
    if s.box.kind[start] == "sea":
        for port in s.box.borders[start]:
            if s.box.kind[port] == "port" and controller(s, port) == house:
                targets.append(port)
    return s.open_to(house, targets)


def targets_of(s: AgotState, house: House, start: Area, unit: str) -> list[Area]:
    """Return the areas that a unit can march to (8.2, 8.3)."""
    if unit == "ship":
        return [a for a in ship_targets(s, house, start) if s.may_march_to(house, a)]
    if s.flies(unit):
        return s.open_to(house, [a for a in s.box.lands if a != start])
    return land_targets(s, house, start)


def port_room(s: AgotState, port: Area) -> int:
    """Return how many more ships fit into a port (4.5.5)."""
    return s.box.figures.port_ships - total(s.units.get(port, {}))


def raid_targets(s: AgotState, raider: Area) -> Sequence[Area]:
    """Return the adjacent areas that a Raid order reaches, whatever is there (7.5.2)."""
    match s.box.kind[raider]:
        case "land":
            return s.box.land_borders[raider]
        case "sea":
            return s.box.borders[raider]
        case _:
            return s.box.sea_borders[raider]
