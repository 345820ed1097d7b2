"""Choosing marches: which units go where."""

from __future__ import annotations

from collections.abc import Iterator

from engine.agot import kinds
from engine.agot.board.control import is_attack
from engine.agot.components import Area, House
from engine.agot.phases.marches import March
from engine.agot.state import AgotState, subtract, total
from engine.kernel.data import Json
from engine.kernel.heuristics import points, weights

from .action_features import march_traits
from .board import PACKAGE, BoardReading, learned, winning_chance
from .orders import prospect, prospects

Moves = dict[Area, dict[str, int]]
AIM = 0.3
"""The weight of an area's worth to one House, beside the learned weights of marches."""
FULL = 6
"""How many targets of each origin are examined."""


def marches(shape: March, read: BoardReading, house: House) -> list[tuple[float, Json]]:
    """Return legal marches with their promise, the best first."""
    found: list[tuple[float, Json]] = []
    for origin in shape.origins:
        for moves in _ways(read, house, origin, dict(shape.origins[origin])):
            found += _legal(shape, read, house, origin, moves)
        found += _legal(shape, read, house, origin, {})
    found.sort(key=lambda f: -f[0])
    return found


def _ways(read: BoardReading, house: House, origin: Area, units: dict[str, int]) -> Iterator[Moves]:
    """Yield ways for the units of an area: together, leaving a guard, or spread out."""
    s = read.s
    found = prospects(read, house, origin)[:FULL]
    small = next((u for u in ("footman", "ship", "knight") if units.get(u)), None)
    for _, target, _ in found:
        yield {target: dict(units)}
        if small is not None and total(units) > 1:
            guard = subtract(units, {small: 1})
            yield {target: guard}
            for _, other, _ in found:
                if other != target and not is_attack(s, house, other):
                    yield {target: guard, other: {small: 1}}
            if total(units) > 2:
                yield {target: {small: 1}}
    free = [t for gain, t, _ in found if gain > 0.3 and not is_attack(s, house, t)]
    if len(free) > 1 and total(units) > 1:
        each = [u for u, n in units.items() for _ in range(n)]
        yield {t: {u: 1} for t, u in zip(free, each, strict=False)}
        yield {t: {u: 1} for t, u in zip(free, each[:-1], strict=False)}
    yield from read.more_ways(house, origin, units)


def _legal(
    shape: March, read: BoardReading, house: House, origin: Area, moves: Moves
) -> list[tuple[float, Json]]:
    """Return a march if it is legal, with a Power token left behind if possible."""
    if shape.problem(origin, moves) is not None:
        return []
    mark = bool(moves) and shape.may_mark(origin, moves, "leave_power_token")
    keep = mark and read.worth(origin) >= 1.5
    answer = {"area": origin, "moves": moves, "leave_power_token": keep}
    aims = AIM * sum(read.aim(house, t) for t in moves if read.holder(t) != house)
    if moves and not keep and not subtract(read.s.units[origin], _gone(moves)):
        aims -= AIM * read.aim(house, origin)
    counts = weights(PACKAGE, f"{learned(read.s.box)}-choices.toml", kinds.MARCH)
    if not counts or not read.as_learned:
        return [(promise(read, house, origin, moves, keep=keep), answer)]
    told = march_traits(read, house, origin, moves, keep=keep)
    return [(points(counts, told) + aims, answer)]


def promise(read: BoardReading, house: House, origin: Area, moves: Moves, *, keep: bool) -> float:
    """Return what a march promises."""
    s = read.s
    points = 0.0
    for target, units in moves.items():
        gain, _, _ = prospect(read, house, origin, target, units)
        points += gain
        if gain < 0.3 and not is_attack(s, house, target):
            points += _nearer(read, house, origin, target)
    left = subtract(s.units[origin], _gone(moves))
    threat = read.threat(origin, house)
    worth = read.worth(origin)
    if not left:
        if s.box.kind[origin] == "land" and s.home_of.get(origin) != house and not keep:
            if origin not in s.tokens:
                points -= worth
        elif threat:
            points -= 0.6 * worth
    elif threat and moves:
        strength = float(sum(left.values()))
        points -= worth * (
            winning_chance(threat - strength) - winning_chance(threat - read.defence(origin, house))
        )
    return points - (0.3 if keep else 0.0)


def _gone(moves: Moves) -> dict[str, int]:
    gone: dict[str, int] = {}
    for units in moves.values():
        for unit, count in units.items():
            gone[unit] = gone.get(unit, 0) + count
    return gone


def _nearer(read: BoardReading, house: House, origin: Area, target: Area) -> float:
    return 0.3 * (_prey(read, house, target) - _prey(read, house, origin))


def _prey(read: BoardReading, house: House, area: Area) -> float:
    s = read.s
    worths = [
        read.worth(b)
        for b in s.box.borders[area]
        if s.box.kind[b] == s.box.kind[area] and read.holder(b) != house
    ]
    return max(worths, default=0.0)


def army(s: AgotState, area: Area) -> int:
    """Count the units in an area."""
    return total(s.units.get(area, {}))
