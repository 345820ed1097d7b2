"""House Stark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot.combat.timing import on_result
from engine.agot.components import House

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle


@on_result
async def roose_bolton(b: Battle, house: House) -> None:
    """After a defeat, return all discarded cards to the hand, including himself."""
    s = b.s
    if b.c["winner"] != house:
        s.hand[house] = sorted([*s.hand[house], *s.discard[house]])
        s.discard[house] = []
        s.tell("cards-returned", house=f"house:{house}")
