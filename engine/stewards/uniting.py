"""How stewards play at a table with one person: they unite against a seat that is about to win."""

from __future__ import annotations

from engine.kernel.ask import Seat
from engine.kernel.heuristics import NOBODY, Heuristics
from engine.kernel.state import State

AHEAD = 1.9
"""How many times as likely to win as at the beginning a seat is that endangers all others."""


class CommonEnemy:
    """The policy of stewards that unite: while somebody is about to win, the others have peace.

    It is what people know and a steward that weighs only its own chances does not: who fights a
    neighbor then helps the one that both have to stop.
    """

    def spared(self, mind: Heuristics, state: State, seat: Seat) -> frozenset[Seat]:
        """Return the seats that are not attacked now."""
        chances = mind.values(state)
        leading = mind.winning(state) | {
            other for other, chance in chances.items() if chance * len(chances) >= AHEAD
        }
        if not leading or seat in leading:
            return NOBODY
        return frozenset(mind.standing(state)) - leading - {seat}
