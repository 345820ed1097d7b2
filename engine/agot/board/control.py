"""Control of areas. Pure functions (11)."""

from __future__ import annotations

from collections.abc import Callable

from engine.agot.components import Area, House
from engine.agot.state import AgotState


def controller(s: AgotState, area: Area) -> House | None:
    """Return the controller of a land area, or of a port's land area (11.1, 11.2, 11.7)."""
    area = s.box.land_of.get(area, area)
    house = s.owner.get(area) or s.tokens.get(area)
    if house is None:
        home = s.home_of.get(area)
        if home in s.power and area not in s.fogged:
            return home
    return house


def controlled(s: AgotState, house: House) -> list[Area]:
    """Return the land areas that a House controls."""
    # What control means is in `controller`; this is asked for often.
    owner, tokens, power, fogged = s.owner, s.tokens, s.power, s.fogged
    homes = {a: h for a, h in s.home_of.items() if a not in fogged} if fogged else s.home_of
    return [
        a
        for a in s.box.lands
        if house == (owner.get(a) or tokens.get(a) or ((h := homes.get(a)) in power and h))
    ]


def castles(s: AgotState, house: House) -> int:
    """Count the areas with a castle or a stronghold that a House controls (1.4)."""
    return castle_counts(s)[house]


def castle_counts(
    s: AgotState, controls: Callable[[Area], House | None] | None = None
) -> dict[House, int]:
    """Count the areas with a castle or a stronghold that every House controls (1.4).

    ``controls`` may hold the controllers of areas, if the caller knows them already.
    """
    counts = dict.fromkeys(s.houses, 0)
    owner, tokens, homes = s.owner, s.tokens, s.home_of
    for area in s.castles:
        if controls is not None:
            house = controls(area)
        else:
            house = owner.get(area) or tokens.get(area)
            if house is None and area in homes:
                house = controller(s, area)
        if house is not None:
            counts[house] += 1
    return counts


def is_out(s: AgotState, house: House) -> bool:
    """Return whether a House has neither castle nor stronghold nor land units (X4.7.1, V11.1)."""
    on_land = any(s.box.kind[area] == "land" for area in s.areas_of(house))
    return not on_land and not castle_counts(s)[house]


def is_attack(s: AgotState, house: House, area: Area) -> bool:
    """Return whether entering an area is a march's one attack (8.4).

    A garrison defends for the controller of its area; without one, it defends nothing.
    """
    owner = s.owner.get(area)
    if owner is not None:
        return owner != house
    if area in s.neutral:
        return True
    return area in s.garrisons and controller(s, area) not in (None, house)


def defender_of(s: AgotState, area: Area) -> House:
    """Return the House that defends an area, with units or only with its garrison (8.7, 13.2)."""
    house = s.owner.get(area) or controller(s, area)
    assert house is not None
    return house


def take_over(s: AgotState, area: Area, house: House) -> None:
    """Discard an enemy Power token when units of a House enter its area (8.6, 11.5)."""
    token = s.tokens.get(area)
    if token is not None and token != house:
        del s.tokens[area]


def may_leave_token(s: AgotState, house: House, area: Area) -> bool:
    """Return whether a House whose march empties an area may leave a Power token there (11.4)."""
    return (
        s.box.kind[area] == "land"
        and s.home_of.get(area) != house
        and area not in s.tokens
        and s.can_leave_token(house)
    )
