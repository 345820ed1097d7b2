"""Abilities of House Arryn's cards in A Feast for Crows (X3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot.abilities.shared import may_use
from engine.agot.board.control import controller
from engine.agot.combat.timing import after_combat, on_result, strength
from engine.agot.components import House

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle

EYRIE = "the-eyrie"
PRICE = 2


def _holds_the_eyrie(b: Battle, house: House) -> bool:
    """Return whether Arryn holds The Eyrie, from the moment in which it is won (X3.7.2)."""
    won = b.area == EYRIE and b.c["winner"] == house
    return won or controller(b.s, EYRIE) == house


@strength
def bronze_yohn_royce_affc(b: Battle, house: House) -> int:
    """Add 1 with more available Power than the opponent."""
    return int(b.s.power[house] > b.s.power[b.opponent(house)])


@after_combat
async def littlefinger(b: Battle, house: House) -> None:
    """With The Eyrie, gain Power: twice the printed strength of the opponent's card (X3.7.1)."""
    card = b.card(b.opponent(house))
    if card is not None and controller(b.s, EYRIE) == house:
        power = b.s.gain_power(house, 2 * b.s.box.house_cards[card].strength)
        b.s.tell("power-gained", house=f"house:{house}", power=power)


@on_result
async def alayne_stone(b: Battle, house: House) -> None:
    """After a victory with The Eyrie, 2 Power take all of the opponent's (X3.7.2)."""
    s, rival = b.s, b.opponent(house)
    if b.c["winner"] != house or s.power[house] < PRICE or not _holds_the_eyrie(b, house):
        return
    if not s.with_player([rival]):  # A vassal has no Power (X2.9.1).
        return
    if await may_use(b, house, rival=f"house:{rival}", power=s.power[rival]):
        s.lose_power(house, PRICE)
        lost = s.lose_power(rival, s.power[rival])
        s.tell("power-lost", house=f"house:{rival}", power=lost)


@after_combat
async def lysa_arryn_affc(b: Battle, house: House) -> None:
    """Gain three Power against a richer opponent (X3.7.3)."""
    if b.s.power[b.opponent(house)] > b.s.power[house]:
        b.s.tell("power-gained", house=f"house:{house}", power=b.s.gain_power(house, 3))
