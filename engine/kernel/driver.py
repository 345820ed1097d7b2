"""The driver: it runs the stages of a game from one question to the next."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any, Generic, TypeVar

from .ask import Answer, Ask, Question, Seat
from .data import fixed
from .event import Event, Witnessed
from .freezing import Frozen
from .ruleset import Ruleset
from .state import GameEnds, State

S = TypeVar("S", bound=State)

NOBODY: Mapping[Seat, Seat] = {}


@fixed
class Rest:
    """The point between two stages at which a game can begin again."""

    frozen: Frozen
    """The state; not yet as JSON, because few of the many checkpoints are saved."""
    questions: int
    """How many questions were asked before."""
    events: int
    """How many events were told before."""


class Driver(Generic[S]):
    """What runs the stages of a game, numbers what they ask and tell, and keeps checkpoints."""

    def __init__(
        self,
        ruleset: Ruleset[S],
        state: S,
        *,
        keep_rests: bool,
        questions: int = 0,
        events: int = 0,
    ) -> None:
        self.ruleset = ruleset
        self.state = state
        state.witness = self._witness if keep_rests else None
        self.rest: Rest | None = None
        """The last checkpoint, in a game that keeps them."""
        self.answers: list[Answer] = []
        """The opened answers since the last checkpoint; the caller adds them."""
        self.events: list[Event] = []
        """The events that are told; the caller takes them out."""
        self._keep_rests = keep_rests
        self._questions = questions
        self._events = events
        self._running: Coroutine[Ask[Any], Any, None] | None = None

    def advance(self, values: dict[Seat, Any] | None = None) -> Question | None:
        """Run the stages until one asks something, and return its question.

        ``values`` are the answers to the question before, by the seats that it is about. Returns
        ``None`` if the agenda is empty: the game is over.
        """
        state, stages, running = self.state, self.ruleset.stages, self._running
        while True:
            try:
                if running is None:
                    if not state.agenda:
                        self._mark_rest()
                        self._running = None
                        return None
                    function = stages[state.agenda[-1][0]]
                    if getattr(function, "asks", True):
                        self._mark_rest()
                    elif state.told:
                        self.collect()
                    _, *arguments = state.agenda.pop()
                    running = function(state, *arguments)
                    if running is None:
                        continue
                    values = None
                asked = running.send(values)
            except StopIteration:
                running = None
                continue
            except GameEnds:
                running = None
                state.agenda.clear()
                continue
            self._running = running
            self.collect()
            self._questions += 1
            return self._question(asked)

    def _question(self, asked: Ask[Any]) -> Question:
        """Put the rules' question to those who decide.

        Raises RuntimeError if someone would have to decide twice at the same time.
        """
        state = self.state
        if type(state).decider is State.decider:
            return Question(self._questions, asked.kind, asked.params, asked.shapes, NOBODY)
        decider = state.decider
        others = {other: seat for seat in asked.shapes if (other := decider(seat)) != seat}
        shapes = {decider(seat): shape for seat, shape in asked.shapes.items()}
        if len(shapes) < len(asked.shapes):
            raise RuntimeError(f"{asked.kind}: somebody is asked twice")
        return Question(self._questions, asked.kind, asked.params, shapes, others)

    def collect(self, frozen: Frozen | None = None) -> None:
        """Number the events that were told; ``frozen`` is the present state, if it is kept."""
        if not self.state.told:
            return
        told, self.state.told = self.state.told, []
        for event in told:
            self._events += 1
            witnessed = event.witnessed
            if event.chapter and self._keep_rests:
                frozen = frozen or self.state.freeze()
                witnessed = self._witnessed(frozen)
            event.collect(self._events, witnessed)
        self.events += told

    def _mark_rest(self) -> None:
        frozen = self.state.freeze() if self._keep_rests else None
        self.collect(frozen)
        self.answers.clear()
        if frozen is not None:
            self.rest = Rest(frozen, self._questions, self._events)

    def _witness(self, topic: str) -> Witnessed:
        """Keep what a spectator sees of a scene, and what the rules explain of its topic."""
        return self._witnessed(self.state.freeze(), topic)

    def _witnessed(self, frozen: Frozen, topic: str = "") -> Witnessed:
        rules, state = self.ruleset, self.state
        return Witnessed(
            lambda: rules.view(state.revived(frozen), None),
            (lambda: rules.explain(state.revived(frozen), topic, None)) if topic else None,
        )
