"""One game: who is asked what, and the answers, which are sealed until all are in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from .ask import CHANCE, Answer, Question, Seat
from .capabilities import TakesInterjections
from .data import Data, Json
from .driver import Driver, Rest
from .event import Event
from .phrase import Refused, all_plain, refusal
from .ruleset import Ruleset, Setup
from .shapes.base import AnyShape, RandomSource, copied
from .state import State

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """A game in progress.

    It changes only through :meth:`answer`, :meth:`withdraw`, :meth:`open`, :meth:`interject` and
    :meth:`answer_chance`.
    If one of these raises anything but Refused, the object is no longer usable: load the game again
    from what was saved.
    """

    def __init__(
        self,
        ruleset: Ruleset[S],
        setup: Setup,
        state: S | None = None,
        *,
        keep_rests: bool = True,
        hold: bool = False,
        questions: int = 0,
        events: int = 0,
    ) -> None:
        """Begin a game, or play on from a state between two stages, after so many questions and
        events.

        Without ``keep_rests`` it is a little faster but cannot be saved. With ``hold``, the answers
        of several seats stay sealed after the last one is in, and can be changed, until
        :meth:`open` is called.
        """
        self.ruleset = ruleset
        self.setup = setup
        self.state: S = ruleset.begin(setup) if state is None else state
        self.hold = hold
        self.sealed: dict[Seat, Any] = {}
        self.steps: list[Answer] = []
        """The answers that are opened but not yet fetched with :meth:`fetch_steps`."""
        self._driver = Driver(
            ruleset, self.state, keep_rests=keep_rests, questions=questions, events=events
        )
        self.answers = self._driver.answers
        """The opened answers since the last checkpoint."""
        self.events: list[Event] = self._driver.events
        """The events that are told but not yet fetched with :meth:`fetch_events`."""
        self.question: Question | None = self._driver.advance()

    @classmethod
    def new(
        cls,
        ruleset: Ruleset[S],
        options: Data,
        seats: Sequence[Seat] = (),
        rulings: Mapping[str, str] | None = None,
        *,
        keep_rests: bool = True,
        hold: bool = False,
    ) -> Game[S]:
        """Validate a set-up and begin a game.

        Raises BadSetup.
        """
        setup = ruleset.prepare(options, seats, rulings or {})
        return cls(ruleset, setup, keep_rests=keep_rests, hold=hold)

    # -- what is open ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.question is None

    @property
    def awaited(self) -> list[Seat]:
        """The seats whose answer is missing, including chance."""
        if self.question is None:
            return []
        return [s for s in self.question.shapes if s not in self.sealed]

    @property
    def answered(self) -> list[Seat]:
        """The seats whose answer is sealed, in an order that does not show who was first."""
        return [s for s in self.question.shapes if s in self.sealed] if self.question else []

    @property
    def held(self) -> bool:
        """Whether all answers are in and wait for :meth:`open`."""
        return self.question is not None and len(self.sealed) == len(self.question.shapes)

    def shape_for(self, seat: Seat) -> AnyShape:
        """Return the shape of the answer that a seat is asked for.

        Raises Refused if it is not asked.
        """
        if self.question is None:
            raise Refused(refusal("game-over"))
        shape = self.question.shapes.get(seat)
        if shape is None:
            raise Refused(refusal("not-asked"))
        return shape

    def view(self, seat: Seat | None) -> Json:
        """Return what a seat, or a spectator, may know: the ruleset's view, and who has not
        answered.

        If seats decide for others, ``for`` in ``question`` maps each of them to the other seat.
        """
        return {**self.ruleset.view(self.state, seat), **self.asked(seat)}

    def asked(self, seat: Seat | None) -> Json:
        """Return the part of a view that is about the open question."""
        if self.question is None:
            return {}
        view: Json = {
            "question": {
                "number": self.question.number,
                "kind": str(self.question.kind),
                "awaited": [s for s in self.awaited if s != CHANCE],
                "answered": sorted(self.sealed),
            }
        }
        if self.question.on_behalf:
            view["question"]["for"] = dict(self.question.on_behalf)
        if seat in self.question.shapes:
            # Only the seats that are asked may know what a question is about.
            view["about"] = all_plain(self.question.params)
        if seat in self.sealed:
            view["sealed"] = self.sealed[seat]
        return view

    @property
    def rest(self) -> Rest:
        """The last checkpoint.

        Raises RuntimeError for a game that keeps none.
        """
        if self._driver.rest is None:
            raise RuntimeError("a game that keeps no rests cannot be saved or forked")
        return self._driver.rest

    # -- answering ------------------------------------------------------------------------------

    def answer(self, seat: Seat, value: object, number: int | None = None) -> None:
        """Give an answer, or change one that is still sealed.

        ``number`` is the question that the answer is meant for.
        Raises Refused, and changes nothing, if the seat is not asked, another question is now
        open, or the shape refuses the value.
        """
        question = self.question
        if question is not None and number is not None and number != question.number:
            raise Refused(refusal("question-passed"))
        shape = self.shape_for(seat)
        assert question is not None
        if (reason := shape.check(value)) is not None:
            raise Refused(reason)
        self.sealed[seat] = copied(value)
        asked = len(question.shapes)
        if len(self.sealed) == asked and not (self.hold and asked > 1):
            self._open()

    def interject(self, seat: Seat, kind: str, value: object) -> None:
        """Take a free action, for which no question asks.

        The open question keeps its number, and answers to it stay sealed. Raises Refused, and
        changes nothing, if the seat may not do that now.
        """
        if self.question is None:
            raise Refused(refusal("game-over"))
        if not self.interjects(kind) or seat not in self.setup.seats:
            raise Refused(refusal("not-asked"))
        if CHANCE in self.question.shapes:
            raise Refused(refusal("chance-first"))
        shape = self.interjecting(seat, kind)
        if (reason := shape.check(value)) is not None:
            raise Refused(reason)
        step = Answer(seat, kind, copied(value))
        self.steps.append(step)
        self.carry_out(step)

    def interjects(self, kind: str) -> bool:
        """Return whether a kind is that of a free action."""
        return kind in getattr(self.ruleset, "interjections", ())

    def interjecting(self, seat: Seat, kind: str) -> AnyShape:
        """Return the shape of a free action of a kind that the game has.

        Raises Refused if the seat may not do it now.
        """
        if self.question is None:
            raise Refused(refusal("game-over"))
        rules: TakesInterjections[Any] = self.ruleset  # type: ignore[assignment]  # of such a kind
        return rules.interjecting(self.state, seat, kind, self.question.kind)

    def take(self, seat: Seat, kind: str, value: object) -> None:
        """Take a step of a record: an answer to the open question, or a free action.

        Raises Refused.
        """
        if self.interjects(kind):
            self.interject(seat, kind, value)
        else:
            self.answer(seat, value)

    def open(self) -> None:
        """Open the answers that are held.

        Raises RuntimeError if none are.
        """
        if not self.held:
            raise RuntimeError("an answer is missing")
        self._open()

    def withdraw(self, seat: Seat, number: int | None = None) -> None:
        """Take a sealed answer back.

        Raises Refused if this seat has none, or another question is open already.
        """
        if number is not None and self.question is not None and number != self.question.number:
            raise Refused(refusal("question-passed"))
        if seat not in self.sealed:
            raise Refused(refusal("nothing-sealed"))
        del self.sealed[seat]

    def answer_chance(self, rng: RandomSource) -> bool:
        """Answer for chance with a generator; return whether chance was asked anything."""
        asked = False
        while self.question is not None and CHANCE in self.question.shapes:
            self.answer(CHANCE, self.question.shapes[CHANCE].sample(rng))
            asked = True
        return asked

    def fetch_events(self) -> list[Event]:
        """Return the events told since the last call."""
        told = self.events.copy()
        self.events.clear()
        return told

    def fetch_steps(self) -> list[Answer]:
        """Return the answers opened since the last call, in the order of a record."""
        opened, self.steps = self.steps, []
        return opened

    def _open(self) -> None:
        question = self.question
        assert question is not None
        sealed, self.sealed = self.sealed, {}
        kind, on_behalf = question.kind, question.on_behalf
        given = {}
        # Answers are in the order of the seats asked, not in the order in which they came.
        for seat, shape in question.shapes.items():
            value = sealed[seat]
            step = Answer(seat, str(shape.kind_of(value, kind)), value, on_behalf.get(seat))
            self.answers.append(step)
            self.steps.append(step)
            # The rules get copies, so they cannot change what was answered.
            given[seat] = copied(value)
        self.advance(given)

    def advance(self, values: dict[Seat, Any]) -> None:
        """Play on with the answers of all seats that are asked, until the next question."""
        if self.question is not None and self.question.on_behalf:
            values = {self.question.subject(seat): value for seat, value in values.items()}
        self.question = self._driver.advance(values)

    def carry_out(self, step: Answer) -> None:
        """Carry out a free action, and renew the shapes of the open question."""
        question = self.question
        assert question is not None
        rules: TakesInterjections[Any] = self.ruleset  # type: ignore[assignment]  # of such a kind
        rules.interjected(self.state, step.seat, step.kind, copied(step.value))
        self.answers.append(step)
        self._driver.collect()
        renewed = {seat: shape.anew() for seat, shape in question.shapes.items()}
        self.question = replace(question, shapes=renewed)


AnyGame = Game[Any]
"""A game of any ruleset, where nothing depends on which."""
