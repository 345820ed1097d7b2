"""Loyalty: placing tokens, and Targaryen's gains (X4.4). Pure functions."""

from __future__ import annotations

from engine.agot import victory
from engine.agot.components import Area

from .components import printed
from .state import MotherState


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
