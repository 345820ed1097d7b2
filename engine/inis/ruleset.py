"""The game, ready for the kernel to drive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.kernel.ahead.instructions import Instruction
from engine.kernel.ahead.plans import Facts
from engine.kernel.data import Data
from engine.kernel.phrase import LineData, Param, PhraseLine
from engine.kernel.position.notation import Record
from engine.kernel.question_kind import QuestionKind, kinds_of
from engine.kernel.ruleset import BadSetup, Setup, View, agree
from engine.kernel.shapes.base import Shape
from engine.kernel.state import StageFunction, stages_of

from . import kinds, victory
from .ahead import instructions as standing
from .ahead import plans
from .cards import (
    action,
    action_responses,
    advantage,
    epic_maneuvers,
    epic_responses,
    epic_season,
)
from .clashes import clash, maneuvers
from .components import Seat, open_box
from .information import determinize
from .information import view as seeing
from .information.explain import circumstances, clash_lines, condition_lines
from .information.view import InisView
from .phases import assembly, season, set_up
from .position import notation, resume
from .rulings import RULINGS
from .state import InisState

CARDS = (
    action,
    action_responses,
    advantage,
    epic_maneuvers,
    epic_responses,
    epic_season,
)
"""The modules that register the effects of cards."""


class Inis:
    """Inis, base game, 2 to 4 players."""

    id = "inis"
    version = "1"
    kinds = kinds_of(kinds)
    stages: Mapping[str, StageFunction] = stages_of(assembly, clash, maneuvers, season, set_up)

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
        return Setup(complete, sitting, agree(RULINGS, rulings, what="ruling"))

    def printed(self, setup: Setup) -> Data:
        """Return the tiles, the cards and the figures."""
        return open_box().model_dump(mode="json")

    def begin(self, setup: Setup) -> InisState:
        """Return the state with which a game begins."""
        return set_up.begin(open_box(), setup.seats, setup.options, setup.rulings)

    def load(self, setup: Setup, text: str) -> InisState:
        """Return a saved state."""
        table = InisState.load(text)
        table.box = open_box()
        table.options = setup.options
        table.rulings = setup.rulings
        return table

    view = staticmethod(seeing.view)
    hidden = staticmethod(seeing.hidden)

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
        """Return everyone's conditions, who has passed, and the effect of a card."""
        return circumstances(state, kind, params)

    lead = staticmethod(victory.lead)

    def winner(self, state: InisState) -> Seat | None:
        """Return the player who has won, if one has."""
        return state.winner

    ranking = staticmethod(victory.ranking)
    snapshot = staticmethod(seeing.snapshot)
    imagine = staticmethod(determinize.imagine)

    # -- positions on one line ------------------------------------------------------------------

    def to_records(self, view: View) -> list[Record]:
        """Return a spectator's view as notes."""
        return notation.to_records(open_box(), cast(InisView, view))

    def from_records(self, setup: Setup, records: Sequence[Record]) -> InisState:
        """Build the state that :meth:`to_records` has written."""
        return notation.from_records(open_box(), setup, records)

    resume = staticmethod(resume.resume)

    # -- standing instructions (13.3) -----------------------------------------------------------

    def instructing(self, setup: Setup) -> Shape[Instruction]:
        """Return the shape of an instruction."""
        return standing.instruction_shape(tuple(setup.seats))

    instructed = staticmethod(standing.with_another)

    presets = standing.PRESETS

    offered = staticmethod(standing.offered)
    chosen = staticmethod(standing.chosen)
    in_words = staticmethod(standing.words)
    standing = staticmethod(standing.answer)

    # -- answers given ahead --------------------------------------------------------------------

    moment = staticmethod(plans.moment)
    unforeseeable = staticmethod(plans.unforeseeable)

    def may_come(self, state: InisState, kind: str) -> bool:
        """Return whether a question of a kind can still come in this round."""
        return plans.may_come(state, self.kinds[kind])

    conditions = staticmethod(plans.conditions)
    condition_in_words = staticmethod(plans.in_words)
    holds = staticmethod(plans.holds)
    covers = staticmethod(plans.covers)

    def sees(self, state: InisState, seat: Seat, kind: str, params: Data, value: object) -> Facts:
        """Return the facts at the places that an answer names."""
        return plans.facts(state, kind, params, value)

    changed = staticmethod(plans.changed)

    def ranked(self, state: InisState, seat: Seat, kind: str) -> None:
        """Return nothing: each question is planned by itself."""

    def passing(self, state: InisState, seat: Seat, kind: str, value: object) -> Any | None:
        """Return the answer that does nothing, if there is one."""
        return plans.passing(kind)

    assumed = staticmethod(plans.assumed)
