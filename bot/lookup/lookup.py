"""What a game can say about its cards, places and seats, and how its log is divided.

Everything comes from what is printed (the game's box) and from a view, so nobody learns more than
they may know.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
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


@dataclass(frozen=True)
class Fights:
    """How the battles of a game, or its clashes, are found among its events."""

    parts: Collection[str]
    """Kinds of events that happen in battles alone: among them, how each ends."""
    opens: Collection[str]
    """Kinds before which another battle begins, or something that is none."""
    closes: Collection[str] = ()
    """Kinds with which a battle ends; without any, it lasts until the next thing begins."""
    outcome: Collection[str] = ()
    """Kinds that tell what came of a battle; where there is little room, the rest goes first."""

    @classmethod
    def of(cls, *, parts: str, opens: str, closes: str = "", outcome: str = "") -> Fights:
        """Make one of lists of kinds."""
        return cls(*(frozenset(kinds.split()) for kinds in (parts, opens, closes, outcome)))


@dataclass(frozen=True)
class Outline:
    """What a game says about its kinds of events; all of it may be left out."""

    phases: Sequence[str] = ()
    """The parts of a round by which the log can be filtered, as ``phase:…`` names them."""
    topics: Mapping[str, Collection[str]] = field(default_factory=dict)
    """The kinds of events that belong to each topic, which ``topic-…`` names."""
    phase_of: Mapping[str, str] = field(default_factory=dict)
    """The part of the round in which a kind of event always happens, if there is one."""
    phase_after: Mapping[str, str] = field(default_factory=dict)
    """The part of the round that a kind of event opens; the event itself belongs before it."""
    seat_kinds: Collection[str] = ("seat",)
    """The kinds of things (``seat:…``) by which events name seats."""
    fights: Fights | None = None
    """How battles are found among events, if the game has any."""

    @classmethod
    def of(
        cls,
        *,
        happens: Mapping[str, str],
        opens: Mapping[str, str],
        topics: Mapping[str, str],
        phases: Sequence[str],
        seat_kinds: Collection[str] = ("seat",),
        fights: Fights | None = None,
    ) -> Outline:
        """Make one of lists: the kinds of events in each part of a round, and of each topic.

        ``opens`` says which part begins after an event.
        """
        return cls(
            phases=phases,
            topics={topic: frozenset(kinds.split()) for topic, kinds in topics.items()},
            phase_of={kind: part for part, kinds in happens.items() for kind in kinds.split()},
            phase_after=opens,
            seat_kinds=seat_kinds,
            fights=fights,
        )
