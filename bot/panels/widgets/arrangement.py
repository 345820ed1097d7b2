"""An order of things."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text import Plain
from engine.kernel.shapes import Arrangement

from .base import Asking, Widget, name_of


class ArrangementWidget(Widget):
    """One thing after another, best first; the last of a group is placed automatically."""

    form = "arrangement"

    def chosen(self, asking: Asking) -> list[str]:
        """List the things in the chosen order, or the whole order once it is complete."""
        step = asking.step
        if step.ready:
            kind = self._shape(asking).kind
            ids = [f"{kind}:{t}" for group in step.value for t in group]
        else:
            ids = list(asking.path)
        say = asking.voice
        return [
            say("place-of", place=at, what=Plain(name_of(asking, id)))
            for at, id in enumerate(ids, 1)
        ]

    def retrace(self, shape: Arrangement, value: Sequence[Sequence[str]]) -> list[str]:
        """Choose all but the last of each group."""
        return [f"{shape.kind}:{t}" for group in value for t in group[:-1]]

    @staticmethod
    def _shape(asking: Asking) -> Arrangement:
        assert isinstance(asking.shape, Arrangement)
        return asking.shape
