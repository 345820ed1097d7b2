"""What Play returns: plain values, true at the moment they were asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.store.clocks import Clock
from bot.store.games import GameInfo
from bot.store.proposals import Proposal
from engine.kernel.phrase import Line, Param, Phrase
from engine.kernel.ruleset import View
from engine.kernel.shape import Shape

from .prospects import Made, Prospect


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happened, in words."""

    number: int
    """Counts from 1 in every game, in the order of happening."""
    id: str
    """``event-…`` if it comes from the rules, ``table-…`` if from the table itself."""
    params: Mapping[str, Any]
    """As plain data."""


@dataclass(frozen=True, slots=True)
class TableView:
    """What everybody may see of a game that has begun."""

    info: GameInfo
    view: View
    number: int | None
    """Of the open question; ``None`` when the game is over."""
    kind: str | None
    """Of the open question; what else it says is for those who are asked."""
    awaited: tuple[str, ...]
    """Seats whose answer is missing."""
    answered: tuple[str, ...]
    """Seats whose answer is sealed."""
    clocks: Mapping[str, Clock] = field(default_factory=dict)
    """Since when each seat that a person plays is asked, and when its answer is due.

    When all answers are in, ``info.opens`` says when they open; they can be changed until then.
    """
    proposals: tuple[Proposal, ...] = ()
    """What is being voted upon."""
    discreet: bool = False
    """Whether it is hidden who has answered: then all seats asked count as awaited."""
    waits: Mapping[int, float] = field(default_factory=dict)
    """Seconds that users usually take to answer, the median, once a few answers were given."""
    banks: Mapping[str, float] = field(default_factory=dict)
    """Seconds that are left to seats of the time bank, if one is agreed upon."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.number is None


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that is open to one seat."""

    number: int
    kind: str
    params: Mapping[str, Param]
    shape: Shape[Any]
    briefing: Sequence[Line] = ()
    """What the game says that the decision needs, beyond what the shape says."""

    @property
    def phrase(self) -> Phrase:
        """The question in words."""
        return Phrase(f"ask-{self.kind}", self.params)


@dataclass(frozen=True, slots=True)
class Hand:
    """What one user sees of a game that has begun. Secret."""

    info: GameInfo
    seat: str
    view: View
    question: Asked | None
    """What this seat is asked right now; it stays open while its answer is sealed."""
    answered: bool
    """Whether this seat's answer is sealed, and could be changed or withdrawn."""
    sealed: Any
    """The sealed answer, if there is one."""
    draft: tuple[str, ...]
    """The path of small choices towards an answer to this question that was saved last."""
    over: bool
    clock: Clock | None = None
    """Since when this seat is asked, and how long it has."""
    told: tuple[Told, ...] = ()
    """The last things that were told to everybody and to this seat."""
    receipt: str = ""
    """The receipt for the sealed answer; empty if there is none."""
    note: str = ""
    """What the user has written down about the game."""
    new: bool = False
    """Whether the user has given no answer in this game so far."""
    undoable: bool = False
    """Whether the user may take their last answer back without asking anybody."""
    presets: tuple[str, ...] = ()
    """Instructions that can be given in one step, as they are offered beside the open question."""
    hinted: bool = False
    """Whether a good answer to what is asked would be named on request."""
    instructable: bool = False
    """Whether the game takes instructions for questions to come."""
    interjections: tuple[str, ...] = ()
    """What kinds of things can be done unasked in this game."""
    plannable: bool = False
    """Whether the game can be answered ahead."""
    prospect: Prospect | None = None
    """What is asked of the user ahead of their turn, since all are asked at once."""
    done: tuple[str, ...] = ()
    """What was carried out for the user as planned, in words, since they last answered by hand."""
    stopped: tuple[Made, ...] = ()
    """Their plans that have stopped."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game that waits for a user."""

    info: GameInfo
    seat: str
    number: int
    """Of the question."""
    kind: str
    """Of the question."""
    clock: Clock | None
    """Since when it waits, and until when; ``None`` in a game from before clocks were saved."""
