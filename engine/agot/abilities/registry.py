"""Which card does what when: the timing order of abilities (9.3.2, 16.5.5).

cancel · immediate · modifiers (units, strength, icons) · on result · after combat.
Each ability is a function with the name of its card; a decorator files it under its moment.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from engine.agot.battle import Battle
    from engine.agot.box import Card, House

    Act = Callable[[Battle, House], Coroutine[Any, Any, None]]
    Change = Callable[[Battle, House], int]
    Icons = Callable[[Battle, House], tuple[int, int]]
    UnitChange = Callable[[Battle, House, int, str, House, House], int]

F = TypeVar("F", bound="Callable[..., object]")

CANCEL: dict[Card, Act] = {}
IMMEDIATE: dict[Card, Act] = {}
ON_RESULT: dict[Card, Act] = {}
AFTER_COMBAT: dict[Card, Act] = {}
UNITS: dict[Card, UnitChange] = {}
"""(battle, card's house, strength so far, unit, its owner, whom it fights for) -> strength"""
STRENGTH: dict[Card, Change] = {}
"""What the card adds to its own printed strength."""
ICONS: dict[Card, Icons] = {}
"""Swords and fortifications that the card adds to its own."""


def _file(moment: dict[Card, F]) -> Callable[[F], F]:
    def decorate(function: F) -> F:
        # A card that also has icons to add does so in a second function, named for it.
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
