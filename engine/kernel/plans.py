"""Plans: answers that players give ahead, in private, to questions that are still to come.

A plan belongs to one seat and lies outside the state, like an instruction (``instructions.py``):
the table outside keeps it as JSON, asks :func:`review` after every step of the game, gives the
answers that fire and keeps the stops. A game stays a function of its answers, and a record shows no
plan.

A plan answers one question. It fires when that question comes, offers one of its choices, and the
conditions of the choice hold; then it is spent. Whatever it did not foresee stops it, with a reason
in words, and a stopped plan never fires again.

What it foresees are *facts*: what the seat could see at the places that the plan names, when it was
made and in the world that :func:`engine.kernel.lookahead.foresee` had imagined for it. A fact that
becomes another stops the plan, unless one of its conditions *covers* that fact, that is, decides
about it.

All of this reads only what the seat may know, so neither a stop nor its time tells a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    NotRequired,
    Protocol,
    TypedDict,
    TypeVar,
    runtime_checkable,
)

from .ask import Seat
from .data import Data, Json
from .phrase import Phrase, PhraseData, phrase, plain
from .state import State

if TYPE_CHECKING:
    from .game import AnyGame, Question

S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Condition = Json
"""A condition as plain data; what is in it is the ruleset's business."""

Facts = Data
"""What a seat can see at the places that an answer names: plain data, by the name of each fact."""

Until = Literal["battle", "round", "changed"]
"""How long a plan waits: for this battle, for this round, or until something stops it."""

Otherwise = Literal["ask", "pass"]
"""What happens if no choice fits: the player is asked, or passes."""


class PlanChoice(TypedDict):
    """One answer, and what must hold for it."""

    value: Any
    conditions: list[Condition]
    """All of them must hold; without any the answer fits whenever it is offered."""


class Plan(TypedDict):
    """One answer that a seat gives ahead, as plain data. Secret."""

    kind: str
    """The kind of question that it answers."""
    params: Json
    """Parameters that the question must have, as plain data.

    Without any, it answers the next question of its kind.
    """
    choices: list[PlanChoice]
    """In order: the first that is offered, and whose conditions hold, is given."""
    otherwise: Otherwise
    until: Until
    began: Any
    """The battle, or the round, that it was made in; see :meth:`TakesPlans.moment`."""
    sees: dict[str, list[Any]]
    """The facts that it was made given, by name: each with its values in the order in which
    they were foreseen. The first is that of the moment when it was made, the last the one that it
    must have when the plan fires."""
    stopped: NotRequired[PhraseData]
    """Why it has stopped, once it has."""


@runtime_checkable
class TakesPlans(Protocol[S_contra]):
    """A ruleset that lets players answer ahead.

    All methods about a seat depend only on what the seat may know: they return the same for every
    state that gives it the same view.
    """

    def moment(self, state: S_contra, until: Until) -> Any:
        """Return a mark of the present battle or round, as plain data.

        ``None`` for a battle if there is none. It is never asked for ``changed``.
        """

    def unforeseeable(self, question: Question) -> bool:
        """Return whether foresight ends at a question, because nobody can guess what follows.

        For a seat that is not asked it does not even begin there: the answers of the same stage,
        and the question itself, may reveal what that seat does not know.
        """

    def may_come(self, state: S_contra, kind: str) -> bool:
        """Return whether a question of a kind can still come before the end of the round.

        If not, plans for it are stopped. If in doubt, it can.
        """

    def conditions(
        self, state: S_contra, seat: Seat, kind: str, value: object
    ) -> Sequence[Condition]:
        """Return the conditions that make sense for an answer, the most usual first."""

    def condition_in_words(self, condition: Condition) -> Phrase:
        """Return a condition as words that go on from "only if" (``plan-if-…``)."""

    def holds(self, state: S_contra, seat: Seat, condition: Condition) -> bool:
        """Return whether a condition holds now; one that this game does not have never holds."""

    def covers(self, condition: Condition) -> frozenset[str]:
        """Name the facts that a condition decides about, so that their change stops no plan."""

    def sees(self, state: S_contra, seat: Seat, kind: str, params: Data, value: object) -> Facts:
        """Return the facts at the places that an answer names.

        ``params`` are the identifying ones, as plain data. Which facts exist depends only on
        the question and the answer; their values depend on the state.
        """

    def changed(
        self, fact: str, foreseen: Sequence[object], now: object, *, due: bool
    ) -> Phrase | None:
        """Return what has changed about a fact (``plan-changed-…``); ``None`` if it does no harm.

        ``foreseen`` are its values as in :class:`Plan`. While the plan waits, each of them will do;
        once it is ``due`` only the last, unless others decide that fact: a plan is not stopped
        because they did not do what was assumed.
        """

    def passing(self, state: S_contra, seat: Seat, kind: str, value: object) -> Any | None:
        """Return the answer that does nothing with what another answer is about, if there is one.

        For a march it is the one that leaves everything where it is.
        """

    def assumed(self, seat: Seat, kind: str, other: Seat) -> Phrase | None:
        """Return what was assumed about another seat's, or the own, answer (``assumed-…``).

        It was taken to be the safe one. ``None`` if that need not be said.
        """


# -- verdicts ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Waits:
    """The plan's question has not come."""


@dataclass(frozen=True, slots=True)
class Fires:
    """The plan answers the open question, and is spent by it."""

    value: Any
    """An answer that the question's shape accepts."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """The plan will not fire."""

    reason: Phrase
    """Why, in words that follow "stopped:" (``plan-stopped-…`` or ``plan-changed-…``)."""
    here: bool = False
    """Whether it would have been its turn now; then the player is asked."""


Verdict = Waits | Fires | Stopped


@dataclass(frozen=True, slots=True)
class Review:
    """What happened to the plans of a seat."""

    stopped: Mapping[int, Phrase]
    """Plans that have stopped now, by their places in the list, with the reasons."""
    fires: int | None = None
    """Which plan answers the open question, if one does; it is spent by that."""
    value: Any = None
    """The answer."""


def judge(plan: Plan, game: AnyGame, seat: Seat) -> Verdict:
    """Return whether a plan of a seat waits, answers the open question, or has stopped.

    The game's rules must take plans. Nothing is changed: the owner of the plan saves a stop with
    :func:`stopped`.
    """
    if "stopped" in plan:
        return Stopped(_revived(plan["stopped"]))
    rules: TakesPlans[Any] = game.ruleset  # type: ignore[assignment]  # the caller has asked
    state, question = game.state, game.question
    if question is None:
        return Stopped(phrase("plan-stopped-over"))
    if plan["until"] != "changed" and rules.moment(state, plan["until"]) != plan["began"]:
        return Stopped(phrase(f"plan-stopped-{plan['until']}-over"))
    here = asks(plan, question, seat) and seat not in game.sealed
    if not here and not rules.may_come(state, plan["kind"]):
        return Stopped(phrase("plan-stopped-passed"))
    reason = _unforeseen(plan, rules, state, seat, here=here)
    if reason is not None:
        return Stopped(reason, here)
    if not here:
        return Waits()
    return _decided(plan, rules, game, seat)


def asks(plan: Plan, question: Question, seat: Seat) -> bool:
    """Return whether a question is the one that a plan of a seat is for.

    What a seat decides for another is never answered ahead.
    """
    if seat not in question.shapes or question.kind != plan["kind"]:
        return False
    if seat in question.on_behalf:
        return False
    about = {name: plain(value) for name, value in question.params.items()}
    return all(name in about and about[name] == v for name, v in plan["params"].items())


def review(plans: Sequence[Plan], game: AnyGame, seat: Seat) -> Review:
    """Judge all plans of a seat, to be called after every step and when its plans change.

    Of several plans for the open question the first decides. If it stops there, the player is
    asked, as promised: the plans behind it wait for the next question.
    """
    stops: dict[int, Phrase] = {}
    fires: tuple[int, Any] | None = None
    settled = False
    for at, plan in enumerate(plans):
        if "stopped" in plan:
            continue
        match judge(plan, game, seat):
            case Stopped(reason, here):
                stops[at] = reason
                settled = settled or here
            case Fires(value) if not settled:
                fires, settled = (at, value), True
    if fires is None:
        return Review(stops)
    # The plans behind the one that fires have not had their turn yet.
    first, value = fires
    behind = {at for at, plan in enumerate(plans) if at > first and _is_for(plan, game, seat)}
    return Review({at: why for at, why in stops.items() if at not in behind}, first, value)


def stopped(plan: Plan, reason: Phrase) -> Plan:
    """Return a plan as it is saved once it has stopped."""
    return {**plan, "stopped": reason.to_json()}


def _is_for(plan: Plan, game: AnyGame, seat: Seat) -> bool:
    return game.question is not None and asks(plan, game.question, seat)


def _unforeseen(
    plan: Plan, rules: TakesPlans[Any], state: State, seat: Seat, *, here: bool
) -> Phrase | None:
    """Return how a fact has changed unforeseen; ``None`` if all is as it was."""
    facts: Json = {}
    covered: set[str] = set()
    for choice in plan["choices"]:
        facts |= rules.sees(state, seat, plan["kind"], plan["params"], choice["value"])
        for condition in choice["conditions"]:
            covered |= rules.covers(condition)
    for fact, foreseen in plan["sees"].items():
        if fact not in covered:
            reason = rules.changed(fact, foreseen, facts.get(fact), due=here)
            if reason is not None:
                return reason
    return None


def _decided(plan: Plan, rules: TakesPlans[Any], game: AnyGame, seat: Seat) -> Verdict:
    """Return the first choice that is on offer and whose conditions hold, else the fallback."""
    shape, state = game.shape_for(seat), game.state
    refused: Phrase | None = None
    for choice in plan["choices"]:
        if not all(rules.holds(state, seat, c) for c in choice["conditions"]):
            continue
        if (no := shape.check(choice["value"])) is None:
            return Fires(choice["value"])
        refused = refused or no.phrase
    if plan["otherwise"] == "pass":
        passing = rules.passing(state, seat, plan["kind"], plan["choices"][0]["value"])
        if passing is not None and shape.check(passing) is None:
            return Fires(passing)
    if refused is not None:
        return Stopped(phrase("plan-stopped-refused", reason=refused), here=True)
    return Stopped(phrase("plan-stopped-conditions"), here=True)


def _revived(data: PhraseData) -> Phrase:
    """Return a phrase that was kept as plain data."""
    return Phrase(data["id"], {name: _param(value) for name, value in data["params"].items()})


def _param(value: object) -> Any:
    if isinstance(value, Mapping) and value.keys() == {"id", "params"}:
        return Phrase(value["id"], {name: _param(v) for name, v in value["params"].items()})
    if isinstance(value, list):
        return [_param(v) for v in value]
    return value


def seen_along(
    rules: TakesPlans[Any],
    states: Iterable[State],
    seat: Seat,
    kind: str,
    params: Data,
    choices: Iterable[PlanChoice],
) -> dict[str, list[Any]]:
    """Return the facts of some choices in each of some states, in order, without repetitions."""
    seen: dict[str, list[Any]] = {}
    values = [choice["value"] for choice in choices]
    for state in states:
        for value in values:
            for fact, now in rules.sees(state, seat, kind, params, value).items():
                along = seen.setdefault(fact, [])
                if not along or along[-1] != now:
                    along.append(plain_fact(now))
    return seen


def plain_fact(value: object) -> Any:
    """Return a fact as plain data that shares nothing with the state."""
    if isinstance(value, Mapping):
        return {k: plain_fact(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [plain_fact(v) for v in value]
    return value
