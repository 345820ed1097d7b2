"""The abilities of cards, and their timing order (9.3.2, 16.5.5).

The moments: cancel · immediate · before strength · modifiers (units, strength, icons) · total · on
result · after casualties · after combat. Each ability is a function named after its card, or after
its effect if several cards have it; a decorator registers it for its moment.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from engine.agot.combat.battle import Battle, Soldier
from engine.agot.components import House

Act = Callable[[Battle[Any], House], Coroutine[Any, Any, None]]
Change = Callable[[Battle[Any], House], int]
Icons = Callable[[Battle[Any], House], tuple[int, int]]
UnitChange = Callable[[Battle[Any], House, int, Soldier], int]
Total = Callable[[Battle[Any], House, House], "int | None"]


class Difference(Protocol):
    """A function that says what follows from the difference between both final strengths."""

    def __call__(self, b: Battle[Any], house: House, lead: int, /, *, wins: bool) -> int:
        """Return a number that stands for what follows."""


F = TypeVar("F", bound="Callable[..., object]")

CANCEL: dict[str, Act] = {}
IMMEDIATE: dict[str, Act] = {}
BEFORE_STRENGTH: dict[str, Act] = {}
ON_RESULT: dict[str, Act] = {}
AFTER_CASUALTIES: dict[str, Act] = {}
AFTER_COMBAT: dict[str, Act] = {}
UNITS: dict[str, UnitChange] = {}
"""(battle, card's House, strength so far, the unit) -> strength"""
STRENGTH: dict[str, Change] = {}
"""Functions for the strength that a card adds to its printed one."""
ICONS: dict[str, Icons] = {}
"""Functions for the swords and fortifications that a card adds to its own."""
TOTAL: dict[str, Total] = {}
"""(battle, card's House, a combatant) -> what its final strength is, whatever else counts"""
DIFFERENCE: dict[str, Difference] = {}
"""(battle, card's House, its lead, whether it wins) -> a number for what follows from the
difference between both final strengths"""
RELY_ON_SUPPORT: set[str] = {"asha-greyjoy", "salladhor-saan"}
"""The abilities that depend on whether anyone supports their House."""


def _file(moment: dict[str, F]) -> Callable[[F], F]:
    def decorate(function: F) -> F:
        # A card with effects at several moments has several functions, the others with their
        # subjects after its name: `theon_greyjoy`, `theon_greyjoy__icons`.
        moment[function.__name__.partition("__")[0].replace("_", "-")] = function
        return function

    return decorate


cancel = _file(CANCEL)
immediate = _file(IMMEDIATE)
before_strength = _file(BEFORE_STRENGTH)
on_result = _file(ON_RESULT)
after_casualties = _file(AFTER_CASUALTIES)
after_combat = _file(AFTER_COMBAT)
units = _file(UNITS)
strength = _file(STRENGTH)
icons = _file(ICONS)
total = _file(TOTAL)
difference = _file(DIFFERENCE)


def before_the_winner() -> frozenset[str]:
    """Return the abilities that are used before the winner is known."""
    return frozenset({*CANCEL, *IMMEDIATE, *BEFORE_STRENGTH})
