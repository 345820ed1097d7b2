"""The beginning of a first game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from bot.store.table.taught import Taught
from engine.kernel.data import fixed


@fixed
class Beginning:
    """A prepared beginning of a game, so that things happen in a good order."""

    seat: str
    chance: int
    """The seed of the answers of chance."""
    stewards: int
    """The seed of the stewards' luck."""
    options: Mapping[str, Any] = field(default_factory=dict)

    def taught(self, user: int) -> Taught:
        """Return what is saved about a first game that begins like this, for its player."""
        return Taught(user, self.chance, self.stewards)
