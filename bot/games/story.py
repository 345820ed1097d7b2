"""What a game adds to the story of one that is over.

Everything has a default: a game without a tale of its own gets a film without headlines, a
chronicle of what its mind counts, and a replay of its log.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.text import Localizer
from engine.kernel.event import EventData
from engine.kernel.phrase import LineData, PhraseData
from engine.kernel.ruleset import View


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """The table after a step of a record, as spectators saw it."""

    step: int
    """How many steps had been taken."""
    view: View
    """What a spectator saw."""
    told: tuple[EventData, ...] = ()
    """What everyone was told since the moment before."""
    marks: tuple[bool, ...] = ()
    """Of each of these, whether it ended a chapter."""
    chances: Mapping[str, float] = field(default_factory=dict)
    """Every seat's chance to win, as a steward judges it; empty where nobody may judge."""
    standing: Mapping[str, int] = field(default_factory=dict)
    """How far every seat has come, by what wins the game."""
    lines: Sequence[LineData] = ()
    """What the rules explained at a scene."""
    settled: bool = False
    """Whether nothing is half done, so that it makes sense to judge."""

    @property
    def round(self) -> int:
        """The round, or 0 before the first."""
        return int(self.view.get("round", 0))


Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Fact:
    """Something worth remembering; ``about`` is the message that heads it."""

    about: str
    told: PhraseData


@dataclass(frozen=True, slots=True)
class PlaceOutline:
    """A place of a board that is drawn with lines: its outline, and where its name stands."""

    path: str
    """The outline, as SVG writes paths."""
    name: str
    at: Point
    kind: str = "land"
    """``land``, ``sea``, or ``spot`` for one that has no outline."""
    shade: str = ""
    """Its color, if it has one of its own, as ``#rrggbb``."""


@dataclass(frozen=True, slots=True)
class ReplayBoard:
    """The board of a game as lines, without pieces."""

    box: tuple[float, float, float, float]
    """West, north, width and height."""
    places: Mapping[str, PlaceOutline]
    lines: Sequence[tuple[str, str]] = ()
    """Further lines, each with its kind: ``river`` or ``wall``."""
    signs: Sequence[tuple[str, Point]] = ()
    """What is printed on it: glyphs, and where."""
    times: float = 1.0
    """How large pieces are; at 1 an army is 36 units high."""
    rims: bool = False
    """Whether who holds a place shows at its edge, and not in its color."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that lies on the board."""

    place: str
    at: Point
    shape: str
    """``plate``, ``disc``, ``token`` or ``shield``; without a seat also ``diamond`` or ``tag``."""
    seat: str | None
    signs: tuple[tuple[str, int], ...] = ()
    """Glyphs with their numbers."""
    text: str = ""
    """What is written on it, besides."""
    rim: str | None = None
    """Who commands it for a seat that nobody plays: a seat, or ``""`` for nobody yet.

    It shows at the edge of a plate, and makes a disc square.
    """


@dataclass(frozen=True, slots=True)
class ShownPieces:
    """What lies on a board at one moment, by keys that mean the same at every moment."""

    tints: Mapping[str, str] = field(default_factory=dict)
    """Which seat holds which place."""
    pieces: Mapping[str, Piece] = field(default_factory=dict)
    present: Sequence[str] | None = None
    """The places that are there, for boards that grow."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What is in each place, in words; places without anything are left out."""
    beside: Sequence[str] = ()
    """What lies beside the board, in words."""


class GameStory:
    """The story of a game; a game's own package overrides these defaults."""

    courses: Sequence[str] = ()
    """What is followed through the rounds, as ``course-…`` names it; the first one wins games.

    A game need not have them all.
    """
    places: Collection[str] = ()
    """Those of them that are places in an order, where 1 is the best."""

    @property
    def glyphs(self) -> Mapping[str, str]:
        """The sign of each seat."""
        return {}

    def when(self, view: View, say: Localizer) -> str:
        """Name a moment: the round, and what part of it."""
        return say("story-round", round=view.get("round", 0))

    def weight(self, event: EventData) -> int:
        """Return how much an event matters to someone who was not there; 0 is not worth telling."""
        return 0

    def course(self, view: View) -> Mapping[str, Mapping[str, int]]:
        """Return what is followed through the rounds, by seat."""
        return {}

    def facts(self, moments: Sequence[ReplayFrame]) -> Sequence[Fact]:
        """Find what is worth remembering of a finished game."""
        return ()

    def stage(self, views: Sequence[View], say: Localizer) -> ReplayBoard | None:
        """Return the board as lines; ``None`` for a game without one.

        ``views`` are all that will be shown on it.
        """
        return None

    def shown(self, view: View, say: Localizer) -> ShownPieces:
        """Return what lies on the board, as far as a view shows it."""
        return ShownPieces()

    off_board: Collection[str] = ()
    """What of a seat's view shows on no board, such as its hand."""

    def held(self, view: View, say: Localizer) -> Sequence[str]:
        """Return what only the seat of a view knows, line by line."""
        return ()

    def ways(self, event: EventData) -> Sequence[tuple[str, str, str]]:
        """Return the ways that pieces went: whose, from where, to where."""
        return ()

    def spot(self, place: str, view: View) -> Point | None:
        """Return where an arrow to a place ends."""
        return None


def params_of(event: EventData) -> dict[str, Any]:
    """Return the parameters of an event with bare ids: ``area:cove`` is ``cove``."""
    return {
        name: value.rpartition(":")[2] if isinstance(value, str) else value
        for name, value in event["params"].items()
    }


def path_of(points: Iterable[Point], *, closed: bool = True) -> str:
    """Write a line as SVG does, in whole units, each point relative to the one before."""
    rounded = [(round(x), round(y)) for x, y in points]
    parts: list[str] = []
    before: tuple[int, int] | None = None
    for x, y in rounded:
        if before is None:
            parts.append(f"M{x} {y}l")
        elif (x, y) != before:
            dx, dy = x - before[0], y - before[1]
            parts.append(f"{dx}{'' if dy < 0 else ' '}{dy} ")
        before = (x, y)
    return "".join(parts).rstrip() + ("z" if closed else "")
