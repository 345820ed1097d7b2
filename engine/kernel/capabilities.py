"""What a game may offer beyond the least, such as free actions that no question asks for.

A free action changes the state immediately, between two answers. The open question stays open under
its number, and answers to it stay sealed; its shapes are renewed (:meth:`Shape.anew`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar, runtime_checkable

from .ask import Seat
from .data import Data
from .phrase import Param, PhraseLine
from .question_kind import QuestionKind
from .ruleset import Setup
from .shapes.base import AnyShape
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
    """A ruleset that can compute how a battle would end with other cards and other support."""

    def what_if(self, state: S_contra, wish: Mapping[str, str], seat: Seat | None) -> Data | None:
        """Return how the current battle would end, as plain data; ``None`` if there is none.

        ``wish`` says what to assume; impossible assumptions are ignored. The result does not depend
        on anything that the seat, or a spectator, may not know.
        """


@runtime_checkable
class TakesInterjections(Protocol[S_contra]):
    """A ruleset with steps that no question asks for."""

    interjections: frozenset[QuestionKind]
    """The kinds of free actions; no question has one of these."""

    def interjecting(self, state: S_contra, seat: Seat, kind: str, asked: str) -> AnyShape:
        """Return the shape of a free action while a question of the kind ``asked`` is open.

        While several seats seal answers, a free action may change nothing on which their legality
        depends, because they are not checked again. Raises Refused, with the reason, if the seat
        may not do it now, or not in this game.
        """

    def interjected(self, state: S_contra, seat: Seat, kind: str, value: object) -> None:
        """Carry out a free action that its shape has accepted, and tell its events."""

    def never_interjected(self, setup: Setup) -> frozenset[QuestionKind]:
        """Return the kinds that options and rulings exclude for the whole game."""


def interjections_of(ruleset: object, setup: Setup) -> frozenset[QuestionKind]:
    """Return the kinds of free actions that a game has."""
    if not isinstance(ruleset, TakesInterjections):
        return frozenset()
    return ruleset.interjections - ruleset.never_interjected(setup)


@dataclass(frozen=True, slots=True)
class Lead:
    """Who is winning now."""

    marks: frozenset[str]
    """The facts of the present; a new one is news."""
    kind: str
    """The kind of event that the bot tells when this changes."""
    params: Mapping[str, Param]
    """The parameters of the event."""
    clear: bool = True
    """Whether it is shown immediately; otherwise it waits for the end of a chapter."""


@runtime_checkable
class TellsLead(Protocol[S_contra]):
    """A ruleset that can tell who is winning."""

    def lead(self, state: S_contra) -> Lead | None:
        """Return who is winning, from public facts.

        Return ``None`` while something is being resolved that may change it.
        """


@runtime_checkable
class ListsWhatIsPrinted(Protocol):
    """A ruleset that can list the board, the cards, and prices."""

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


@runtime_checkable
class RevealsPast(Protocol[S_contra]):
    """A ruleset in some of whose games spectators see much less than after the end."""

    def hides_past(self, options: Data) -> bool:
        """Return whether that is so in a game with some options."""

    def reveal(self, state: S_contra) -> None:
        """Let spectators see what was hidden from them while they watched: the game is over, and
        only replayed."""


Hidden = Mapping[Seat | None, frozenset[str]]
"""What is hidden from every seat, and from spectators (``None``)."""


@runtime_checkable
class HidesThings(Protocol[S_contra]):
    """A ruleset that can tell what is hidden. Without it, everything counts as seen."""

    def hidden(self, state: S_contra, seat: Seat | None) -> frozenset[str]:
        """Return names for everything that is hidden from a seat, or from a spectator. Secret.

        A name says what the thing is and, if its place can be hidden, where it is. Once the seat
        has been shown a thing, its name must not be in the result. A name that goes for another
        reason does no harm: the thing only counts as seen.
        """


def hidden_from_all(ruleset: object, state: State, seats: Iterable[Seat]) -> Hidden | None:
    """Return what is hidden from each seat and from spectators; ``None`` if the ruleset cannot
    tell."""
    if not isinstance(ruleset, HidesThings):
        return None
    return {seat: ruleset.hidden(state, seat) for seat in (*seats, None)}


def was_seen(before: Hidden | None, after: Hidden | None) -> bool:
    """Return whether anyone has been shown something that was hidden from them before."""
    if before is None or after is None:
        return True
    return any(things - after.get(seat, frozenset()) for seat, things in before.items())
