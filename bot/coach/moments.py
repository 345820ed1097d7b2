"""Which idea is explained in a panel. Pure functions."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.play import AnswerView, SeatView
from bot.ui.custom_id import mark_of
from bot.ui.names import subject_of
from engine.kernel.event import EventData
from engine.kernel.ruleset import View

from .ideas import Course, Idea

READ = "read"
"""What the moment of an idea that has a panel of its own ends with."""
ROUND = "round-"
"""What the mark of a round begins with, at which its player has looked back."""


def moment_of(hand: SeatView, path: Sequence[str]) -> str:
    """Name the moment of a panel: the question, and the choices made so far."""
    number = hand.question.number if hand.question is not None else 0
    return f"{number}/{mark_of(path)}"


def moment_of_page(hand: AnswerView) -> str:
    """Name the moment of an idea that has a panel of its own, before the question."""
    return f"{hand.question.number if hand.question is not None else 0}/{READ}"


def page_before(course: Course, hand: SeatView) -> Idea | None:
    """Return the idea that is explained in a panel of its own before a question, if any is."""
    return _first(course, hand, (), page=True)


def idea_at(course: Course, hand: SeatView, path: Sequence[str]) -> Idea | None:
    """Return the idea that is explained above a question, if any is.

    At the same moment it is the same one, however often the panel is shown.
    """
    met, moment = hand.met or {}, moment_of(hand, path)
    for idea in course.ideas:
        if met.get(idea.id) == moment:
            return idea
    return _first(course, hand, path, page=False)


def _first(course: Course, hand: SeatView, path: Sequence[str], *, page: bool) -> Idea | None:
    met = hand.met or {}
    for idea in course.ideas:
        if idea.page == page and idea.id not in met and matters(idea, hand, path):
            return idea
    return None


def matters(idea: Idea, hand: SeatView, path: Sequence[str]) -> bool:
    """Return whether an idea matters to a player now."""
    asked = hand.question
    if asked is None or hand.answered or (idea.kinds and asked.kind not in idea.kinds):
        return False
    if idea.behalf != (subject_of(hand.view, hand.seat) is not None):
        return False
    if any(asked.params.get(name) != value for name, value in idea.asks.items()):
        return False
    if len(path) < idea.chosen or hand.view.get("round", 1) < idea.round:
        return False
    if not set(idea.after) <= set(hand.met or ()):
        return False
    if idea.has and not _shows(hand.view, idea.has):
        return False
    return not idea.events or _happened(idea, hand)


def latest(hand: SeatView, *, own: bool = False) -> dict[str, Mapping[str, Any]]:
    """Return the latest event of each kind that a player has been told, in their order.

    ``own`` is whether only what concerned the player's seat counts.
    """
    found: dict[str, Mapping[str, Any]] = {}
    for line in hand.told:
        if own and not _names(line.params, hand.seat):
            continue
        kind = line.id.removeprefix("event-")
        found.pop(kind, None)
        found[kind] = line.params
    return found


def round_over(hand: SeatView) -> str:
    """Return the mark of the round that is over, if the player has not looked back at it yet."""
    now, asked = int(hand.view.get("round", 1)), hand.question
    mark = f"{ROUND}{now - 1}"
    ready = asked is not None and not hand.answered and now > 1
    return mark if ready and mark not in (hand.met or {}) else ""


def events_of_round(hand: SeatView, ends: Collection[str]) -> list[EventData]:
    """Return what was told of the round that is over; ``ends`` are events that end a round."""
    told: list[EventData] = [
        {"kind": line.id.removeprefix("event-"), "params": dict(line.params)}
        for line in hand.told
        if line.id.startswith("event-")
    ]
    over = [at for at, event in enumerate(told) if event["kind"] in ends]
    if not over:
        return told
    return told[over[-2] + 1 if len(over) > 1 else 0 : over[-1]]


def _shows(view: View, keys: str) -> bool:
    found: Any = view
    for key in keys.split("."):
        if isinstance(found, list | tuple):
            return key in found
        if not isinstance(found, Mapping):
            return False
        found = found.get(key)
    return bool(found)


def _happened(idea: Idea, hand: SeatView) -> bool:
    """Return whether one of its events has happened lately, to the player if need be."""
    kinds = {f"event-{kind}" for kind in idea.events}
    return any(
        line.id in kinds and (not idea.own or _names(line.params, hand.seat)) for line in hand.told
    )


def _names(params: Mapping[str, Any], seat: str) -> bool:
    return any(isinstance(v, str) and v.partition(":")[2] == seat for v in params.values())
