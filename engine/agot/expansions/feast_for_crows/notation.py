"""Objectives and points in a position on one line. It only computes.

``docs/position.md`` has the grammar.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.agot import kinds, notation, resume
from engine.agot.coherence import require_orders
from engine.agot.components import Box, Card, House
from engine.agot.view import View
from engine.kernel.ask import Seat
from engine.kernel.notation import Record, Words, known, word
from engine.kernel.question_kind import QuestionKind

from . import kinds as own_kinds
from .objectives import printed
from .scoring import DEALT, KEPT
from .state import FeastTable
from .view import FeastHouse, FeastView

OWN_PHASES = ("objectives", "scoring")
OWN = ("points", "scored", "holds", "shown")
"""What is said of a house beyond the 2nd edition's words."""


def notes(box: Box, view: View) -> list[Record]:
    """Write a spectator's view, with points, scored objectives and those that everybody knows."""
    head, *records = notation.notes(box, view)
    head = [*head, *word("pool", cast(FeastView, view).get("objective_pool"))]
    for record in records:
        if record[0] in view["houses"]:
            told = cast(FeastHouse, view["houses"][record[0]])
            record += [
                f"points={told['points']}",
                *word("scored", told["scored"]),
                f"holds={told.get('holds', 0)}",
                *word("shown", told.get("shown")),
            ]
    return [head, *records]


def lay(s: FeastTable, records: Sequence[Record]) -> FeastTable:
    """Change a table to what records say; hands are filled up in alphabetical order."""
    head, phase = _without_phase(records[0])
    head, pool = _taken(head, ("pool",))
    own: dict[House, Words] = {}
    rest: list[Record] = []
    for record in records[1:]:
        if record[0] in s.houses:
            left, mine = _taken(record, OWN)
            own[record[0]] = Words([record[0], *mine])
            rest.append(left)
        else:
            rest.append(record)
    notation.lay(s, [head, *rest])
    if phase is not None:
        s.phase = phase
        require_orders(s)
    _lay_objectives(s, Words([head[0], *pool]), own)
    return s


def _without_phase(head: Record) -> tuple[Record, str | None]:
    """Take the phase out of the head of a position if it is one that only this edition has."""
    found = next((p for p in OWN_PHASES if f"phase={p}" in head), None)
    if found is None:
        return list(head), None
    return [w for w in head if w != f"phase={found}"], found


def _taken(record: Record, names: Sequence[str]) -> tuple[Record, Record]:
    """Part a record into the words without some names, and those with them."""
    mine = [w for w in record[1:] if w.partition("=")[0] in names]
    return [w for w in record if w not in mine], mine


def _lay_objectives(s: FeastTable, head: Words, own: Mapping[House, Words]) -> None:
    cards = sorted(printed()["cards"])
    s.pool = sorted(_each(head, "pool"))
    wanted: dict[House, int] = {}
    gone = list(s.pool)
    for house in s.houses:
        words = own.get(house, Words([house]))
        s.points[house] = words.number("points", 0, 99, 0)
        s.scored[house] = _each(words, "scored")
        s.shown[house] = sorted(_each(words, "shown"))
        wanted[house] = words.number("holds", 0, DEALT, KEPT)
        words.over()
        gone += [*s.scored[house], *s.shown[house]]
    if len(set(gone)) < len(gone):
        raise head.bad("has an objective in two places")
    left = [card for card in cards if card not in gone]
    for house in s.houses:
        number = max(0, wanted[house] - len(s.shown[house]))
        s.objectives[house] = sorted([*s.shown[house], *left[:number]])
        del left[:number]
    s.pile = left


def _each(words: Words, name: str) -> list[Card]:
    """Read the names of some objectives, in their order."""
    text = words.take(name)
    return [known(card, printed()["cards"], name) for card in text.split(",")] if text else []


# -- where play continues --------------------------------------------------------------------------

ASKED_BY: Mapping[QuestionKind | None, Sequence[Card]] = {
    kinds.DEAL: ("new-information",),
    own_kinds.GIVE_OBJECTIVE: ("shifting-ambitions",),
    kinds.MUSTER: ("mustering-affc",),
    own_kinds.RETURN_OBJECTIVE: ("new-information",),
    own_kinds.TAKE_OBJECTIVE: ("shifting-ambitions",),
}
"""The cards of its Westeros deck that ask some kinds of questions."""


def resume_play(s: FeastTable, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
    """Put on the agenda where play continues: the choice of objectives, scoring, or a card."""
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


def _choice(s: FeastTable) -> list[Any]:
    """X3.2.6 Those who have fewer than five are dealt the rest; then all keep three."""
    missing = {h: DEALT - len(s.objectives[h]) for h in s.houses}
    deals = [["deal_objectives", h, n] for h, n in missing.items() if n > 0]
    return [["begin_play"], ["keep_objectives"], *reversed(deals)]


def _scoring(s: FeastTable, kind: QuestionKind | None, seats: Sequence[Seat]) -> list[Any]:
    """X3.3.1 What is left of the end of the round, from the house on that is asked."""
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
    s: FeastTable, kind: QuestionKind | None, card: Card, seats: Sequence[Seat]
) -> list[Any]:
    """X3.5 What is left of a card, from the house on that is asked."""
    order = s.turn_order
    after = order[min((order.index(h) for h in seats), default=0) :]
    match kind:
        case kinds.DEAL:
            # Whoever has drawn holds more than three.
            few = [h for h in order if len(s.objectives[h]) <= KEPT]
            return [*(["deal_objectives", h, 1] for h in few), ["return_objectives"]]
        case own_kinds.GIVE_OBJECTIVE:
            return [["give_objectives"]]
        case own_kinds.RETURN_OBJECTIVE:
            return [["return_objectives"]]
        case own_kinds.TAKE_OBJECTIVE:
            return [["take_objective", h] for h in after]
    return [["muster_everywhere", h] for h in after]
