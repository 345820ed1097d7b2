"""How stewards play at a table with one person: whoever is about to win is everybody's enemy."""

from __future__ import annotations

from engine.kernel.ask import Seat
from engine.kernel.heuristics import NOBODY, Heuristics
from engine.kernel.state import State


class CommonEnemy:
    """The policy of stewards that unite: while somebody is about to win, the others have peace.

    It is what people know and a steward that weighs only its own chances does not: who fights a
    neighbor then helps the one that both have to stop.
    """

    def spared(self, mind: Heuristics, state: State, seat: Seat) -> frozenset[Seat]:
        """Return the seats that are not attacked now."""
        winning = mind.winning(state)
        if not winning or seat in winning:
            return NOBODY
        return frozenset(mind.standing(state)) - winning - {seat}
