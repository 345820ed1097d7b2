"""Where Houses begin (2): each at its own place, or at one that chance gives it (V4.4)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.agot import kinds
from engine.agot.board.supply import supply_icons
from engine.agot.components import House
from engine.agot.state import AgotState
from engine.kernel.ask import chance
from engine.kernel.shapes import Shuffle

DRAWN = "random_positions"
POSITIONS = "positions"
"""What is shuffled, as draws and records name it."""


def settle(s: AgotState, heirs: Mapping[House, House]) -> None:
    """Put units, Power tokens and garrisons where the game begins (2.4 to 2.7).

    ``heirs`` names the House at the place of each House. At the place of another, that is what the
    place has, with its home area (V4.4).
    """
    box = s.box
    s.units, s.owner, s.tokens, s.garrisons = {}, {}, {}, {}
    moved = any(place != house for place, house in heirs.items())
    s.homes = {a: heirs.get(h, h) for a, h in box.home_of.items()} if moved else {}
    played = s.with_player(heirs.values())
    for place, house in sorted(heirs.items(), key=lambda one: (one[1] not in played, one[0])):
        for area, units in s.starting_units(place, house).items():
            s.add(area, house, units)
    for place, house in heirs.items():
        start = box.figures.start[place]
        if house in played:
            s.tokens.update(dict.fromkeys(start.tokens, house))
        if box.figures.garrison and place in box.home_area:
            s.garrisons[box.home_area[place]] = box.figures.garrison
        s.garrisons.update(start.garrisons)


async def draw_positions(s: AgotState) -> None:
    """Let chance exchange the places at which Houses begin, and count their Supply (V4.4, V0.4).

    Houses that are last on every track stay where they are.
    """
    houses = [h for h in s.houses if h not in s.unmoved]
    drawn = (await chance(kinds.SHUFFLE, Shuffle(POSITIONS, houses)))["order"]
    heirs = {h: h for h in s.houses} | dict(zip(houses, drawn, strict=True))
    settle(s, heirs)
    for place, house in heirs.items():
        s.supply[house] = s.starting_supply(house, supply_icons(s, house))
        if place != house:
            s.tell("place-taken", house=f"house:{house}", place=f"house:{place}")
