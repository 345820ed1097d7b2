"""Abilities of A Storm of Swords that count while strengths and icons do (V2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot.combat.timing import RELY_ON_SUPPORT, difference, icons, strength
from engine.agot.components import House

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle

RELY_ON_SUPPORT |= {"catelyn-stark-asos", "asha-greyjoy-asos"}
STRONGEST_FOE = 3
"""The strength of the opposing card from which on Ser Gregor has no swords."""
NARROWLY = 2
"""The greatest difference by which Arianne may lose (V2.8)."""


@icons
def ser_gregor_clegane_asos(b: Battle, house: House) -> tuple[int, int]:
    """Return a sword for each point by which the opposing card's printed strength is below 3
    (V2.13); three against nobody."""
    return max(0, STRONGEST_FOE - b.faced(house)), 0


@strength
def catelyn_stark_asos(b: Battle, house: House) -> int:
    """Add 2 while anyone supports Stark, its own Support orders included (V2.9)."""
    return 2 * bool(b.supporting(house))


@icons
def catelyn_stark_asos__icons(b: Battle, house: House) -> tuple[int, int]:
    """Return a fortification while anyone supports Stark (V2.9)."""
    return 0, int(bool(b.supporting(house)))


@icons
def asha_greyjoy_asos(b: Battle, house: House) -> tuple[int, int]:
    """Return two swords while anyone supports Greyjoy, its own Support orders included (V2.9)."""
    return 2 * bool(b.supporting(house)), 0


def _is_coastal(b: Battle) -> bool:
    return bool(b.s.box.sea_borders[b.area])


@strength
def victarion_greyjoy_asos(b: Battle, house: House) -> int:
    """Add 1 if the embattled area, on land or at sea, borders a sea area."""
    return int(_is_coastal(b))


@icons
def victarion_greyjoy_asos__icons(b: Battle, house: House) -> tuple[int, int]:
    """Return a fortification if the embattled area borders a sea area."""
    return 0, int(_is_coastal(b))


@strength
def willas_tyrell_asos(b: Battle, house: House) -> int:
    """Add 2 when Tyrell defends."""
    return 2 * (house == b.defender)


@difference
def balon_greyjoy_asos(b: Battle, house: House, lead: int, *, wins: bool) -> int:
    """Return the Power that Greyjoy gains for a victory."""
    return lead if wins else 0


@difference
def arianne_martell_asos(b: Battle, house: House, lead: int, *, wins: bool) -> int:
    """Return whether both sides retreat: if she loses by 2 or less (V2.8)."""
    return int(not wins and -lead <= NARROWLY)
