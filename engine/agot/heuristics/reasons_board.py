"""Why an answer on the board is good: orders, the Raven, raids, marches, Power, mustering.

Pure functions of what everyone can see and the answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.agot.components import Area, House
from engine.agot.consolidate import income
from engine.agot.control import defender_of, is_attack
from engine.agot.neutral import march_strength
from engine.agot.state import AgotState, merge
from engine.agot.unit_values import units_strength
from engine.kernel.data import Data
from engine.kernel.phrase import Phrase, phrase

from .area_value import grip, nearest_prize, prize, threat
from .board import BoardReading
from .orders import prospects

Params = Data


# -- 6 Orders ---------------------------------------------------------------------------------


def orders(read: BoardReading, house: House, params: Params, value: Mapping[Area, str]) -> Phrase:
    """The orders that matter most, each with what it is for (6.1)."""
    found = [
        point for area, token in value.items() if (point := _purpose(read, house, area, token))
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
    read: BoardReading, house: House, area: Area, token: str
) -> tuple[float, Phrase] | None:
    """Return what an order in an area is for, and how much that is worth."""
    s = read.s
    match s.box.order_type[token]:
        case "march":
            return _march_ahead(read, house, area, s.box.figures.orders[token].modifier)
        case "defend":
            danger = threat(read, house, area)
            if danger is None:
                return None
            rival, strength = danger
            return read.stake(area), phrase(
                "part-defends", area=f"area:{area}", rival=f"house:{rival}", strength=strength
            )
        case "support":
            return _help(read, house, area)
        case "raid":
            preys = [b for b in s.box.borders[area] if s.owner.get(b, house) != house]
            if not preys:
                return None
            prey = max(preys, key=lambda b: (read.stake(b), b))
            return 0.8, phrase("part-raids", area=f"area:{area}", rival=f"house:{s.owner[prey]}")
        case _:
            power = income(s, house, area)
            if not power:
                return None
            if token in s.box.special_orders and area in s.box.castles:
                return 1.8, phrase("part-musters", area=f"area:{area}", points=s.box.castles[area])
            return 0.3 * power, phrase("part-gathers", area=f"area:{area}", power=power)


def _march_ahead(
    read: BoardReading, house: House, area: Area, modifier: int
) -> tuple[float, Phrase] | None:
    s = read.s
    found = [(gain, target) for gain, target, _ in prospects(read, house, area) if gain > 0]
    found = [(gain, t) for gain, t in found if read.holder(t) != house]
    if not found:
        return None
    gain, target = found[0]
    places = {"area": f"area:{area}", "target": f"area:{target}"}
    what = prize(read, house, target)
    if is_attack(s, house, target) and target not in s.neutral:
        rival = defender_of(s, target)
        attack = units_strength(s, s.units[area], storming=target in s.box.castles) + modifier
        return gain, phrase(
            "part-attacks",
            **places,
            rival=f"house:{rival}",
            attack=attack,
            defence=int(read.defence(target, rival)),
            prize=what,
        )
    return gain, phrase("part-takes", **places, prize=what)


def _help(read: BoardReading, house: House, area: Area) -> tuple[float, Phrase] | None:
    """Return which of a house's own areas support would hold."""
    s = read.s
    if s.box.kind[area] == "port":
        return None
    beside = [b for b in s.box.borders[area] if s.owner.get(b) == house]
    dangers = [(read.stake(b), b, t) for b in beside if (t := threat(read, house, b))]
    if not dangers:
        return None
    worth, near, (rival, strength) = max(dangers)
    return 0.7 * worth, phrase(
        "part-supports",
        area=f"area:{area}",
        target=f"area:{near}",
        rival=f"house:{rival}",
        strength=strength,
    )


def raven(read: BoardReading, house: House, params: Params, value: Data) -> Phrase:
    """Explain what the new order is for, or what is gained by looking (6.3.2)."""
    if value["do"] == "replace":
        purpose = _purpose(read, house, value["area"], value["order"])
        if purpose is None:
            return phrase("because-raven-calms", area=f"area:{value['area']}")
        return phrase("because-orders", what=purpose[1])
    return phrase("because-raven-looks" if value["do"] == "peek" else "because-raven-rests")


def raven_peek(read: BoardReading, house: House, params: Params, value: str) -> Phrase:
    """Where the card goes; what it is remains unsaid (6.3.2 (b))."""
    return phrase(f"because-wildlings-{value}")


# -- 7.5 Raids --------------------------------------------------------------------------------


def raid(read: BoardReading, house: House, params: Params, value: Data) -> Phrase:
    """Explain what the order that goes would have done (7.5)."""
    s = read.s
    targets = [t for t in (value["target"], value.get("second")) if t is not None]
    if not targets:
        return phrase("because-raids-nothing", area=f"area:{value['area']}")
    worth = {"consolidate": 3, "support": 2, "defend": 1}
    target = max(targets, key=lambda t: (worth.get(s.order_type(t) or "", 0), t))
    kind = s.order_type(target)
    return phrase(f"because-raids-{kind}", rival=f"house:{s.owner[target]}", area=f"area:{target}")


# -- 8 Marches --------------------------------------------------------------------------------


def march(read: BoardReading, house: House, params: Params, value: Any) -> Phrase:
    """Explain what the march takes or attacks; else where it helps, or what it is on its way to
    (8)."""
    if isinstance(value, bool):
        return phrase("because-calls-support")
    s, origin, moves = read.s, value["area"], value["moves"]
    if not moves:
        return _stays(read, house, origin)
    attack = next((t for t in moves if is_attack(s, house, t)), None)
    if attack is not None:
        return _attacks(read, house, origin, attack, moves)
    taken = [t for t in moves if read.holder(t) != house]
    if taken:
        return _takes(read, house, max(taken, key=lambda t: (read.worth(t), t)), moves)
    return _moves_about(read, house, moves)


def _attacks(
    read: BoardReading,
    house: House,
    origin: Area,
    target: Area,
    moves: Mapping[Area, Mapping[str, int]],
) -> Phrase:
    s = read.s
    attack, place = march_strength(s, house, origin, target, moves), f"area:{target}"
    what = prize(read, house, target)
    if target in s.neutral:
        return phrase(
            "because-beats-neutral",
            area=place,
            attack=attack,
            defence=s.neutral[target],
            prize=what,
        )
    rival = defender_of(s, target)
    defence = int(read.defence(target, rival))
    id = "because-attacks" if attack > defence else "because-dares"
    return phrase(
        id, area=place, rival=f"house:{rival}", attack=attack, defence=defence, prize=what
    )


def _takes(
    read: BoardReading, house: House, target: Area, moves: Mapping[Area, Mapping[str, int]]
) -> Phrase:
    """Return what is taken without a battle, and who could take it back."""
    held, place = grip(read, house, target, moves[target]), f"area:{target}"
    if read.s.box.kind[target] != "land":
        return phrase("because-sails", area=place, grip=held)
    holder = read.holder(target)
    what = prize(read, house, target)
    if holder is not None:
        return phrase(
            "because-takes-from", area=place, rival=f"house:{holder}", prize=what, grip=held
        )
    return phrase("because-takes", area=place, prize=what, grip=held)


def _moves_about(
    read: BoardReading, house: House, moves: Mapping[Area, Mapping[str, int]]
) -> Phrase:
    """Return where units are needed among areas that the house holds."""
    dangers = [(read.stake(t), t, danger) for t in moves if (danger := threat(read, house, t))]
    if dangers:
        _, target, (rival, strength) = max(dangers)
        return phrase(
            "because-guards", area=f"area:{target}", rival=f"house:{rival}", strength=strength
        )
    for target in sorted(moves):
        goal = nearest_prize(read, house, target)
        if goal is not None:
            return phrase("because-draws-near", area=f"area:{target}", goal=f"area:{goal}")
    return phrase("because-gathers-army", area=f"area:{max(moves)}")


def _stays(read: BoardReading, house: House, origin: Area) -> Phrase:
    danger = threat(read, house, origin)
    if danger is None:
        return phrase("because-stays", area=f"area:{origin}")
    rival, strength = danger
    return phrase(
        "because-stays-to-hold", area=f"area:{origin}", rival=f"house:{rival}", strength=strength
    )


# -- 7.6 Power, 4.5 Mustering -----------------------------------------------------------------


def consolidate(read: BoardReading, house: House, params: Params, value: Data) -> Phrase:
    """Explain what the order brings, and its sum (7.6)."""
    s, area = read.s, value["area"]
    if value["do"] == "muster":
        return phrase(
            "because-musters-instead",
            area=f"area:{area}",
            points=s.box.castles[area],
            power=income(s, house, area),
        )
    power = income(s, house, area)
    if not power:
        return phrase("because-no-income", area=f"area:{area}")
    return phrase("because-income", power=power, total=s.power[house] + power)


def muster(
    read: BoardReading,
    house: House,
    params: Params,
    value: Mapping[Area, Sequence[Data]],
) -> Phrase:
    """Explain what is bought, and against whom (4.5)."""
    recruits = [recruit for bought in value.values() for recruit in bought]
    if not recruits:
        return phrase("because-musters-nothing")
    units = merge(*({recruit["unit"]: 1} for recruit in recruits))
    places = sorted({recruit["at"] for recruit in recruits})
    dangers = [(read.stake(a), a, danger) for a in places if (danger := threat(read, house, a))]
    if dangers:
        _, area, (rival, strength) = max(dangers)
        return phrase(
            "because-musters-against",
            units=units,
            area=f"area:{area}",
            rival=f"house:{rival}",
            strength=strength,
        )
    goals = [(read.worth(g), a, g) for a in places if (g := nearest_prize(read, house, a))]
    if goals:
        _, area, goal = max(goals)
        return phrase("because-musters-for", units=units, area=f"area:{area}", goal=f"area:{goal}")
    return phrase("because-musters", units=units, points=_points(read.s, recruits))


def _points(s: AgotState, recruits: Sequence[Data]) -> int:
    figures = s.box.figures
    return sum((figures.upgrades if r["upgrade"] else figures.costs)[r["unit"]] for r in recruits)
