"""Order tokens as they are printed."""

from __future__ import annotations

from dataclasses import dataclass

FACE_DOWN = "face-down"
"""What a view shows for an order that is still face down."""


@dataclass(frozen=True)
class Token:
    """The printed side of an order token: its kind, its modifier (or ""), and whether it has a
    star.

    A token that can only be placed at sea and in ports is `afloat`; `other` is the glyph of its
    second use.
    """

    kind: str
    modifier: str = ""
    star: bool = False
    afloat: bool = False
    other: str = ""


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
    "sea-march-1": Token("march", "−1", afloat=True),
    "sea-support": Token("support", afloat=True),
    "iron-bank": Token("iron-bank", afloat=True),
    "raid-support+1": Token("raid", "+1", other="support"),
    "defend-muster+1": Token("defend", "+1", other="castle"),
    "defend+3": Token("defend", "+3"),
}

SQUARE = ("raid-support+1", "defend-muster+1", "defend+3")
"""The order tokens that only Houses without a player have; all of them are square."""

BANS = {
    "march+1*": Token("march", "+1", star=True),
    "defend": Token("defend"),
    "support": Token("support"),
    "raid": Token("raid"),
    "consolidate": Token("consolidate"),
}
