"""The view of a game of Mother of Dragons; everything that it adds is public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict, cast

from engine.agot.components import Area, Card, House
from engine.agot.expansions.vassals import view as vassals
from engine.agot.expansions.vassals.view import VassalView
from engine.agot.information.view import AgotHouseView, AreaView, Snapshot
from engine.kernel.data import Data, Json

from .components import TARGARYEN
from .iron_bank.orders import COSTS
from .state import MotherState


class MotherHouse(AgotHouseView):
    """What everyone may see of a House."""

    tokens: NotRequired[int]
    """The loyalty tokens that Targaryen has gained."""
    loyalty: NotRequired[int]
    """These, plus the loyalty icons of areas that Targaryen controls."""


class MotherArea(AreaView, total=False):
    """The contents of an area."""

    loyalty: int
    """The loyalty tokens there."""
    improvements: dict[str, int]
    """The changes by improvements: ``castle``, ``power``, ``supply``."""


class Bank(TypedDict):
    """The Iron Bank."""

    slots: list[Card | None]
    """The loans on offer, the most expensive first."""
    costs: NotRequired[list[int]]
    """The price of the loan in each slot; the House that controls Braavos pays one less."""
    loans: NotRequired[dict[House, list[Card]]]
    """The loans that Houses have taken."""


class MotherView(VassalView):
    """The game as a seat, or a spectator, sees it.

    ``houses`` are :class:`MotherHouse`, ``areas`` are :class:`MotherArea`.
    """

    bank: NotRequired[Bank]
    """What the Iron Bank lends, if it is in the game."""
    removed_cards: NotRequired[list[Card]]
    """The House cards that are out of the game."""


def view(s: MotherState, seat: House | None) -> MotherView:
    """Return the view of a state that holds only what a seat, or a spectator, sees."""
    seen = cast(MotherView, _with_more(s, {**vassals.view(s, seat)}))
    if s.has_bank:
        seen["bank"]["costs"] = list(COSTS)
    return seen


def snapshot(s: MotherState, events: Sequence[Data]) -> Snapshot:
    """Return the state in the form of a check of ``record/1``."""
    return cast(Snapshot, _with_more(s, {**vassals.snapshot(s, events)}))


def _with_more(s: MotherState, seen: Json) -> Json:
    if s.has_bank:
        bank: Bank = {"slots": list(s.slots)}
        if s.loans:
            bank["loans"] = {h: list(cards) for h, cards in s.loans.items()}
        seen["bank"] = bank
    if s.removed:
        seen["removed_cards"] = list(s.removed)
    if s.has_targaryen:
        seen["houses"][TARGARYEN] |= {"tokens": s.gained, "loyalty": s.loyalty_points}
    areas: dict[Area, Any] = seen["areas"]
    for area, number in s.loyalty.items():
        areas.setdefault(area, {})["loyalty"] = number
    for area, changes in s.improvements.items():
        if shown := {what: n for what, n in changes.items() if n}:
            areas.setdefault(area, {})["improvements"] = shown
    return seen
