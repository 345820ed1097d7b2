"""One of several answers, in one step or in two or three."""

from __future__ import annotations

from typing import Any

from engine.kernel.shape import WrongPath
from engine.kernel.shapes import OneOf

from .base import Widget


class OneOfWidget(Widget):
    """Buttons or a select for each step; the answer is reviewed before it is given."""

    form = "one-of"
    stepwise = False

    def retrace(self, shape: OneOf[Any], value: Any) -> list[str]:
        """Find the key of an answer."""
        for key, answer in shape.answers.items():
            if answer == value and type(answer) is type(value):
                return list(key)
        raise WrongPath(())
