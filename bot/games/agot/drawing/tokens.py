"""Order tokens as they are printed."""

from __future__ import annotations

from dataclasses import dataclass

FACE_DOWN = "face-down"
"""What a view shows for an order that is still face down."""


@dataclass(frozen=True)
class Token:
    """The printed side of an order token: its kind, its modifier (or ""), whether it has a star."""

    kind: str
    modifier: str = ""
    star: bool = False


ORDERS = {
    "march-1": Token("march", "−1"),
    "march+0": Token("march", "+0"),
    "march+1*": Token("march", "+1", star=True),
    "defend+1": Token("defend", "+1"),
    "defend+2*": Token("defend", "+2", star=True),
    "support": Token("support"),
    "support+1*": Token("support", "+1", star=True),
    "raid": Token("raid"),
    "raid*": Token("raid", star=True),
    "consolidate": Token("consolidate"),
    "consolidate*": Token("consolidate", star=True),
}

BANS = {
    "march+1*": Token("march", "+1", star=True),
    "defend": Token("defend"),
    "support": Token("support"),
    "raid": Token("raid"),
    "consolidate": Token("consolidate"),
}
