"""9.1 Call for support."""

from __future__ import annotations

from itertools import product

from engine.kernel.asking import ask
from engine.kernel.shapes import OneOf, SomeOf

from .battle import Battle
from .box import Area, House
from .state import Table


async def call_for_support(b: Battle) -> None:
    """9.1 Others declare in turn order; then each combatant may refuse what supports it."""
    s = b.s
    reach: dict[House, list[Area]] = {}
    for area in b.support_areas():
        reach.setdefault(s.owner[area], []).append(area)
    backs = b.c["support"]
    for house in b.in_turn_order():
        if house in reach:
            backs[house] = b.side(house)
    for house in s.turn_order:
        if house not in reach or house in backs:
            continue
        answer = await ask(
            house,
            "support",
            _support_shape(s, sorted(reach[house])),
            area=f"area:{b.area}",
            attacker=f"house:{b.attacker}",
            defender=f"house:{b.defender}",
            supporters=[f"area:{a}" for a in reach[house]],
        )
        declared = sorted(set(answer.values()))
        backs[house] = declared[0] if len(declared) == 1 else answer
        for side in declared:
            s.tell("support", house=f"house:{house}", side=f"side:{side}", area=f"area:{b.area}")
    for house in (b.attacker, b.defender):
        helpers = sorted({s.owner[a] for a in b.supporting(house)})
        if not helpers:
            continue
        refused = await ask(
            house,
            "refuse-support",
            SomeOf("house", helpers, 0, len(helpers)),
            area=f"area:{b.area}",
        )
        for helper in refused:
            _refuse(b, house, helper)
            s.tell("support-refused", house=f"house:{house}", helper=f"house:{helper}")


def _support_shape(s: Table, areas: list[Area]) -> OneOf[dict[Area, str]]:
    """9.1.3 One side for all areas of a house; or, where so ruled, each area by itself."""
    sides = ("attacker", "defender", "none")
    if s.ruled("support", "one-side-per-house"):
        return OneOf.named(
            {f"side:{side}": dict.fromkeys(areas, side) for side in sides}, safest=("side:none",)
        )
    answers = {
        tuple(f"side:{side}" for side in chosen): dict(zip(areas, chosen, strict=True))
        for chosen in product(sides, repeat=len(areas))
    }
    return OneOf(answers, safest=("side:none",) * len(areas))


def _refuse(b: Battle, house: House, helper: House) -> None:
    backs = b.c["support"]
    declared = backs.pop(helper)
    if isinstance(declared, dict):
        backs[helper] = {a: "none" if x == b.side(house) else x for a, x in declared.items()}
