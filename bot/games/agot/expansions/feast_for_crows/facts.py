"""Objectives and victory points: what a view tells about them, and what is printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from bot.games.agot.views import Objective
from engine.agot.expansions.feast_for_crows.objectives import printed
from engine.agot.expansions.feast_for_crows.view import FeastHouse, FeastView
from engine.agot.information.view import AgotHouseView, AgotView


def feast_of(view: AgotView) -> FeastView | None:
    """Return a view, typed as one of a game with objectives; `None` for another game."""
    return cast(FeastView, view) if "objectives_left" in view else None


def house_of(seen: AgotHouseView) -> FeastHouse | None:
    """Return what a view shows of a House, with its points; `None` in a game without points."""
    return cast(FeastHouse, seen) if "points" in seen else None


def worth(objective: str, house: str, view: AgotView | None) -> int:
    """Return how many points an objective is worth to a House, in a game or as printed."""
    return worths(objective, view)[house]


def worths(objective: str, view: AgotView | None) -> Mapping[str, int]:
    """Return how many points an objective is worth to each House, in a game or as printed."""
    port = view is not None and "opened" in view
    return printed(port=port)["cards"][objective].points


def every_objective() -> Sequence[str]:
    """Return the ids of all objectives of the deck."""
    return tuple(printed()["cards"])


def own(view: AgotView) -> list[Objective]:
    """Return the objectives in the hand of the seat of a view, fulfilled ones first."""
    seat = view["seat"]
    told = None if seat is None else house_of(view["houses"][seat])
    if seat is None or told is None:
        return []
    fulfilled = told.get("fulfilled", ())
    found: list[Objective] = [
        {"id": card, "points": worth(card, seat, view), "now": card in fulfilled}
        for card in told.get("objectives", ())
    ]
    return sorted(found, key=lambda one: (not one["now"], -one["points"], one["id"]))


def fulfilled_by(view: AgotView, house: str, objective: str) -> bool:
    """Return whether a view shows that a House fulfills an objective now."""
    told = house_of(view["houses"][house]) if house in view["houses"] else None
    return told is not None and objective in told.get("fulfilled", ())
