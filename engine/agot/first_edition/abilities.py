"""Abilities of House cards that the 2nd edition does not have, named after their effects.

Their moments: cancel, immediate, reveal (strengths), and after a victory (9.9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot.abilities.baratheon import discard_from_hand, promote_a_footman
from engine.agot.abilities.lannister import remove_one_order, remove_order
from engine.agot.abilities.shared import choose_target
from engine.agot.abilities.tyrell import end_against_nobody, kill_a_footman
from engine.agot.combat.timing import immediate, on_result, units
from engine.agot.components import House

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle, Soldier


@immediate
async def kill_footman(b: Battle, house: House) -> None:
    """Ser Loras Tyrell: destroy an enemy Footman that fights, which may end the battle (9.22)."""
    await kill_a_footman(b, house)
    if b.s.ruled("ser-loras-last-unit", "battle-ends"):
        end_against_nobody(b, house)


@immediate
async def discard_defense(b: Battle, house: House) -> None:
    """Brienne of Tarth: remove the defender's Defense order in the embattled area."""
    if house == b.attacker and b.s.order_type(b.area) == "defend":
        remove_order(b, house, b.area)


def _marched(b: Battle, house: House, soldier: Soldier, unit: str) -> bool:
    """Return whether a unit is of a given kind, and attacks for its own House."""
    own = soldier.owner == house == soldier.side == b.attacker
    return own and soldier.unit == unit and not soldier.supporting


@units
def attacking_knights_plus_one(b: Battle, house: House, strength: int, soldier: Soldier) -> int:
    """Robb Stark: Knights that attack count 3."""
    return strength + _marched(b, house, soldier, "knight")


@units
def attacking_footmen_plus_one(b: Battle, house: House, strength: int, soldier: Soldier) -> int:
    """Vargo Hoat: Footmen that attack count 2."""
    return strength + _marched(b, house, soldier, "footman")


@units
def attacking_ships_plus_one(b: Battle, house: House, strength: int, soldier: Soldier) -> int:
    """Victarion Greyjoy: ships that attack count 2."""
    return strength + _marched(b, house, soldier, "ship")


@units
def supporting_ships_zero(b: Battle, house: House, strength: int, soldier: Soldier) -> int:
    """Salladhor Saan: ships that support the opponent count 0; by one reading, all that support."""
    everybody = b.s.ruled("salladhor-saan-ships", "all-supporting")
    hit = soldier.unit == "ship" and soldier.supporting and (everybody or soldier.side != house)
    return 0 if hit else strength


@on_result
async def recover_one_card(b: Battle, house: House) -> None:
    """Maester Luwin: after a victory, Stark may take a card back, himself only if so ruled."""
    if b.c["winner"] != house:
        return
    own = b.card(house)
    himself = b.s.ruled("maester-luwin-himself", "yes")
    cards = [c for c in b.s.discard[house] if himself or c != own]
    card = await choose_target(b, house, "card", cards, key="retrieve")
    if card is not None:
        b.s.retrieve(house, card)


@on_result
async def remove_any_loser_order(b: Battle, house: House) -> None:
    """Cersei Lannister: after a victory, remove any one order of the beaten House."""
    if b.c["winner"] == house:
        mine = [a for a in sorted(b.s.orders) if b.s.owner.get(a) == b.loser and a != b.area]
        must = b.s.ruled("cersei-lannister-order", "required")
        await remove_one_order(b, house, mine, must=must)


@on_result
async def upgrade_footman(b: Battle, house: House) -> None:
    """Renly Baratheon: after a victory, Baratheon may upgrade a Footman that fought."""
    if b.c["winner"] == house:
        await promote_a_footman(b, house, ())


@on_result
async def pay_discard_loser_card(b: Battle, house: House) -> None:
    """Melisandre of Asshai: after a victory, pay a Power to discard an opponent's card."""
    if b.c["winner"] == house and b.s.power[house] > 0:
        await discard_from_hand(b, house, price=1)


@on_result
async def remove_adjacent_support_or_cp(b: Battle, house: House) -> None:
    """Asha Greyjoy: after a victory, remove an adjacent Support or Consolidate Power order."""
    if b.c["winner"] == house:
        kinds = ("support", "consolidate")
        near = [a for a in b.s.box.borders[b.area] if b.s.order_type(a) in kinds]
        await remove_one_order(b, house, near)
