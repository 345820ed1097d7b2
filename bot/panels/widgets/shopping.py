"""A shopping list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.parsing import ParseResult, read_shopping
from bot.text import Plain
from bot.ui.layout import Layout
from bot.ui.limits import some_lines
from engine.kernel.shapes import Shopping
from engine.kernel.shapes.base import WrongPath

from .base import Asking, Widget
from .names import army_names

BARRED = 900
"""How many characters of a panel may tell what cannot be bought."""


class ShoppingWidget(Widget):
    """The widget for a shopping list: one purchase after another, in the game's words."""

    form = "shopping"

    def parse(self, asking: Asking, text: str) -> ParseResult:
        """Read purchases typed as text."""
        shape = asking.shape
        assert isinstance(shape, Shopping)
        offers = shape.offers({})
        goods = [found for offer in offers if (found := shape.goods(*offer)) is not None]
        if not goods:
            return super().parse(asking, text)
        near = [*(place for place, _ in offers), *(one.at for one in goods)]
        # For an upgrade, the piece to be upgraded is named, too.
        pieces = [
            *(one.piece for one in goods),
            *(unit for units in asking.pieces.values() for unit in units),
        ]
        names = army_names(asking.localizer, asking.places, near, pieces, upgrades=True)
        return read_shopping(text, shape, names)

    def fill(self, layout: Layout, asking: Asking) -> None:
        """Add what can be bought, and list what cannot, with the reason."""
        super().fill(layout, asking)
        if asking.lean:
            return
        shape, say = asking.shape, asking.localizer
        assert isinstance(shape, Shopping)
        bought = asking.step.value
        reasons: dict[str, list[str]] = {}
        for place, purchase, reason in shape.barred(bought):
            label = asking.label(shape.label(place, purchase))
            reasons.setdefault(say.say(reason), []).append(label)
        lines = [
            say("shopping-barred", what=Plain(say("list-comma").join(labels)), reason=Plain(reason))
            for reason, labels in reasons.items()
        ]
        layout.text(some_lines(lines, BARRED, "-# …"))

    def example(self, asking: Asking) -> str:
        """Return the first purchase that is on offer, as typed text."""
        shape = asking.shape
        assert isinstance(shape, Shopping)
        for place, purchase in shape.offers({}):
            if (goods := shape.goods(place, purchase)) is not None:
                id = "upgrade" if goods.upgrade else "here" if goods.at == place else "example"
                return asking.localizer(
                    f"typed-shopping-{id}",
                    payer=f"area:{place}",
                    place=f"area:{goods.at}",
                    pieces={goods.piece: 1},
                )
        return super().example(asking)

    def type_out(self, asking: Asking) -> str:
        """Return the purchases as typed text."""
        shape = asking.shape
        assert isinstance(shape, Shopping)
        said = []
        for place, purchases in (asking.step.value or {}).items():
            for purchase in purchases:
                if (goods := shape.goods(place, purchase)) is None:
                    return ""
                id = "upgrade" if goods.upgrade else "example"
                said.append(
                    asking.localizer(
                        f"typed-shopping-{id}",
                        payer=f"area:{place}",
                        place=f"area:{goods.at}",
                        pieces={goods.piece: 1},
                    )
                )
        return asking.localizer.listed(said)

    def retrace(
        self, shape: Shopping[Any], value: Mapping[str, Sequence[Mapping[str, Any]]]
    ) -> list[str]:
        """Return the path that buys the same, in an order in which all of it can be bought."""
        bought: dict[str, list[Mapping[str, Any]]] = {}
        path: list[str] = []
        for place, purchases in value.items():
            for purchase in purchases:
                if (place, dict(purchase)) not in shape.offers(bought):
                    raise WrongPath(path)
                path.append(shape.label(place, purchase).id)
                bought.setdefault(place, []).append(purchase)
        return path
