"""What a game brings to the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from .asking import Seat
from .state import StageFunction, State

S = TypeVar("S", bound=State)


class Setup(Protocol):
    """What was agreed before a game began, validated: options, seats, rulings. Never changes."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The options, all of them, defaults filled in."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who plays."""

    @property
    def rulings(self) -> Mapping[str, str]:
        """The rulings that the game is played under, all of them, defaults filled in."""


class BadSetup(ValueError):
    """Options, seats or rulings that the ruleset does not offer; the text says which and why."""


class Ruleset(Protocol[S]):
    """A game, ready for the kernel to drive."""

    id: str
    """Its name in records (``agot-2e``)."""
    version: str
    """Of the rules; a saved game names the version that wrote it."""
    stages: Mapping[str, StageFunction]
    unordered: frozenset[str]
    """Kinds of steps that may follow each other in any order in a record."""
    public: frozenset[str]
    """Kinds of questions of which everybody can see what may be answered.

    Where such a question has one answer only, it may be given without asking, and tells nobody
    anything.
    """

    def prepare(
        self, options: Mapping[str, Any], seats: Sequence[Seat], rulings: Mapping[str, str]
    ) -> Setup:
        """Validate and complete what a game is to be played with.

        Raises BadSetup.
        """

    def begin(self, setup: Setup) -> S:
        """Return the state before the first stage."""

    def load(self, setup: Setup, text: str) -> S:
        """Return the state that :meth:`State.dump` wrote."""

    def view(self, state: S, seat: Seat | None) -> dict[str, Any]:
        """Return what a seat, or a spectator, may know, built from nothing."""

    def explain(self, state: S, topic: str, seat: Seat | None) -> list[dict[str, Any]]:
        """Return the arithmetic of a topic, line by line; nothing if there is none.

        Topics and what ``seat`` means for them are the game's own; all of it is public.
        """

    def snapshot(self, state: S, events: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Return the state as a record's check writes it, ``events`` being those since the last."""
