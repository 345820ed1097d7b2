"""What lies hidden from whom, and whether an answer has shown anybody something of it.

A player may take back what nobody has learnt anything from: no chance was drawn, and all that was
hidden from anybody before the answer is hidden from them after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar, runtime_checkable

from .asking import Seat
from .state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Hidden = Mapping[Seat | None, frozenset[str]]
"""What lies hidden from every seat, and from spectators (``None``)."""


@runtime_checkable
class HidesThings(Protocol[S_contra]):
    """A ruleset that can tell what lies hidden. Without it, everything counts as seen."""

    def hidden(self, state: S_contra, seat: Seat | None) -> frozenset[str]:
        """Name everything that lies hidden from a seat, or from a spectator. Secret.

        A name says what it is and, where that can be hidden, in which place. It must not be in the
        result any more when the seat has been shown it; a name that goes for another reason does no
        harm, as it only counts as seen.
        """


def hidden_from_all(ruleset: object, state: State, seats: Iterable[Seat]) -> Hidden | None:
    """Return what lies hidden from each seat and from spectators.

    ``None`` if the ruleset cannot tell.
    """
    if not isinstance(ruleset, HidesThings):
        return None
    return {seat: ruleset.hidden(state, seat) for seat in (*seats, None)}


def was_seen(before: Hidden | None, after: Hidden | None) -> bool:
    """Tell whether anybody has been shown something that was hidden from them before."""
    if before is None or after is None:
        return True
    return any(things - after.get(seat, frozenset()) for seat, things in before.items())
