"""Lookup: what a game can say about its cards, places and seats, and the parts of its log.

Everything comes from printed facts (the game's components) and from a view, so nobody learns more
than they may know.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

from typing_extensions import TypeVar

from bot.play import GameInfo
from bot.text import Localizer
from engine.kernel.data import fixed
from engine.kernel.ruleset import View

V_co = TypeVar("V_co", bound=View, covariant=True, default=View)


@fixed
class ReferencePage:
    """The description of one thing."""

    title: str
    paragraphs: tuple[str, ...]
    zoom: str | None = None
    """The region of the board to draw with it."""
    marked: tuple[str, ...] = ()
    """The places to mark in that region."""


@fixed
class ReaderView(Generic[V_co]):
    """A game as a reader may see it."""

    info: GameInfo
    view: V_co


class NothingToTell(LookupError):
    """A thing about which the game says nothing."""


@fixed
class CardFace:
    """How a card looks beside its name and its text."""

    seat: str = ""
    """Whose colors it has."""
    colour: str = ""
    """Its own color, as ``#rrggbb``."""
    figure: str = ""
    signs: tuple[tuple[str, int], ...] = ()
    """The glyphs on it, with their numbers."""


class Lookup:
    """The lookup of one game; by default, a game has no things to look up.

    Things are named as everywhere (``card:bard``, ``area:cove``); methods that take one raise
    LookupError for a thing that the game does not have.
    """

    def cards(self, sight: ReaderView | None = None) -> Sequence[str]:
        """Return the names of all cards; those of a game, if it is given."""
        return ()

    def card(self, card: str, sight: ReaderView | None, say: Localizer) -> ReferencePage:
        """Describe a card, and where it is in a game as far as the reader may know."""
        raise NothingToTell(card)

    def card_face(self, card: str) -> CardFace | None:
        """Return how a card looks to who may see it; ``None`` if it has no look of its own."""
        return None

    def places(self, sight: ReaderView) -> Sequence[str]:
        """Return the places of a game's board."""
        return ()

    def place(self, place: str, sight: ReaderView, say: Localizer) -> ReferencePage:
        """Describe a place, with its contents and its neighbors."""
        raise NothingToTell(place)

    def seats(self, info: GameInfo) -> Sequence[str]:
        """Return the seats of a game, and others on the board that can be looked up like seats."""
        return info.seats

    def seat(self, seat: str, sight: ReaderView, say: Localizer) -> ReferencePage:
        """Describe a seat."""
        raise NothingToTell(seat)


@dataclass(frozen=True)
class Fights:
    """The kinds of events by which the battles of a game are found."""

    parts: Collection[str]
    """The kinds of events that happen only in battles, including the end of each."""
    opens: Collection[str]
    """The kinds of events before which another battle begins, or something else."""
    closes: Collection[str] = ()
    """The kinds of events with which a battle ends; without any, it lasts until the next thing
    begins."""
    outcome: Collection[str] = ()
    """The kinds of events that tell the outcome of a battle; if there is little room, others are
    left out first."""

    @classmethod
    def of(cls, *, parts: str, opens: str, closes: str = "", outcome: str = "") -> Fights:
        """Build it from lists of kinds."""
        return cls(*(frozenset(kinds.split()) for kinds in (parts, opens, closes, outcome)))


@dataclass(frozen=True)
class Outline:
    """What a game says about its kinds of events; everything may be left out."""

    phases: Sequence[str] = ()
    """The parts of a round by which the log can be filtered, as named by ``phase:…``."""
    topics: Mapping[str, Collection[str]] = field(default_factory=dict)
    """The kinds of events of each topic, as named by ``topic-…``."""
    phase_of: Mapping[str, str] = field(default_factory=dict)
    """The part of the round in which a kind of event always happens, if there is one."""
    phase_after: Mapping[str, str] = field(default_factory=dict)
    """The part of the round that a kind of event opens; the event itself belongs to the part
    before."""
    seat_kinds: Collection[str] = ("seat",)
    """The kinds of things (``seat:…``) by which events name seats."""
    fights: Fights | None = None
    """How to find battles among events, if the game has any."""
    answers: Collection[str] = ()
    """The kinds of events that only repeat what the seat that they name has answered."""

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
        answers: str = "",
    ) -> Outline:
        """Build it from lists of the kinds of events of each part of a round, and of each topic.

        ``opens`` has the part that begins after an event.
        """
        return cls(
            phases=phases,
            topics={topic: frozenset(kinds.split()) for topic, kinds in topics.items()},
            phase_of={kind: part for part, kinds in happens.items() for kind in kinds.split()},
            phase_after=opens,
            seat_kinds=seat_kinds,
            fights=fights,
            answers=frozenset(answers.split()),
        )
