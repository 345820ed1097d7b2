"""The state of a game of A Feast for Crows: what it adds to the 2nd edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.agot.components import Card, House
from engine.agot.state import AgotState
from engine.kernel.position.notation import RecordReader
from engine.kernel.position.telling import Told, number, several
from engine.kernel.visibility import FACE_DOWN, by_holder, hidden, public, seen

DEALT = 5
KEPT = 3
"""How many objectives a House is dealt at the start, and may hold (X3.2.6, X3.3.1)."""


def _objectives(s: FeastState, seat: House | None) -> dict[House, list[Card]]:
    """Return objectives as a House sees them: its own hand, and what others showed (X3.2.6)."""
    return {
        house: cards
        if house == seat
        else [c if c in s.shown.get(house, ()) else FACE_DOWN for c in cards]
        for house, cards in s.objectives.items()
    }


def _read_sorted(s: FeastState, words: RecordReader, name: str, _: str) -> list[Card]:
    return sorted(words.several(name, s.pile))


HOLDS = Told(
    at="houses",
    word="holds",
    find=lambda view, house: view["houses"][house]["holds"],
    read=lambda s, words, name, _: [FACE_DOWN] * words.number(name, 0, DEALT, KEPT),
    always=True,
)
"""A position tells the number of objectives in hand."""


@dataclass(slots=True)
class FeastState(AgotState):
    """The state of a game with objectives and victory points."""

    points: dict[House, int] = public(
        dict, Told("points", number(0, lambda _: 99, 0), "houses", always=True)
    )
    """The victory points of each House (X3.1.2)."""
    scored: dict[House, list[Card]] = public(
        dict, Told("scored", several(lambda s: s.pile), "houses")
    )
    """The scored objectives of each House, in that order."""
    objectives: dict[House, list[Card]] = seen(_objectives, dict, HOLDS, names=by_holder)
    """The objectives in each hand, sorted."""
    pile: list[Card] = hidden(list, face_down=True, names=by_holder)
    """The objectives that nobody holds, sorted; their order is not decided before they are
    dealt."""
    pool: list[Card] = public(list, Told("objective_pool", _read_sorted, word="pool"))
    """The objectives in the middle, sorted; each House takes one of them (X3.5.5)."""
    shown: dict[House, list[Card]] = public(dict, Told("shown", _read_sorted, "houses"))
    """The objectives that everyone knows to be in each hand, sorted."""

    def scores(self, castles: Mapping[House, int]) -> Mapping[House, int]:
        """Return the victory points; castles do not count (X3.1.2)."""
        return self.points

    @property
    def castles_win(self) -> bool:
        """Return false: castles give no points (X3.1.2)."""
        return False

    @property
    def tie_break(self) -> str:
        """Return the tie-break: after the last round, the Iron Throne track (X3.6.1)."""
        if self.ruled("affc-tie-break", "base-order"):
            return self.rulings["tie-break"]
        return "throne"
