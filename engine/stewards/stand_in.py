"""How a steward plays for an absent player: it holds what they have."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.kernel.ask import Seat
from engine.kernel.data import Data
from engine.kernel.heuristics import Heuristics
from engine.kernel.state import State


@dataclass(frozen=True, slots=True)
class StandInPolicy:
    """The policy of a stand-in: it holds, keeps alliances, and attacks only attackers and leaders.

    The rules know neither alliances nor what happened some rounds ago, so the caller supplies both.
    """

    friends: frozenset[Seat] = frozenset()
    """The seats with which an alliance was declared; they are never attacked."""
    grudges: frozenset[Seat] = frozenset()
    """The seats that have attacked this one in the last two rounds; see :func:`grudges`."""

    def spared(self, mind: Heuristics, state: State, seat: Seat) -> frozenset[Seat]:
        """Return the seats that are not attacked now."""
        fair = (self.grudges | mind.winning(state)) - self.friends
        return frozenset(mind.standing(state)) - fair - {seat}


def grudges(mind: Heuristics, events: Iterable[tuple[str, Data]], seat: Seat) -> frozenset[Seat]:
    """Return the seats that have attacked a seat, from the kinds and parameters of events.

    The caller gives the events of this round and the two before.
    """
    return frozenset(
        by
        for kind, params in events
        for by, target in mind.assaults(kind, params)
        if target == seat and by != seat
    )
