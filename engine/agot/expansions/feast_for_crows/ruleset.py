"""A Feast for Crows, ready for the kernel to drive."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from engine.agot.ahead import plans
from engine.agot.components import AgotComponents, House, open_box
from engine.agot.information.view import AgotView, Snapshot
from engine.agot.second_edition import OPTIONS, SecondEdition
from engine.agot.variants.pools import DECK, PRINTED, replace_cards
from engine.kernel.ask import Answer, Seat
from engine.kernel.data import Data
from engine.kernel.phrase import LineData, Param, PhraseLine
from engine.kernel.position.notation import Record
from engine.kernel.question_kind import QuestionKind, kinds_of
from engine.kernel.ruleset import Setup
from engine.kernel.shapes.base import RandomSource
from engine.kernel.state import StageFunction, stages_of

from . import abilities, notation, scoring, westeros
from . import kinds as own_kinds
from .objectives import printed
from .options import ALIASES, IMMATERIAL, OWN, RULINGS, open_port, options
from .state import FeastState
from .view import (
    ABOUT_OBJECTIVES,
    deal_objectives_anew,
    explain_points,
    objective_lines,
    snapshot,
    view,
)

__all__ = ["FeastForCrows", "abilities"]


class FeastForCrows(SecondEdition[FeastState]):
    """Arryn, Baratheon, Lannister and Stark score objectives; seven victory points win (X3)."""

    id = "agot-2e-affc"
    kinds = kinds_of(own_kinds, base=SecondEdition.kinds)
    stages: Mapping[str, StageFunction] = stages_of(scoring, westeros, base=SecondEdition.stages)
    rulings = RULINGS
    aliases = ALIASES
    immaterial = IMMATERIAL
    options: Mapping[str, tuple[Any, ...]] = {
        "players": (4,),
        **OPTIONS,
        DECK: (PRINTED, "asos"),
    }
    table = FeastState
    phases = ("objectives", *plans.PHASES[:-1], "scoring", "ended")
    own_instructions: Mapping[str, Data] = {own_kinds.SCORE_SPECIAL: {"score": True}}

    def box(self, rulings: Mapping[str, str]) -> AgotComponents:
        """Return the components; if it is uncertain what is printed, rulings decide."""
        return _printed(*_own_readings(rulings))

    def box_of(self, setup: Setup) -> AgotComponents:
        """Return the components, with the House cards that the group agreed on (V2.3)."""
        return _printed(*_own_readings(setup.rulings), cards=setup.options.get(DECK, PRINTED))

    def printed(self, setup: Setup) -> Data:
        """Return the printed facts, with ``objectives``: those of the deck and the special ones."""
        found = printed(port=options().port.area in self.box_of(setup).areas)
        told = {
            part: {name: one.model_dump(mode="json") for name, one in facts.items()}
            for part, facts in (("cards", found["cards"]), ("special", found["special"]))
        }
        return {**super().printed(setup), "objectives": told}

    def begin(self, setup: Setup) -> FeastState:
        """Set up the game; objectives are dealt before round 1."""
        s = super().begin(setup)
        s.round, s.phase = 0, "objectives"
        s.pile = sorted(printed()["cards"])
        for house in s.houses:
            s.points[house] = 0
            s.objectives[house], s.scored[house] = [], []
        return s

    def layout(self, seen: FeastState, seat: Seat | None) -> AgotView:
        """Return the view of a state that holds only what a seat, or a spectator, sees."""
        return view(seen, seat)

    def explain(self, state: FeastState, topic: str, seat: Seat | None) -> list[LineData]:
        """Explain a topic; ``points`` says how many everyone has, and what they are for."""
        if topic == "points":
            return explain_points(state)
        return super().explain(state, topic, seat)

    def briefing(
        self, state: FeastState, seat: Seat, kind: QuestionKind, params: Mapping[str, Param]
    ) -> list[PhraseLine]:
        """Return the briefing, with everyone's points if objectives are chosen."""
        if kind in ABOUT_OBJECTIVES:
            return objective_lines(state, seat, kind)
        return super().briefing(state, seat, kind, params)

    def snapshot(self, state: FeastState, events: Sequence[Data]) -> Snapshot:
        """Return the state in the form of a record's check."""
        return snapshot(state, events)

    def from_records(self, setup: Setup, records: Sequence[Record]) -> FeastState:
        """Build the state that :meth:`to_records` has written."""
        return notation.from_records(self.begin(setup), records)

    def resume(self, state: FeastState, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
        """Put the stage on the agenda at which play continues."""
        notation.resume_play(state, kind, seats)

    def deal_anew(
        self,
        rest: FeastState,
        now: FeastState,
        answers: Sequence[Answer],
        seat: House,
        rng: RandomSource,
    ) -> list[Answer]:
        """Deal again what a seat does not know, including objectives."""
        deal_objectives_anew(rest, seat, rng)
        return super().deal_anew(rest, now, answers, seat, rng)


def _own_readings(rulings: Mapping[str, str]) -> Iterable[str]:
    return (rulings.get(name, readings[0]) for name, readings in OWN.items())


@lru_cache
def _printed(*readings: str, cards: str = PRINTED) -> AgotComponents:
    ruled = dict(zip(OWN, readings, strict=True))
    box = open_box(FeastForCrows.id).model_dump()
    start = box["figures"]["start"]
    if ruled["affc-white-harbor-unit"] == "footman":
        start["stark"]["units"]["white-harbor"] = {"footman": 1}
    if ruled["affc-eyrie-home"] == "power-token-only":
        # The twentieth token is there, and goes when another House takes the area (X3.1.3).
        box["areas"]["the-eyrie"]["home"] = None
        start["arryn"]["tokens"] = ("the-eyrie",)
        del box["figures"]["power_tokens_of"]["arryn"]
    if ruled["affc-eyrie-port"] == "open":
        open_port(box)
    replace_cards(box, cards)
    return AgotComponents.model_validate(box)
