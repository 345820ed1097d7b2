"""Why an answer about objectives is a good one, in a sentence. Pure functions.

If the answer becomes public, the reason mentions only what is public.
"""

from __future__ import annotations

from typing import Any

from engine.agot.components import House
from engine.agot.expansions.feast_for_crows import kinds as own_kinds
from engine.agot.expansions.feast_for_crows.objectives import cards_of, fulfils
from engine.agot.expansions.feast_for_crows.state import FeastState
from engine.agot.heuristics.board import BoardReading
from engine.agot.heuristics.hints import reasons
from engine.kernel.ask import Question
from engine.kernel.data import Json
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.question_kind import QuestionKind

SECRET = frozenset({own_kinds.GIVE_OBJECTIVE, own_kinds.OBJECTIVES, own_kinds.RETURN_OBJECTIVE})
"""The kinds of questions whose answers only one House knows."""


def reason(s: FeastState, house: House, kind: QuestionKind, value: Any) -> Phrase | None:
    """Return why an answer about objectives is a good one; ``None`` for other questions."""
    cards, goal = cards_of(s), s.goal_of(house)
    match kind:
        case own_kinds.OBJECTIVES:
            points = sum(cards[card].points[house] for card in value)
            return phrase("because-keeps-objectives", points=points)
        case own_kinds.RETURN_OBJECTIVE | own_kinds.GIVE_OBJECTIVE:
            return phrase("because-parts-with-objective", **_worth(s, house, value))
        case own_kinds.TAKE_OBJECTIVE:
            return phrase("because-takes-objective", **_worth(s, house, value))
        case own_kinds.SCORE_OBJECTIVE | own_kinds.SCORE_SPECIAL if not value:
            return phrase("because-scores-nothing", total=s.points[house], goal=goal)
        case own_kinds.SCORE_OBJECTIVE:
            points = cards[value].points[house]
            return phrase(
                "because-scores-objective",
                objective=f"objective:{value}",
                points=points,
                total=min(goal, s.points[house] + points),
                goal=goal,
            )
        case own_kinds.SCORE_SPECIAL:
            total = min(goal, s.points[house] + 1)
            return phrase("because-scores-special", total=total, goal=goal)
    return None


def _worth(s: FeastState, house: House, card: str) -> Json:
    """Return what is said of an objective: its points for a House, and whether it is fulfilled."""
    facts = cards_of(s)[card]
    return {
        "objective": f"objective:{card}",
        "points": facts.points[house],
        "now": int(fulfils(s, house, facts)),
    }


def of_the_board(
    read: BoardReading, house: House, question: Question, value: object
) -> Phrase | None:
    """Return what speaks for an answer to any other question, if anything does."""
    return reasons.reason(read, house, question.kind, question.params, value)
