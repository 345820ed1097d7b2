"""What the rules tell: numbered events, each with its audience."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

from .data import Data
from .phrase import Param, plain

if TYPE_CHECKING:
    from .ask import Seat
    from .phrase import LineData


class EventData(TypedDict):
    """An event as plain data."""

    kind: str
    params: Data


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened.

    A stage that is run again after a restart tells the same events with the same numbers,
    so an announcer must announce each number only once.
    """

    number: int
    """Counts from 1 in every game."""
    kind: str
    params: Mapping[str, Param]
    """What goes into the sentence about it; the sentence's id is ``event-<kind>``."""
    audience: frozenset[Seat] | None = None
    """The seats that may learn of it; ``None`` for everyone, spectators included."""
    chapter: bool = False
    """Whether it ends a part of the round, after which players want to look at the board."""
    data: Data | None = None
    """The event as plain data, for events that records keep."""
    board: Data | None = None
    """What a spectator saw at the end of a chapter, or at a scene, in a game that keeps rests.

    At the end of a chapter it is taken when the stage that told the event ends, or asks something;
    at a scene right when the event is told.
    """
    scene: bool = False
    """Whether it is something that players gather to see, such as a battle."""
    lines: Sequence[LineData] = ()
    """What the rules explained right then, for a scene that has a topic."""

    def is_for(self, seat: Seat | None) -> bool:
        """Return whether a seat, or a spectator (``None``), may learn of it."""
        return self.audience is None or seat in self.audience

    def to_json(self) -> EventData:
        """Return what happened as plain data, for messages and pictures."""
        return {"kind": self.kind, "params": {k: plain(v) for k, v in self.params.items()}}
