"""Rulings of Mother of Dragons, beyond those of the 2nd edition and about vassals.

``docs/rulings.md`` says what each is about.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.agot.vassals.rulings import ALIASES as VASSALS
from engine.agot.vassals.rulings import RECALLED as EARLIER
from engine.agot.vassals.rulings import RULINGS as WITH_VASSALS

OWN: dict[str, tuple[str, ...]] = {
    "deck-iv-without-targaryen": ("fixed-tokens-only", "skip"),
    "domestic-disputes-homes": ("players-and-vassals", "players"),
    "dragon-strength-rounds": ("even-rounds", "later-rounds"),
    "dragon-with-other-units": ("per-group",),
    "faceless-men-mandatory": ("may-choose-fewer", "must"),
    "gifts-of-power": ("outside-combat-and-call-for-support", "never"),
    "iron-bank-order-areas": ("sea-and-ports", "sea-only"),
    "iron-bank-starting-power": ("seven", "five"),
    "khal-drogo-routed-knights": ("counted", "not"),
    "loan-interest": ("one-power-each-loan",),
    "loyalty-collect-moment": ("at-once", "checkpoints"),
    "loyalty-token-limit": ("board-only", "board-and-gained"),
    "pentos-garrison-return": ("returns", "gone"),
    "playing-with-fire-supply": ("ignored", "must-fit"),
    "preemptive-raid-targaryen": ("must-destroy", "track-offered"),
    "pyromancer-target": ("castle-only", "any"),
    "robert-arryn-lowest-tie": ("arryn-chooses", "owner"),
    "targaryen-bid-distribution": ("all", "up-to"),
    "targaryen-final-ranking": ("by-loyalty", "cannot-win-on-points"),
    "text-of-a-removed-card": ("gone", "still-runs"),
    "unpaid-interest-chooser": ("best-other-on-fiefdoms", "blade-holder"),
}
"""The readings on offer for every ruling of its own, the default first."""

IMMATERIAL: dict[str, tuple[str, ...]] = {"dragon-with-other-units": ("per-unit",)}
"""X4.5.3 Whatever goes with Dragons has to reach a destination itself, by either reading."""

RULINGS = dict(sorted({**WITH_VASSALS, **OWN}.items()))
"""All rulings that it is played under."""

RECALLED: Mapping[str, str] = {
    **EARLIER,
    "loyalty-collect-moment": "checkpoints",
    "targaryen-bid-distribution": "up-to",
}
"""What is understood of a ruling that a record or a saved game does not name."""

ALIASES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    **VASSALS,
    "iron-bank-order": (
        "iron-bank-order-areas",
        {"sea-areas-and-ports": "sea-and-ports", "sea-areas": "sea-only"},
    ),
}
"""What records call some of them."""
