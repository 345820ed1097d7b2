"""What a seat will be asked if nothing intervenes.

The run goes ahead in a world that the seat imagines, never in the true state: the seat's own plans
are carried out, and everyone else gives the safe answer. It ends at chance, at the end of the
round, or when others decide in secret. So it says what *may* come, with the assumptions made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, runtime_checkable

from engine.kernel.ask import CHANCE, Seat
from engine.kernel.game import AnyGame
from engine.kernel.phrase import Param, Phrase, Refused, plain, refusal
from engine.kernel.question_kind import QuestionKind
from engine.kernel.ruleset import Setup
from engine.kernel.shapes.base import AnyShape, RandomSource
from engine.kernel.worlds import fork, imagine

from .plans import (
    Fires,
    Otherwise,
    Plan,
    PlanChoice,
    TakesPlans,
    Until,
    judge,
    plain_fact,
    seen_along,
)

MOST = 200
"""The most questions that a run goes through."""

End = Literal["chance", "secret", "round", "game", "far"]
"""Why a run has ended: at a draw, because others decide in secret, at the end of the round or of
the game, or because it has gone far enough."""


@runtime_checkable
class SometimesForesees(Protocol):
    """A ruleset in some of whose games nobody can answer ahead."""

    def foresees(self, setup: Setup) -> bool:
        """Return whether players can answer ahead in a game of a set-up."""


def plans_of(rules: object, setup: Setup) -> TakesPlans[Any] | None:
    """Return the rules of a game in which players can answer ahead; ``None`` for others."""
    if not isinstance(rules, TakesPlans):
        return None
    return rules if not isinstance(rules, SometimesForesees) or rules.foresees(setup) else None


@dataclass(frozen=True, slots=True)
class Foreseen:
    """One question that a seat will be asked if nothing intervenes."""

    game: AnyGame
    """An imagined world in which the question is open. It is there to be read, for shapes, previews
    and conditions, and nobody plays it."""
    seat: Seat
    now: bool
    """Whether it is open already, so that it can simply be answered."""
    after: tuple[Seat, ...]
    """The seats that decide before it, each once, in order.

    The seat itself is left out, and so are seats that are asked discreetly or have no choice.
    """
    assumed: tuple[Phrase, ...]
    """The assumptions up to here, each once."""
    planned: int | None
    """The index of the seat's plan that answers it; ``None`` if none does."""

    @property
    def kind(self) -> QuestionKind:
        """The kind of question."""
        assert self.game.question is not None
        return self.game.question.kind

    @property
    def params(self) -> Mapping[str, Param]:
        """The parameters of the question's message."""
        assert self.game.question is not None
        return self.game.question.params

    @property
    def shape(self) -> AnyShape:
        """The shape of its answer, as far as can be foreseen."""
        return self.game.shape_for(self.seat)


@dataclass(frozen=True, slots=True)
class Foresight:
    """Everything that a seat can foresee at a moment."""

    seat: Seat
    start: AnyGame | None
    """The imagined world as it is now; ``None`` while others decide something that nobody can
    foresee."""
    questions: tuple[Foreseen, ...]
    """The seat's own questions of the kinds that can be planned, in order."""
    ends: End
    subjects: tuple[Seat, ...] = ()
    """The other seats for which it will be asked such questions; these cannot be planned."""


def foresee(
    game: AnyGame,
    seat: Seat,
    rng: RandomSource,
    plans: Sequence[Plan] = (),
    *,
    gathering: bool = False,
) -> Foresight:
    """Run ahead as a seat would imagine it, and collect what it will be asked.

    ``plans`` are the seat's own. When ``gathering``, the run ends at the first question
    that cannot be asked of all seats at the same time.
    The same ``rng`` gives the same foresight, and nothing of it depends on what the seat does not
    know.
    Raises TypeError for a ruleset that takes no plans or cannot imagine, RuntimeError for a game
    that keeps no rests, engine.kernel.worlds.Unimaginable.
    """
    rules = plans_of(game.ruleset, game.setup)
    if rules is None:
        raise TypeError(f"{game.ruleset.id} takes no plans")
    question = game.question
    if question is not None and seat not in question.shapes and rules.unforeseeable(question):
        return Foresight(seat, None, (), "secret")
    world = imagine(game, seat, rng, asked=False)
    start = fork(world, keep_rests=True)
    # Nobody knows what others have sealed, nor always who has, so everyone else is assumed to give
    # the safe answer.
    for other in game.answered:
        if other != seat:
            world.withdraw(other)
    run = _Run(world, seat, rules, list(plans), gathering, game.answered)
    ends = run.go()
    return Foresight(seat, start, tuple(run.found), ends, tuple(sorted(run.subjects)))


class _Run:
    """A run ahead through an imagined world."""

    def __init__(
        self,
        world: AnyGame,
        seat: Seat,
        rules: TakesPlans[Any],
        plans: list[Plan],
        gathering: bool,
        answered: Sequence[Seat],
    ) -> None:
        self.world = world
        self.answered = answered
        self.seat = seat
        self.rules = rules
        self.plans = plans
        self.gathering = gathering
        self.spent: set[int] = set()
        self.found: list[Foreseen] = []
        self.subjects: set[Seat] = set()
        self.after: dict[Seat, None] = {}
        self.assumed: dict[str, Phrase] = {}

    def go(self) -> End:
        """Go from question to question until nothing more can be foreseen."""
        world = self.world
        first = world.question.number if world.question is not None else 0
        round = self.rules.moment(world.state, "round")
        for _ in range(MOST):
            if world.held:  # Its table holds answers for a while.
                world.open()
            question = world.question
            if question is None:
                return "game"
            if CHANCE in question.shapes:
                return "chance"
            if self.rules.moment(world.state, "round") != round:
                return "round"
            if self.gathering and not question.kind.gathers:
                return "secret"
            open_now = question.number == first
            given = open_now and self.seat in world.sealed and question.kind.own_leads_on
            if self.rules.unforeseeable(question) and not given:
                if self.seat in world.awaited and question.kind.plannable:
                    self._note(None, now=open_now)
                return "secret"
            # Of those who are asked at the same time, the seat comes first: nobody is asked before
            # it.
            for other in sorted(world.awaited, key=lambda other: other != self.seat):
                self._answer(other, now=open_now)
        return "far"

    def _answer(self, other: Seat, *, now: bool) -> None:
        world = self.world
        assert world.question is not None
        kind, shape = world.question.kind, world.question.shapes[other]
        value, planned = None, None
        if other == self.seat:
            planned, value = self._plan()
            if kind.plannable:
                self._note(planned, now=now)
        if planned is not None:
            if "ranks" not in self.plans[planned]:
                self.spent.add(planned)
        else:
            value = shape.unasked()
            value = shape.forced() if value is None else value
            if value is None:
                value = shape.safe()
                gone = kind.discreet or (now and other in self.answered)
                if other != self.seat and not gone:
                    self.after.setdefault(other)
                self._assume(self.rules.assumed(self.seat, kind, other))
        world.answer(other, value)

    def _plan(self) -> tuple[int | None, Any]:
        """Return the seat's plan that answers the open question, with its verdict."""
        for at, plan in enumerate(self.plans):
            if at not in self.spent and "stopped" not in plan:
                verdict = judge(plan, self.world, self.seat)
                if isinstance(verdict, Fires):
                    return at, verdict.value
        return None, None

    def _note(self, planned: int | None, *, now: bool) -> None:
        question = self.world.question
        if question is not None and self.seat in question.on_behalf:
            if not now and question.shapes[self.seat].forced() is None:
                self.subjects.add(question.on_behalf[self.seat])
            return
        self.found.append(
            Foreseen(
                game=fork(self.world, keep_rests=True),
                seat=self.seat,
                now=now,
                after=tuple(self.after),
                assumed=tuple(self.assumed.values()),
                planned=planned,
            )
        )

    def _assume(self, said: Phrase | None) -> None:
        if said is not None:
            self.assumed.setdefault(repr(said.to_json()), said)


# -- making plans --------------------------------------------------------------------------------


def planned(
    foresight: Foresight,
    place: int,
    choices: Sequence[PlanChoice],
    *,
    otherwise: Otherwise = "ask",
    until: Until = "round",
) -> Plan:
    """Make a plan for the question at a place of a foresight, or a ranking for all of its kind.

    Every value must be one that the foreseen shape accepts, or all of them a ranking that is
    possible now, and every condition one that the rules offer for it. Raises Refused: with the
    shape's reason, or ``plan-no-choice``, ``plan-no-condition``, ``plan-no-battle`` or
    ``plan-no-passing``.
    """
    foreseen = foresight.questions[place]
    world, start, kind = foreseen.game, foresight.start, foreseen.kind
    assert start is not None
    seat = foresight.seat
    rules: TakesPlans[Any] = world.ruleset  # type: ignore[assignment]  # the foresight is of such
    if not choices:
        raise Refused(refusal("plan-no-choice"))
    ranking = rules.ranked(start.state, seat, kind)
    if ranking is not None and (no := ranking.check([c["value"] for c in choices])) is not None:
        raise Refused(no)
    for choice in choices:
        if ranking is None and (no := foreseen.shape.check(choice["value"])) is not None:
            raise Refused(no)
        offered = rules.conditions(world.state, seat, kind, choice["value"])
        if any(c not in offered for c in choice["conditions"]):
            raise Refused(refusal("plan-no-condition"))
    first = choices[0]["value"]
    if otherwise == "pass" and rules.passing(world.state, seat, kind, first) is None:
        raise Refused(refusal("plan-no-passing"))
    began = None if until == "changed" else rules.moment(start.state, until)
    if until == "battle" and began is None:
        raise Refused(refusal("plan-no-battle"))
    path = [start, *(f.game for f in foresight.questions[: place + 1])]
    params = {name: plain(foreseen.params[name]) for name in kind.identifying}
    plan: Plan = {
        "kind": str(kind),
        "params": params,
        "choices": [
            {"value": plain_fact(c["value"]), "conditions": [dict(x) for x in c["conditions"]]}
            for c in choices
        ],
        "otherwise": otherwise,
        "until": until,
        "began": plain_fact(began),
        "sees": seen_along(rules, (g.state for g in path), seat, kind, params, choices),
    }
    if ranking is not None:
        plan["ranks"] = True
    return plan


# -- asked of all seats at the same time ----------------------------------------------------------


def gathered(game: AnyGame, rng: RandomSource) -> dict[Seat, Foresight]:
    """Return the seats that can be asked now for questions whose order matters little.

    While such a question is open, everyone else who will be asked one of the same kinds can answer
    now; their answers are plans, carried out in the order of the rules. There are none while
    another kind of question is open. Raises as :func:`foresee` does.
    """
    rules = game.ruleset
    if not isinstance(rules, TakesPlans):
        raise TypeError(f"{rules.id} takes no plans")
    if game.question is None or not game.question.kind.gathers:
        return {}
    found: dict[Seat, Foresight] = {}
    for seat in game.setup.seats:
        if seat not in game.question.shapes:
            ahead = foresee(game, seat, rng, gathering=True)
            if any(f.shape.forced() is None for f in ahead.questions):
                found[seat] = ahead
    return found
