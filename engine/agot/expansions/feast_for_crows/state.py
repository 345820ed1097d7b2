"""The state of a game of A Feast for Crows: what is on the table beyond the 2nd edition's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.agot.components import Card, House
from engine.agot.state import Table


@dataclass(slots=True)
class FeastTable(Table):
    """A table with objectives and victory points."""

    points: dict[House, int] = field(default_factory=dict)
    """Victory points (X3.1.2)."""
    objectives: dict[House, list[Card]] = field(default_factory=dict)
    """Objectives in hand, sorted. Secret."""
    scored: dict[House, list[Card]] = field(default_factory=dict)
    """Objectives that were scored, in that order."""
    pile: list[Card] = field(default_factory=list)
    """Objectives that nobody holds, sorted: their order is not known before they are dealt."""
    pool: list[Card] = field(default_factory=list)
    """Objectives in the middle, from which houses take one each (X3.5.5), sorted."""
    shown: dict[House, list[Card]] = field(default_factory=dict)
    """Objectives that everybody knows to be in a house's hand, sorted."""

    def scores(self, castles: Mapping[House, int]) -> Mapping[House, int]:
        """X3.1.2 Victory points count, castles do not."""
        return self.points

    @property
    def castles_win(self) -> bool:
        """X3.1.2 They give no points."""
        return False

    @property
    def tie_break(self) -> str:
        """X3.6.1 After the last round the Iron Throne track breaks ties."""
        if self.ruled("affc-tie-break", "base-order"):
            return self.rulings["tie-break"]
        return "throne"
