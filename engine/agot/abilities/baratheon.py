"""House Baratheon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.agot.box import ROUTED, House
from engine.kernel.asking import ask
from engine.kernel.shapes import OneOf

from .registry import after_combat, icons, on_result, strength, units

if TYPE_CHECKING:
    from engine.agot.battle import Battle

DECLINE = "choice:decline"


@strength
def stannis_baratheon(b: Battle, house: House) -> int:
    """+1 against a combatant higher on the Iron Throne track."""
    position = b.s.position
    return int(position("iron-throne", b.opponent(house)) < position("iron-throne", house))


@on_result
async def renly_baratheon(b: Battle, house: House) -> None:
    """After a victory one of the Footmen that fought or supported may become a Knight."""
    s = b.s
    if b.c["winner"] != house or s.unused(house, "knight") < 1:
        return
    # An attacking Footman still stands where it marched from.
    fighting = b.origin if house == b.attacker else b.area
    places = {fighting: dict(b.units(house))}
    for area in b.supporting(house):
        if s.owner[area] == house:
            places[area] = {**s.units[area]}
    answers: dict[tuple[str, ...], dict[str, Any]] = {}
    for area, there in places.items():
        for unit in ("footman", ROUTED + "footman"):
            if there.get(unit):
                lying = unit != "footman"
                answers[f"area:{area}", f"unit:{unit}"] = {
                    "card": "renly-baratheon",
                    "use": True,
                    "area": area,
                    "routed": lying,
                }
    if not answers:
        return
    answers[DECLINE,] = {"card": "renly-baratheon", "use": False}
    answer = await ask(house, "ability", OneOf(answers), card="card:renly-baratheon")
    if not answer["use"]:
        return
    lying_word = ROUTED if answer["routed"] else ""
    old, new = lying_word + "footman", lying_word + "knight"
    if answer["area"] == fighting and house == b.attacker:
        units_there = b.c["attackers"]
        units_there[new] = units_there.get(new, 0) + 1
        units_there[old] -= 1
        if not units_there[old]:
            del units_there[old]
    else:
        s.add(answer["area"], house, {new: 1})
        s.remove(answer["area"], {old: 1})
    s.tell("upgraded", house=f"house:{house}", area=f"area:{answer['area']}", unit="unit:knight")


def _stannis_is_discarded(b: Battle, house: House) -> bool:
    return "stannis-baratheon" in b.s.discard[house]


@strength
def ser_davos_seaworth(b: Battle, house: House) -> int:
    """+1 while Stannis lies in the discard pile."""
    return int(_stannis_is_discarded(b, house))


@icons
def ser_davos_seaworth_icons(b: Battle, house: House) -> tuple[int, int]:
    """A sword while Stannis lies in the discard pile."""
    return int(_stannis_is_discarded(b, house)), 0


@units
def salladhor_saan(
    b: Battle, house: House, strength: int, unit: str, owner: House, side: House
) -> int:
    """If supported, ships of other houses count 0 on both sides."""
    if unit != "ship" or owner == house or not b.supporting(house):
        return strength
    return 0


@after_combat
async def patchface(b: Battle, house: House) -> None:
    """After the combat a card of the opponent's choice of Baratheon leaves the opponent's hand."""
    s = b.s
    rival = b.opponent(house)
    if not s.hand[rival]:
        return
    answers: dict[str, dict[str, Any]] = {
        f"card:{c}": {"card": "patchface", "use": True, "discard": c} for c in s.hand[rival]
    }
    answers[DECLINE] = {"card": "patchface", "use": False}
    answer = await ask(
        house, "ability", OneOf.named(answers), card="card:patchface", rival=f"house:{rival}"
    )
    if not answer["use"]:
        return
    card = answer["discard"]
    s.hand[rival].remove(card)
    s.discard[rival] = sorted([*s.discard[rival], card])
    s.tell("card-discarded", house=f"house:{rival}", card=f"card:{card}")
    if not s.hand[rival]:
        # 16.5.8 As if it were the seventh card played.
        s.hand[rival] = [c for c in s.discard[rival] if c != card]
        s.discard[rival] = [card]
