"""X4.4 Loyalty: placing tokens, and what Targaryen gains. It only computes."""

from __future__ import annotations

from engine.agot import victory
from engine.agot.box import Area
from engine.agot.control import controller

from .printed import TARGARYEN, printed
from .table import MotherTable

PENTOS = "pentos"


def left(s: MotherTable) -> int:
    """X4.4.6 Return how many tokens can still be put on the board."""
    gained = s.gained if s.ruled("loyalty-token-limit", "board-and-gained") else 0
    return printed().loyalty_tokens - sum(s.loyalty.values()) - gained


def place(s: MotherTable, area: Area) -> bool:
    """X4.4.6 Put a token in an area, if one is left; tell whether it was.

    X4.4.3 By one reading Targaryen gains it at once where it controls the area.

    Raises GameEnds.
    """
    if left(s) <= 0:
        return False
    s.loyalty[area] = s.loyalty.get(area, 0) + 1
    s.tell("loyalty-placed", area=f"area:{area}")
    if s.ruled("loyalty-collect-moment", "at-once"):
        settle(s)
    return True


def take(s: MotherTable, area: Area) -> None:
    """Take one token out of an area."""
    s.loyalty[area] -= 1
    if not s.loyalty[area]:
        del s.loyalty[area]


def settle(s: MotherTable) -> None:
    """X4.4.3 Targaryen gains the tokens of areas it controls; X4.4.5 seven win at once.

    X4.2.6 The garrison of Pentos comes back with it.

    Raises GameEnds.
    """
    if not s.has_targaryen:
        return
    for area in [a for a in s.loyalty if controller(s, a) == TARGARYEN]:
        number = s.loyalty.pop(area)
        s.gained += number
        s.tell("loyalty-gained", area=f"area:{area}", number=number)
    returns = s.ruled("pentos-garrison-return", "returns")
    if returns and PENTOS not in s.garrisons and controller(s, PENTOS) == TARGARYEN:
        s.garrisons[PENTOS] = s.box.figures.garrison
    victory.check(s)
