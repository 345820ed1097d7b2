"""How long interactions take to arrive, even if this machine's clock is wrong."""

from __future__ import annotations

from collections import deque

import discord.utils

COUNTED = 20
"""How many interactions are used to find how far apart the two clocks are."""


class Lateness:
    """Compares when interactions were made, as their ids tell, with when they arrived.

    The clocks of Discord and of this machine may differ. The quickest of the last interactions took
    next to no time, so the time it seemed to take is the difference.
    """

    def __init__(self) -> None:
        self._taken: deque[float] = deque(maxlen=COUNTED)

    def of(self, interaction: int, now: float) -> float:
        """Add an interaction that arrives ``now``; return the seconds that it took."""
        taken = now - _made(interaction)
        self._taken.append(taken)
        return taken - min(self._taken)

    def set(self, interaction: int, now: float) -> None:
        """Assume that an interaction took no time at all, since the clock was changed."""
        self._taken.clear()
        self._taken.append(now - _made(interaction))


def _made(interaction: int) -> float:
    return discord.utils.snowflake_time(interaction).timestamp()
