"""Objectives and points in a position on one line. Pure functions.

``docs/position.md`` has the grammar.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.agot import kinds
from engine.agot.components import Card
from engine.agot.position import notation, resume
from engine.kernel.ask import Seat
from engine.kernel.position.notation import BadPosition, Record
from engine.kernel.question_kind import QuestionKind

from . import kinds as own_kinds
from .state import DEALT, KEPT, FeastState

PHASES = (*notation.PHASES, "objectives", "scoring")


def from_records(s: FeastState, records: Sequence[Record]) -> FeastState:
    """Change a state to what a position says; hands are filled in alphabetical order."""
    notation.from_records(s, records, PHASES)
    scored = [card for cards in s.scored.values() for card in cards]
    shown = [card for cards in s.shown.values() for card in cards]
    gone = [*s.pool, *scored, *shown]
    if len(set(gone)) < len(gone):
        raise BadPosition("an objective is in two places")
    left = [card for card in s.pile if card not in gone]
    for house, backs in s.objectives.items():
        known = s.shown.get(house, [])
        number = max(0, len(backs) - len(known))
        s.objectives[house] = sorted([*known, *left[:number]])
        del left[:number]
    s.pile = left
    return s


# -- where play continues --------------------------------------------------------------------------

ASKED_BY: Mapping[QuestionKind | None, Sequence[Card]] = {
    kinds.DEAL: ("new-information",),
    own_kinds.GIVE_OBJECTIVE: ("shifting-ambitions",),
    kinds.MUSTER: ("mustering-affc",),
    own_kinds.RETURN_OBJECTIVE: ("new-information",),
    own_kinds.TAKE_OBJECTIVE: ("shifting-ambitions",),
}
"""The cards of its Westeros deck that ask some kinds of questions."""


def resume_play(s: FeastState, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
    """Put the stage on the agenda at which play continues: objectives, scoring, or a card."""
    if s.phase == "objectives":
        s.agenda = [["set_up"]] if kind == kinds.SHUFFLE else _choice(s)
        return
    if s.phase == "scoring":
        s.agenda = _scoring(s, kind, seats)
        return
    resume.resume(s, kind, seats)
    asking = ASKED_BY.get(kind, ())
    if s.phase == "westeros" and len(s.westeros) == len(s.box.westeros):
        at = next((n for n, card in enumerate(s.westeros) if card in asking), None)
        if at is not None:
            card, later = s.westeros[at], s.westeros[at + 1 :]
            s.agenda = [["action_phase"], ["planning_phase"], ["westeros_over"]]
            s.agenda += [["westeros_card", c] for c in reversed(later)]
            s.agenda += reversed(_steps(s, kind, card, seats))


def _choice(s: FeastState) -> list[Any]:
    """Return the steps of the choice: complete the five, then all keep three (X3.2.6)."""
    missing = {h: DEALT - len(s.objectives[h]) for h in s.houses}
    deals = [["deal_objectives", h, n] for h, n in missing.items() if n > 0]
    return [["begin_play"], ["keep_objectives"], *reversed(deals)]


def _scoring(s: FeastState, kind: QuestionKind | None, seats: Sequence[Seat]) -> list[Any]:
    """Return the remaining steps of the end of the round, from the House that is asked (X3.3.1)."""
    order = s.turn_order
    steps: dict[QuestionKind, list[Any]] = {
        kinds.SUPPLY: [["reconcile", h] for h in order],
        own_kinds.SCORE_SPECIAL: [["score_special", h] for h in s.houses],
        own_kinds.SCORE_OBJECTIVE: [["score_objective", h] for h in order],
        kinds.DEAL: [["draw_up", h] for h in order],
    }
    if kind not in steps:
        return [["next_round"], ["clean_up"]]
    parts = list(steps)
    left = [step for part in parts[parts.index(kind) :] for step in steps[part]]
    first = next((n for n, step in enumerate(left) if step[1] in seats), 0)
    return [["next_round"], ["tidy_up"], ["look_at_points"], *reversed(left[first:])]


def _steps(
    s: FeastState, kind: QuestionKind | None, card: Card, seats: Sequence[Seat]
) -> list[Any]:
    """Return the remaining steps of a card, from the House that is asked (X3.5)."""
    order = s.turn_order
    after = order[min((order.index(h) for h in seats), default=0) :]
    match kind:
        case kinds.DEAL:
            # The House that has drawn holds more than three.
            few = [h for h in order if len(s.objectives[h]) <= KEPT]
            return [*(["deal_objectives", h, 1] for h in few), ["return_objectives"]]
        case own_kinds.GIVE_OBJECTIVE:
            return [["give_objectives"]]
        case own_kinds.RETURN_OBJECTIVE:
            return [["return_objectives"]]
        case own_kinds.TAKE_OBJECTIVE:
            return [["take_objective", h] for h in after]
    return [["muster_everywhere", h] for h in after]
