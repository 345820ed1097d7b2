"""A stop of the walk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.agot.scenario import Position

Tap = str | tuple[str, ...]
"""What is tapped: the beginning of a button's or an option's label; several options at once."""


@dataclass(frozen=True)
class Waypoint:
    """A question, and the taps that choose an answer once its panel is open; Confirm follows."""

    id: str
    kind: str
    """Of the question."""
    seat: str
    begin: Callable[[], Position]
    """Brings the question about."""
    taps: tuple[Tap, ...]
    remark: str
    """What somebody who looks at the pictures finds, for the table."""
    subject: str | None = None
    """The vassal for which the seat answers, if it is not asked for itself."""
