"""A shopping list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.typed import Reading, read_shopping
from engine.kernel.shape import WrongPath
from engine.kernel.shapes import Shopping

from ..spelling import army_names
from .base import Asking, Widget


class ShoppingWidget(Widget):
    """One purchase after another, in words that the game gives them."""

    form = "shopping"

    def read(self, asking: Asking, text: str) -> Reading:
        """Understand purchases that were typed as text."""
        shape = asking.shape
        assert isinstance(shape, Shopping)
        offers = shape.offers({})
        near = [*(place for place, _ in offers), *(bought["at"] for _, bought in offers)]
        # A piece that becomes another is named as well.
        pieces = [
            *(bought["unit"] for _, bought in offers),
            *(unit for units in asking.units.values() for unit in units),
        ]
        return read_shopping(text, shape, army_names(asking.voice, asking.view, near, pieces))

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
