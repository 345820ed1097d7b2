"""House Lannister."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.agot import kinds
from engine.agot.combat.timing import cancel, on_result, units
from engine.agot.components import Area, House
from engine.agot.shapes import one_card
from engine.kernel.ask import ask

from .shared import choose_target, may_use

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle, Soldier


@on_result
async def tywin_lannister(b: Battle, house: House) -> None:
    """Gain two Power for a victory."""
    if b.c["winner"] == house:
        b.s.tell("power-gained", house=f"house:{house}", power=b.s.gain_power(house, 2))


@units
def ser_kevan_lannister(b: Battle, house: House, strength: int, soldier: Soldier) -> int:
    """In an attack, Lannister's Footmen count one more, even in support."""
    return strength + (soldier.unit == "footman" and attacks_for_itself(b, house, soldier))


def attacks_for_itself(b: Battle, house: House, soldier: Soldier) -> bool:
    """Return whether a unit belongs to the House and counts in its attack."""
    return soldier.owner == house == soldier.side == b.attacker


@cancel
async def tyrion_lannister(b: Battle, house: House) -> None:
    """Let Lannister make the opponent take its card back and play another."""
    await send_back(b, house)


async def send_back(b: Battle, house: House) -> bool:
    """Let a House make its opponent take back its card and play another; return whether it does."""
    s = b.s
    rival = b.opponent(house)
    returned = b.card(rival)
    if not await may_use(b, house, rival=f"house:{rival}"):
        return False
    s.tell(
        "card-cancelled", house=f"house:{house}", rival=f"house:{rival}", card=f"card:{returned}"
    )
    others = [c for c in s.hand[rival] if c != returned]
    b.c["cards"][rival] = None
    if not others:
        s.tell("fights-without-card", house=f"house:{rival}")
        return True
    card = await ask(rival, kinds.HOUSE_CARD, one_card(s, others), area=f"area:{b.area}")
    b.c["cards"][rival] = card
    s.tell("card-played", house=f"house:{rival}", card=f"card:{card}")
    return True


@on_result
async def cersei_lannister(b: Battle, house: House) -> None:
    """After a victory, let Lannister remove any one order of the beaten House."""
    rival = b.opponent(house)
    if b.c["winner"] == house:
        areas = [a for a in sorted(b.s.orders) if b.s.owner.get(a) == rival and a != b.area]
        await remove_one_order(b, house, areas)


async def remove_one_order(
    b: Battle, house: House, areas: Sequence[Area], *, must: bool = False
) -> None:
    """Remove an order of the House's choice, except the one that began the combat."""
    others, rival = [a for a in areas if a != b.origin], f"house:{b.opponent(house)}"
    area = await choose_target(b, house, "area", others, must=must, rival=rival)
    if area is not None:
        remove_order(b, house, area)


def removable_orders(b: Battle, house: House, areas: Iterable[Area]) -> list[Area]:
    """Return those of some areas in which the opponent has an order."""
    rival = b.opponent(house)
    return [a for a in areas if a in b.s.orders and b.s.owner.get(a) == rival]


def remove_order(b: Battle, house: House, area: str) -> None:
    """Remove an order of the opponent by a card's ability."""
    token = b.s.orders.pop(area)
    b.s.tell("order-removed", house=f"house:{house}", area=f"area:{area}", order=f"order:{token}")
