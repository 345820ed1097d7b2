"""One of several answers, in one step or in two or three."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.ui.layout import Button, Layout, Style
from bot.ui.limits import ROW_BUTTONS
from bot.ui.press import Press
from engine.kernel.shape import WrongPath
from engine.kernel.shapes import OneOf

from .base import SHORT, Asking, Widget


class OneOfWidget(Widget):
    """Buttons or a select for each step; the answer is reviewed before it is given."""

    form = "one-of"
    stepwise = False

    def fill(self, layout: Layout, asking: Asking) -> None:
        """Add the choices; where answers are planned, few of them as a button for each answer."""
        ways = self._whole(asking)
        if not ways:
            super().fill(layout, asking)
            return
        layout.buttons(
            *(
                Button(label, asking.press("go", str(n)), Style.primary)
                for n, label in enumerate(ways)
            )
        )

    def follow(self, asking: Asking, press: Press, values: Sequence[str]) -> list[str]:
        """Take a whole answer at once, or one step towards it."""
        if press.verb != "go":
            return super().follow(asking, press, values)
        keys = list(self._shape(asking).answers)
        if not press.arg.isdecimal() or int(press.arg) >= len(keys):
            raise WrongPath(press.arg)
        return list(keys[int(press.arg)])

    @classmethod
    def _whole(cls, asking: Asking) -> list[str]:
        """Return the label of every answer of several steps, if they are few and short."""
        keys = list(cls._shape(asking).answers)
        several = any(len(key) > 1 for key in keys)
        if not asking.ahead or asking.path or not several or len(keys) > ROW_BUTTONS:
            return []
        labels = []
        for key in keys:
            steps = [asking.shape.step(key[:at]).options for at in range(len(key))]
            parts = [
                asking.label(option)
                for options, id in zip(steps, key, strict=True)
                for option in options
                if option.id == id
            ]
            labels.append(asking.voice("go-way").join(parts))
        return labels if all(len(label) <= SHORT for label in labels) else []

    @staticmethod
    def _shape(asking: Asking) -> OneOf[Any]:
        assert isinstance(asking.shape, OneOf)
        return asking.shape

    def retrace(self, shape: OneOf[Any], value: Any) -> list[str]:
        """Find the key of an answer."""
        for key, answer in shape.answers.items():
            if answer == value and type(answer) is type(value):
                return list(key)
        raise WrongPath(())
