"""One game: it drives stages from question to question, seals answers, and saves at checkpoints."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypedDict, TypeVar

from .ask import CHANCE, Ask, Seat
from .capabilities import TakesInterjections
from .data import Data, Json
from .event import Event, Witnessed
from .freezing import Frozen
from .phrase import Param, Refused, plain, refusal
from .question_kind import QuestionKind
from .ruleset import Ruleset, Setup, recall
from .shape import AnyShape, RandomSource, copied
from .state import GameEnds, State, may_ask

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Answer:
    """One step of a game: a decision of a seat, normally to a question."""

    seat: Seat
    kind: str
    value: Any
    on_behalf: Seat | None = None
    """The seat for which it was decided, if not for the deciding seat itself."""

    def to_json(self) -> Json:
        """Return the step in the form of a record."""
        step = {"seat": self.seat, "kind": self.kind, "value": self.value}
        return step if self.on_behalf is None else {**step, "for": self.on_behalf}


@dataclass(frozen=True, slots=True)
class Question:
    """The open question: one kind, asked of one seat or of several at the same time."""

    number: int
    """The number of the question, from 1 in every game; panels carry it to recognize late
    presses."""
    kind: QuestionKind
    params: Mapping[str, Param]
    """The parameters of the question's message; only the seats that are asked may see them."""
    shapes: Mapping[Seat, AnyShape]
    on_behalf: Mapping[Seat, Seat] = field(default_factory=dict)
    """The seats for which others decide, by the seats that decide."""

    def subject(self, seat: Seat) -> Seat:
        """Return the seat for which a seat decides: normally itself."""
        return self.on_behalf.get(seat, seat)


NOBODY: Mapping[Seat, Seat] = {}


class Saved(TypedDict):
    """A game as plain data: the state at its last checkpoint, and the answers since."""

    ruleset: str
    version: str
    options: Json
    seats: list[Seat]
    rulings: dict[str, str]
    rest: str
    """The state at the checkpoint, as JSON."""
    questions: int
    """How many questions were asked before the checkpoint."""
    events: int
    """How many events were told before the checkpoint."""
    answers: list[list[Any]]
    """The opened answers since the checkpoint, as ``[seat, kind, value]``, in order."""
    sealed: dict[Seat, Any]
    """The answers to the open question that are sealed until the others are in."""


class Drift(RuntimeError):
    """Saved answers that do not fit the questions of the rules; the text names both kinds."""


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
        *,
        saved: Saved | None = None,
        keep_rests: bool = True,
        hold: bool = False,
    ) -> None:
        """Begin a game, or continue the one in ``saved``; see :meth:`load`.

        Without ``keep_rests`` it is a little faster but cannot be saved. With ``hold``, the answers
        of several seats stay sealed after the last one is in, and can be changed, until
        :meth:`open` is called.
        """
        self.ruleset = ruleset
        self.setup = setup
        self.state: S = (
            ruleset.begin(setup) if saved is None else ruleset.load(setup, saved["rest"])
        )
        self.question: Question | None = None
        self.sealed: dict[Seat, Any] = {}
        self.answers: list[Answer] = []
        """The opened answers since the last checkpoint."""
        self.events: list[Event] = []
        """The events that are told but not yet fetched with :meth:`fetch_events`."""
        self.steps: list[Answer] = []
        """The answers that are opened but not yet fetched with :meth:`fetch_steps`."""
        self._keep_rests = keep_rests
        if keep_rests:
            self.state.witness = self._witness
        # Answers that were opened before saving are not held again.
        self._hold = hold and saved is None
        self._rest: Frozen | None = None
        """The state at the last checkpoint, in a game that keeps checkpoints; not yet as JSON,
        because few of the many checkpoints are saved."""
        self._rest_questions = self._questions = 0 if saved is None else saved["questions"]
        self._rest_events = self._events = 0 if saved is None else saved["events"]
        self._running: Coroutine[Ask[Any], Any, None] | None = None
        self._advance(None)
        if saved is not None:
            for seat, kind, value in saved["answers"]:
                self._repeat(seat, kind, value)
            self._hold = hold
            for seat, value in saved["sealed"].items():
                self._repeat(seat, None, value)
            self.steps = []

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
        view = {**self.ruleset.view(self.state, seat)}
        if self.question is not None:
            view["question"] = {
                "number": self.question.number,
                "kind": str(self.question.kind),
                "awaited": [s for s in self.awaited if s != CHANCE],
                "answered": sorted(self.sealed),
            }
            if self.question.on_behalf:
                view["question"]["for"] = dict(self.question.on_behalf)
            if seat in self.question.shapes:
                # Only the seats that are asked may know what a question is about.
                view["about"] = {k: plain(v) for k, v in self.question.params.items()}
            if seat in self.sealed:
                view["sealed"] = self.sealed[seat]
        return view

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
        if self.held and not (self._hold and len(question.shapes) > 1):
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
        self._interjected(step)

    def interjects(self, kind: str) -> bool:
        """Return whether a kind is that of a free action."""
        rules = self.ruleset
        return isinstance(rules, TakesInterjections) and kind in rules.interjections

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
        told, self.events = self.events, []
        return told

    def fetch_steps(self) -> list[Answer]:
        """Return the answers opened since the last call, in the order of a record."""
        opened, self.steps = self.steps, []
        return opened

    def _open(self) -> None:
        question = self.question
        assert question is not None
        # Answers are in the order of the seats asked, not in the order in which they came.
        values = {seat: self.sealed[seat] for seat in question.shapes}
        self.sealed = {}
        opened = [
            Answer(
                seat,
                str(question.shapes[seat].kind_of(value, question.kind)),
                value,
                question.on_behalf.get(seat),
            )
            for seat, value in values.items()
        ]
        self.answers += opened
        self.steps += opened
        # The rules get a copy, so they cannot change what was answered.
        self._advance(copied(values))

    def _interjected(self, step: Answer) -> None:
        """Carry out a free action, and renew the shapes of the open question."""
        question = self.question
        assert question is not None
        rules: TakesInterjections[Any] = self.ruleset  # type: ignore[assignment]  # of such a kind
        rules.interjected(self.state, step.seat, step.kind, copied(step.value))
        self.answers.append(step)
        self._collect()
        renewed = {seat: shape.anew() for seat, shape in question.shapes.items()}
        self.question = replace(question, shapes=renewed)

    def _advance(self, values: dict[Seat, Any] | None) -> None:
        """Drive the stages until one asks something or the agenda is empty.

        ``values`` are the answers to the open question, by seat.
        """
        state = self.state
        if values is not None and self.question is not None and self.question.on_behalf:
            values = {self.question.subject(seat): value for seat, value in values.items()}
        while True:
            try:
                if self._running is None:
                    if not state.agenda:
                        self._mark_rest()
                        self.question = None
                        return
                    function = self.ruleset.stages[state.agenda[-1][0]]
                    if may_ask(function):
                        self._mark_rest()
                    else:
                        self._collect()
                    _, *arguments = state.agenda.pop()
                    self._running = function(state, *arguments)
                    if self._running is None:
                        continue
                    values = None
                asked = self._running.send(values)
            except StopIteration:
                self._running = None
                continue
            except GameEnds:
                self._running = None
                state.agenda.clear()
                continue
            self._collect()
            self._questions += 1
            self.question = self._question(asked)
            return

    def _question(self, asked: Ask[Any]) -> Question:
        """Put the rules' question to those who decide.

        Raises RuntimeError if someone would have to decide twice at the same time.
        """
        deciders = {seat: self.state.decider(seat) for seat in asked.shapes}
        if all(seat == decider for seat, decider in deciders.items()):
            return Question(self._questions, asked.kind, asked.params, asked.shapes, NOBODY)
        shapes = {deciders[seat]: shape for seat, shape in asked.shapes.items()}
        if len(shapes) < len(asked.shapes):
            raise RuntimeError(f"{asked.kind}: somebody is asked twice")
        others = {decider: seat for seat, decider in deciders.items() if decider != seat}
        return Question(self._questions, asked.kind, asked.params, shapes, others)

    def _collect(self, frozen: Frozen | None = None) -> None:
        """Number the events that were told; ``frozen`` is the present state, if it is kept."""
        told, self.state.told = self.state.told, []
        for event in told:
            self._events += 1
            witnessed = event.witnessed
            if event.chapter and self._keep_rests:
                frozen = frozen or self.state.freeze()
                witnessed = self._witnessed(frozen)
            self.events.append(event.collected(self._events, witnessed))

    # -- forking --------------------------------------------------------------------------------

    def fork(self, *, keep_rests: bool = False) -> Game[S]:
        """Return a copy of this game that continues independently.

        The fork has no events or steps to fetch. Without ``keep_rests`` it is faster, but cannot be
        forked or saved.
        Raises RuntimeError for a game that keeps no rests.
        """
        return self.forked_with(
            self.at_checkpoint(), self.answers, self.sealed, keep_rests=keep_rests
        )

    def at_checkpoint(self) -> S:
        """Return a copy of the state at the last checkpoint.

        Raises RuntimeError for a game that keeps no checkpoints.
        """
        if self._rest is None:
            raise RuntimeError("a game that keeps no rests cannot be forked")
        return self.state.revived(self._rest)

    def forked_with(
        self,
        rest: S,
        answers: Sequence[Answer],
        sealed: Mapping[Seat, object],
        *,
        keep_rests: bool = False,
    ) -> Game[S]:
        """Return a fork in which play went differently, since the last rest or before it.

        ``rest`` is a state of its own; ``answers`` are opened again without being checked. Raises
        Drift if the rules ask something other than what was answered.
        """
        fork: Game[S] = Game.__new__(Game)
        fork.ruleset, fork.setup = self.ruleset, self.setup
        fork.state = rest
        fork.state.witness = fork._witness if keep_rests else None
        fork.question = None
        fork.sealed = {}
        fork.answers = []
        fork.events = []
        fork.steps = []
        fork._keep_rests = keep_rests
        fork._hold = False
        fork._rest = None
        fork._rest_questions = fork._questions = self._rest_questions
        fork._rest_events = fork._events = self._rest_events
        fork._running = None
        fork._advance(None)
        fork._open_again(answers)
        fork._seal_again(sealed)
        fork._hold = self._hold
        fork.events = []
        return fork

    def _open_again(self, answers: Sequence[Answer]) -> None:
        """Open answers that were opened before, without checking them."""
        at = 0
        while at < len(answers):
            question = self.question
            if question is not None and self.interjects(answers[at].kind):
                self._interjected(answers[at])
                at += 1
                continue
            together = answers[at : at + (len(question.shapes) if question else 0)]
            if question is None or [a.seat for a in together] != list(question.shapes):
                raise Drift(f"opened: {answers[at].kind} of {answers[at].seat}; others are asked")
            self.answers += together
            at += len(together)
            self._advance({a.seat: copied(a.value) for a in together})

    def _seal_again(self, sealed: Mapping[Seat, object]) -> None:
        """Seal answers that were sealed before, without checking them."""
        asked = self.question.shapes.keys() if self.question is not None else set()
        if not sealed.keys() <= asked:
            raise Drift(f"sealed: answers of {', '.join(sealed)}; others are asked")
        self.sealed = copied(dict(sealed))

    def _witness(self, topic: str) -> Witnessed:
        """Keep what a spectator sees of a scene, and what the rules explain of its topic."""
        return self._witnessed(self.state.freeze(), topic)

    def _witnessed(self, frozen: Frozen, topic: str = "") -> Witnessed:
        rules, state = self.ruleset, self.state
        return Witnessed(
            lambda: rules.view(state.revived(frozen), None),
            (lambda: rules.explain(state.revived(frozen), topic, None)) if topic else None,
        )

    # -- saving ---------------------------------------------------------------------------------

    def _mark_rest(self) -> None:
        frozen = self.state.freeze() if self._keep_rests else None
        self._collect(frozen)
        self.answers = []
        self._rest_questions = self._questions
        self._rest_events = self._events
        self._rest = frozen

    def save(self) -> Saved:
        """Return the game as plain data that :meth:`load` takes."""
        if self._rest is None:
            raise RuntimeError("a game that keeps no rests cannot be saved")
        return {
            "ruleset": self.ruleset.id,
            "version": self.ruleset.version,
            "options": dict(self.setup.options),
            "seats": list(self.setup.seats),
            "rulings": dict(self.setup.rulings),
            "rest": self._rest.thawed(),
            "questions": self._rest_questions,
            "events": self._rest_events,
            "answers": [[a.seat, a.kind, a.value] for a in self.answers],
            "sealed": dict(self.sealed),
        }

    @classmethod
    def load(cls, ruleset: Ruleset[S], saved: Saved, *, hold: bool = False) -> Game[S]:
        """Continue a saved game: run its last stage again with the answers since the rest.

        The events of that stage are told again, with the same numbers.
        Raises Drift if the rules ask something other than what was answered, BadSetup if the
        ruleset no longer offers the set-up.
        """
        rulings = recall(ruleset, saved["rulings"])
        setup = ruleset.prepare(saved["options"], saved["seats"], rulings)
        return cls(ruleset, setup, saved=saved, hold=hold)

    def _repeat(self, seat: Seat, kind: str | None, value: object) -> None:
        """Give a saved answer again; a sealed one (``kind`` is None) fits any open question."""
        asked = self.question
        if kind is not None and self.interjects(kind):
            self._interject_again(seat, kind, value)
            return
        shape = asked.shapes.get(seat) if asked else None
        if asked is None or shape is None or kind not in (None, shape.kind_of(value, asked.kind)):
            wanted = f"{asked.kind} of {', '.join(asked.shapes)}" if asked else "nothing more"
            raise Drift(f"saved: {kind or 'an answer'} of {seat}; the rules ask: {wanted}")
        try:
            self.answer(seat, value)
        except Refused as error:
            raise Drift(f"saved: {kind or 'an answer'} of {seat}; refused: {error}") from error

    def _interject_again(self, seat: Seat, kind: str, value: object) -> None:
        """Take a saved free action again."""
        try:
            self.interject(seat, kind, value)
        except Refused as error:
            raise Drift(f"saved: {kind} of {seat}; refused: {error}") from error


AnyGame = Game[Any]
"""A game of any ruleset, where nothing depends on which."""
