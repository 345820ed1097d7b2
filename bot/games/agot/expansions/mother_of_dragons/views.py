"""Views of Mother of Dragons, typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from engine.agot.expansions.mother_of_dragons.components import TARGARYEN
from engine.agot.expansions.mother_of_dragons.view import MotherArea, MotherHouse, MotherView
from engine.kernel import ruleset

__all__ = ["TARGARYEN", "area_of", "house_of", "loans_of", "offers", "score", "view_of"]


def view_of(view: ruleset.View) -> MotherView:
    """Return a view, typed as one of this game.

    Raises ValueError for a view of another game.
    """
    if view["ruleset"] != "agot-2e-mod":
        raise ValueError(f"this is no view of Mother of Dragons: {view['ruleset']!r}")
    return cast("MotherView", view)


def house_of(view: MotherView, house: str) -> MotherHouse:
    """Return what everyone may see of a House."""
    return cast("MotherHouse", view["houses"][house])


def area_of(view: MotherView, area: str) -> MotherArea:
    """Return what is in an area."""
    return cast("MotherArea", view["areas"].get(area, {}))


def score(view: MotherView, house: str) -> int:
    """Return a House's loyalty, or its castles and strongholds (X4.11.1)."""
    seen = house_of(view, house)
    return seen.get("loyalty", seen["castles"])


def offers(view: MotherView) -> list[tuple[str, int]]:
    """Return the loans on offer, with their prices for Houses that do not hold Braavos (X4.6.1)."""
    if "bank" not in view:
        return []
    slots = zip(view["bank"]["slots"], view["bank"].get("costs", ()), strict=True)
    return [(loan, price) for loan, price in slots if loan is not None]


def loans_of(view: MotherView) -> Mapping[str, Sequence[str]]:
    """Return the loans that Houses have taken."""
    return view["bank"].get("loans", {}) if "bank" in view else {}
