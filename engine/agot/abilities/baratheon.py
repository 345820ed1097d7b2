"""House Baratheon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.agot import kinds
from engine.agot.combat.clean_up import refill
from engine.agot.combat.timing import after_combat, icons, on_result, strength, units
from engine.agot.components import ROUTED, Area, House
from engine.agot.shapes import AbilityAnswer
from engine.kernel.ask import ask
from engine.kernel.shapes import OneOf

from .shared import DECLINE, choose_target

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle, Soldier


@strength
def stannis_baratheon(b: Battle, house: House) -> int:
    """Add 1 against a combatant higher on the Iron Throne track."""
    position = b.s.position
    return int(position("iron-throne", b.opponent(house)) < position("iron-throne", house))


@on_result
async def renly_baratheon(b: Battle, house: House) -> None:
    """After a victory, upgrade one of the Footmen that fought or supported, if the House likes."""
    if b.c["winner"] == house:
        await promote_a_footman(b, house, [a for a in b.supporting(house) if b.s.owner[a] == house])


async def promote_a_footman(b: Battle, house: House, others: Sequence[Area]) -> None:
    """Let a House upgrade a Footman that fought, or one in the other areas."""
    s, card = b.s, b.card(house)
    if s.unused(house, "knight") < 1:
        return
    # An attacking Footman is still shown in the area that it marched from.
    fighting = b.origin if house == b.attacker else b.area
    places = {fighting: dict(b.units(house)), **{a: dict(s.units[a]) for a in others}}
    answers: dict[tuple[str, ...], AbilityAnswer] = {}
    for area, there in places.items():
        for unit in ("footman", ROUTED + "footman"):
            if there.get(unit):
                lying = unit != "footman"
                answers[f"area:{area}", f"unit:{unit}"] = {
                    "card": card,
                    "use": True,
                    "area": area,
                    "routed": lying,
                }
    if not answers:
        return
    answers[DECLINE,] = {"card": card, "use": False}
    answer = await ask(house, kinds.ABILITY, OneOf(answers), card=f"card:{card}")
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
    """Add 1 while Stannis is in the discard pile."""
    return int(_stannis_is_discarded(b, house))


@icons
def ser_davos_seaworth__icons(b: Battle, house: House) -> tuple[int, int]:
    """Return a sword while Stannis is in the discard pile."""
    return int(_stannis_is_discarded(b, house)), 0


@units
def salladhor_saan(b: Battle, house: House, strength: int, soldier: Soldier) -> int:
    """If anyone supports Baratheon, ships of other Houses count 0 on both sides."""
    if soldier.unit != "ship" or soldier.owner == house or not b.supporting(house):
        return strength
    return 0


@after_combat
async def patchface(b: Battle, house: House) -> None:
    """After the combat Baratheon may discard a card from the opponent's hand."""
    await discard_from_hand(b, house)


async def discard_from_hand(b: Battle, house: House, *, price: int = 0) -> None:
    """Discard a card from the opponent's hand, for Power if the ability has a price."""
    s, rival = b.s, b.opponent(house)
    if not s.hand[rival]:
        return
    s.show_hand(rival, house)
    hand, whose = s.hand[rival], f"house:{rival}"
    card = await choose_target(b, house, "card", hand, key="discard", rival=whose)
    if card is None:
        return
    s.lose_power(house, price)
    s.put_down(rival, card)
    s.tell("card-discarded", house=f"house:{rival}", card=f"card:{card}")
    if not s.hand[rival]:
        refill(s, rival, card)  # It counts as the seventh card played (16.5.8).
