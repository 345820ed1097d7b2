"""How long interactions take to arrive, whatever the clock of this machine says."""

from __future__ import annotations

from collections import deque

import discord.utils

COUNTED = 20
"""Interactions by which it is told how far apart the two clocks are."""


class Lateness:
    """Compares the time at which interactions were made, which their ids tell, with the arrival.

    The clocks of Discord and of this machine may differ.
    The quickest of the last interactions arrived in next to no time, so what it took is the
    difference.
    """

    def __init__(self) -> None:
        self._taken: deque[float] = deque(maxlen=COUNTED)

    def of(self, interaction: int, now: float) -> float:
        """Count an interaction that arrives ``now``; return the seconds that it took."""
        taken = now - _made(interaction)
        self._taken.append(taken)
        return taken - min(self._taken)

    def set(self, interaction: int, now: float) -> None:
        """Take it that an interaction took no time at all: the clock was set meanwhile."""
        self._taken.clear()
        self._taken.append(now - _made(interaction))


def _made(interaction: int) -> float:
    return discord.utils.snowflake_time(interaction).timestamp()
