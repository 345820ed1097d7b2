"""What a game must be able to tell of its cards, places and seats; found by the ruleset's name.

Everything comes from what is printed (the game's box) and from a view, so nobody is told more than
they may know.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.play import GameInfo
from bot.text import Voice

View = Mapping[str, Any]
"""What a seat, or a spectator, may see, as the rules tell it (`Game.view`)."""


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
class Sight:
    """A game as its reader may see it."""

    info: GameInfo
    view: View


class Lookup(Protocol):
    """Tells of one game.

    Things are named as everywhere (``card:the-hound``, ``westeros:supply``); methods that take
    one raise KeyError for what the game does not have.
    """

    @property
    def phases(self) -> Sequence[str]:
        """The parts of a round by which its log can be filtered, as ``phase:…`` names them."""

    @property
    def topics(self) -> Mapping[str, Collection[str]]:
        """The kinds of events that belong to each topic of the log (``topic-…`` names it)."""

    @property
    def reasons(self) -> Sequence[str]:
        """The topics that the rules explain (`Ruleset.explain`)."""

    def phase_of(self, event: str) -> str | None:
        """Return the part of the round in which this kind of event always happens, if one is."""

    def phase_after(self, event: str) -> str | None:
        """Return the part of the round that this kind of event opens, if it opens one."""

    def cards(self) -> Sequence[str]:
        """Name everything that is a card."""

    def card(self, card: str, sight: Sight | None, say: Voice) -> Page:
        """Tell of a card, and where it is in a game as far as its reader may know."""

    def places(self, sight: Sight) -> Sequence[str]:
        """Name the places of a game's board."""

    def place(self, place: str, sight: Sight, say: Voice) -> Page:
        """Tell of a place, and of who stands there and beside it."""

    def seat(self, seat: str, sight: Sight, say: Voice) -> Page:
        """Tell how a seat stands."""
