"""What a user can foresee and has planned, as plain values. Secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, Self

from bot.play.errors import user_error
from bot.play.match.plans import entries, is_done
from bot.play.match.state import MatchState
from bot.store.table.games import GameInfo
from engine.kernel.ahead.lookahead import Foreseen, Foresight
from engine.kernel.ahead.plans import Condition, Otherwise, PlanChoice, TakesPlans, Until
from engine.kernel.ask import Seat
from engine.kernel.data import fixed
from engine.kernel.phrase import Phrase, PhraseData, plain
from engine.kernel.shapes.base import AnyShape


@fixed
class Key:
    """The question that a plan is for: the next one of its kind with these parameters."""

    kind: str
    params: Mapping[str, Any] = field(default_factory=dict)


@fixed
class Draft:
    """A plan that is being made."""

    key: Key
    path: tuple[str, ...] = ()
    """The small choices towards an answer."""
    conditions: tuple[Condition, ...] = ()
    """The conditions of that answer."""
    before: tuple[PlanChoice, ...] = ()
    """The choices that come before it."""
    said: tuple[str, ...] = ()
    """These choices in words."""
    until: Until = "round"

    def to_json(self) -> dict[str, Any]:
        """Return the draft as plain data."""
        return {
            "kind": self.key.kind,
            "params": dict(self.key.params),
            "path": list(self.path),
            "conditions": list(self.conditions),
            "before": list(self.before),
            "said": list(self.said),
            "until": self.until,
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """Return the draft that :meth:`to_json` wrote."""
        return cls(
            Key(data["kind"], data["params"]),
            tuple(data["path"]),
            tuple(data["conditions"]),
            tuple(data["before"]),
            tuple(data["said"]),
            data["until"],
        )


@fixed
class Made:
    """A plan that is complete."""

    number: int
    """The number of the plan, from 1, as the user sees it."""
    kind: str
    said: tuple[str, ...]
    """Its choices in words."""
    conditions: tuple[tuple[Phrase, ...], ...]
    """The conditions of each choice."""
    values: tuple[Any, ...]
    """The answers."""
    otherwise: Otherwise
    until: Until
    ranks: bool
    """Whether the answers are a ranking for all questions of the kind."""
    done: bool
    """Whether the plan was carried out."""
    stopped: PhraseData | None
    """Why the plan was stopped, if it was."""

    @property
    def waits(self) -> bool:
        """Whether the plan still waits for its question."""
        return not self.done and self.stopped is None


@fixed
class UpcomingQuestion:
    """The questions that a user can foresee, and their plans. Secret."""

    info: GameInfo
    seat: Seat
    rules: TakesPlans[Any]
    """The rules."""
    foresight: Foresight
    plans: tuple[Made, ...]
    draft: Draft | None
    passes: bool
    """Whether a player who takes the seat gets the plans."""
    gathered: bool = False
    """Whether the user is asked now, together with others."""

    @property
    def open(self) -> Sequence[Foreseen]:
        """The foreseen questions without a plan, in order, without repetitions.

        Questions with only one answer are left out.
        """
        found: dict[str, Foreseen] = {}
        for foreseen in self.foresight.questions:
            if foreseen.planned is None and not foreseen.now and foreseen.shape.forced() is None:
                found.setdefault(repr(self.key(foreseen)), foreseen)
        return list(found.values())

    def key(self, foreseen: Foreseen) -> Key:
        """Return the key of a foreseen question, which lasts from one press to the next."""
        kind = foreseen.kind
        return Key(kind, {name: plain(foreseen.params[name]) for name in kind.identifying})

    def find(self, key: Key) -> Foreseen | None:
        """Return the foreseen question of a key, if there still is one without a plan."""
        return next((f for f in self.open if self.key(f) == key), None)

    def shape(self, foreseen: Foreseen) -> AnyShape:
        """Return the shape in which a foreseen question is planned: that of its answer, or of a
        ranking for all questions of the kind."""
        start = self.foresight.start
        ranking = None
        if start is not None:
            ranking = self.rules.ranked(start.state, self.seat, foreseen.kind)
        return foreseen.shape if ranking is None else ranking

    @property
    def asked(self) -> Foreseen | None:
        """The question for which a plan is being made."""
        return None if self.draft is None else self.find(self.draft.key)


def upcoming_of(match: MatchState, user: int) -> UpcomingQuestion:
    """Return what a user can foresee and has planned.

    Raises UserError if they have no seat, or the game takes no plans.
    """
    seat = match.seat_of(user)
    rules = match.plans.rules
    if rules is None or not match.running:
        raise user_error("no-plans" if match.running else "game-over")
    gathered = match.plans.gathered().get(seat)
    foresight = gathered or match.plans.foresight(seat)
    if foresight is None:
        raise user_error("nothing-ahead")
    ahead = match.plans.of(user)
    draft = None if ahead.draft is None else Draft.of(ahead.draft)
    made = tuple(made_by(match, user))
    return UpcomingQuestion(
        match.info, seat, rules, foresight, made, draft, ahead.passes, gathered is not None
    )


def made_by(match: MatchState, user: int) -> list[Made]:
    """Return the plans of a user, in order."""
    rules, ahead = match.plans.rules, match.plans.of(user)
    made: list[Made] = []
    if rules is None:
        return made
    for number, entry in enumerate(entries(ahead), 1):
        plan = entry["plan"]
        made.append(
            Made(
                number,
                plan["kind"],
                tuple(entry["said"]),
                tuple(
                    tuple(rules.condition_in_words(c) for c in choice["conditions"])
                    for choice in plan["choices"]
                ),
                tuple(choice["value"] for choice in plan["choices"]),
                plan["otherwise"],
                plan["until"],
                "ranks" in plan,
                is_done(entry),
                plan.get("stopped"),
            )
        )
    return made
