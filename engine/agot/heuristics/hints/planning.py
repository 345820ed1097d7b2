"""Why orders are good: what each is for, as the board stands when they are placed.

Pure functions of what everyone can see and the answer.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.agot.board.control import defender_of, is_attack
from engine.agot.board.reach import raid_targets
from engine.agot.combat.strength import units_strength
from engine.agot.components import Area, House
from engine.agot.heuristics.board import BoardReading
from engine.agot.heuristics.orders import prospects
from engine.agot.information.preview import defence_so_far
from engine.agot.phases.consolidate import income
from engine.kernel.data import Data
from engine.kernel.phrase import Phrase, phrase

from .area_value import prize, threat


def orders(read: BoardReading, house: House, params: Data, value: Mapping[Area, str]) -> Phrase:
    """The orders that matter most, each with what it is for (6.1)."""
    found = [
        point
        for area, token in value.items()
        if (point := _purpose(read, house, area, token, value))
    ]
    found.sort(key=lambda p: -p[0])
    if not found:
        return phrase("because-orders-quiet")
    first = found[0][1]
    # Something of another kind says more than the same again.
    more = next((part for _, part in found[1:] if part.id != first.id), None)
    if more is None:
        return phrase("because-orders", what=first)
    return phrase("because-orders-two", what=first, more=more)


def _purpose(
    read: BoardReading, house: House, area: Area, token: str, tokens: Mapping[Area, str]
) -> tuple[float, Phrase] | None:
    """Return what an order in an area is for, beside the other orders, and what it is worth."""
    s = read.s
    modifier = s.box.figures.orders[token].modifier
    match s.box.order_type[token]:
        case "march":
            return _march_ahead(read, house, area, modifier)
        case "defend":
            danger = threat(read, house, area)
            if danger is None:
                return None
            rival, strength = danger
            own = units_strength(s, s.units[area], storming=False) + modifier
            return read.stake(area), phrase(
                "part-defends",
                area=f"area:{area}",
                rival=f"house:{rival}",
                strength=strength,
                own=own + s.garrisons.get(area, 0),
            )
        case "support":
            return _help(read, house, area, token, tokens)
        case "raid":
            preys = [
                b for b in raid_targets(s, area) if not s.friends(s.owner.get(b, house), house)
            ]
            if not preys:
                return None
            prey = max(preys, key=lambda b: (read.stake(b), b))
            return 0.8, phrase(
                "part-raids",
                area=f"area:{area}",
                rival=f"house:{s.owner[prey]}",
                target=f"area:{prey}",
            )
        case "consolidate":
            power = income(s, house, area)
            if token in s.box.special_orders and area in s.castles:
                return 1.8, phrase("part-musters", area=f"area:{area}", points=s.castles[area])
            if not power:
                return None
            return 0.3 * power, phrase("part-gathers", area=f"area:{area}", power=power)
    return None


def aim_of(
    read: BoardReading, house: House, area: Area, modifier: int
) -> tuple[float, Area] | None:
    """Return what a March order in an area is best used on, if on anything: points, target."""
    s = read.s
    for gain, target, _ in prospects(read, house, area):
        if gain <= 0 or read.holder(target) == house:
            continue
        storming = target in s.castles
        attack = units_strength(s, s.units[area], storming=storming) + modifier
        attack += int(read.support(target, house, storming=storming))
        if target not in s.neutral or attack >= s.neutral[target]:
            return gain, target
    return None


def _march_ahead(
    read: BoardReading, house: House, area: Area, modifier: int
) -> tuple[float, Phrase] | None:
    s = read.s
    aim = aim_of(read, house, area, modifier)
    if aim is None:
        return None
    gain, target = aim
    places = {"area": f"area:{area}", "target": f"area:{target}"}
    what = prize(read, house, target)
    if is_attack(s, house, target) and target not in s.neutral:
        attack = units_strength(s, s.units[area], storming=target in s.castles) + modifier
        return gain, phrase(
            "part-attacks",
            **places,
            rival=f"house:{defender_of(s, target)}",
            attack=attack,
            defence=defence_so_far(s, target),
            prize=what,
        )
    return gain, phrase("part-takes", **places, prize=what)


def _help(
    read: BoardReading, house: House, area: Area, token: str, tokens: Mapping[Area, str]
) -> tuple[float, Phrase] | None:
    """Return which battle support would help most: a defence, or an attack of the house."""
    s = read.s
    bonus = s.box.figures.orders[token].modifier
    found: list[tuple[float, Area, Phrase]] = []
    for near in s.box.borders[area]:
        if not s.box.supports_into(area, near):
            continue
        place = {"area": f"area:{area}", "target": f"area:{near}"}
        own = units_strength(s, s.units[area], storming=False, supporting=True) + bonus
        if own and s.owner.get(near) == house and (danger := threat(read, house, near)):
            rival, strength = danger
            part = phrase(
                "part-supports", **place, own=own, rival=f"house:{rival}", strength=strength
            )
            found.append((0.7 * read.stake(near), near, part))
        storming = near in s.castles
        own = units_strength(s, s.units[area], storming=storming, supporting=True) + bonus
        if own and is_attack(s, house, near) and _is_aim(read, house, near, area, tokens):
            found.append((0.8 * read.worth(near), near, phrase("part-backs", **place, own=own)))
    if not found:
        return None
    worth, _, part = max(found, key=lambda one: one[:2])
    return worth, part


def _is_aim(
    read: BoardReading, house: House, target: Area, helper: Area, tokens: Mapping[Area, str]
) -> bool:
    """Return whether a March order of the house is best used on a target."""
    for area, token in tokens.items():
        if area != helper and read.s.box.order_type[token] == "march":
            aim = aim_of(read, house, area, read.s.box.figures.orders[token].modifier)
            if aim is not None and aim[1] == target:
                return True
    return False


def raven(read: BoardReading, house: House, params: Data, value: Data) -> Phrase:
    """Explain what the new order is for, or what is gained by looking (6.3.2)."""
    if value["do"] == "replace" and value["order"] != read.s.orders[value["area"]]:
        s, area, token = read.s, value["area"], value["order"]
        own = {a: t for a, t in s.orders.items() if s.owner.get(a) == house}
        purpose = _purpose(read, house, area, token, own | {area: token})
        if purpose is not None:
            return phrase("because-orders", what=purpose[1])
        return phrase(
            "because-raven-changes",
            area=f"area:{area}",
            old=f"order:{s.orders[area]}",
            order=f"order:{token}",
        )
    return phrase("because-raven-looks" if value["do"] == "peek" else "because-raven-rests")


def raven_peek(read: BoardReading, house: House, params: Data, value: str) -> Phrase:
    """Where the card goes; what it is remains unsaid (6.3.2 (b))."""
    if value == "top":
        return phrase("because-wildlings-top", house=f"house:{house}")
    return phrase("because-wildlings-bottom", count=len(read.s.decks["wildlings"]) - 1)
