"""What is counted of a finished game beyond places and rounds, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardPlay:
    """A card that someone has played, where everyone could see it."""

    card: str
    """As messages name it: ``card:…``."""
    seat: str
    worked: bool
    """Whether it came off, in the game's own sense: the battle was won, nobody has stopped it."""


@dataclass(frozen=True, slots=True)
class Bids:
    """What everyone has bid at the same time for one thing."""

    subject: str
    """The thing that was bid for, as messages name it: ``track:…``."""
    bids: Mapping[str, int]
    """The bids by seat."""


@dataclass(frozen=True, slots=True)
class CardCounts:
    """The cards and bids of one game, in the order of play."""

    cards: Sequence[CardPlay] = ()
    bids: Sequence[Bids] = ()
