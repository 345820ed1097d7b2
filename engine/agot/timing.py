"""Which card does what, and when: the timing order of abilities (9.3.2, 16.5.5).

cancel · immediate · before strength · modifiers (units, strength, icons) · total · on result ·
after casualties · after combat.
Each ability is a function named after its card, or after what it does if several cards do it; a
decorator registers it for its moment.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from engine.agot.battle import Battle, Soldier

from .components import House

Act = Callable[[Battle[Any], House], Coroutine[Any, Any, None]]
Change = Callable[[Battle[Any], House], int]
Icons = Callable[[Battle[Any], House], tuple[int, int]]
UnitChange = Callable[[Battle[Any], House, int, Soldier], int]
Total = Callable[[Battle[Any], House, House], "int | None"]

F = TypeVar("F", bound="Callable[..., object]")

CANCEL: dict[str, Act] = {}
IMMEDIATE: dict[str, Act] = {}
BEFORE_STRENGTH: dict[str, Act] = {}
ON_RESULT: dict[str, Act] = {}
AFTER_CASUALTIES: dict[str, Act] = {}
AFTER_COMBAT: dict[str, Act] = {}
UNITS: dict[str, UnitChange] = {}
"""(battle, card's house, strength so far, the unit) -> strength"""
STRENGTH: dict[str, Change] = {}
"""What the card adds to its own printed strength."""
ICONS: dict[str, Icons] = {}
"""Swords and fortifications that the card adds to its own."""
TOTAL: dict[str, Total] = {}
"""(battle, card's house, a combatant) -> what its final strength is, whatever else counts"""
RELY_ON_SUPPORT: set[str] = {"asha-greyjoy", "salladhor-saan"}
"""Abilities that ask whether their house is supported at all, and by whom."""


def _file(moment: dict[str, F]) -> Callable[[F], F]:
    def decorate(function: F) -> F:
        # A card that does something at several moments has several functions, the others with
        # what they are about after its name: `theon_greyjoy`, `theon_greyjoy__icons`.
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


def before_the_winner() -> frozenset[str]:
    """Name the abilities that are used before the winner is known."""
    return frozenset({*CANCEL, *IMMEDIATE, *BEFORE_STRENGTH})
