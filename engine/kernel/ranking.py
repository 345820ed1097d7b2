"""Who has won, and who comes next, for games in which that can be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar, runtime_checkable

from .asking import Seat
from .state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@runtime_checkable
class RanksSeats(Protocol[S_contra]):
    """A ruleset that can tell how everybody has done."""

    def winner(self, state: S_contra) -> Seat | None:
        """Return the seat that has won; ``None`` if none has."""

    def ranking(self, state: S_contra) -> Sequence[Seat]:
        """Return all seats, the best placed first, by what decides the game, from what is public.

        Where the rules know no difference, they come in turn order.
        """
