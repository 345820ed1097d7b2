"""The deck of Tides of Battle (15.6), of which groups leave out some cards (V12)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.agot.components import AgotComponents, Card
from engine.kernel.data import Data

PLAYED = "tides_of_battle"
FEWER: Mapping[str, tuple[Card, int]] = MappingProxyType(
    {
        "tides_without_threes": ("tob-3", 0),
        "tides_without_skulls": ("tob-0-skull", 0),
        "tides_with_two_twos": ("tob-2", 2),
    }
)
"""The options by which there are fewer copies of a card, with their number (V12.1)."""


def fewer(options: Data) -> list[str]:
    """Return the options by which cards are left out."""
    return [name for name in FEWER if options.get(name)]


def copies(box: AgotComponents, options: Data) -> dict[Card, int]:
    """Return how often each card is in the deck of a game (V12.2)."""
    printed = {card: facts.copies for card, facts in box.tides.items()}
    return {**printed, **dict(FEWER[name] for name in fewer(options))}


def deck(box: AgotComponents, options: Data) -> tuple[Card, ...]:
    """Return all cards of the deck of a game, unshuffled."""
    return tuple(card for card, number in copies(box, options).items() for _ in range(number))
