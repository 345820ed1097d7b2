"""How a first game begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.store.taught import Taught


@dataclass(frozen=True, slots=True)
class Beginning:
    """A beginning of a game that is set, so that things happen in a good order."""

    seat: str
    chance: int
    """From this comes what chance answers."""
    stewards: int
    """From this comes the luck of the stewards."""
    options: Mapping[str, Any] = field(default_factory=dict)

    def taught(self, user: int) -> Taught:
        """Return what is saved of a game that begins so, for its player."""
        return Taught(user, self.chance, self.stewards)
