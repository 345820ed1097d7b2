"""Rulings of A Feast for Crows, beyond those of the 2nd edition.

``docs/rulings.md`` says what each is about.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.agot.rulings import RULINGS as SECOND

OWN: dict[str, tuple[str, ...]] = {
    "affc-eyrie-home": ("home-area", "power-token-only"),
    "affc-eyrie-port": ("none", "open"),
    "affc-special-objective-optional": ("yes", "mandatory"),
    "affc-tie-break": ("points-land-throne-midgame-points-throne-at-end", "base-order"),
    "affc-victory-check": ("end-of-scoring", "at-once"),
    "affc-vp-cap": ("seven", "none"),
    "affc-white-harbor-unit": ("knight", "footman"),
    "affc-zero-point-objective": ("scorable", "not-scorable"),
    "objectives-in-hand": ("three",),
    "score-objective": ("turn-order",),
}
"""The readings on offer for every ruling of its own, the default first."""

IMMATERIAL: dict[str, tuple[str, ...]] = {
    "alayne-and-lysa-against-vassal": ("never", "works"),
    "bronze-yohn-against-vassal": ("vassal-has-none", "never"),
}
"""Rulings about its cards against vassals, which it is without."""

ALIASES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "affc-westeros-deck-1": ("westeros-deck-1", {}),
}
"""What earlier records call some of them."""

WITHOUT = {"castles-to-win", "seven-castles-win"}
"""Rulings of the 2nd edition that say nothing here: points win, when a round is over."""
RULINGS = {
    name: readings for name, readings in sorted({**SECOND, **OWN}.items()) if name not in WITHOUT
}
"""All rulings that it is played under."""
