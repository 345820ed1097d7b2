"""9.9 Combat clean-up: the winner holds the area, cards go to their piles."""

from __future__ import annotations

from .battle import Battle
from .control import take_over
from .hands import refill
from .reconcile import reconcile


async def clean_up(b: Battle) -> None:
    """9.9.1 to 9.9.3 The march ends, the winner holds the area, used-up hands are refilled."""
    s = b.s
    b.c["march"] = s.orders.pop(b.origin)
    if b.c["winner"] == b.attacker:
        _occupy(b)
    for house in (b.attacker, b.defender):
        if house in b.c["last_card"]:
            refill(s, house, b.card(house))


async def back_within_supply(b: Battle) -> None:
    """16.5.11 A house whose attackers were kept out may have too many units where they are now."""
    kept_out = b.winner == b.attacker and b.has(b.defender, "arianne-martell")
    if kept_out and b.s.ruled("supply-after-arianne", "reconcile"):
        await reconcile(b.s, b.attacker)


def _occupy(b: Battle) -> None:
    """9.9.2 The defender's tokens go, the attacking units move in."""
    s = b.s
    s.orders.pop(b.area, None)
    attackers = b.c["attackers"]
    if b.has(b.defender, "arianne-martell"):
        # The attackers go back, unrouted, to where they came from.
        if s.ruled("arianne-power-token", "removed"):
            take_over(s, b.area, b.attacker)
        s.add(b.origin, b.attacker, attackers)
        take_over(s, b.origin, b.attacker)
        s.tell("attackers-kept-out", house=f"house:{b.attacker}", area=f"area:{b.area}")
    elif attackers:
        take_over(s, b.area, b.attacker)
        s.add(b.area, b.attacker, attackers)
        s.tell("occupied", house=f"house:{b.attacker}", area=f"area:{b.area}")
    elif s.ruled("winner-without-units", "token-removed"):
        take_over(s, b.area, b.attacker)
    b.c["fought"], b.c["attackers"] = attackers, {}
