"""The figures of a finished game beyond places and rounds, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.data import fixed


@fixed
class CardPlay:
    """A card that someone has played openly."""

    card: str
    """The card as messages name it: ``card:…``."""
    seat: str
    worked: bool
    """Whether it worked, in the game's own sense: the battle was won, or nobody has canceled it."""


@fixed
class Bids:
    """Simultaneous bids for one thing."""

    subject: str
    """The thing that was bid for, as messages name it: ``track:…``."""
    bids: Mapping[str, int]
    """The bids by seat."""


@fixed
class CardCounts:
    """The cards and bids of one game, in the order of play."""

    cards: Sequence[CardPlay] = ()
    bids: Sequence[Bids] = ()
