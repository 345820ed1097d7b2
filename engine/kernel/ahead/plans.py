"""Plans: answers that players give ahead, in private, to questions that are still to come.

A plan belongs to one seat and is not part of the state, like an instruction (``instructions.py``):
the bot keeps it as JSON, asks :func:`review` after every step of the game, gives the answers that
fire and keeps the stops. A game stays a function of its answers, and a record shows no plan.

A plan answers one question. It fires when that question comes, offers one of its choices, and the
conditions of the choice hold; then it is spent. Anything that it did not foresee stops it, with a
reason in words, and a stopped plan never fires again.

A plan that *ranks* answers every question of its kind that is still to come, each with the first of
its choices that is offered then. It is spent when none of them is.

What it foresees are *facts*: what the seat could see at the places that the plan names, when it was
made and in the world that :func:`.lookahead.foresee` had imagined for it. A changed fact stops the
plan, unless one of its conditions *covers* that fact, which means that it decides about it.

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

from engine.kernel.ask import Seat
from engine.kernel.data import Data, Json
from engine.kernel.phrase import Phrase, PhraseData, phrase, plain
from engine.kernel.shapes.base import AnyShape
from engine.kernel.state import State

if TYPE_CHECKING:
    from engine.kernel.ask import Question
    from engine.kernel.game import AnyGame

S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Condition = Json
"""A condition as plain data, whose content the ruleset defines."""

Facts = Data
"""What a seat can see at the places that an answer names: plain data, by the name of each fact."""

Until = Literal["battle", "round", "changed"]
"""How long a plan waits: for this battle, for this round, or until something stops it."""

Otherwise = Literal["ask", "pass"]
"""What happens if no choice fits: the bot asks the player, or passes for them."""


class PlanChoice(TypedDict):
    """One answer, with its conditions."""

    value: Any
    conditions: list[Condition]
    """The conditions, all of which must hold; without any, the answer fits whenever it is
    offered."""


class Plan(TypedDict):
    """One answer that a seat gives ahead, as plain data. Secret."""

    kind: str
    """The kind of question that it answers."""
    params: Json
    """Parameters that the question must have, as plain data.

    Without any, the plan answers the next question of its kind.
    """
    choices: list[PlanChoice]
    """The choices in order; the plan gives the first one that is offered and whose conditions
    hold."""
    otherwise: Otherwise
    until: Until
    began: Any
    """The battle or the round in which it was made; see :meth:`TakesPlans.moment`."""
    sees: dict[str, list[Any]]
    """The facts that it rests on, by name, each with its values in the order in which they were
    foreseen. The first value is that of the moment when the plan was made, the last one that of the
    moment when it fires."""
    ranks: NotRequired[Literal[True]]
    """Whether its choices are a ranking for all questions of its kind that are still to come."""
    stopped: NotRequired[PhraseData]
    """Why it has stopped, once it has."""


@runtime_checkable
class TakesPlans(Protocol[S_contra]):
    """A ruleset that lets players answer ahead.

    All methods about a seat depend only on what the seat may know: they return the same for every
    state that gives it the same view.
    """

    def moment(self, state: S_contra, until: Until) -> Any:
        """Return a key of the present battle or round, as plain data.

        Return ``None`` for a battle if there is none. It is never called with ``changed``.
        """

    def unforeseeable(self, question: Question) -> bool:
        """Return whether foresight ends at a question, because nobody can foresee what follows.

        For a seat that is not asked, it does not even begin there: the answers of the same stage,
        and the question itself, may reveal what that seat does not know.
        """

    def may_come(self, state: S_contra, kind: str) -> bool:
        """Return whether a question of a kind can still come before the end of the round.

        If it cannot, plans for it are stopped. In doubt, return true.
        """

    def conditions(
        self, state: S_contra, seat: Seat, kind: str, value: object
    ) -> Sequence[Condition]:
        """Return the conditions that make sense for an answer, the most usual first."""

    def condition_in_words(self, condition: Condition) -> Phrase:
        """Return a condition in words that continue "only if" (``plan-if-…``)."""

    def holds(self, state: S_contra, seat: Seat, condition: Condition) -> bool:
        """Return whether a condition holds now; one that this game does not have never holds."""

    def covers(self, condition: Condition) -> frozenset[str]:
        """Return the names of the facts that a condition covers, so that their change stops no
        plan."""

    def sees(self, state: S_contra, seat: Seat, kind: str, params: Data, value: object) -> Facts:
        """Return the facts at the places that an answer names.

        ``params`` are the identifying ones, as plain data. Which facts exist depends only on
        the question and the answer; their values depend on the state.
        """

    def changed(
        self, fact: str, foreseen: Sequence[object], now: object, *, due: bool
    ) -> Phrase | None:
        """Return what has changed about a fact (``plan-changed-…``); ``None`` if it does no harm.

        ``foreseen`` are its values as in :class:`Plan`. While the plan waits, the fact may have any
        of them. Once the plan is ``due``, it must have the last one, unless others decide that
        fact: a plan is not stopped because they did not do what was assumed.
        """

    def ranked(self, state: S_contra, seat: Seat, kind: str) -> AnyShape | None:
        """Return the shape of a ranking of a seat's answers to all questions of a kind that are
        still to come; ``None`` if each of them is planned by itself."""

    def passing(self, state: S_contra, seat: Seat, kind: str, value: object) -> Any | None:
        """Return the answer that does nothing with the thing that another answer is about, if there
        is one.

        For a march, that is the answer that moves nothing.
        """

    def assumed(self, seat: Seat, kind: str, other: Seat) -> Phrase | None:
        """Return the assumption about another seat's answer, or the seat's own (``assumed-…``).

        The answer was assumed to be the safe one. Return ``None`` if that need not be said.
        """


# -- verdicts ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Waits:
    """The verdict that the plan's question has not come."""


@dataclass(frozen=True, slots=True)
class Fires:
    """The verdict that the plan answers the open question, and is spent."""

    value: Any
    """The answer, which the question's shape accepts."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """The verdict that the plan will not fire."""

    reason: Phrase
    """Why, in words that follow "stopped:" (``plan-stopped-…`` or ``plan-changed-…``)."""
    here: bool = False
    """Whether it would have been its turn now, so that the player is asked."""


Verdict = Waits | Fires | Stopped


@dataclass(frozen=True, slots=True)
class Review:
    """What happened to the plans of a seat."""

    stopped: Mapping[int, Phrase]
    """The plans that have stopped now, by their indexes in the list, with the reasons."""
    fires: int | None = None
    """The index of the plan that answers the open question, if one does; it is spent then."""
    value: Any = None
    """The answer."""


def judge(plan: Plan, game: AnyGame, seat: Seat) -> Verdict:
    """Return whether a plan of a seat waits, answers the open question, or has stopped.

    The game's rules must take plans. This changes nothing: the caller saves a stop with
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
    """Return whether a plan of a seat is for a question.

    Decisions of a seat for another are never planned.
    """
    if seat not in question.shapes or question.kind != plan["kind"]:
        return False
    if seat in question.on_behalf:
        return False
    about = {name: plain(value) for name, value in question.params.items()}
    return all(name in about and about[name] == v for name, v in plan["params"].items())


def review(plans: Sequence[Plan], game: AnyGame, seat: Seat) -> Review:
    """Judge all plans of a seat, to be called after every step and when its plans change.

    Of several plans for the open question, the first one decides. If it stops then, the player is
    asked, as promised, and the plans behind it wait for the next question.
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
    """Return a plan in the form in which it is saved after it has stopped."""
    return {**plan, "stopped": reason.to_json()}


def _is_for(plan: Plan, game: AnyGame, seat: Seat) -> bool:
    return game.question is not None and asks(plan, game.question, seat)


def _unforeseen(
    plan: Plan, rules: TakesPlans[Any], state: State, seat: Seat, *, here: bool
) -> Phrase | None:
    """Return the unforeseen change of a fact; ``None`` if there is none."""
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
    """Return the first choice that is on offer and whose conditions hold, or else the fallback."""
    shape, state = game.shape_for(seat), game.state
    refused: Phrase | None = None
    for choice in plan["choices"]:
        if not all(rules.holds(state, seat, c) for c in choice["conditions"]):
            continue
        if (no := shape.check(choice["value"])) is None:
            return Fires(choice["value"])
        refused = refused or no.phrase
    if "ranks" in plan:  # It has had its turn, and the plans behind it have theirs.
        return Stopped(phrase("plan-stopped-ranking"))
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
