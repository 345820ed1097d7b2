"""Waiting for rounds of the public beacon, so that tables can go on.

No clock decides about the round: it follows from the id of the post that contains a head.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from bot.play.errors import UserError
from bot.store.table import fairness
from bot.store.table.fairness import Awaited
from engine.fairness.beacon import LAG, QUICKNET, Beacon
from engine.fairness.entries import HOST, Dark, Lit

from .registry import MatchRegistry


class RoundSource(Protocol):
    """A source of the rounds of a beacon."""

    @property
    def beacon(self) -> Beacon:
        """The beacon."""

    async def ask(self, number: int) -> str | None:
        """Return the checked signature of a round; ``None`` if no relay has it now."""


Light = Callable[[int, Lit | Dark], Awaitable[None]]
"""A function that lets a table go on, with a light or without."""

PATIENCE = 60.0
"""Seconds after which a game begins without light, because no relay can be reached."""
RETRY = 3.0
"""Seconds between two attempts while a game is to begin."""
ASKED_AFTER = 600.0
"""Seconds after which a table whose game is running is asked whether to continue without a
light."""
LONGEST_RETRY = 60.0
"""The most seconds between two attempts in a running game; a round is never lost."""
REST = 20.0
"""Seconds after which it checks again in any case."""

log = logging.getLogger(__name__)


class Unreached:
    """The source of a process that asks no relays: tables that await a round continue without
    one."""

    beacon = QUICKNET

    async def ask(self, number: int) -> str | None:
        """Return no round."""
        return None


@dataclass(slots=True)
class _Wait:
    """The state of one head that waits."""

    since: float
    due: float = 0.0
    message: int | None = None
    pause: float = RETRY
    asked: bool = False
    """Whether the table was asked."""


class Lights:
    """The service that gets the rounds that tables await."""

    def __init__(
        self,
        matches: MatchRegistry,
        light: Light,
        ask_table: Callable[[int], Awaitable[None]],
        relays: RoundSource,
        *,
        now: Callable[[], float],
        steady: Callable[[], float],
    ) -> None:
        """Create the service; ``ask_table`` asks a table whether to continue without a light."""
        self._matches = matches
        self._light = light
        self._ask_table = ask_table
        self._relays = relays
        self._now = now
        self._steady = steady
        self._waits: dict[tuple[int, str], _Wait] = {}
        self._changed = asyncio.Event()

    async def posted(self, game: int, head: str, channel: int, message: int) -> None:
        """Record where a head was posted; of several posts, the first counts."""
        async with self._matches.holding(game), self._matches.changing(game) as session:
            await fairness.note_post(session, game, head, channel, message)
        self._changed.set()

    async def run(self) -> None:
        """Handle waiting heads until canceled."""
        while True:
            self._changed.clear()
            try:
                pause = await self.tend()
            except UserError as error:
                log.error("nobody could look for what awaits the beacon: %s", error)
                pause = REST
            except Exception:
                log.exception("nobody could ask the beacon; it is tried again")
                pause = LONGEST_RETRY
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._changed.wait()

    async def tend(self) -> float:
        """Let all tables go on that can; return the seconds until there may be more to do."""
        async with self._matches.reading(None) as session:
            rows = await fairness.list_awaited(session)
        keys = {(row.game, row.head) for row in rows}
        self._waits = {key: wait for key, wait in self._waits.items() if key in keys}
        pauses = await asyncio.gather(*(self._tend(row) for row in rows))
        return min([REST, *pauses])

    async def _tend(self, row: Awaited) -> float:
        wait = self._waits.setdefault((row.game, row.head), _Wait(self._steady()))
        try:
            if row.message is not None and await self._lit(row, row.message, wait):
                return REST
            if row.begins and self._steady() - wait.since >= PATIENCE:
                log.warning("game %d begins without the beacon, which nobody reached", row.game)
                await self._light(row.game, Dark(why="unreached", by=(HOST,)))
                return REST
            if not row.begins and self._steady() - wait.since >= ASKED_AFTER and not wait.asked:
                wait.asked = True
                log.warning("game %d awaits the beacon, which nobody reaches", row.game)
                await self._ask_table(row.game)
        except UserError as error:
            log.error("game %d cannot go on by the beacon: %s", row.game, error)
            wait.due = self._steady() + LONGEST_RETRY
        return RETRY if row.message is None else max(0.0, wait.due - self._steady())

    async def _lit(self, row: Awaited, message: int, wait: _Wait) -> bool:
        """Ask for the round of a post when it is time; return whether the table goes on with it."""
        beacon = self._relays.beacon
        number = beacon.round_for(str(message))
        if wait.message != message:
            # By Discord's clock, the round comes within that many seconds, however wrong our clock
            # is.
            longest = (LAG + 1.0) * beacon.period
            comes = beacon.comes_at(number) - self._now()
            wait.message, wait.due = message, self._steady() + min(max(0.0, comes), longest)
        if self._steady() < wait.due:
            return False
        signature = await self._relays.ask(number)
        if signature is None:
            wait.due = self._steady() + wait.pause
            if not row.begins:
                wait.pause = min(2 * wait.pause, LONGEST_RETRY)
            return False
        post = f"{row.channel}/{message}"
        await self._light(row.game, Lit(post=post, round=number, signature=signature))
        return True
