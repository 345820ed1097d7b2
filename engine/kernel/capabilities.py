"""Steps that no question asks for: what a player may do at any time that the rules allow.

A free action changes the state immediately, between two answers. The open question stays open under
its number, and answers to it stay sealed; its shapes are renewed (:meth:`Shape.anew`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

from .ask import Seat
from .data import Data
from .phrase import Param, PhraseLine
from .question_kind import QuestionKind
from .ruleset import Setup
from .shape import AnyShape
from .state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@runtime_checkable
class Briefs(Protocol[S_contra]):
    """A ruleset that says what a decision needs."""

    def briefing(
        self, state: S_contra, seat: Seat, kind: QuestionKind, params: Mapping[str, Param]
    ) -> Sequence[PhraseLine]:
        """Return what a seat that is asked a question should know, line by line.

        ``kind`` and ``params`` are the question's. The seat may know all of it.
        """


@runtime_checkable
class Imagines(Protocol[S_contra]):
    """A ruleset that can tell how a battle would end with other cards and other help."""

    def what_if(self, state: S_contra, wish: Mapping[str, str]) -> Data | None:
        """Return how the current battle would end, as plain data; ``None`` if there is none.

        ``wish`` says what to assume; assumptions that cannot be true are ignored. The result is
        public: it does not depend on anything that only some seats may know.
        """


@runtime_checkable
class TakesInterjections(Protocol[S_contra]):
    """A ruleset with steps that no question asks for."""

    interjections: frozenset[QuestionKind]
    """Their kinds; no question has one of these."""

    def interjecting(self, state: S_contra, seat: Seat, kind: str, asked: str) -> AnyShape:
        """Return the shape of an interjection while a question of the kind ``asked`` is open.

        Where several seal their answers, nothing may be interjected on which a legal answer
        depends: they are not checked again.
        Raises Refused, with the reason, if the seat may not do it now, or not in this game at all.
        """

    def interjected(self, state: S_contra, seat: Seat, kind: str, value: object) -> None:
        """Carry out a free action that its shape has accepted, and tell of it."""

    def never_interjected(self, rulings: Mapping[str, str]) -> frozenset[QuestionKind]:
        """Name the kinds that rulings rule out for the whole game."""


def interjections_of(ruleset: object, rulings: Mapping[str, str]) -> frozenset[QuestionKind]:
    """Return the kinds of free actions that a game under some rulings has."""
    if not isinstance(ruleset, TakesInterjections):
        return frozenset()
    return ruleset.interjections - ruleset.never_interjected(rulings)


if TYPE_CHECKING:
    from .phrase import Param


@dataclass(frozen=True, slots=True)
class Lead:
    """Who is winning right now."""

    marks: frozenset[str]
    """Facts of the present; a new one is news."""
    kind: str
    """What sort of event a change is; the table outside tells it."""
    params: Mapping[str, Param]
    """What goes into the sentence about it."""
    clear: bool = True
    """Whether players gather to see it immediately; otherwise it waits for the end of a chapter."""


@runtime_checkable
class TellsLead(Protocol[S_contra]):
    """A ruleset that can tell who is winning."""

    def lead(self, state: S_contra) -> Lead | None:
        """Return who is winning, from what everyone can see.

        ``None`` while something is being resolved, after which it may be someone else.
        """


@runtime_checkable
class ListsWhatIsPrinted(Protocol):
    """A ruleset that can list the board, the cards, and what things cost."""

    def printed(self, setup: Setup) -> Data:
        """Return everything that is printed, as plain data, for the agreed options and rulings."""


@runtime_checkable
class RanksSeats(Protocol[S_contra]):
    """A ruleset that can rank the seats."""

    def winner(self, state: S_contra) -> Seat | None:
        """Return the seat that has won; ``None`` if none has."""

    def ranking(self, state: S_contra) -> Sequence[Seat]:
        """Return all seats, the best placed first, using only public information.

        Seats that the rules rank equally come in turn order.
        """


Hidden = Mapping[Seat | None, frozenset[str]]
"""What lies hidden from every seat, and from spectators (``None``)."""


@runtime_checkable
class HidesThings(Protocol[S_contra]):
    """A ruleset that can tell what lies hidden. Without it, everything counts as seen."""

    def hidden(self, state: S_contra, seat: Seat | None) -> frozenset[str]:
        """Name everything that lies hidden from a seat, or from a spectator. Secret.

        A name says what it is and, where that can be hidden, in which place. It must not be in the
        result any more when the seat has been shown it; a name that goes for another reason does no
        harm, as it only counts as seen.
        """


def hidden_from_all(ruleset: object, state: State, seats: Iterable[Seat]) -> Hidden | None:
    """Return what lies hidden from each seat and from spectators.

    ``None`` if the ruleset cannot tell.
    """
    if not isinstance(ruleset, HidesThings):
        return None
    return {seat: ruleset.hidden(state, seat) for seat in (*seats, None)}


def was_seen(before: Hidden | None, after: Hidden | None) -> bool:
    """Return whether anyone has been shown something that was hidden from them before."""
    if before is None or after is None:
        return True
    return any(things - after.get(seat, frozenset()) for seat, things in before.items())
