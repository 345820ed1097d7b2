"""What a seat may see of A Feast for Crows: the 2nd edition's view, and objectives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, cast

from engine.agot import view as second
from engine.agot.box import Card, House
from engine.agot.views import HouseView, Snapshot, View

from .objectives import cards_of, fulfils, printed
from .options import options
from .table import FeastTable


class FeastHouse(HouseView):
    """What everybody may see of a house, and its objectives if they are the seat's own."""

    points: int
    """Victory points."""
    scored: list[Card]
    """Objectives that it has scored, in that order."""
    objectives: NotRequired[list[Card]]
    """Those in its hand; only for itself."""
    holds: NotRequired[int]
    """How many objectives are in its hand; not in a snapshot."""
    shown: NotRequired[list[Card]]
    """Those of them that everybody knows; not in a snapshot."""
    special: NotRequired[bool]
    """Whether it fulfils its special objective as the board is now; not in a snapshot."""
    fulfilled: NotRequired[list[Card]]
    """Those in its hand that it fulfils as the board is now; only for itself, and not in a
    snapshot."""


class FeastView(View):
    """The table as a seat, or a spectator, sees it; ``houses`` are :class:`FeastHouse`."""

    objectives_left: int
    """How many objectives are in the pile."""
    objective_pool: NotRequired[list[Card]]
    """Those in the middle, while houses take one each."""


def view(s: FeastTable, seat: House | None) -> FeastView:
    """Return the table as a seat, or a spectator, sees it."""
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


def hidden(s: FeastTable, seat: House | None) -> frozenset[str]:
    """Name what lies hidden from a seat, or a spectator: also objectives in others' hands."""
    held = {
        f"objective {house} {card}"
        for house, cards in s.objectives.items()
        for card in cards
        if house != seat and card not in s.shown.get(house, [])
    }
    return second.hidden(s, seat) | held | {f"objective pile {card}" for card in s.pile}


def snapshot(s: FeastTable, events: Sequence[Mapping[str, Any]]) -> Snapshot:
    """Return the state as a check of ``record/1`` writes it."""
    shot = second.snapshot(s, events)
    for house, told in shot["houses"].items():
        told = cast(FeastHouse, told)
        told["points"], told["scored"] = s.points[house], list(s.scored[house])
        told["objectives"] = list(s.objectives[house])
    if s.pool:
        return cast(Snapshot, {**shot, "objective_pool": list(s.pool)})
    return shot
