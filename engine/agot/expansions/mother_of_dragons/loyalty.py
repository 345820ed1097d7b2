"""Loyalty: placing tokens, and what Targaryen gains by marches, combats and Westeros (X4.4)."""

from __future__ import annotations

from engine.agot import victory
from engine.agot.combat import steps as second_combat
from engine.agot.components import Area, House
from engine.agot.expansions.vassals.combat import STEPS
from engine.agot.phases import marches, westeros
from engine.kernel.state import replacement

from .components import printed
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
def westeros_over(s: MotherState) -> None:
    """End the Westeros cards, and gain loyalty (X4.4.3)."""
    westeros.westeros_over(s)
    settle(s)


def left(s: MotherState) -> int:
    """Return how many tokens can still be put on the board (X4.4.6)."""
    gained = s.gained if s.ruled("loyalty-token-limit", "board-and-gained") else 0
    return printed().loyalty_tokens - sum(s.loyalty.values()) - gained


def place(s: MotherState, area: Area) -> bool:
    """Put a token in an area; return whether one was left (X4.4.6).

    By one reading, Targaryen gains it immediately if it controls the area (X4.4.3).

    Raises GameEnds.
    """
    if left(s) <= 0:
        return False
    s.loyalty[area] = s.loyalty.get(area, 0) + 1
    s.tell("loyalty-placed", area=f"area:{area}")
    if s.ruled("loyalty-collect-moment", "at-once"):
        settle(s)
    return True


def take(s: MotherState, area: Area) -> None:
    """Take one token out of an area."""
    s.loyalty[area] -= 1
    if not s.loyalty[area]:
        del s.loyalty[area]


def settle(s: MotherState) -> None:
    """Give Targaryen the tokens of areas it controls (X4.4.3); seven points win (X4.4.5).

    Raises GameEnds.
    """
    if s.has_targaryen:
        s.gain_loyalty()
        victory.check(s)
