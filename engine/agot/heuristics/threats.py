"""Which Houses could take which areas: now, with the revealed orders, and next round, with any.

Pure functions. They are the slowest part of judging a position, so they visit every army once.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.agot.board.control import controller
from engine.agot.board.reach import raid_targets
from engine.agot.components import Area, House
from engine.agot.state import AgotState
from engine.kernel.heuristics import Features

from .board import BoardReading, winning_chance

Attack = dict[Area, dict[House, float]]
"""The strength with which Houses could march into areas."""

SUPPORTING = 0.5
"""How much a neighboring army counts that may march or support."""
BESIDE = 0.4
"""How much a neighboring army counts that can only support."""


def add_outlook(read: BoardReading, found: dict[House, Features], *, acting: bool) -> None:
    """Add what Houses can take and lose next round and, while orders are face up, now."""
    s = read.s
    ahead: Attack = {}
    now: Attack = {}
    marching: dict[House, list[tuple[Area, Sequence[Area]]]] = {h: [] for h in s.houses}
    castles, owner, order_types, tokens = s.box.castles, s.owner, s.box.order_type, s.orders
    for near, house in owner.items():
        reached = read.targets(near)
        strength = float(read.strength(near))
        storming = float(read.strength(near, storming=True))
        for area in reached:
            if area in castles and owner.get(area) != house:
                there = ahead.setdefault(area, {})
                there[house] = there.get(house, 0.0) + storming
        _support_beside(s, ahead, near, house, BESIDE * strength, reached)
        token = tokens.get(near) if acting else None
        kind = order_types[token] if token is not None else None
        if kind == "march":
            marching[house].append((near, reached))
            for area in reached:
                if owner.get(area) != house and (area in castles or area in owner):
                    there = now.setdefault(area, {})
                    more = storming if area in castles else strength
                    there[house] = there.get(house, 0.0) + more
        elif kind == "support":
            _support_beside(s, now, near, house, SUPPORTING * strength, ())
    _add_castles(s, read.without_orders(), found, ahead, "")
    if acting:
        odds = _add_castles(s, read, found, now, "-now")
        for house, armies in marching.items():
            f = found[house]
            f["takes-now"] = _takes(odds[house], armies)
            f["grabs-now"] = _grabs(s, house, armies)
        _add_losses(s, read, found, now)
        _add_quiet_orders(s, found)


def _support_beside(
    s: AgotState,
    attacks: Attack,
    near: Area,
    house: House,
    strength: float,
    reached: Sequence[Area],
) -> None:
    castles, owner = s.box.castles, s.owner
    for area in s.box.borders[near]:
        if (
            area in castles
            and area not in reached
            and owner.get(area) != house
            and s.box.supports_into(near, area)
        ):
            there = attacks.setdefault(area, {})
            there[house] = there.get(house, 0.0) + strength


def _add_castles(
    s: AgotState, read: BoardReading, found: dict[House, Features], attacks: Attack, when: str
) -> dict[House, list[tuple[float, Area]]]:
    """Add castles that may be lost or taken; return their probable number for every House."""
    odds: dict[House, list[tuple[float, Area]]] = {h: [] for h in s.houses}
    for area, by in attacks.items():
        if area not in s.box.castles:
            continue
        house = controller(s, area)
        defence = float(s.neutral.get(area, 0))
        if house in found:
            defence = read.defence(area, house)
        worst = 0.0
        for other, strength in by.items():
            if other != house and strength:
                chance = winning_chance(strength - defence - 0.5)
                odds[other].append((chance, area))
                worst = max(worst, chance)
        if house in found:
            found[house]["danger" + when] += worst
    for house, chances in odds.items():
        found[house]["prospects" + when] += sum(chance for chance, _ in chances)
    return odds


def _takes(
    odds: Sequence[tuple[float, Area]], armies: Sequence[tuple[Area, Sequence[Area]]]
) -> float:
    """Return how many castles can be taken if every March order takes at most one."""
    free = list(armies)
    taken = 0.0
    for chance, area in sorted(odds, reverse=True):
        army = next((a for a in free if area in a[1]), None)
        if army is not None:
            free.remove(army)
            taken += chance
    return taken


def _grabs(s: AgotState, house: House, armies: Sequence[tuple[Area, Sequence[Area]]]) -> float:
    """Return how many empty land areas can be entered, with one unit each."""
    units = 0
    lands: set[Area] = set()
    for near, reached in armies:
        if s.box.kind[near] != "land":
            continue
        units += sum(s.units[near].values())
        lands.update(
            a
            for a in reached
            if a not in s.owner and a not in s.garrisons and a not in s.neutral
            and controller(s, a) != house
        )  # fmt: skip
    return float(min(units, len(lands)))


def _add_losses(
    s: AgotState, read: BoardReading, found: dict[House, Features], now: Attack
) -> None:
    """Add units that may be beaten where they are."""
    for area, by in now.items():
        house = s.owner.get(area)
        if house is None:
            continue
        worst = max((n for h, n in by.items() if h != house), default=0.0)
        if worst:
            odds = winning_chance(worst - read.defence(area, house) - 0.5)
            found[house]["losses-now"] += odds * read.lives(s.units[area])


def _add_quiet_orders(s: AgotState, found: dict[House, Features]) -> None:
    """Add Power and units that orders will gain, and raids that may prevent this."""
    box = s.box
    for area, token in s.orders.items():
        house = s.owner.get(area)
        if house is None:
            continue
        f = found[house]
        kind = box.order_type[token]
        if kind == "consolidate" and box.kind[area] != "sea":
            f["income-now"] += 1 + box.areas[area].power
            if token in box.special_orders and area in box.castles:
                f["muster-now"] += box.castles[area]
        elif kind == "raid":
            hit = False
            for near in raid_targets(s, area):
                other = s.owner.get(near)
                order = s.order_type(near)
                if other not in (None, house) and order in ("support", "raid", "consolidate"):
                    hit = True
                    found[other]["raided-now"] += 0.5
            f["raids-now"] += hit
