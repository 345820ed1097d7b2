"""Choosing orders: what each order in each area promises, then the best that fit together."""

from __future__ import annotations

from collections.abc import Mapping

from engine.agot.board.control import controller, defender_of, is_attack
from engine.agot.board.reach import raid_targets
from engine.agot.combat.strength import units_strength
from engine.agot.components import Area, House
from engine.agot.phases.consolidate import income
from engine.agot.phases.planning import Orders
from engine.agot.state import AgotState
from engine.kernel.shapes.base import RandomSource

from .board import BoardReading, W, winning_chance

SPARED = -30.0
"""What a march against a House that is spared promises."""


def prospects(read: BoardReading, house: House, area: Area) -> list[tuple[float, Area, float]]:
    """Return what marches from an area promise, best first: points, target, missing strength."""
    s = read.s
    units = s.units[area]
    found: list[tuple[float, Area, float]] = []
    taken = s.box.kind[area] == "land"
    for target in read.targets(area):
        if taken != (s.box.kind[target] == "land"):
            continue
        found.append(prospect(read, house, area, target, units))
    found.sort(reverse=True)
    return found


def prospect(
    read: BoardReading, house: House, area: Area, target: Area, units: Mapping[str, int]
) -> tuple[float, Area, float]:
    """Return the promise of a march: points, the target, and the missing strength."""
    s = read.s
    storming = target in s.box.castles
    attack = float(units_strength(s, units, storming=storming))
    order = s.orders.get(area)
    if order is not None and s.box.order_type[order] == "march":
        attack += s.box.figures.orders[order].modifier
    owner = s.owner.get(target)
    worth = read.worth(target) + read.aim(house, target)
    if read.spared and (owner or read.holder(target)) in read.spared:
        return (SPARED, target, -SPARED)
    if target in s.neutral:
        support = read.support(target, house, storming=storming)
        short = s.neutral[target] - attack - support
        return (worth if short <= 0 else -1.0, target, short)
    if owner == house:
        return (0.1, target, -attack)
    if owner is None and not is_attack(s, house, target):
        holder = read.holder(target)
        if holder == house:
            return (0.2, target, -attack)
        held = controller(s, target) if s.box.kind[target] == "land" else None
        gain = worth * (W["enemy"] if held is not None else 1.0)
        risk = winning_chance(read.threat(target, house) - attack - 1.0)
        return (gain * (1 - 0.5 * risk), target, -attack)
    foe = defender_of(s, target)
    defence = read.defence(target, foe)
    if s.phase == "planning":
        defence += 0.7  # The area may still get an order that helps.
    attack += read.support(target, house, storming=storming)
    wins = winning_chance(attack - defence)
    gain = worth * W["enemy"] + 0.5 * W["unit"] * read.lives(s.units.get(target, {}))
    loss = W["unit"] * read.lives(units) * 0.6 + 1.0
    return (wins * gain - (1 - wins) * loss, target, defence - attack)


def choose_orders(
    shape: Orders, read: BoardReading, house: House, rng: RandomSource, noise: float
) -> dict[Area, str]:
    """Return a set of orders: the most promising ones that fit together."""
    s = read.s
    tokens = s.box.figures.orders
    marks: list[tuple[float, Area, str]] = []
    best: dict[Area, tuple[float, Area, float]] = {}
    for area in shape.places:
        found = prospects(read, house, area)
        if found:
            best[area] = found[0]
    for area in shape.places:
        promised = _promises(read, house, area, best) | read.more_orders(house, area)
        for kind, points in promised.items():
            for token, count in shape.stock.items():
                facts = tokens[token]
                if facts.type != kind or not count or shape.misplaced(area, token) is not None:
                    continue
                worth = points + _extra(s, read, house, area, token, best)
                marks.append((worth + noise * (rng.random() - 0.5) * 4, area, token))
    marks.sort(key=lambda m: -m[0])
    stock = dict(shape.stock)
    limits = [most for _, most in shape.limits]
    draft: dict[str, str] = {}
    for points, area, token in marks:
        if area in draft or not stock[token] or len(draft) >= shape.most:
            continue
        if points < 0 and shape.number == 0:
            continue
        limiting = [n for n, (group, _) in enumerate(shape.limits) if token in group]
        if any(not limits[n] for n in limiting):
            continue
        for n in limiting:
            limits[n] -= 1
        stock[token] -= 1
        draft[area] = token
    if shape.check(draft) is None:
        return draft
    return shape.sample(rng)


def _promises(
    read: BoardReading,
    house: House,
    area: Area,
    best: dict[Area, tuple[float, Area, float]],
) -> dict[str, float]:
    """Return what each type of order promises in an area."""
    s = read.s
    threat = read.threat(area, house)
    own = read.defence(area, house)
    stake = read.stake(area)
    falls = winning_chance(threat - own - 0.5) if threat else 0.0
    found = {"march": -0.5, "defend": 0.05, "support": 0.1, "raid": 0.0, "consolidate": 0.0}
    if area in best:
        gain = best[area][0]
        held = read.worth(area) + read.aim(house, area)
        leaving = 0.5 * falls * held
        if not s.power[house] and s.home_of.get(area) != house:
            leaving += 0.3 * held
        found["march"] = gain - leaving + _draw_near(read, house, area)
    if threat:
        found["defend"] = stake * (falls - winning_chance(threat - own - 1.5))
    helped = 0.0
    mine = float(read.strength(area, supporting=True))
    if mine or area in best:
        for near in s.box.borders[area]:
            if not s.box.supports_into(area, near):
                continue
            if s.owner.get(near) == house:
                danger = read.threat(near, house)
                if danger:
                    held = read.defence(near, house)
                    held_too = winning_chance(danger - held) - winning_chance(danger - held - mine)
                    helped += 0.7 * read.stake(near) * held_too
            for other, (gain, target, short) in best.items():
                if other != area and target == near and short > -4 and gain > -3:
                    won = winning_chance(-short + mine) - winning_chance(-short)
                    helped += 0.8 * read.worth(near) * W["enemy"] * won
    found["support"] += helped
    found["consolidate"] = W["consolidate"] * income(s, house, area)
    if area in s.box.castles and read.mustering(area, house):
        found["consolidate"] += 0.4
    preys = [t for t in raid_targets(s, area) if s.owner.get(t, house) != house]
    if preys:
        found["raid"] = W["raid"] * min(2, len(preys)) * 0.6
    return found


def _draw_near(read: BoardReading, house: House, area: Area) -> float:
    """Return the worth of leaving a safe area for one that is nearer to targets."""
    s = read.s
    if read.threat(area, house):
        return 0.0
    near = 0.0
    for target in read.targets(area):
        for beyond in s.box.borders[target]:
            if s.box.kind[beyond] == s.box.kind[area] and read.holder(beyond) != house:
                near = max(near, read.worth(beyond))
    return W["draw_near"] * near


def _extra(
    s: AgotState,
    read: BoardReading,
    house: House,
    area: Area,
    token: str,
    best: dict[Area, tuple[float, Area, float]],
) -> float:
    """Return what a token adds to its type: its modifier, its star."""
    facts = s.box.figures.orders[token]
    if facts.type == "march" and area in best:
        _, target, short = best[area]
        if s.owner.get(target, house) != house or target in s.garrisons:
            moved = winning_chance(-short + facts.modifier) - winning_chance(-short)
            return read.worth(target) * W["enemy"] * moved
        return 0.05 * facts.modifier
    if facts.type == "defend":
        threat = read.threat(area, house)
        if threat:
            own = read.defence(area, house)
            return read.stake(area) * (
                winning_chance(threat - own - 1.5)
                - winning_chance(threat - own - 0.5 - facts.modifier)
            )
    if facts.type == "consolidate" and facts.special and area in s.box.castles:
        return max(0.0, W["muster"] * read.mustering(area, house) - 0.8)
    if facts.special:
        return 0.1 if facts.type == "support" else -0.05
    return 0.0


def other_orders(
    shape: Orders, orders: Mapping[Area, str], most: int, rng: RandomSource
) -> list[dict[Area, str]]:
    """Return sets of orders in which one token is exchanged, or two have changed places."""
    found: list[dict[Area, str]] = []
    places = list(shape.places)
    swaps = [(a, b) for at, a in enumerate(places) for b in places[:at]]
    changes = [(a, t) for a in places for t in shape.stock if orders.get(a) != t]
    moves = [*swaps, *changes]
    rng.shuffle(moves)
    for area, other in moves:
        draft = dict(orders)
        if other in shape.stock:
            draft[area] = other
        else:
            mine, theirs = draft.pop(area, None), draft.pop(other, None)
            if mine == theirs:
                continue
            if theirs is not None:
                draft[area] = theirs
            if mine is not None:
                draft[other] = mine
        if shape.check(draft) is None:
            found.append(draft)
            if len(found) == most:
                break
    return found
