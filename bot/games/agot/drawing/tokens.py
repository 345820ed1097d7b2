"""Order tokens as they are printed."""

from __future__ import annotations

from dataclasses import dataclass

FACE_DOWN = "face-down"
"""What a view says of an order that nobody has turned up yet."""


@dataclass(frozen=True)
class Face:
    """The printed side of an order token: its kind, its modifier (or ""), whether it has a star."""

    kind: str
    modifier: str = ""
    star: bool = False


ORDERS = {
    "march-1": Face("march", "−1"),
    "march+0": Face("march", "+0"),
    "march+1*": Face("march", "+1", star=True),
    "defend+1": Face("defend", "+1"),
    "defend+2*": Face("defend", "+2", star=True),
    "support": Face("support"),
    "support+1*": Face("support", "+1", star=True),
    "raid": Face("raid"),
    "raid*": Face("raid", star=True),
    "consolidate": Face("consolidate"),
    "consolidate*": Face("consolidate", star=True),
}

BANS = {
    "march+1*": Face("march", "+1", star=True),
    "defend": Face("defend"),
    "support": Face("support"),
    "raid": Face("raid"),
    "consolidate": Face("consolidate"),
}
