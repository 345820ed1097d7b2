"""The ruleset of A Dance with Dragons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.agot.fields import FOG
from engine.agot.rulings import OF_CARDS, OF_DANCE
from engine.agot.rulings import RULINGS as SECOND
from engine.agot.second_edition import WITH_HANDS, SecondEdition
from engine.agot.variants.opening import start_positions
from engine.agot.variants.pools import DECK, PRINTED
from engine.kernel.ruleset import POSITION

from . import abilities

__all__ = ["DanceWithDragons", "abilities"]


IMMATERIAL: dict[str, tuple[str, ...]] = {
    "ilyn-payne-and-prevented-casualties": ("blocked", "allowed"),
    "walder-frey-and-vassal-family": ("moves", "stays"),
    **{name: SECOND[name] for name in OF_CARDS},
}
"""Rulings that do not matter here: about its cards beside vassals and beside other decks, and about
cards that it replaces."""

RULINGS = {
    name: readings
    for name, readings in sorted({**SECOND, **OF_DANCE}.items())
    if name not in IMMATERIAL
}
"""All rulings that it is played under."""


class DanceWithDragons(SecondEdition):
    """Six Houses, six rounds, its own set-up and House cards; otherwise as the 2nd edition (X1).

    House Bolton plays as ``stark`` (X1.1.1).
    """

    id = "agot-2e-adwd"
    rulings = RULINGS
    immaterial = IMMATERIAL
    options: Mapping[str, tuple[Any, ...]] = {
        "players": (6,),
        **WITH_HANDS,
        DECK: (PRINTED, "asos"),
        FOG: (False, True),
        POSITION: start_positions(id, RULINGS),
    }
