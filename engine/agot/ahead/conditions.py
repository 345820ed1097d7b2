"""The conditions of plans.

A condition is ``{"if": what, …}``: about an area, Supply, or the present battle. All of them
concern only what everyone can see. Pure functions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.agot import kinds
from engine.agot.board.control import is_attack
from engine.agot.combat.battle import Battle
from engine.agot.combat.strength import strength_of, support_bonus, units_strength
from engine.agot.components import Area, House
from engine.agot.state import AgotState
from engine.agot.types import Units
from engine.kernel.ahead.plans import Condition
from engine.kernel.data import Data, Json
from engine.kernel.phrase import Phrase, phrase

from .plans import LAND_OR_SEA, holder, present

MORE = 3
"""The most by which a condition may put a defense above its present strength."""

COVERED: Mapping[str, tuple[str, ...]] = {
    "empty": LAND_OR_SEA,
    "defence": LAND_OR_SEA,
    "held": ("house", "units", "order", "attacked"),
    "stronger": LAND_OR_SEA,
    "order": ("order", "house"),
    "unharmed": ("units", "attacked"),
    "unhelped": ("help",),
    "ahead": ("help", "fighting"),
}
"""The facts about its area that each condition covers."""


def conditions(s: AgotState, seat: House, kind: str, value: Any) -> list[Condition]:
    """List the conditions that make sense for an answer, the most usual first."""
    match kind:
        case kinds.RAID:
            targets = [t for t in (value["target"], value.get("second")) if t in s.orders]
            return [{"if": "order", "area": t, "type": s.order_type(t)} for t in targets]
        case kinds.MARCH if isinstance(value, dict):
            return [*_of_march(s, seat, value)]
        case kinds.MUSTER:
            return [{"if": "supply", "least": s.supply[seat]}]
        case kinds.SUPPORT:
            sides = {side for side in value.values() if side != "none"}
            return [
                {"if": "unhelped", "area": s.battle["area"], "side": _other(side)}
                for side in sorted(sides)
                if s.battle is not None
            ]
        case kinds.HOUSE_CARD if s.battle is not None:
            lead = _lead(Battle(s), seat)
            leads = sorted({lead, 0, lead - 2}, reverse=True)
            return [{"if": "ahead", "area": s.battle["area"], "by": by} for by in leads]
        case _:
            return []


def _of_march(s: AgotState, seat: House, value: Data) -> Iterator[Condition]:
    origin = value["area"]
    for area, units in value["moves"].items():
        if is_attack(s, seat, area):
            now = defence(s, area)
            yield {"if": "stronger", "area": area, "from": origin, "units": dict(units)}
            for more in range(MORE + 1):
                yield {"if": "defence", "area": area, "most": now + more}
            if (house := s.owner.get(area)) is not None:
                yield {"if": "held", "area": area, "house": house}
        elif s.owner.get(area) is None:
            for most in range(1, MORE + 1):
                yield {"if": "defence", "area": area, "most": most}
        yield {"if": "empty", "area": area}
    yield {"if": "unharmed", "area": origin, "units": present(s, origin)}
    yield {"if": "supply", "least": s.supply[seat]}


def in_words(condition: Condition) -> Phrase:
    """Return a condition in words that continue "only if"."""
    said: Json = {}
    for name, value in condition.items():
        match name:
            case "if":
                continue
            case "area" | "from":
                said["area" if name == "area" else "origin"] = f"area:{value}"
            case "house":
                said["house"] = f"house:{value}"
            case "type":
                said["order"] = f"order-type:{value}"
            case "side":
                said["side"] = f"side:{value}"
            case _:
                said[name] = value
    return phrase(f"plan-if-{condition['if']}", **said)


def covers(condition: Condition) -> frozenset[str]:
    """Return the names of the facts that a condition covers."""
    what = condition["if"]
    if what == "supply":
        return frozenset({"supply:"})
    return frozenset(f"{fact}:{condition['area']}" for fact in COVERED.get(what, ()))


def holds(s: AgotState, seat: House, condition: Condition) -> bool:
    """Return whether a condition holds now."""
    area: Area = condition.get("area", "")
    match condition["if"]:
        case "empty":
            return holder(s, area) in (None, seat) and not is_attack(s, seat, area)
        case "defence":
            return holder(s, area) == seat or defence(s, area) <= int(condition["most"])
        case "held":
            return holder(s, area) == str(condition["house"])
        case "stronger":
            return stronger(s, seat, condition["from"], area, condition["units"])
        case "order":
            return s.order_type(area) == str(condition["type"])
        case "unharmed":
            return _unharmed(s, seat, area, condition["units"])
        case "supply":
            return s.supply[seat] >= int(condition["least"])
        case "unhelped" if _fights_at(s, area):
            return not _helped(Battle(s), seat, condition["side"])
        case "ahead" if _fights_at(s, area):
            return _lead(Battle(s), seat) >= int(condition["by"])
        case _:
            return False


def _fights_at(s: AgotState, area: Area) -> bool:
    return s.battle is not None and s.battle["area"] == area


# -- strengths that lie open ---------------------------------------------------------------------


def defence(s: AgotState, area: Area) -> int:
    """Return the defense of an area without House cards and support: units, garrison, order."""
    strength = units_strength(s, s.units.get(area, {}), storming=False)
    strength += s.garrisons.get(area, 0) + s.neutral.get(area, 0)
    if s.order_type(area) == "defend":
        strength += s.box.figures.orders[s.orders[area]].modifier
    return strength


def stronger(s: AgotState, seat: House, origin: Area, area: Area, units: Units) -> bool:
    """Return whether a march would win by units, orders and both sides' own support
    (9.2, 9.6.1).
    """
    if not is_attack(s, seat, area):
        return True
    storming = area in s.box.castles
    token = s.orders.get(origin)
    ours = units_strength(s, units, storming=storming)
    ours += 0 if token is None else s.box.figures.orders[token].modifier
    ours += _own_support(s, seat, area, storming=storming, without=(origin, units))
    rival = s.owner.get(area) or s.home_of.get(area)
    theirs = defence(s, area)
    if rival is None or rival not in s.power:
        return ours >= theirs  # An equal strength beats a neutral force (13.6).
    theirs += _own_support(s, rival, area, storming=False)
    if ours != theirs:
        return ours > theirs
    return s.position("fiefdoms", seat) < s.position("fiefdoms", rival)


def _own_support(
    s: AgotState,
    house: House,
    area: Area,
    *,
    storming: bool,
    without: tuple[Area, Units] | None = None,
) -> int:
    strength = 0
    for near in s.box.borders[area]:
        if s.owner.get(near) != house or s.order_type(near) != "support":
            continue
        if s.box.supports_into(near, area) and (without is None or without[0] != near):
            strength += units_strength(s, s.units[near], storming=storming, supporting=True)
            strength += support_bonus(s, near)
    return strength


def _unharmed(s: AgotState, seat: House, area: Area, units: Units) -> bool:
    """Return whether a House still has all of some units in an area that nobody attacks."""
    if s.battle is not None and s.battle["area"] == area:
        return False
    there = present(s, area)
    return s.owner.get(area) == seat and all(there.get(u, 0) >= n for u, n in units.items())


def _lead(b: Battle, seat: House) -> int:
    """Return by how much a combatant is ahead before House cards (9.2.1)."""
    mine, theirs = (strength_of(b, h).initial for h in (seat, b.opponent(seat)))
    return mine - theirs


def _helped(b: Battle, seat: House, side: str) -> bool:
    house = b.attacker if side == "attacker" else b.defender
    return any(b.s.owner[a] not in (house, seat) for a in b.supporting(house))


def _other(side: str) -> str:
    return "defender" if side == "attacker" else "attacker"


__all__ = ["conditions", "covers", "defence", "holds", "in_words", "stronger"]
