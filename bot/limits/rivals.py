"""Whether another bot runs with the same token: somebody else answers what users press.

Discord sends each interaction to every session of an application, and takes one answer. With a
database of its own, a second bot knows none of the games of the first.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

ANSWERED = 40060
"""Discord's code for an interaction that has been answered already."""

LATEST = 10
"""How many replies are looked at, the latest ones."""

NEW = 3600.0
"""Seconds for which a bot is new. Of two, the new one is to stop, so it needs less to notice."""

ENOUGH_NEW, ENOUGH = 3, 7
"""How many of the latest replies must be another's: for a new bot, and for one that is not."""


class AnotherBot(RuntimeError):
    """Another bot answers with the same token."""

    def __init__(self) -> None:
        super().__init__(
            "Another bot runs with the same token: it answers what users press here, from a"
            " database of its own. This one stops. Let only one of the two run, or reset the token"
            " (https://discord.com/developers/applications, Bot, Reset Token) if you know of none"
        )


class Rivals:
    """Who has given the latest replies: this bot, or another one."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        """Create it; ``steady`` returns seconds of a clock that is never set."""
        self._steady = steady
        self._since = steady()
        self._latest: deque[bool] = deque(maxlen=LATEST)
        """Of the latest replies, whether each was another's."""
        self.seen = asyncio.Event()
        """Set when another bot runs, and it is for this one to stop."""

    def note(self, *, ours: bool) -> None:
        """Count an interaction that has been answered, by this bot or by another."""
        self._latest.append(not ours)
        enough = ENOUGH_NEW if self._steady() - self._since < NEW else ENOUGH
        if sum(self._latest) >= enough:
            self.seen.set()
