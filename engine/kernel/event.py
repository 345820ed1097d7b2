"""The events that the rules tell: numbered, each with its audience."""

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
    """The number of the event, from 1 in every game."""
    kind: str
    params: Mapping[str, Param]
    """The parameters of the message about it, whose id is ``event-<kind>``."""
    audience: frozenset[Seat] | None = None
    """The seats that may learn of it; ``None`` for everyone, spectators included."""
    chapter: bool = False
    """Whether it ends a part of the round, after which players want to look at the board."""
    data: Data | None = None
    """The event as plain data, for events that records keep."""
    board: Data | None = None
    """What a spectator saw at the end of a chapter, or at a scene, in a game that keeps rests.

    For the end of a chapter, it is taken when the stage that told the event ends, or asks
    something; for a scene, when the event is told.
    """
    scene: bool = False
    """Whether it is a highlight for all players, such as a battle."""
    lines: Sequence[LineData] = ()
    """The rules' explanation at that moment, for a scene that has a topic."""

    def is_for(self, seat: Seat | None) -> bool:
        """Return whether a seat, or a spectator (``None``), may learn of it."""
        return self.audience is None or seat in self.audience

    def to_json(self) -> EventData:
        """Return the event as plain data, for messages and pictures."""
        return {"kind": self.kind, "params": {k: plain(v) for k, v in self.params.items()}}
