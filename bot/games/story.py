"""What a game adds to the stories of its finished matches.

Everything has a default: a game without a story of its own gets a film without headlines, a
chronicle of the figures that its heuristics count, and a replay of its log.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any

from bot.render.palettes import DEFAULT
from bot.text import Localizer
from engine.kernel.data import fixed
from engine.kernel.event import EventData
from engine.kernel.phrase import LineData, PhraseData
from engine.kernel.ruleset import View


@fixed
class ReplayFrame:
    """The table after a step of a record, as spectators saw it."""

    step: int
    """How many steps had been taken."""
    view: View
    """What a spectator saw."""
    told: tuple[EventData, ...] = ()
    """The public events since the frame before."""
    marks: tuple[bool, ...] = ()
    """For each of these events, whether it ended a chapter."""
    chances: Mapping[str, float] = field(default_factory=dict)
    """Every seat's chance to win, as a steward judges it; empty if it is not judged."""
    standing: Mapping[str, int] = field(default_factory=dict)
    """How much every seat has of what wins the game."""
    lines: Sequence[LineData] = ()
    """The rules' explanation of a highlight."""
    settled: bool = False
    """Whether nothing is half done, so that it makes sense to judge the position."""

    @property
    def round(self) -> int:
        """The round, or 0 before the first."""
        return int(self.view.get("round", 0))


Point = tuple[float, float]


@fixed
class Development:
    """Something that happened between two settled moments, in one sentence."""

    told: PhraseData
    weight: int
    """How much it matters; see :meth:`GameStory.weight`."""
    gainers: Collection[str] = ()
    """The seats that it is good for, by itself."""
    losers: Collection[str] = ()
    """The seats that it is bad for."""


@fixed
class Fact:
    """A memorable fact; ``about`` is the message of its heading."""

    about: str
    told: PhraseData


@fixed
class PlaceOutline:
    """A place of a board that is drawn with lines: its outline, and the position of its name."""

    path: str
    """The outline, in the notation of SVG paths."""
    name: str
    at: Point
    kind: str = "land"
    """``land``, ``sea``, or ``spot`` for a place without an outline."""
    shade: str = ""
    """Its color, if it has one of its own, as ``#rrggbb``."""


@fixed
class ReplayBoard:
    """The board of a game as lines, without pieces."""

    box: tuple[float, float, float, float]
    """The west and north edges, the width and the height."""
    places: Mapping[str, PlaceOutline]
    lines: Sequence[tuple[str, str]] = ()
    """Further lines, each with its kind: ``river`` or ``wall``."""
    signs: Sequence[tuple[str, Point]] = ()
    """The glyphs that are printed on it, with their positions."""
    times: float = 1.0
    """The size of pieces; at 1, an army is 36 units high."""
    rims: bool = False
    """Whether the edge of a place shows its holder, and not its color."""


@fixed
class Piece:
    """Something that lies on the board."""

    place: str
    at: Point
    shape: str
    """``plate``, ``disc``, ``token`` or ``shield``; without a seat also ``diamond`` or ``tag``."""
    seat: str | None
    signs: tuple[tuple[str, int], ...] = ()
    """The glyphs on it, with their numbers."""
    text: str = ""
    """Further text on it."""
    rim: str | None = None
    """The commander of a piece of a seat that nobody plays; ``""`` if it has none yet.

    It shows at the edge of a plate, and makes a disc square.
    """


@fixed
class ShownPieces:
    """The pieces on a board at one moment, by keys that mean the same at every moment."""

    tints: Mapping[str, str] = field(default_factory=dict)
    """The seat that holds each place."""
    pieces: Mapping[str, Piece] = field(default_factory=dict)
    present: Sequence[str] | None = None
    """The places that are there, for boards that grow."""
    words: Mapping[str, str] = field(default_factory=dict)
    """The contents of each place in words; empty places are left out."""
    beside: Sequence[str] = ()
    """The things beside the board, in words."""


class GameStory:
    """The story of a game; a game's own package overrides these defaults."""

    courses: Sequence[str] = ()
    """The figures that are followed through the rounds, as named by ``course-…``; the first wins
    games.

    A game need not have them all.
    """
    places: Collection[str] = ()
    """Those of these figures that are ranks, where 1 is the best."""

    @property
    def glyphs(self) -> Mapping[str, str]:
        """The sign of each seat."""
        return {}

    def when(self, view: View, say: Localizer) -> str:
        """Return the name of a moment: the round, and the part of it."""
        return say("story-round", round=view.get("round", 0))

    def weight(self, event: EventData) -> int:
        """Return how much an event matters to someone who was not there; 0 leaves it out."""
        return 0

    thing: str = "seat"
    """The kind of thing as which events name seats."""
    verdicts: Collection[str] = ()
    """The kinds of events that only say how the game has ended, and decide nothing."""

    def developments(self, events: Sequence[EventData]) -> Sequence[Development]:
        """Return what was done, in the order in which it happened, with nothing half done."""
        return [
            Development(told_of(event), self.weight(event), *self.sides(event))
            for event in events
            if event["kind"] not in self.verdicts and self.weight(event)
        ]

    def outcome(self, told: str, view: View, say: Localizer) -> str:
        """Return the sentence about the end with what made the victory, if that is not in it."""
        return told

    def sides(self, event: EventData) -> tuple[Collection[str], Collection[str]]:
        """Return the seats that an event is good for, and those that it is bad for, if any."""
        return (), ()

    def course(self, view: View) -> Mapping[str, Mapping[str, int]]:
        """Return the figures that are followed through the rounds, by seat."""
        return {}

    def biggest(self, moments: Sequence[ReplayFrame]) -> tuple[int, PhraseData] | None:
        """Find the biggest battle: its size, and a sentence about it; ``None`` without a battle."""
        return None

    def facts(self, moments: Sequence[ReplayFrame]) -> Sequence[Fact]:
        """Find the memorable facts of a finished game."""
        return ()

    def stage(
        self, views: Sequence[View], say: Localizer, palette: str = DEFAULT
    ) -> ReplayBoard | None:
        """Return the board as lines; ``None`` for a game without one.

        ``views`` are all views that will be shown on it.
        """
        return None

    def shown(self, view: View, say: Localizer) -> ShownPieces:
        """Return the pieces on the board, as far as a view shows them."""
        return ShownPieces()

    off_board: Collection[str] = ()
    """The parts of a seat's view that no board shows, such as its hand."""

    def held(self, view: View, say: Localizer) -> Sequence[str]:
        """Return lines about what only the seat of a view knows."""
        return ()

    def ways(self, event: EventData) -> Sequence[tuple[str, str, str]]:
        """Return the ways of pieces that moved: whose, from where, to where."""
        return ()

    def opened(self, event: EventData) -> Sequence[tuple[str, str]]:
        """Return the cards that were laid open: whose, and the name's id of each."""
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


def told_of(event: EventData) -> PhraseData:
    """Return the phrase that tells of an event."""
    return {"id": f"event-{event['kind']}", "params": dict(event["params"])}


def path_of(points: Iterable[Point], *, closed: bool = True) -> str:
    """Return a line in SVG's notation, in whole units, each point relative to the one before."""
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
