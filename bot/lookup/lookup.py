"""What a game must be able to tell of its cards, places and seats.

Everything comes from what is printed (the game's box) and from a view, so nobody is told more than
they may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from typing_extensions import TypeVar

from bot.play import GameInfo
from bot.text import Voice
from engine.kernel.ruleset import View

V_co = TypeVar("V_co", bound=View, covariant=True, default=View)


@dataclass(frozen=True, slots=True)
class Page:
    """What there is to say about one thing."""

    title: str
    paragraphs: tuple[str, ...]
    zoom: str | None = None
    """The region of the board to draw beside it."""
    marked: tuple[str, ...] = ()
    """The places to mark there."""


@dataclass(frozen=True, slots=True)
class Sight(Generic[V_co]):
    """A game as its reader may see it."""

    info: GameInfo
    view: V_co


class NothingToTell(LookupError):
    """A game has nothing to tell of this."""


class Lookup:
    """Tells of one game; a game's own says what there is, by default there is nothing.

    Things are named as everywhere (``card:bard``, ``area:cove``); methods that take
    one raise LookupError for what the game does not have.
    """

    def cards(self) -> Sequence[str]:
        """Name everything that is a card."""
        return ()

    def card(self, card: str, sight: Sight | None, say: Voice) -> Page:
        """Tell of a card, and where it is in a game as far as its reader may know."""
        raise NothingToTell(card)

    def places(self, sight: Sight) -> Sequence[str]:
        """Name the places of a game's board."""
        return ()

    def place(self, place: str, sight: Sight, say: Voice) -> Page:
        """Tell of a place, and of who stands there and beside it."""
        raise NothingToTell(place)

    def seat(self, seat: str, sight: Sight, say: Voice) -> Page:
        """Tell how a seat stands."""
        raise NothingToTell(seat)
