"""The plans of a user: those that wait, are done or have stopped, with their words."""

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
    """A plan in its saved form."""

    plan: Plan
    said: list[str]
    """Its choices in the words that its player has read."""
    done: NotRequired[int]
    """The number of the question that it has answered, if it has."""


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
    """Return the review of the plans that still wait, by their indexes among them.

    Any error in plans stops them, so that nobody else has to wait.
    """
    plans = live(ahead)
    if not plans:
        return Review({})
    try:
        return review(plans, game, seat)
    except Exception as error:  # The error is logged without its text, which may reveal the plan.
        log.error("plans of a seat cannot be read: %s", type(error).__name__)
        return Review(dict.fromkeys(range(len(plans)), phrase("plan-stopped-unreadable")))


def with_stops(ahead: Ahead, reasons: dict[int, Phrase]) -> Ahead:
    """Return plans with reasons for those that have stopped, by their indexes among the waiting
    ones."""

    def note(place: int, entry: StoredPlan) -> StoredPlan:
        if place not in reasons:
            return entry
        return {**entry, "plan": stopped(entry["plan"], reasons[place])}

    return _changed(ahead, note)


def with_done(ahead: Ahead, place: int, question: int) -> Ahead:
    """Return plans with one marked as having answered a question."""
    return _changed(ahead, lambda at, entry: {**entry, "done": question} if at == place else entry)


def without(ahead: Ahead, place: int) -> Ahead:
    """Return plans without a waiting one, by its index among these."""
    waiting = [n for n, entry in enumerate(entries(ahead)) if is_live(entry)]
    given = [e for n, e in enumerate(entries(ahead)) if n != waiting[place]]
    return replace(ahead, given=given)


def without_past(ahead: Ahead) -> Ahead:
    """Return plans without those that were carried out or have stopped."""
    return replace(ahead, given=[e for e in entries(ahead) if is_live(e)])


def tidied(given: Sequence[StoredPlan]) -> list[StoredPlan]:
    """Return plans without the oldest of those that no longer wait."""
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
