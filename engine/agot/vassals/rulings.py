"""Rulings about vassals, beyond those of the 2nd edition.

``docs/rulings.md`` says what each is about.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.agot.rulings import RECALLED as EARLIER
from engine.agot.rulings import RULINGS as SECOND

OWN: dict[str, tuple[str, ...]] = {
    "beric-dondarrion-timing": ("after-casualties", "on-result"),
    "bronn-against-vassal": ("cannot-pay", "commander-pays"),
    "connington-without-survivors": ("embattled-area-only", "origin"),
    "jaqen-random-card": ("includes-returned", "excludes"),
    "patchface-against-vassal": ("drawn-cards", "nothing"),
    "vassal-bid-ties": ("iron-throne-holder", "below-players"),
    "vassal-claim": ("rest-to-the-last", "at-random"),
    "vassal-dual-token-bans": ("banned-by-either", "other-half-stays"),
    "vassal-family-support": ("automatic", "optional"),
    "vassal-house-cards": ("three-of-seven",),
    "vassal-muster": ("home-area-only",),
    "vassal-order-count": ("up-to-two", "two-if-possible"),
    "vassal-power-token": ("always-left",),
    "vassal-raid-power": ("nobody-gains", "commander-gains"),
    "vassal-starting-supply": ("four", "icons-controlled"),
    "vassal-surplus-sets": ("one-more-from-the-top", "one-each"),
    "vassal-track-setup": ("below-if-in-top-three", "always-below"),
    "vassal-victory": ("commander-gains-one",),
    "vassal-westeros-decisions": ("last-commander",),
}
"""The readings on offer for every ruling about vassals, the default first."""

RULINGS = dict(sorted({**SECOND, **OWN}.items()))
"""All rulings of the base game with vassals."""

RECALLED: Mapping[str, str] = {**EARLIER, "beric-dondarrion-timing": "on-result"}
"""What is understood of a ruling that a record or a saved game does not name."""

ALIASES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "beric-timing": ("beric-dondarrion-timing", {}),
    "bronn-against-vassals": (
        "bronn-against-vassal",
        {"not-offered": "cannot-pay", "offered": "commander-pays"},
    ),
    "vassal-bids": ("vassal-bid-ties", {"zero": "iron-throne-holder"}),
    "vassal-first-places": (
        "vassal-track-setup",
        {"never-in-the-first-three": "below-if-in-top-three"},
    ),
}
"""What records call some of them."""
