"""Combat clean-up: the winner holds the area, cards go to their piles (9.9)."""

from __future__ import annotations

from engine.agot.board.control import take_over
from engine.agot.board.supply import exceeds_supply
from engine.agot.combat.battle import Battle
from engine.agot.components import Card, House
from engine.agot.phases.reconcile import destroy_excess
from engine.agot.state import AgotState
from engine.agot.variants.hands import evolve, redeal

from .retreat import narrowly_lost


def refill(s: AgotState, house: House, last: Card | None) -> None:
    """Return the discarded cards to the hand; by default, the last one played stays (9.9.3).

    A card that has already returned by another effect stays in the hand. From an agreed round on, a
    House gets its second deck instead (V3.1, V3.4).
    """
    if s.evolves(house) and not s.hand[house]:
        evolve(s, house)
        return
    stays = s.box.figures.last_card_stays
    back = [c for c in s.discard[house] if c != last or not stays]
    s.hand[house] = sorted([*s.hand[house], *back])
    s.discard[house] = [c for c in s.discard[house] if c not in back]
    s.tell("cards-returned", house=f"house:{house}")


async def clean_up(b: Battle) -> None:
    """End the march, give the winner the area, and refill empty hands (9.9.1 to 9.9.3)."""
    s = b.s
    b.c["march"] = s.orders.pop(b.origin)
    if b.c["winner"] == b.attacker:
        _occupy(b)
    for house in (b.attacker, b.defender):
        if house not in b.c["last_card"]:
            continue
        if s.redeals_hands:
            await redeal(s, house)
        else:
            refill(s, house, b.card(house))


async def back_within_supply(b: Battle) -> None:
    """Settle the Supply of a House whose attackers had to return (16.5.11)."""
    may_exceed = is_kept_out(b) and b.s.ruled("supply-after-arianne", "reconcile")
    if may_exceed and exceeds_supply(b.s, b.attacker):
        await destroy_excess(b.s, b.attacker)


def is_kept_out(b: Battle) -> bool:
    """Return whether a winning attacker has to go back; Arianne Martell has two such texts."""
    arianne = b.has(b.defender, "arianne-martell") or narrowly_lost(b)
    return b.winner == b.attacker and arianne


def _occupy(b: Battle) -> None:
    """Remove the defender's tokens, and move the attacking units in (9.9.2)."""
    s = b.s
    s.orders.pop(b.area, None)
    attackers = b.c["attackers"]
    if is_kept_out(b):
        # The attackers return, unrouted, to the area that they came from. If both sides retreat, a
        # Power token stays in any case (V2.8).
        removed = s.ruled("arianne-power-token", "removed")
        if removed and b.has(b.defender, "arianne-martell"):
            take_over(s, b.area, b.attacker)
        s.add(b.origin, b.attacker, attackers)
        take_over(s, b.origin, b.attacker)
        s.tell("attackers-kept-out", house=f"house:{b.attacker}", area=f"area:{b.area}")
    elif attackers:
        take_over(s, b.area, b.attacker)
        s.add(b.area, b.attacker, attackers)
        s.tell("occupied", house=f"house:{b.attacker}", area=f"area:{b.area}")
    elif b.has(b.defender, "kill-one-in-defeat"):
        pass  # By her text, nobody has taken the area.
    elif s.ruled("winner-without-units", "token-removed"):
        take_over(s, b.area, b.attacker)
    b.c["fought"], b.c["attackers"] = attackers, {}
