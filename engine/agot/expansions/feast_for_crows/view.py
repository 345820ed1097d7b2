"""The view of a game of A Feast for Crows: the 2nd edition's view, with objectives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, cast

from engine.agot.components import Card, House
from engine.agot.information import view as second
from engine.agot.information.determinize import shuffled
from engine.agot.information.view import AgotHouseView, AgotView, Snapshot
from engine.kernel.data import Data
from engine.kernel.phrase import LineData, PhraseLine, line, phrase
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes.base import RandomSource

from . import kinds as own_kinds
from .objectives import cards_of, fulfils, printed
from .options import options
from .state import FeastState

ABOUT_OBJECTIVES = frozenset(
    {
        own_kinds.GIVE_OBJECTIVE,
        own_kinds.OBJECTIVES,
        own_kinds.RETURN_OBJECTIVE,
        own_kinds.SCORE_OBJECTIVE,
        own_kinds.SCORE_SPECIAL,
        own_kinds.TAKE_OBJECTIVE,
    }
)
"""The kinds of questions about objectives and points."""


def objective_lines(s: FeastState, house: House, kind: QuestionKind) -> list[PhraseLine]:
    """Return everyone's points, and the objectives that everyone knows to be in a hand."""
    order = sorted(s.turn_order, key=lambda h: -s.points[h])
    points = [phrase("points-of", house=f"house:{h}", points=s.points[h]) for h in order]
    lines = [line("preview-points", "X3.1.2", points=points)]
    if kind == own_kinds.SCORE_SPECIAL:
        what = phrase(f"special-objective-{house}")
        lines.append(line("preview-special", "X3.2.7", house=f"house:{house}", text=what))
    known = [
        phrase("known-of", house=f"house:{h}", objectives=[f"objective:{c}" for c in s.shown[h]])
        for h in s.turn_order
        if h != house and s.shown.get(h)
    ]
    if known and kind != own_kinds.SCORE_SPECIAL:
        lines.append(line("preview-in-hands", "X3.5.5", known=known))
    return lines


def explain_points(s: FeastState) -> list[LineData]:
    """Return the changes of points with their reasons, and everyone's points."""
    order = sorted(s.turn_order, key=lambda h: -s.points[h])
    now = [line("points-now", "X3.1.2", house=f"house:{h}", points=s.points[h]) for h in order]
    return [*s.explained.get("points", []), *(one.to_json() for one in now)]


def deal_objectives_anew(rest: FeastState, seat: House, rng: RandomSource) -> None:
    """Deal others' objectives again, except those that everyone has seen them take (X3.2.6,
    X3.5.5)."""
    open_cards = {c for cards in rest.scored.values() for c in cards} | set(rest.pool)
    own = set(rest.objectives[seat])
    seen = {h: list(rest.shown.get(h, [])) for h in rest.houses if h != seat}
    taken = open_cards | own | {c for cards in seen.values() for c in cards}
    unseen = shuffled([c for c in printed()["cards"] if c not in taken], rng)
    for house, cards in seen.items():
        number = len(rest.objectives[house]) - len(cards)
        rest.objectives[house] = sorted([*cards, *unseen[:number]])
        del unseen[:number]
    rest.pile = sorted(unseen)


class FeastHouse(AgotHouseView):
    """What a seat may see of a House; objectives in hand only if they are the seat's own."""

    points: int
    """Victory points."""
    scored: list[Card]
    """Objectives that it has scored, in that order."""
    objectives: NotRequired[list[Card]]
    """Those in its hand; only in the House's own view."""
    holds: NotRequired[int]
    """How many objectives are in its hand; not in a snapshot."""
    shown: NotRequired[list[Card]]
    """Those in its hand that everyone knows; not in a snapshot."""
    special: NotRequired[bool]
    """Whether it fulfills its special objective as the board is now; not in a snapshot."""
    fulfilled: NotRequired[list[Card]]
    """Those in its hand that it fulfills as the board is now; only in its own view, not in a
    snapshot."""


class FeastView(AgotView):
    """The game as a seat, or a spectator, sees it; ``houses`` are :class:`FeastHouse`."""

    objectives_left: int
    """How many objectives are in the pile."""
    objective_pool: NotRequired[list[Card]]
    """The objectives in the middle, while Houses take one each."""


def view(s: FeastState, seat: House | None) -> FeastView:
    """Return the view of a state that holds only what a seat, or a spectator, sees."""
    seen = cast(FeastView, {**second.view(s, seat), "objectives_left": len(s.pile)})
    cards, special = cards_of(s), printed()["special"]
    for house, told in seen["houses"].items():
        told = cast(FeastHouse, told)
        told["points"], told["scored"] = s.points[house], list(s.scored[house])
        told["special"] = fulfils(s, house, special[house])
        told["holds"] = len(s.objectives[house])
        told["shown"] = list(s.shown.get(house, []))
        if house == seat:
            told["objectives"] = list(s.objectives[house])
            told["fulfilled"] = [c for c in s.objectives[house] if fulfils(s, house, cards[c])]
    if s.pool:
        seen["objective_pool"] = list(s.pool)
    if (port := options().port.area) in s.box.areas:
        seen["opened"] = [port]
    return seen


def snapshot(s: FeastState, events: Sequence[Data]) -> Snapshot:
    """Return the state in the form of a check of ``record/1``."""
    shot = second.snapshot(s, events)
    for house, told in shot["houses"].items():
        told = cast(FeastHouse, told)
        told["points"], told["scored"] = s.points[house], list(s.scored[house])
        told["objectives"] = list(s.objectives[house])
    if s.pool:
        return cast(Snapshot, {**shot, "objective_pool": list(s.pool)})
    return shot
