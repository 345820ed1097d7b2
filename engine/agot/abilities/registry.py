"""Which card does what, and when: the timing order of abilities (9.3.2, 16.5.5).

cancel · immediate · modifiers (units, strength, icons) · on result · after combat.
Each ability is a function named after its card, or after what it does if several cards do it; a
decorator registers it for its moment.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from engine.agot.battle import Battle, Soldier
from engine.agot.box import House

Act = Callable[[Battle, House], Coroutine[Any, Any, None]]
Change = Callable[[Battle, House], int]
Icons = Callable[[Battle, House], tuple[int, int]]
UnitChange = Callable[[Battle, House, int, Soldier], int]

F = TypeVar("F", bound="Callable[..., object]")

CANCEL: dict[str, Act] = {}
IMMEDIATE: dict[str, Act] = {}
ON_RESULT: dict[str, Act] = {}
AFTER_COMBAT: dict[str, Act] = {}
UNITS: dict[str, UnitChange] = {}
"""(battle, card's house, strength so far, the unit) -> strength"""
STRENGTH: dict[str, Change] = {}
"""What the card adds to its own printed strength."""
ICONS: dict[str, Icons] = {}
"""Swords and fortifications that the card adds to its own."""


def _file(moment: dict[str, F]) -> Callable[[F], F]:
    def decorate(function: F) -> F:
        # A card that adds icons as well does so in a second function, named after it.
        moment[function.__name__.removesuffix("_icons").replace("_", "-")] = function
        return function

    return decorate


cancel = _file(CANCEL)
immediate = _file(IMMEDIATE)
on_result = _file(ON_RESULT)
after_combat = _file(AFTER_COMBAT)
units = _file(UNITS)
strength = _file(STRENGTH)
icons = _file(ICONS)
