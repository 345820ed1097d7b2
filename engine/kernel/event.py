"""The events that the rules tell: numbered, each with its audience."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from typing import TYPE_CHECKING, TypedDict

from .data import Data, fixed
from .phrase import Param, all_plain

if TYPE_CHECKING:
    from .ask import Seat
    from .phrase import LineData


class EventData(TypedDict):
    """An event as plain data."""

    kind: str
    params: Data


class Witnessed:
    """What a spectator saw at one moment, laid out when it is first asked for."""

    def __init__(
        self, board: Callable[[], Data], lines: Callable[[], Sequence[LineData]] | None = None
    ) -> None:
        self._board = board
        self._lines = lines

    @cached_property
    def board(self) -> Data:
        """The view of a spectator."""
        return self._board()

    @cached_property
    def lines(self) -> Sequence[LineData]:
        """The rules' explanation at that moment, if one was wanted."""
        return () if self._lines is None else tuple(self._lines())


@fixed
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
    scene: bool = False
    """Whether it is a highlight for all players, such as a battle."""
    quiet: bool = False
    """Whether its audience reads it only in the log: nobody is sent it."""
    witnessed: Witnessed | None = field(default=None, compare=False, repr=False)
    """What a spectator saw at the end of a chapter, or at a scene, in a game that keeps rests.

    For the end of a chapter, it is that of the moment when the stage that told the event ends, or
    asks something; for a scene, of the moment when the event is told.
    """

    @property
    def board(self) -> Data | None:
        """The view of a spectator at the end of a chapter, or at a scene, if it was kept."""
        return None if self.witnessed is None else self.witnessed.board

    @property
    def lines(self) -> Sequence[LineData]:
        """The rules' explanation at that moment, for a scene that has a topic."""
        return () if self.witnessed is None else self.witnessed.lines

    def collect(self, number: int, witnessed: Witnessed | None) -> None:
        """Give the event its number, and what was seen of it; nothing of it changes later."""
        self.number, self.witnessed = number, witnessed  # type: ignore[misc]  # not told before

    def is_for(self, seat: Seat | None) -> bool:
        """Return whether a seat, or a spectator (``None``), may learn of it."""
        return self.audience is None or seat in self.audience

    def to_json(self) -> EventData:
        """Return the event as plain data, for messages and pictures."""
        return {"kind": self.kind, "params": all_plain(self.params)}
