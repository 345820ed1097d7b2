"""The gain from an area, and the Houses that could take it back, in words. Pure functions.

They read only public facts: units, tokens, revealed orders.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.agot.board.control import castles
from engine.agot.board.reach import targets_of
from engine.agot.combat.strength import units_strength
from engine.agot.components import Area, House
from engine.agot.heuristics.board import BoardReading
from engine.agot.state import AgotState, total
from engine.kernel.phrase import Phrase, phrase

NOTHING = phrase("prize-nothing")


def prize(read: BoardReading, house: House, area: Area) -> Phrase:
    """Return the best gain of a House from an area that it does not hold: one castle more, …"""
    s = read.s
    if read.holder(area) == house:
        return NOTHING
    if area in s.castles:
        number = castles(s, house) + 1
        wins = s.castles_win and number >= s.goal_of(house)
        id = "wins" if wins else "stronghold" if s.is_stronghold(area) else "castle"
        return phrase(f"prize-{id}", number=number)
    if supply := s.supply_in(area):
        return phrase("prize-supply", count=supply)
    if power := s.power_in(area):
        return phrase("prize-power", count=power)
    return NOTHING


def grip(read: BoardReading, house: House, area: Area, units: Mapping[str, int]) -> Phrase:
    """Return a phrase about the House that could best take an area back from some units."""
    s = read.s
    near = returning(read, house, area)
    if not near:
        return phrase("grip-nobody")
    if all(not able for _, _, able in near.values()):
        return phrase("grip-no-order")
    rival, (strength, _, _) = max(
        ((h, n) for h, n in near.items() if n[2]), key=lambda item: (item[1][0], item[0])
    )
    own = units_strength(s, units, storming=False)
    id = "grip-contested" if strength >= own else "grip-firm"
    return phrase(id, rival=f"house:{rival}", strength=strength, own=own)


def returning(read: BoardReading, house: House, area: Area) -> dict[House, tuple[int, int, bool]]:
    """Return the others that could march into an area: strength, number, and if this round.

    While orders are not yet placed, any House nearby might march.
    """
    s = read.s
    ordered = s.phase in ("raven", "raids", "marches")
    found: dict[House, tuple[int, int, bool]] = {}
    for near, other in sorted(s.owner.items()):
        if s.friends(other, house) or near == area:
            continue
        units = {u: n for u, n in s.units[near].items() if _gets_there(read, other, near, u, area)}
        strength = units_strength(s, units, storming=area in s.castles)
        if not strength:
            continue
        able = not ordered or s.order_type(near) == "march"
        before = found.get(other, (0, 0, False))
        # A House that can march this round matters more than one that cannot, however strong.
        if (able, strength) > (before[2], before[0]):
            found[other] = (strength, total(units), able)
    return found


def _gets_there(read: BoardReading, house: House, near: Area, unit: str, area: Area) -> bool:
    """Return whether a unit of a house could march from one area to another."""
    s = read.s
    if s.flies(unit):
        return area in targets_of(s, house, near, unit) and s.may_march_to(house, area)
    afloat = s.box.kind[area] != "land"
    return (s.box.kind[near] != "land") == afloat and area in read.targets(near)


def threat(read: BoardReading, house: House, area: Area) -> tuple[House, int] | None:
    """Return the strongest House that could march into an area this round, with its strength."""
    near = {h: n for h, n in returning(read, house, area).items() if n[2]}
    if not near:
        return None
    rival = max(near, key=lambda h: (near[h][0], h))
    return rival, near[rival][0]


def nearest_prize(read: BoardReading, house: House, area: Area) -> Area | None:
    """Return the neighbor of an area that is worth most to a House that does not hold it."""
    s: AgotState = read.s
    found = [
        b
        for b in s.box.borders[area]
        if s.box.kind[b] == s.box.kind[area] and read.holder(b) != house and read.worth(b) >= 1.0
    ]
    return max(found, key=lambda b: (read.worth(b), b), default=None)
