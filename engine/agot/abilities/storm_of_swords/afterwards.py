"""Abilities of A Storm of Swords once the winner is known (V2.5).

Eddard Stark, Ser Davos and Arianne Martell are asked for by name, in casualties and retreat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot.abilities.shared import choose_target, won
from engine.agot.combat.casualties import lose_one
from engine.agot.combat.timing import after_combat, on_result
from engine.agot.components import House
from engine.agot.phases.planning import is_forbidden

from .counted import balon_greyjoy_asos

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle

PLUNDER = 2
"""The Power that Salladhar Saan and Cersei Lannister are about."""


@on_result
async def balon_greyjoy_asos__result(b: Battle, house: House) -> None:
    """Gain Power for a victory: the difference between both final strengths."""
    if won(b, house):
        totals = b.c["totals"]
        power = balon_greyjoy_asos(b, house, totals[house] - totals[b.opponent(house)], wins=True)
        b.s.tell("power-gained", house=f"house:{house}", power=b.s.gain_power(house, power))


@on_result
async def salladhar_saan_asos(b: Battle, house: House) -> None:
    """After a victory, gain two Power, and let the opponent lose as much, or what it has."""
    if won(b, house):
        b.s.tell("power-gained", house=f"house:{house}", power=b.s.gain_power(house, PLUNDER))
        _plunder(b, house)


def _plunder(b: Battle, house: House) -> None:
    rival = b.opponent(house)
    if lost := b.s.lose_power(rival, PLUNDER):
        b.s.tell("power-lost", house=f"house:{rival}", power=lost)


@on_result
async def ser_ilyn_payne_asos(b: Battle, house: House) -> None:
    """After a victory, let the opponent lose a unit of its choice, beside all casualties (V2.11).

    If it was the last one, the combat goes on, and only nobody is left to retreat.
    """
    rival = b.opponent(house)
    if won(b, house) and not b.spared(rival):
        await lose_one(b, rival)


@after_combat
async def cersei_lannister_asos(b: Battle, house: House) -> None:
    """In victory and defeat, let the opponent lose two Power, or what it has."""
    _plunder(b, house)


@after_combat
async def bran_stark(b: Battle, house: House) -> None:
    """In victory and defeat, let Stark take back a card, maybe himself; by default, the strongest.

    If he was the last card of the hand, the others are back already (9.9.3).
    """
    facts = b.s.box.house_cards
    cards = sorted(b.s.discard[house], key=lambda card: (-facts[card].strength, card))
    card = await choose_target(b, house, "card", cards, key="retrieve", safe=True)
    if card is not None:
        b.s.retrieve(house, card)


QUIET_ORDERS = ("defend", "support")
"""The types of orders that Mace Tyrell may place, the one that is placed by default first."""


@after_combat
async def mace_tyrell_asos(b: Battle, house: House) -> None:
    """After a victory, let Tyrell place an unused Defense or Support order that is not special in
    the embattled area, in place of one that is there (V2.12).

    It must hold the area with units, and the order must not be forbidden this round.
    """
    s = b.s
    if not won(b, house) or s.owner.get(b.area) != house:
        return
    orders = s.box.figures.orders
    placed = [t for a, t in s.orders.items() if s.owner.get(a) == house and a != b.area]
    tokens = [
        token
        for order_type in QUIET_ORDERS
        for token in s.tokens_of(house)
        if (facts := orders[token]).type == order_type
        and not facts.special
        and facts.only is None
        and placed.count(token) < facts.count
        and not is_forbidden(s, token)
        and (b.area, order_type) not in s.box.barred
    ]
    order = await choose_target(b, house, "order", tokens, safe=True)
    if order is not None:
        s.orders[b.area] = order
        s.tell(
            "order-placed", house=f"house:{house}", area=f"area:{b.area}", order=f"order:{order}"
        )
