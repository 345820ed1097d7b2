"""What a user has answered ahead: plans that wait, are done or have stopped, and their words."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NotRequired, TypedDict, cast

from bot.store.ahead import Ahead
from engine.kernel.ask import Seat
from engine.kernel.game import AnyGame
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.plans import Plan, Review, review, stopped

log = logging.getLogger(__name__)

KEPT = 12
"""How many plans that are done or stopped are kept for their player to see."""


class StoredPlan(TypedDict):
    """A plan as it is kept."""

    plan: Plan
    said: list[str]
    """Its choices in the words in which its player has read them."""
    done: NotRequired[int]
    """The question that it has answered, once it has."""


def entries(ahead: Ahead) -> list[StoredPlan]:
    """Return all plans of a user."""
    return [cast(StoredPlan, dict(entry)) for entry in ahead.given]


def is_live(entry: StoredPlan) -> bool:
    """Return whether a plan still waits for its question."""
    return "done" not in entry and "stopped" not in entry["plan"]


def live(ahead: Ahead) -> list[Plan]:
    """Return the plans of a user that still wait, in order."""
    return [entry["plan"] for entry in entries(ahead) if is_live(entry)]


def judged(ahead: Ahead, game: AnyGame, seat: Seat) -> Review:
    """Return what has become of the plans that still wait, by their places among them.

    Whatever is wrong with plans stops them: nobody else has to wait for that.
    """
    plans = live(ahead)
    if not plans:
        return Review({})
    try:
        return review(plans, game, seat)
    except Exception as error:  # logged without its text, which may reveal the plan
        log.error("plans of a seat cannot be read: %s", type(error).__name__)
        return Review(dict.fromkeys(range(len(plans)), phrase("plan-stopped-unreadable")))


def with_stops(ahead: Ahead, reasons: dict[int, Phrase]) -> Ahead:
    """Note why plans have stopped, by their places among those that waited."""

    def note(place: int, entry: StoredPlan) -> StoredPlan:
        if place not in reasons:
            return entry
        return {**entry, "plan": stopped(entry["plan"], reasons[place])}

    return _changed(ahead, note)


def with_done(ahead: Ahead, place: int, question: int) -> Ahead:
    """Note that a plan has answered a question."""
    return _changed(ahead, lambda at, entry: {**entry, "done": question} if at == place else entry)


def without(ahead: Ahead, place: int) -> Ahead:
    """Drop a plan that waited, by its place among those."""
    waiting = [n for n, entry in enumerate(entries(ahead)) if is_live(entry)]
    given = [e for n, e in enumerate(entries(ahead)) if n != waiting[place]]
    return replace(ahead, given=given)


def without_past(ahead: Ahead) -> Ahead:
    """Forget the plans that were carried out, or have stopped."""
    return replace(ahead, given=[e for e in entries(ahead) if is_live(e)])


def tidied(given: Sequence[StoredPlan]) -> list[StoredPlan]:
    """Return plans without the oldest of those that wait no more."""
    over = sum(not is_live(entry) for entry in given) - KEPT
    kept = []
    for entry in given:
        if over > 0 and not is_live(entry):
            over -= 1
        else:
            kept.append(entry)
    return kept


def _changed(ahead: Ahead, change: Callable[[int, StoredPlan], StoredPlan]) -> Ahead:
    given, place = [], 0
    for entry in entries(ahead):
        if is_live(entry):
            given.append(change(place, entry))
            place += 1
        else:
            given.append(entry)
    return replace(ahead, given=tidied(given))
