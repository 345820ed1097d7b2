"""Marches and combats, after which Targaryen gains loyalty; the end of Westeros cards (X4.4.3)."""

from __future__ import annotations

from engine.agot import marches, westeros
from engine.agot.combat import steps as second_combat
from engine.agot.components import House
from engine.agot.expansions.vassals.combat import STEPS
from engine.kernel.state import replacement

from .loyalty import settle
from .state import MotherState


@replacement
async def march(s: MotherState, house: House, may_call: bool) -> None:
    """Resolve one march; if it leads to no combat, gain loyalty immediately (8, X4.4.3)."""
    await marches.march(s, house, may_call)
    if s.combat is None:
        settle(s)


@replacement
async def combat(s: MotherState) -> None:
    """Resolve one combat, and the loyalty that follows from it (9, X2.7)."""
    await second_combat.fight(s, STEPS)
    settle(s)


@replacement
async def westeros_over(s: MotherState) -> None:
    """End the Westeros cards, and gain loyalty (X4.4.3)."""
    await westeros.westeros_over(s)
    settle(s)
