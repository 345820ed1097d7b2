"""How far users have read, so that nobody is notified of what they have just seen."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection

from bot.limits.memory import Recent
from engine.kernel.data import fixed

EVENTS = 60
"""How many events are remembered for each panel."""

PATIENCE = 3.0
"""Seconds for which a panel may be on its way; then Discord drops it."""

REACHABLE = 15 * 60.0
"""Seconds for which a message that only its user sees can be changed, and may still be there."""


@fixed
class SeenPanel:
    """A panel that a user was shown."""

    question: int
    """The question that it asks; 0 for none."""
    message: int
    channel: int | None
    """The channel in which the message stays; ``None`` for one that only its user sees for a
    while."""
    at: float
    """When it was shown."""
    events: tuple[int, ...] = ()
    """The places in the log of the events that it, and those before it, have told."""


class SeenPanels:
    """The last panel that was shown to each user of each game. It lives in memory."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._sights: Recent[tuple[int, int], SeenPanel] = Recent()
        self._coming: dict[tuple[int, int], asyncio.Event] = {}
        """Set when it is known whether a panel that was built was shown."""

    def expect(self, game: int, user: int) -> None:
        """Remember that a panel is about to be shown; :meth:`note` or :meth:`missed` follows."""
        self.missed(game, user)
        self._coming[game, user] = asyncio.Event()

    def missed(self, game: int, user: int) -> None:
        """Record that a panel could not be shown."""
        if (event := self._coming.pop((game, user), None)) is not None:
            event.set()

    async def settled(self, game: int, user: int) -> None:
        """Wait until the panel that is about to be shown to a user is, or is not."""
        if (event := self._coming.get((game, user))) is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await event.wait()
        if self._coming.get((game, user)) is event:
            del self._coming[game, user]

    def note(
        self,
        game: int,
        user: int,
        question: int,
        events: Collection[int],
        message: int,
        channel: int | None,
    ) -> None:
        """Remember a panel as it is shown now."""
        before = self._sights.get((game, user))
        known = before.events if before is not None else ()
        told = tuple(sorted({*known, *events}))[-EVENTS:]
        sight = SeenPanel(question, message, channel, self._now(), told)
        self._sights[game, user] = sight
        self.missed(game, user)  # Nothing more is coming.

    def of(self, game: int, user: int) -> SeenPanel | None:
        """Return the last panel that was shown to a user."""
        return self._sights.get((game, user))

    def has_told(self, game: int, user: int, events: Collection[int]) -> bool:
        """Return whether panels have told a user all of these events."""
        sight = self._sights.get((game, user))
        return sight is not None and bool(events) and set(events) <= set(sight.events)
