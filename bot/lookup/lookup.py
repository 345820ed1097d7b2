"""What a game can say about its cards, places and seats.

Everything comes from what is printed (the game's box) and from a view, so nobody learns more than
they may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from typing_extensions import TypeVar

from bot.play import GameInfo
from bot.text import Localizer
from engine.kernel.ruleset import View

V_co = TypeVar("V_co", bound=View, covariant=True, default=View)


@dataclass(frozen=True, slots=True)
class ReferencePage:
    """What there is to say about one thing."""

    title: str
    paragraphs: tuple[str, ...]
    zoom: str | None = None
    """The region of the board to draw with it."""
    marked: tuple[str, ...] = ()
    """The places to mark in that region."""


@dataclass(frozen=True, slots=True)
class ReaderView(Generic[V_co]):
    """A game as its reader may see it."""

    info: GameInfo
    view: V_co


class NothingToTell(LookupError):
    """The game says nothing about this."""


class Lookup:
    """Describes the things of one game; by default, a game has none.

    Things are named as everywhere (``card:bard``, ``area:cove``); methods that take one raise
    LookupError for a thing that the game does not have.
    """

    def cards(self) -> Sequence[str]:
        """Return the names of all cards."""
        return ()

    def card(self, card: str, sight: ReaderView | None, say: Localizer) -> ReferencePage:
        """Describe a card, and where it is in a game as far as the reader may know."""
        raise NothingToTell(card)

    def places(self, sight: ReaderView) -> Sequence[str]:
        """Name the places of a game's board."""
        return ()

    def place(self, place: str, sight: ReaderView, say: Localizer) -> ReferencePage:
        """Describe a place, and who is there and next to it."""
        raise NothingToTell(place)

    def seats(self, info: GameInfo) -> Sequence[str]:
        """Name what can be asked for like a seat: the seats, and whoever plays besides."""
        return info.seats

    def seat(self, seat: str, sight: ReaderView, say: Localizer) -> ReferencePage:
        """Describe a seat."""
        raise NothingToTell(seat)
