"""What a player needs before their eyes for a decision, whatever the question is about.

A shape says what its own answers need (:meth:`engine.kernel.shape.Shape.briefing`); a ruleset that
briefs adds what belongs to the moment: which cards are open, who holds how much.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar, runtime_checkable

from .asking import Seat
from .phrase import Line, Param
from .state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@runtime_checkable
class Briefs(Protocol[S_contra]):
    """A ruleset that says what a decision needs."""

    def briefing(
        self, state: S_contra, seat: Seat, kind: str, params: Mapping[str, Param]
    ) -> Sequence[Line]:
        """Return what a seat that is asked a question should know, line by line.

        ``kind`` and ``params`` are the question's. The seat may know all of it.
        """
