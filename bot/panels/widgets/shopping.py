"""A shopping list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.shape import WrongPath
from engine.kernel.shapes import Shopping

from .base import Widget


class ShoppingWidget(Widget):
    """One purchase after another, in words that the game gives them."""

    form = "shopping"

    def retrace(
        self, shape: Shopping, value: Mapping[str, Sequence[Mapping[str, Any]]]
    ) -> list[str]:
        """Buy the same again, in an order in which all of it can be bought."""
        bought: dict[str, list[Mapping[str, Any]]] = {}
        path: list[str] = []
        for place, purchases in value.items():
            for purchase in purchases:
                if (place, dict(purchase)) not in shape.offers(bought):
                    raise WrongPath(path)
                path.append(shape.label(place, purchase).id)
                bought.setdefault(place, []).append(purchase)
        return path
