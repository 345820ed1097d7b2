"""How a steward plays for someone who is away: it holds what they have."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.kernel.ask import Seat
from engine.kernel.data import Data
from engine.kernel.heuristics import Heuristics
from engine.kernel.state import State


@dataclass(frozen=True, slots=True)
class StandInPolicy:
    """How a steward sits in: it holds, keeps alliances, and attacks only attackers and leaders.

    The rules know neither alliances nor what happened some rounds ago, so the caller supplies both.
    """

    friends: frozenset[Seat] = frozenset()
    """Seats with which an alliance was declared; they are never attacked."""
    grudges: frozenset[Seat] = frozenset()
    """Seats that have attacked this one in the last two rounds; see :func:`grudges`."""

    def spared(self, mind: Heuristics, state: State, seat: Seat) -> frozenset[Seat]:
        """Return the seats that are not attacked now."""
        fair = (self.grudges | mind.winning(state)) - self.friends
        return frozenset(mind.standing(state)) - fair - {seat}


def grudges(mind: Heuristics, events: Iterable[tuple[str, Data]], seat: Seat) -> frozenset[Seat]:
    """Return the seats that have attacked a seat, from events: their kinds and parameters.

    Give it the events of this round and the two before.
    """
    return frozenset(
        by
        for kind, params in events
        for by, target in mind.assaults(kind, params)
        if target == seat and by != seat
    )
