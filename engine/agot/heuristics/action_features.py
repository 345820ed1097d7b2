"""The features of a march before it is made, as numbers. Pure functions.

Their weights were learned: see :mod:`engine.stewards.training.policy`.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.agot.board.control import defender_of, is_attack
from engine.agot.combat.strength import units_strength
from engine.agot.components import Area, House
from engine.agot.state import subtract
from engine.kernel.heuristics import Features

from .board import BoardReading, winning_chance
from .orders import SPARED

Moves = Mapping[Area, Mapping[str, int]]


def march_traits(
    read: BoardReading, house: House, origin: Area, moves: Moves, *, keep: bool
) -> Features:
    """Return what a march promises to win and to lose, as numbers."""
    f: Features = {}
    if not moves:
        f["idle"] = 1.0
    castles = 0.0
    gone: dict[str, int] = {}
    for target, units in moves.items():
        castles += _target(f, read, house, origin, target, units)
        for unit, count in units.items():
            gone[unit] = gone.get(unit, 0) + count
    castles -= _origin(f, read, house, origin, gone, keep=keep)
    s = read.s
    mine = read.castles[house] + castles
    goal = s.goal_of(house)
    if castles > 0 and s.castles_win:
        f["near-goal"] = max(0.0, mine - goal + 2)
        f["goal"] = max(0.0, min(1.0, mine - goal + 1))
        if s.rounds_left <= 1:
            f["late-castle"] = castles
    if keep:
        f["token"] = 1.0
    return f


def _target(
    f: Features,
    read: BoardReading,
    house: House,
    origin: Area,
    target: Area,
    units: Mapping[str, int],
) -> float:
    """Add the features of a target; return how many castles it gains on average."""
    s = read.s
    box = s.box
    facts = box.areas[target]
    owner = s.owner.get(target)
    lives = read.lives(units)
    if owner == house:
        _add(f, "joins", lives)
        return 0.0
    holder = read.holder(target)
    if read.spared and (owner or holder) in read.spared:
        _add(f, "spared", -SPARED)
        return 0.0
    attack = float(units_strength(s, units, storming=target in box.castles))
    holding = float(units_strength(s, units, storming=False))
    odds = 1.0
    if is_attack(s, house, target) and target not in s.neutral:
        foe = defender_of(s, target)
        order = s.orders.get(origin)
        if order is not None and box.order_type[order] == "march":
            attack += box.figures.orders[order].modifier
        attack += read.support(target, house, storming=target in box.castles)
        odds = winning_chance(attack - read.defence(target, foe))
        _add(f, "attack", 1.0)
        _add(f, "beaten", odds * read.lives(s.units.get(target, {})))
        _add(f, "lost", (1 - odds) * lives)
        _add(f, "even", odds * (1 - odds) * 4)
        if facts.castle and holder is not None and holder in read.castles:
            over = read.standing[holder] - s.goal_of(holder) + 3
            _add(f, "leader", odds * max(0, over))
    elif target in s.neutral:
        _add(f, "neutral", 1.0)
    if holder == house:
        _add(f, "back", odds)
        return 0.0
    if facts.kind == "sea":
        _add(f, "sea", odds)
    elif facts.kind == "land":
        _add(f, "land", odds)
        _add(f, "supply", odds * facts.supply)
        _add(f, "power", odds * facts.power)
    if owner is None and holder is not None:
        _add(f, "token-taken", 1.0)
    threat = read.threat(target, house)
    risk = winning_chance(threat - holding - 0.5) if threat else 0.0
    _add(f, "risk", odds * risk * lives)
    if not facts.castle:
        return 0.0
    _add(f, "castle", odds)
    _add(f, "risk-castle", odds * risk)
    if facts.castle == "stronghold":
        _add(f, "stronghold", odds)
    if holder is not None:
        _add(f, "castle-taken", odds)
    return odds


def _origin(
    f: Features,
    read: BoardReading,
    house: House,
    origin: Area,
    gone: Mapping[str, int],
    *,
    keep: bool,
) -> float:
    """Add the features of what is left behind; return how many castles are given up."""
    s = read.s
    facts = s.box.areas[origin]
    left = subtract(s.units[origin], gone)
    if not gone:
        return 0.0
    threat = read.threat(origin, house)
    castle = facts.castle is not None
    if left:
        if threat:
            strength = float(units_strength(s, left, storming=False))
            strength += read.defence(origin, house) - read.strength(origin)
            odds = winning_chance(threat - strength) - winning_chance(
                threat - read.defence(origin, house)
            )
            _add(f, "weaker-castle" if castle else "weaker", odds)
        _add(f, "guard", 1.0)
        return 0.0
    if facts.kind == "sea":
        _add(f, "sea-left", 1.0)
        return 0.0
    if facts.kind != "land":
        return 0.0
    home = s.home_of.get(origin) == house
    if home or keep or origin in s.tokens:
        strength = float(s.garrisons.get(origin, 0))
        open_to = winning_chance(threat - strength) if threat else 0.0
        _add(f, "open-castle" if castle else "open", open_to)
        return 0.5 * open_to if castle else 0.0
    _add(f, "given-land", 1.0)
    _add(f, "given-supply", float(facts.supply))
    _add(f, "given-power", float(facts.power))
    if castle:
        _add(f, "given-castle", 1.0)
        return 1.0
    return 0.0


def _add(f: Features, name: str, value: float) -> None:
    f[name] = f.get(name, 0.0) + value
