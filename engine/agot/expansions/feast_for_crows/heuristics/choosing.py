"""Quick answers about objectives: the most valuable and nearest ones. Pure functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.agot.components import Card, House
from engine.agot.expansions.feast_for_crows import kinds as own_kinds
from engine.agot.expansions.feast_for_crows.objectives import cards_of, fulfils
from engine.agot.expansions.feast_for_crows.state import KEPT
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes import OneOf
from engine.kernel.shapes.base import AnyShape

from .evaluation import Nearness


def keep(near: Nearness, house: House, shape: AnyShape) -> list[Card]:
    """Return the three objectives that promise most (X3.2.6)."""
    cards = sorted(near.s.objectives[house], key=lambda c: (-near.of_card(house, c), c))
    return sorted(cards[:KEPT])


def part(near: Nearness, house: House, shape: AnyShape) -> Card:
    """Return the objective that promises least (X3.5.5, X3.5.6)."""
    return min(near.s.objectives[house], key=lambda c: (near.of_card(house, c), c))


def take(near: Nearness, house: House, shape: AnyShape) -> Card:
    """Return the objective that promises most (X3.5.5)."""
    return max(near.s.pool, key=lambda c: (near.of_card(house, c), c))


def score(near: Nearness, house: House, shape: OneOf[Card | None]) -> Card | None:
    """Return the objective that scores most; even one without points makes room (X3.3.1 (c))."""
    cards = cards_of(near.s)
    found = [c for c in shape.answers.values() if c is not None]
    return max(found, key=lambda c: (cards[c].points[house], c), default=None)


def score_special(near: Nearness, house: House, shape: AnyShape) -> bool:
    """Return true, unless a point would spoil Backdoor Politics, which scores more (X3.3.1 (b))."""
    return not stays_behind(near, house)


def stays_behind(near: Nearness, house: House) -> bool:
    """Return whether the special objective's points would lose a House Backdoor Politics."""
    s, facts = near.s, cards_of(near.s)["backdoor-politics"]
    if "backdoor-politics" not in s.objectives[house] or not fulfils(s, house, facts):
        return False
    others = min(n for h, n in s.points.items() if h != house)
    best = max((_points(near, house, c) for c in s.objectives[house]), default=0)
    return s.points[house] + 1 >= others and facts.points[house] > max(1, best)


def _points(near: Nearness, house: House, card: str) -> int:
    facts = cards_of(near.s)[card]
    behind = card == "backdoor-politics"
    return 0 if behind or not fulfils(near.s, house, facts) else facts.points[house]


KINDS: dict[QuestionKind, Callable[[Nearness, House, Any], Any]] = {
    own_kinds.GIVE_OBJECTIVE: part,
    own_kinds.OBJECTIVES: keep,
    own_kinds.RETURN_OBJECTIVE: part,
    own_kinds.SCORE_OBJECTIVE: score,
    own_kinds.SCORE_SPECIAL: score_special,
    own_kinds.TAKE_OBJECTIVE: take,
}
