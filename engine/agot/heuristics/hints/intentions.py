"""What a house means to do with its orders, so that later advice carries it on or says why not.

Pure functions. Intentions are plain data: for each area with a March order its token, where it is
meant to go, and the strengths there as they were when the orders were chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.agot import kinds
from engine.agot.board.control import is_attack
from engine.agot.combat.strength import units_strength
from engine.agot.components import Area, House
from engine.agot.heuristics.board import BoardReading
from engine.agot.heuristics.marches import marches
from engine.agot.information.preview import defence_so_far
from engine.agot.phases.consolidate import income
from engine.agot.phases.marches import March
from engine.agot.phases.planning import Orders
from engine.agot.state import AgotState
from engine.kernel.data import Data, Json
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.question_kind import QuestionKind

from .planning import aim_of

IDLE = ("support", "defend", "raid", "march")
"""What is ordered instead of what brings nothing, the first that can be."""


def intended(
    read: BoardReading, house: House, kind: QuestionKind, value: Any, before: Data
) -> Data:
    """Return what a house intends once it has given an answer."""
    s = read.s
    if kind == kinds.ORDERS:
        return {"round": s.round, "aims": _aims(read, house, value)}
    if before.get("round") != s.round:
        return {}
    if kind == kinds.RAVEN and value["do"] == "replace":
        new = {value["area"]: value["order"]}
        aims = {a: aim for a, aim in before["aims"].items() if a != value["area"]}
        return {**before, "aims": {**aims, **_aims(read, house, new)}}
    return before


def _aims(read: BoardReading, house: House, orders: Mapping[Area, str]) -> Json:
    """Return where March orders are meant to go, no two of them to one area."""
    s, aims = read.s, dict[str, Any]()
    for area, token in orders.items():
        if s.box.order_type[token] != "march":
            continue
        aim = aim_of(read, house, area, s.box.figures.orders[token].modifier)
        if aim is not None and all(one["target"] != aim[1] for one in aims.values()):
            aims[area] = {"token": token, "target": aim[1], **_strengths(s, house, area, aim[1])}
    return aims


def _strengths(s: AgotState, house: House, area: Area, target: Area) -> dict[str, int]:
    """Return the units that would attack, and what they would meet before House cards."""
    attack = units_strength(s, s.units.get(area, {}), storming=target in s.castles)
    if target in s.neutral:
        return {"attack": attack, "defence": s.neutral[target]}
    held = is_attack(s, house, target)
    return {"attack": attack, "defence": defence_so_far(s, target) if held else 0}


def _aim(s: AgotState, area: Area, plan: Data) -> Json | None:
    """Return the aim of an order that is placed as it was intended."""
    if plan.get("round") != s.round:
        return None
    aim: Json | None = plan["aims"].get(area)
    return aim if aim is not None and s.orders.get(area) == aim["token"] else None


def keeping(
    read: BoardReading, house: House, shape: object, value: object, plan: Data
) -> Sequence[Any]:
    """Return marches that do what was intended, instead of one that does not; the best first."""
    if not isinstance(shape, March) or not isinstance(value, Mapping):
        return ()
    aim = _aim(read.s, value["area"], plan)
    if aim is None or aim["target"] in value["moves"]:
        return ()
    return [
        march
        for _, march in marches(shape, read, house)
        if march["area"] == value["area"] and aim["target"] in march["moves"]
    ]


def compared(
    read: BoardReading, house: House, kind: QuestionKind, value: object, plan: Data
) -> Phrase | None:
    """Return whether an answer carries on what was intended, or what has changed since."""
    if kind != kinds.MARCH or not isinstance(value, Mapping):
        return None
    s, area = read.s, value["area"]
    aim = _aim(s, area, plan)
    if aim is None:
        return None
    target = aim["target"]
    places = {"area": f"area:{area}", "target": f"area:{target}"}
    if target in value["moves"]:
        return phrase("plan-holds", **places)
    if read.holder(target) == house:
        return phrase("plan-done", **places)
    now = _strengths(s, house, area, target)
    if now["defence"] != aim["defence"] or now["attack"] != aim["attack"]:
        before = {"attack-before": aim["attack"], "defence-before": aim["defence"]}
        return phrase("plan-outdated", **places, **now, **before)
    return phrase("plan-changed", **places)


def tidied(read: BoardReading, house: House, shape: object, value: object) -> Any:
    """Return orders in which no Consolidate Power order brings nothing, if others can be given.

    Stewards do not mind such orders, but advice should do without them (7.6.1).
    """
    if not isinstance(shape, Orders) or not isinstance(value, Mapping):
        return value
    s, types, tidy = read.s, read.s.box.order_type, dict(value)
    for area, token in value.items():
        if types[token] != "consolidate" or income(s, house, area):
            continue
        for other in sorted(
            shape.stock, key=lambda t: IDLE.index(types[t]) if types[t] in IDLE else 9
        ):
            better = {**tidy, area: other}
            if types[other] in IDLE and shape.check(better) is None:
                tidy = better
                break
    return tidy
