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
    """One purchase after another, in the game's words."""

    form = "shopping"

    def read(self, asking: Asking, text: str) -> Reading:
        """Read purchases typed as text."""
        shape = asking.shape
        assert isinstance(shape, Shopping)
        offers = shape.offers({})
        goods = [found for offer in offers if (found := shape.goods(*offer)) is not None]
        if not goods:
            return super().read(asking, text)
        near = [*(place for place, _ in offers), *(one.at for one in goods)]
        # For an upgrade, the piece to be upgraded is named too.
        pieces = [
            *(one.piece for one in goods),
            *(unit for units in asking.pieces.values() for unit in units),
        ]
        return read_shopping(text, shape, army_names(asking.voice, asking.places, near, pieces))

    def retrace(
        self, shape: Shopping[Any], value: Mapping[str, Sequence[Mapping[str, Any]]]
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
