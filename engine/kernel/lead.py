"""Who is winning, for games in which that can be told at any time from what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

from .state import State

if TYPE_CHECKING:
    from .phrase import Param

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@dataclass(frozen=True, slots=True)
class Lead:
    """Who is winning right now."""

    marks: frozenset[str]
    """What is the case now; that there is something that was not is news."""
    kind: str
    """What sort of event a change is; the table outside tells it."""
    params: Mapping[str, Param]
    """What goes into the sentence about it."""
    clear: bool = True
    """Whether players gather to see it at once; otherwise it waits for the end of a chapter."""


@runtime_checkable
class TellsLead(Protocol[S_contra]):
    """A ruleset that can tell who is winning."""

    def lead(self, state: S_contra) -> Lead | None:
        """Say who is winning, from what everybody can see.

        ``None`` while something is being resolved, after which it may be somebody else.
        """
