"""Why an answer on the board is good: raids, marches, Power, mustering.

Pure functions of what everyone can see and the answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.agot.board.control import defender_of, is_attack
from engine.agot.board.neutral import helpers, march_strength
from engine.agot.board.reach import raid_targets
from engine.agot.board.supply import fits, limits_of, sizes_of
from engine.agot.combat.strength import units_strength
from engine.agot.components import Area, House
from engine.agot.heuristics.board import BoardReading
from engine.agot.information.preview import defence_so_far
from engine.agot.phases.consolidate import income
from engine.agot.phases.mustering import cost_of
from engine.agot.phases.raids import raidable
from engine.agot.shapes import Recruit
from engine.agot.state import AgotState, merge
from engine.kernel.data import Data
from engine.kernel.phrase import Phrase, phrase

from .area_value import grip, nearest_prize, prize, threat

# -- 7.5 Raids --------------------------------------------------------------------------------


def raid(read: BoardReading, house: House, params: Data, value: Data) -> Phrase:
    """Explain what the removed order would have done (7.5)."""
    s = read.s
    targets = [t for t in (value["target"], value.get("second")) if t is not None]
    if not targets:
        return _raids_nothing(s, house, value["area"])
    worth = {"consolidate": 3, "support": 2, "defend": 1}
    target = max(targets, key=lambda t: (worth.get(s.order_type(t) or "", 0), t))
    kind = s.order_type(target)
    return phrase(f"because-raids-{kind}", rival=f"house:{s.owner[target]}", area=f"area:{target}")


def _raids_nothing(s: AgotState, house: House, area: Area) -> Phrase:
    """Return whether a Raid order reaches an order that it could remove, and spares it."""
    found = [
        target
        for target in raid_targets(s, area)
        if s.order_type(target) != "defend" and raidable(s, house, area, target) is None
    ]
    if not found:
        return phrase("because-raids-nothing", area=f"area:{area}")
    return phrase(
        "because-raids-spares",
        area=f"area:{area}",
        target=f"area:{found[0]}",
        rival=f"house:{s.owner[found[0]]}",
    )


# -- 8 Marches --------------------------------------------------------------------------------


def march(read: BoardReading, house: House, params: Data, value: Any) -> Phrase:
    """Explain what the march takes or attacks, or else what it is for (8)."""
    s = read.s
    if isinstance(value, bool):
        area = helpers(s, house)[0][1]
        houses = [f"house:{h}" for h, at in helpers(s, house) if at == area]
        return phrase("because-calls-support", area=f"area:{area}", houses=houses)
    origin, moves = value["area"], value["moves"]
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
    defence = defence_so_far(s, target)
    id = "because-attacks" if attack > defence else "because-dares"
    return phrase(
        id, area=place, rival=f"house:{rival}", attack=attack, defence=defence, prize=what
    )


def _takes(
    read: BoardReading, house: House, target: Area, moves: Mapping[Area, Mapping[str, int]]
) -> Phrase:
    """Return what a march takes without a battle, and who could take it back."""
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
    """Return what a march without a target is for: to guard, to draw near, or to gather."""
    s = read.s
    dangers = [
        (read.stake(t), t, danger)
        for t, units in moves.items()
        if units_strength(s, units, storming=False) and (danger := threat(read, house, t))
    ]
    if dangers:
        _, target, (rival, strength) = max(dangers)
        return phrase(
            "because-guards", area=f"area:{target}", rival=f"house:{rival}", strength=strength
        )
    for target in sorted(moves):
        goal = nearest_prize(read, house, target)
        if goal is not None:
            place = {"area": f"area:{target}", "goal": f"area:{goal}"}
            holder = read.holder(goal)
            if holder is None:
                return phrase("because-draws-near", **place)
            return phrase("because-draws-near-rival", **place, rival=f"house:{holder}")
    target = max(moves)
    units = merge(s.units.get(target, {}), moves[target])
    return phrase(
        "because-gathers-army",
        area=f"area:{target}",
        strength=units_strength(s, units, storming=False),
    )


def _stays(read: BoardReading, house: House, origin: Area) -> Phrase:
    """Return what speaks against a march from an area: danger, or what it could reach."""
    s, place = read.s, f"area:{origin}"
    danger = threat(read, house, origin)
    if danger is not None and units_strength(s, s.units[origin], storming=False):
        rival, strength = danger
        return phrase(
            "because-stays-to-hold", area=place, rival=f"house:{rival}", strength=strength
        )
    reached = [
        t
        for t in read.targets(origin)
        if (s.box.kind[t] == "land") == (s.box.kind[origin] == "land") and read.holder(t) != house
    ]
    if not reached:
        return phrase("because-stays-reaches-nothing", area=place)
    free = [t for t in reached if not is_attack(s, house, t)]
    if free:
        target = max(free, key=lambda t: (read.worth(t), t))
        return phrase("because-stays", area=place, target=f"area:{target}")
    strengths = {
        t: march_strength(s, house, origin, t, {t: s.units[origin]}) - _held(s, t) for t in reached
    }
    target = max(strengths, key=lambda t: (strengths[t], t))
    return phrase(
        "because-stays-before-battle",
        area=place,
        target=f"area:{target}",
        attack=march_strength(s, house, origin, target, {target: s.units[origin]}),
        defence=_held(s, target),
    )


def _held(s: AgotState, area: Area) -> int:
    """Return the strength that a march into an area meets, before House cards."""
    return s.neutral[area] if area in s.neutral else defence_so_far(s, area)


# -- 7.6 Power, 4.5 Mustering -----------------------------------------------------------------


def consolidate(read: BoardReading, house: House, params: Data, value: Data) -> Phrase:
    """Explain what the order gains, and the total (7.6)."""
    s, area = read.s, value["area"]
    if value["do"] == "muster":
        return phrase(
            "because-musters-instead",
            area=f"area:{area}",
            points=s.castles[area],
            power=income(s, house, area),
        )
    power = income(s, house, area)
    if not power:
        return phrase("because-no-income", area=f"area:{area}")
    return phrase("because-income", power=power, total=s.power[house] + power)


def muster(
    read: BoardReading,
    house: House,
    params: Data,
    value: Mapping[Area, Sequence[Recruit]],
) -> Phrase:
    """Explain what is mustered, and against which House (4.5)."""
    s = read.s
    recruits = [recruit for bought in value.values() for recruit in bought]
    if not recruits:
        return _musters_nothing(s, house, [str(a).removeprefix("area:") for a in params["areas"]])
    units = merge(*({recruit["unit"]: 1} for recruit in recruits))
    places = sorted({recruit["at"] for recruit in recruits})
    # Only what makes an area stronger in defence is bought for its defence.
    dangers = [
        (read.stake(a), a, danger)
        for a in places
        if _stronger(s, a, value) > 0 and (danger := threat(read, house, a))
    ]
    if dangers:
        _, area, (rival, strength) = max(dangers)
        return phrase(
            "because-musters-against",
            units=units,
            area=f"area:{area}",
            rival=f"house:{rival}",
            strength=strength,
            own=_stronger(s, area, value),
        )
    goals = [(read.worth(g), a, g) for a in places if (g := nearest_prize(read, house, a))]
    if goals:
        _, area, goal = max(goals)
        return phrase("because-musters-for", units=units, area=f"area:{area}", goal=f"area:{goal}")
    points = sum(cost_of(s, recruit) for recruit in recruits)
    return phrase("because-musters", units=units, points=points)


def _stronger(s: AgotState, area: Area, value: Mapping[Area, Sequence[Recruit]]) -> int:
    """Return by how much recruits strengthen the defence of an area; upgrades cost a Footman."""
    gained = 0
    for source, bought in value.items():
        for recruit in bought:
            if recruit["at"] == area:
                gained += units_strength(s, {recruit["unit"]: 1}, storming=False)
            if recruit["upgrade"] and source == area:
                gained -= units_strength(s, {"footman": 1}, storming=False)
    return gained


def _musters_nothing(s: AgotState, house: House, places: Sequence[Area]) -> Phrase:
    """Return why nothing is mustered: Supply allows no more units, or it can wait."""
    sizes, limits = sizes_of(s, house), limits_of(s, house)
    for area in places:
        more = {**sizes, area: sizes.get(area, 0) + 1}
        if fits(more, limits):
            return phrase("because-musters-later", areas=[f"area:{a}" for a in places])
    return phrase("because-musters-nothing", areas=[f"area:{a}" for a in places])
