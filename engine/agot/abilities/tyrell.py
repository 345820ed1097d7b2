"""House Tyrell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot import kinds
from engine.agot.combat.timing import after_combat, cancel, immediate
from engine.agot.components import ROUTED, House
from engine.agot.shapes import AbilityAnswer
from engine.kernel.ask import ask
from engine.kernel.shapes import OneOf

from .lannister import removable_orders, remove_one_order

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle


@immediate
async def mace_tyrell(b: Battle, house: House) -> None:
    """Destroy one of the opponent's fighting Footmen immediately, if no card prevents it."""
    if not b.spared(b.opponent(house)):
        await kill_a_footman(b, house)
        if b.s.ruled("mace-tyrell-last-unit", "combat-ends"):
            end_against_nobody(b, house)  # 17.7


async def kill_a_footman(b: Battle, house: House) -> None:
    """Destroy one of the opponent's fighting Footmen, if there is one."""
    rival, card = b.opponent(house), b.card(house)
    footmen = [u for u in ("footman", ROUTED + "footman") if b.units(rival).get(u)]
    if not footmen:
        return
    answers: dict[str, AbilityAnswer] = {
        f"unit:{u}": {"card": card, "use": True, "routed": u.startswith(ROUTED)} for u in footmen
    }
    answer = await ask(
        house, kinds.ABILITY, OneOf.named(answers), card=f"card:{card}", rival=f"house:{rival}"
    )
    b.lose(rival, {(ROUTED if answer["routed"] else "") + "footman": 1})


def end_against_nobody(b: Battle, house: House) -> None:
    """End the combat if neither a unit nor a garrison fights against the House."""
    rival = b.opponent(house)
    guarded = rival == b.defender and b.area in b.s.garrisons
    if not b.units(rival) and not guarded:
        b.c["winner"] = house
        b.c["at_once"] = True
        b.s.tell(
            "won-at-once", house=f"house:{house}", rival=f"house:{rival}", area=f"area:{b.area}"
        )


@immediate
async def queen_of_thorns(b: Battle, house: House) -> None:
    """Remove one order of the opponent next to the embattled area, but not the march itself."""
    near = removable_orders(b, house, b.s.box.borders[b.area])
    await remove_one_order(b, house, near, must=True)


@cancel
async def cancel_ability(b: Battle, house: House) -> None:
    """Cancel the ability of the opponent's card; its strength and icons stay.

    This is how other decks print the Queen of Thorns.
    """
    rival = b.opponent(house)
    if b.ability(rival) is not None:
        b.c["cancelled"] = [*b.c["cancelled"], rival]
        b.s.tell("ability-cancelled", house=f"house:{house}", card=f"card:{b.card(rival)}")


@after_combat
async def ser_loras_tyrell(b: Battle, house: House) -> None:
    """After a won attack, move the March order to the area that the units entered (9.9.5)."""
    s = b.s
    if house == b.attacker and s.owner.get(b.area) == house:
        s.orders[b.area] = b.c["march"]
        s.tell("march-moved-on", house=f"house:{house}", area=f"area:{b.area}")
