"""Wildling attacks whose outcome is known, for the tests of their consequences."""

from typing import Any

from .scenario import Position, given

ORDER = ["baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"]
"""The printed turn order, which the tests keep."""


def attack(card: str, *, strength: int = 6, **more: Any) -> Position:
    """A wildling attack; the card is on top, the token at 6."""
    more.setdefault("units", {"winterfell": "stark 1F"})
    return given(attack=strength, wildlings=6, wildling_cards=[card], **more)


def won(card: str, **more: Any) -> Position:
    """The Night's Watch has won; Stark was the highest bidder, with 4."""
    return attack(card, strength=4, **more).bids(stark=4, lannister=1)


def lost(card: str, **more: Any) -> Position:
    """The wildlings have won; Stark was the lowest bidder, the others bid 1 each."""
    strength = more.pop("strength", 6)
    others = dict.fromkeys([h for h in ORDER if h != "stark"], 1)
    return attack(card, strength=strength, **more).bids(stark=0, **others)
