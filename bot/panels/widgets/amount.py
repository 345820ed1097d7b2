"""A number."""

from __future__ import annotations

from typing import Any

from engine.kernel.shape import WrongPath
from engine.kernel.shapes import Amount

from .base import Asking, Widget


class AmountWidget(Widget):
    """Numbers as buttons or in a select.

    A single press answers if the answer can still be changed because others are awaited.
    """

    form = "amount"
    stepwise = False

    def answers_at_once(self, asking: Asking) -> bool:
        """Tell whether others are awaited."""
        return not asking.opens_at_once

    def retrace(self, shape: Amount[Any], value: Any) -> list[str]:
        """Find the number that makes an answer."""
        for number in range(shape.least, shape.most + 1):
            path = [f"number:{number}"]
            if shape.step(path).value == value:
                return path
        raise WrongPath(())
