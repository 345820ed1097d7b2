"""The game, ready for the kernel to drive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from engine.kernel.capabilities import Lead
from engine.kernel.data import Data, Json
from engine.kernel.game import Answer, Question
from engine.kernel.instructions import Instruction
from engine.kernel.notation import Record
from engine.kernel.phrase import LineData, Param, Phrase, PhraseLine
from engine.kernel.plans import Condition, Facts, Until
from engine.kernel.question_kind import QuestionKind, kinds_of
from engine.kernel.ruleset import BadSetup, Setup, View, agree
from engine.kernel.shape import RandomSource, Shape
from engine.kernel.state import StageFunction, stages_of

from . import assembly, clash, draft, kinds, maneuvers, notation, plans, resume, season, set_up
from . import instructions as standing
from .briefing import circumstances
from .cards import (
    action,
    action_responses,
    advantage,
    epic_maneuvers,
    epic_responses,
    epic_season,
)
from .components import Seat, open_box
from .determinize import imagine
from .explain import clash_lines, condition_lines
from .rulings import RULINGS
from .state import InisState
from .victory import lead, ranking
from .view import InisView, hidden, snapshot, view

CARDS = (
    action,
    action_responses,
    advantage,
    epic_maneuvers,
    epic_responses,
    epic_season,
)
"""The modules that register what cards do."""


@dataclass(frozen=True, slots=True)
class InisSetup:
    """Options, seats and rulings of one game."""

    options: Data
    seats: Sequence[Seat]
    rulings: Mapping[str, str]


class Inis:
    """Inis, base game, 2 to 4 players."""

    id = "inis"
    version = "1"
    kinds = kinds_of(kinds)
    stages: Mapping[str, StageFunction] = stages_of(
        assembly, clash, draft, maneuvers, season, set_up
    )

    options: Mapping[str, tuple[Any, ...]] = {
        "players": (4, 3, 2),
        "start": ("random", "exploration"),
    }
    rulings: Mapping[str, tuple[str, ...]] = RULINGS

    def prepare(self, options: Data, seats: Sequence[Seat], rulings: Mapping[str, str]) -> Setup:
        """Validate and complete options, seats and rulings.

        Raises BadSetup.
        """
        complete = agree(self.options, {**({"players": len(seats)} if seats else {}), **options})
        colours = open_box().figures.seats
        chosen = seats or colours[: complete["players"]]
        if len(chosen) != complete["players"] or len(set(chosen)) != len(chosen):
            raise BadSetup(f"with {complete['players']} players there are as many seats")
        if unknown := sorted(set(chosen) - set(colours)):
            raise BadSetup(f"no such seat: {', '.join(unknown)}")
        sitting = [seat for seat in colours if seat in chosen]
        return InisSetup(complete, sitting, agree(RULINGS, rulings, what="ruling"))

    def printed(self, setup: Setup) -> Data:
        """Return the tiles, the cards and the figures."""
        return open_box().model_dump(mode="json")

    def begin(self, setup: Setup) -> InisState:
        """Open the box."""
        return set_up.begin(open_box(), setup.seats, setup.options, setup.rulings)

    def load(self, setup: Setup, text: str) -> InisState:
        """Return a saved table."""
        table = InisState.load(text)
        table.box = open_box()
        table.options = setup.options
        table.rulings = setup.rulings
        return table

    def view(self, state: InisState, seat: Seat | None) -> InisView:
        """Return what a seat, or a spectator, may see."""
        return view(state, seat)

    def hidden(self, state: InisState, seat: Seat | None) -> frozenset[str]:
        """Name what lies hidden from a seat, or a spectator."""
        return hidden(state, seat)

    def explain(self, state: InisState, topic: str, seat: Seat | None) -> list[LineData]:
        """Explain the ``conditions`` of a seat, the ``clash`` in progress, the last ``check``.

        Raises ValueError for other topics, and for conditions without a seat.
        """
        match topic:
            case "conditions" if seat in state.hands:
                return [line.to_json() for line in condition_lines(state, seat)]
            case "clash":
                return [line.to_json() for line in clash_lines(state)]
            case "check":
                return list(state.explained)
        raise ValueError(f"nothing to explain about {topic}")

    def briefing(
        self, state: InisState, seat: Seat, kind: QuestionKind, params: Mapping[str, Param]
    ) -> list[PhraseLine]:
        """Return how near everyone is to victory, who has passed, what a card does."""
        return circumstances(state, kind, params)

    def lead(self, state: InisState) -> Lead | None:
        """Return who meets how many conditions (9.1, 9.2)."""
        return lead(state)

    def winner(self, state: InisState) -> Seat | None:
        """Return the player who has won, if one has."""
        return state.winner

    def ranking(self, state: InisState) -> Sequence[Seat]:
        """Return the players as they are placed (9.3, 9.4)."""
        return ranking(state)

    def snapshot(self, state: InisState, events: Sequence[Data]) -> Json:
        """Return the state as a record's check writes it."""
        return snapshot(state, events)

    def imagine(
        self,
        rest: InisState,
        now: InisState,
        answers: Sequence[Answer],
        seat: Seat,
        rng: RandomSource,
    ) -> list[Answer]:
        """Deal again what a seat does not know."""
        return imagine(rest, now, answers, seat, rng)

    # -- positions on one line ------------------------------------------------------------------

    def notes(self, view: View) -> list[Record]:
        """Write a spectator's view."""
        return notation.notes(open_box(), cast(InisView, view))

    def lay(self, setup: Setup, records: Sequence[Record]) -> InisState:
        """Build the state that :meth:`notes` has written."""
        return notation.lay(open_box(), setup, records)

    def resume(self, state: InisState, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
        """Put the step at which play continues on the agenda."""
        resume.resume(state, kind, seats)

    # -- standing instructions (13.3) -----------------------------------------------------------

    def instructing(self, setup: Setup) -> Shape[Instruction]:
        """Return the shape of an instruction."""
        return standing.instruction_shape(tuple(setup.seats))

    def instructed(
        self, state: InisState, instructions: Sequence[Instruction], given: Instruction
    ) -> list[Instruction]:
        """Return a seat's instructions with one more."""
        return standing.with_another(state, instructions, given)

    presets = standing.PRESETS

    def offered(
        self, state: InisState, kind: str, instructions: Sequence[Instruction]
    ) -> Sequence[str]:
        """Return the presets to offer beside a question."""
        return standing.offered(state, kind, instructions)

    def chosen(self, state: InisState, instructions: Sequence[Instruction]) -> Sequence[str]:
        """Return the preset that is in force, if one is."""
        return standing.chosen(state, instructions)

    def in_words(self, instruction: Instruction) -> Phrase:
        """Describe an instruction in words."""
        return standing.words(instruction)

    def standing(
        self, state: InisState, seat: Seat, question: Question, instructions: Sequence[Instruction]
    ) -> Any | None:
        """Return what a seat's instructions answer, or ``None`` if it is to be asked."""
        return standing.answer(state, seat, question, instructions)

    # -- answers given ahead --------------------------------------------------------------------

    def moment(self, state: InisState, until: Until) -> Any:
        """Return a mark of the present clash or round."""
        return plans.moment(state, until)

    def unforeseeable(self, question: Question) -> bool:
        """Return whether nobody can guess what follows from a question."""
        return plans.unforeseeable(question)

    def may_come(self, state: InisState, kind: str) -> bool:
        """Return whether a question of a kind can still come in this round."""
        return plans.may_come(state, self.kinds[kind])

    def conditions(
        self, state: InisState, seat: Seat, kind: str, value: object
    ) -> Sequence[Condition]:
        """Return the conditions that make sense for an answer."""
        return plans.conditions(state, seat, kind, value)

    def condition_in_words(self, condition: Condition) -> Phrase:
        """Return a condition in words."""
        return plans.in_words(condition)

    def holds(self, state: InisState, seat: Seat, condition: Condition) -> bool:
        """Return whether a condition holds now."""
        return plans.holds(state, seat, condition)

    def covers(self, condition: Condition) -> frozenset[str]:
        """Name the fact that a condition decides about."""
        return plans.covers(condition)

    def sees(self, state: InisState, seat: Seat, kind: str, params: Data, value: object) -> Facts:
        """Return the facts at the places that an answer names."""
        return plans.facts(state, kind, params, value)

    def changed(
        self, fact: str, foreseen: Sequence[object], now: object, *, due: bool
    ) -> Phrase | None:
        """Return what is new about a fact."""
        return plans.changed(fact, foreseen, now, due=due)

    def passing(self, state: InisState, seat: Seat, kind: str, value: object) -> Any | None:
        """Return the answer that does nothing, if there is one."""
        return plans.passing(kind)

    def assumed(self, seat: Seat, kind: str, other: Seat) -> Phrase | None:
        """Return what was assumed of an answer."""
        return plans.assumed(seat, kind, other)
