"""Rulings of A Dance with Dragons, beyond those of the 2nd edition.

``docs/rulings.md`` says what each is about.
"""

from __future__ import annotations

from engine.agot.rulings import RULINGS as SECOND

OWN: dict[str, tuple[str, ...]] = {
    "fixed-final-strength-and-blade": ("not-asked", "may-be-used"),
    "mance-against-margaery": ("later-in-turn-order", "margaery"),
    "stannis-adwd-timing": ("immediate", "cancel"),
}
"""The readings on offer for every ruling of its own, the default first."""

IMMATERIAL: dict[str, tuple[str, ...]] = {
    "ilyn-payne-and-prevented-casualties": ("blocked", "allowed"),
    "walder-frey-and-vassal-family": ("moves", "stays"),
}
"""Rulings about its cards beside vassals and beside those of other decks, which it is without."""

RULINGS = dict(sorted({**SECOND, **OWN}.items()))
"""All rulings that it is played under."""
