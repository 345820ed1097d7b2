"""Pieces out of several places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.parsing import ParseResult, read_pieces
from bot.text import Plain
from engine.kernel.shapes import Pieces

from .base import Asking, Widget, name_of
from .names import army_names


class PiecesWidget(Widget):
    """The widget for pieces: one piece after another."""

    form = "pieces"

    def parse(self, asking: Asking, text: str) -> ParseResult:
        """Read pieces typed as text."""
        shape = self._shape(asking)
        pieces = [unit for units in shape.places.values() for unit in units]
        return read_pieces(
            text,
            shape,
            army_names(
                asking.localizer, asking.places, shape.places, pieces, kind=shape.place_kind
            ),
        )

    def example(self, asking: Asking) -> str:
        """Return the first piece that can be taken, as typed text."""
        shape = self._shape(asking)
        for option in shape.step(()).options:
            place, _, unit = option.id.partition("/")
            at = f"{shape.place_kind}:{place}"
            return asking.localizer("typed-pieces-example", place=at, pieces={unit: 1})
        return ""

    def type_out(self, asking: Asking) -> str:
        """Return the pieces of each place as typed text."""
        kind = self._shape(asking).place_kind
        return asking.localizer.listed(
            asking.localizer("typed-pieces-example", place=f"{kind}:{place}", pieces=dict(pieces))
            for place, pieces in _by_place(asking.path).items()
        )

    def chosen(self, asking: Asking) -> list[str]:
        """Count the pieces chosen in each place."""
        say, kind = asking.localizer, self._shape(asking).place_kind
        return [
            say(
                "pieces-in",
                pieces=Plain(say.counted(units)),
                place=Plain(name_of(asking, f"{kind}:{place}")),
            )
            for place, units in _by_place(asking.path).items()
        ]

    def retrace(self, shape: Pieces, value: dict[str, Any]) -> list[str]:
        """Take the pieces one by one."""
        return [
            f"{place}/{unit}"
            for place, units in (shape.chosen(value) or {}).items()
            for unit, number in units.items()
            for _ in range(number)
        ]

    @staticmethod
    def _shape(asking: Asking) -> Pieces:
        assert isinstance(asking.shape, Pieces)
        return asking.shape


def _by_place(path: Sequence[str]) -> dict[str, Counter[str]]:
    """Count the pieces that a path takes from each place."""
    places: dict[str, Counter[str]] = {}
    for entry in path:
        place, _, unit = entry.partition("/")
        places.setdefault(place, Counter())[unit] += 1
    return places
