"""The part of the ruleset that both editions share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, cast

from engine.kernel.ahead.instructions import Instruction
from engine.kernel.ahead.plans import Facts
from engine.kernel.ask import Answer, Question, Seat
from engine.kernel.data import Data, Json
from engine.kernel.phrase import LineData, Param, Phrase, PhraseLine
from engine.kernel.position.notation import Record
from engine.kernel.position.telling import sketched
from engine.kernel.question_kind import QuestionKind, kinds_of
from engine.kernel.ruleset import BadSetup, Setup, View, agree
from engine.kernel.shapes import Ranking
from engine.kernel.shapes.base import RandomSource, Shape
from engine.kernel.state import StageFunction
from engine.kernel.visibility import forget_unseen, seen_by, unseen

from . import kinds, victory
from .ahead import answering, plans
from .ahead import conditions as plan_conditions
from .ahead import instructions as standing_instructions
from .ahead import plans as plan_facts
from .combat.battle import Battle
from .components import AgotComponents, Card, House
from .fields import FOG, Phase, is_shared, pool_for
from .information.briefing import circumstances
from .information.determinize import imagine
from .information.explain import side_lines, supply_lines
from .information.view import AgotView, Snapshot, snapshot, view
from .information.what_if import WhatIf, what_if
from .phases import rounds
from .position import notation, resume
from .state import AgotState, S
from .variants import draft
from .variants.fog import known_to
from .variants.hands import POOL
from .variants.secrecy import imagined_hands


def strengths_so_far(s: AgotState) -> list[PhraseLine]:
    """Return lines that explain both strengths of an undecided combat, from public facts."""
    b = Battle(s)
    if not b.c["tides_shown"]:
        b.c = {**b.c, "tides": {}}
    return [*side_lines(b, b.attacker), *side_lines(b, b.defender)]


class AgotRuleset(ABC, Generic[S]):
    """An edition of A Game of Thrones: The Board Game."""

    id: str
    version = "1"
    kinds = kinds_of(kinds)
    stages: Mapping[str, StageFunction]
    rulings: Mapping[str, tuple[str, ...]]
    options: Mapping[str, tuple[Any, ...]]
    aliases: Mapping[str, tuple[str, Mapping[str, str]]] = {}
    """The other names of rulings in records, with the names here and the readings."""
    recalled: Mapping[str, str] = {}
    """The readings of rulings that a record or a saved game does not name."""
    immaterial: Mapping[str, tuple[str, ...]] = {}
    """The readings, by ruling, that records may name but that make no difference in this game."""
    table: type[S] = cast(Any, AgotState)
    """The class of the game's state."""
    paragraphs: Mapping[str, str] = {}
    """This edition's paragraphs for messages that cite another edition's, by the message's id."""

    @abstractmethod
    def box(self, rulings: Mapping[str, str]) -> AgotComponents:
        """Return the components; if it is unknown what is printed, rulings decide."""

    def box_of(self, setup: Setup) -> AgotComponents:
        """Return the components for the options and rulings of a game."""
        return self.box(setup.rulings)

    def printed(self, setup: Setup) -> Data:
        """Return the board, the figures and the cards for a set-up."""
        return self.box_of(setup).model_dump(mode="json")

    def prepare(self, options: Data, seats: Sequence[Seat], rulings: Mapping[str, str]) -> Setup:
        """Validate and complete options, seats and rulings.

        Raises BadSetup.
        """
        complete = self.complete({**({"players": len(seats)} if seats else {}), **options})
        houses = sorted(self.playing(complete))
        if seats and sorted(seats) != houses:
            raise BadSetup(f"with {len(houses)} players the houses are {', '.join(houses)}")
        return Setup(complete, houses, self.ruled(rulings))

    def playing(self, options: Data) -> Sequence[House]:
        """Return the Houses that are played with complete options."""
        return self.box({}).figures.players[options["players"]].houses

    def complete(self, options: Data) -> Json:
        """Return options with the defaults of those that are not given.

        Raises BadSetup.
        """
        return agree(self.options, options)

    def ruled(self, rulings: Mapping[str, str]) -> Mapping[str, str]:
        """Return complete rulings; some may be given by their names in records.

        Raises BadSetup.
        """
        named: dict[str, str] = {}
        aliases, immaterial = self.aliases, self.immaterial
        for name, reading in rulings.items():
            if name in immaterial and reading in immaterial[name]:
                continue
            if name in aliases:
                known, readings = aliases[name]
                named[known] = readings.get(reading, reading)
            else:
                named[name] = reading
        return agree(self.rulings, named, what="ruling")

    def begin(self, setup: Setup) -> S:
        """Return the state with which a game begins."""
        box = self.box_of(setup)
        return rounds.begin(box, setup.seats, setup.options, self.in_force(setup), self.table)

    def load(self, setup: Setup, text: str) -> S:
        """Return a saved state."""
        table = self.table.load(text)
        table.box = self.box_of(setup)
        table.options = setup.options
        table.rulings = self.in_force(setup)
        return table

    def in_force(self, setup: Setup) -> Mapping[str, str]:
        """Return the readings of all rulings, those that a group cannot choose included."""
        return setup.rulings

    def view(self, state: S, seat: Seat | None) -> AgotView:
        """Return the view of a seat, or of a spectator; it is made from a state without secrets."""
        return self.layout(seen_by(state, seat), seat)

    def layout(self, seen: S, seat: Seat | None) -> AgotView:
        """Return the view of a state that holds only what a seat, or a spectator, sees."""
        return view(seen, seat)

    def sketch(self, box: AgotComponents, view: AgotView) -> S:
        """Return a state that holds only what a view shows, for questions to the rules."""
        return self.table(box=box, **sketched(self.table, view))

    hidden = staticmethod(unseen)

    def hides_past(self, options: Data) -> bool:
        """Return whether spectators see only a part of the board: in fog (V7.6)."""
        return options.get(FOG) is True

    def reveal(self, state: S) -> None:
        """Let spectators see through fog (V7.20)."""
        state.revealed = True

    def explain(self, state: S, topic: str, seat: Seat | None) -> list[LineData]:
        """Explain the present or last ``combat``, a round's ``bids``, or the ``supply`` of a seat.

        Raises ValueError for other topics, and for ``supply`` without a seat.
        """
        if topic == "supply" and seat in state.supply:
            return [line.to_json() for line in supply_lines(state, seat)]
        if topic == "combat" and (combat := state.battle) and combat["winner"] is None:
            return [line.to_json() for line in strengths_so_far(state)]
        if topic in ("combat", "bids"):
            return list(state.explained.get(topic, []))
        raise ValueError(f"nothing to explain about {topic}")

    def what_if(self, state: S, wish: Mapping[str, str], seat: Seat | None) -> WhatIf | None:
        """Return the result of every pair of House cards in the present combat."""
        return None if state.battle is None else what_if(Battle(seen_by(state, seat)), wish)

    def briefing(
        self, state: S, seat: Seat, kind: QuestionKind, params: Mapping[str, Param]
    ) -> list[PhraseLine]:
        """Return the cards of the round, everyone's Power, or a battle so far."""
        return circumstances(known_to(state, seat), kind, params)

    lead = staticmethod(victory.lead)

    def winner(self, state: AgotState) -> House | None:
        """Return the House that has won, if one has."""
        return state.winner

    ranking = staticmethod(victory.ranking)

    def snapshot(self, state: S, events: Sequence[Data]) -> Snapshot:
        """Return the state in the form of a record's check."""
        return snapshot(state, events)

    def imagine(
        self,
        rest: S,
        now: S,
        answers: Sequence[Answer],
        seat: Seat,
        rng: RandomSource,
    ) -> list[Answer]:
        """Deal again what a seat does not know, so that nothing true of it is left to see."""
        dealt = imagined_hands(rest, now, answers, seat, rng)
        forget_unseen(rest, seat)
        dealt.put_into(rest)
        return self.deal_anew(rest, seen_by(now, seat), dealt.answers, seat, rng)

    def deal_anew(
        self,
        rest: S,
        now: S,
        answers: Sequence[Answer],
        seat: House,
        rng: RandomSource,
    ) -> list[Answer]:
        """Put something possible in place of everything that a seat does not see."""
        return imagine(rest, now, answers, seat, rng)

    # -- positions on one line ------------------------------------------------------------------

    def to_records(self, view: View) -> list[Record]:
        """Return a spectator's view as notes."""
        return notation.to_records(self.box({}), cast(AgotView, view), self.table)

    def from_records(self, setup: Setup, records: Sequence[Record]) -> S:
        """Build the state that :meth:`to_records` has written."""
        return notation.from_records(self.begin(setup), records)

    def resume(self, state: S, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
        """Put the stage on the agenda at which play continues."""
        resume.resume(state, kind, seats)

    # -- standing instructions --------------------------------------------------------------------

    presets = standing_instructions.PRESETS

    def instructing(self, setup: Setup) -> Shape[Instruction]:
        """Return the shape of a standing instruction."""
        box = self.box_of(setup)
        return standing_instructions.instruction_shape(
            self.playable(setup),
            tuple(self.on_board(setup)),
            tuple(sorted(box.castles.items())),
            tuple((topic, (*choices, "ask")) for topic, choices in self.own_instructions.items()),
        )

    def playable(self, setup: Setup) -> tuple[tuple[House, tuple[Card, ...]], ...]:
        """Return the House cards that an instruction may name, by the House that plays them; if
        they are dealt or drafted, anyone may (V1.1)."""
        box = self.box_of(setup)
        if is_shared(setup.options):
            return ((POOL, tuple(pool_for(box, self.on_board(setup), setup.options))),)
        return tuple((house, box.cards_of[house]) for house in setup.seats)

    def on_board(self, setup: Setup) -> Sequence[House]:
        """Return the Houses on the board, including those that others decide for."""
        return setup.seats

    own_instructions: Mapping[str, Data] = MappingProxyType({})
    """The questions of an expansion that instructions may answer: the actions, with their
    answers."""

    instructed = staticmethod(standing_instructions.with_another)
    offered = staticmethod(standing_instructions.offered)
    chosen = staticmethod(standing_instructions.chosen)
    in_words = staticmethod(standing_instructions.in_words)

    def standing(
        self, state: AgotState, seat: Seat, question: Question, instructions: Sequence[Instruction]
    ) -> Any | None:
        """Return the answer of a House's instructions, or ``None`` if it has to be asked."""
        own = self.own_instructions.get(question.kind, {})
        return answering.answer(known_to(state, seat), seat, question, instructions, own)

    # -- answers given ahead --------------------------------------------------------------------

    def foresees(self, setup: Setup) -> bool:
        """Return whether players can answer ahead: not in fog, because what they plan against may
        be out of sight (V7.18)."""
        return not setup.options.get(FOG)

    phases: Sequence[Phase] = plans.PHASES
    """The phases of a round, in order."""

    moment = staticmethod(plans.moment)
    unforeseeable = staticmethod(plans.unforeseeable)

    def may_come(self, state: AgotState, kind: str) -> bool:
        """Return whether a question of a kind can still come in this round."""
        return plans.may_come(state, self.kinds[kind], self.phases)

    conditions = staticmethod(plan_conditions.conditions)
    condition_in_words = staticmethod(plan_conditions.in_words)
    holds = staticmethod(plan_conditions.holds)
    covers = staticmethod(plan_conditions.covers)

    def sees(self, state: S, seat: Seat, kind: str, params: Data, value: object) -> Facts:
        """Return the facts at the places that an answer names."""
        return plan_facts.facts(state, seat, kind, params, value)

    def changed(
        self, fact: str, foreseen: Sequence[object], now: object, *, due: bool
    ) -> Phrase | None:
        """Return what is new about a fact, unless it does no harm."""
        return plan_facts.changed(fact, foreseen, now, due=due)

    def ranked(self, state: AgotState, seat: Seat, kind: str) -> Ranking | None:
        """Return the shape of a House's wishes for all its turns of a draft (V1.6)."""
        return draft.wishes(state, seat) if kind == kinds.PICK else None

    def passing(self, state: AgotState, seat: Seat, kind: str, value: object) -> Any | None:
        """Return the answer that does nothing with the thing that another answer is about."""
        return plans.passing(kind, value)

    assumed = staticmethod(plans.assumed)
