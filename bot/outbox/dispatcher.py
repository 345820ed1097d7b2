"""The loop that sends what is due: each stream in order, streams in parallel."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Callable

from bot.play import OutboxRow, Queue, UserError
from bot.play.errors import Unavailable
from bot.store import StoreError
from bot.ui.reply import Failure

from .delivery import Delivery
from .errors import HOUR, PARKED, GiveUp, Hopeless, NoToken, Retry, Stop, judge
from .sending import NotFoundYet

MOST = 50
"""How many messages may be on their way at the same time: as many as Discord accepts in a
second."""

PLACES = {"picture": 8, "story": 2}
"""How many more may be on their way of each kind of row that waits for a picture."""

UNNOTED = 5.0
"""Seconds for which nothing is sent after the database could not be written to: the disk may be
full, and retrying immediately would flood the log."""

DAY = 86400.0

LONGEST_NAP = 60.0
"""Seconds after which the outbox is checked in any case."""

FINISHING = 8.0
"""Seconds that a sender has to finish what it has begun when it has to stop."""

log = logging.getLogger(__name__)


class Dispatcher:
    """Sends the rows of the outbox for as long as it runs."""

    def __init__(
        self,
        queue: Queue,
        delivery: Delivery,
        *,
        grace: float,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        on_no_token: Callable[[], None] = lambda: None,
    ) -> None:
        """Notifications wait for ``grace`` seconds: their questions may be answered meanwhile.

        Pauses go by the ``steady`` clock, which is never set.
        ``on_no_token`` is called when Discord no longer accepts the token.
        """
        self._queue = queue
        self._delivery = delivery
        self._grace = grace
        self._now = now
        self._on_no_token = on_no_token
        self._steady = steady
        self._closed_until = -math.inf
        self._tidy_after = -math.inf
        self._sweep_after = -math.inf
        self._sweeping: asyncio.Task[None] | None = None
        self._sending: dict[asyncio.Task[None], str] = {}
        """What is on its way, and its kind."""
        self._wake = asyncio.Event()

    async def run(self) -> None:
        """Send until canceled."""
        try:
            while True:
                self._queue.changed.clear()
                self._wake.clear()
                try:
                    await self._tidy()
                    pause = await self._send_due()
                except StoreError as error:
                    log.error("the database cannot be used; it is tried again: %s", error)
                    pause = UNNOTED
                except Exception:
                    log.exception("nobody could look at what is to be sent; it is tried again")
                    pause = UNNOTED
                await self._nap(pause)
        finally:
            if self._sweeping is not None:
                self._sweeping.cancel()
            # A call that has begun is finished, so that its outcome is recorded.
            if self._sending:
                _, left = await asyncio.wait(self._sending, timeout=FINISHING)
                for task in left:
                    # The next process treats its row as it would after a crash.
                    task.cancel()
                await asyncio.gather(*left, return_exceptions=True)

    async def _send_due(self) -> float:
        """Start sending what is due; return the seconds until more is due."""
        if (closed := self._closed_until - self._steady()) > 0:
            return closed
        now = self._now()
        under_way = Counter(self._sending.values())
        room = MOST + sum(under_way[kind] for kind in PLACES) - under_way.total()
        if room <= 0:
            return LONGEST_NAP  # the next row that finishes wakes it
        full = _full(under_way)
        for row in await self._queue.due(now, grace=self._grace, most=room, besides=full):
            if row.kind in PLACES and under_way[row.kind] >= PLACES[row.kind]:
                continue
            task = asyncio.create_task(self._send(row), name=f"outbox row {row.id}")
            self._sending[task] = row.kind
            task.add_done_callback(self._done)
            under_way[row.kind] += 1
            room -= 1
        if room == 0:
            return LONGEST_NAP
        # A task begun above marks its row before it first waits for Discord.
        await asyncio.sleep(0)
        later = await self._queue.next_try(grace=self._grace, besides=_full(under_way))
        return LONGEST_NAP if later is None else min(max(0.0, later - now), LONGEST_NAP)

    async def _tidy(self) -> None:
        """Delete what is no longer kept once a day, and expired notifications once an hour."""
        now = self._steady()
        if now >= self._tidy_after:
            self._tidy_after = now + DAY
            log.info("%d rows that nobody needs any more are deleted", await self._queue.tidy())
        if now >= self._sweep_after and (self._sweeping is None or self._sweeping.done()):
            self._sweep_after = now + HOUR
            self._sweeping = asyncio.create_task(self._sweep(), name="outbox sweep")

    async def _sweep(self) -> None:
        """Delete expired notifications, while other rows are sent."""
        try:
            await self._delivery.sweep(self._now())
        except Exception:
            log.exception("lapsed calls stay for now")

    def _done(self, task: asyncio.Task[None]) -> None:
        del self._sending[task]
        self._wake.set()  # the next row of its stream
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("%s failed", task.get_name(), exc_info=error)
            self._closed_until = max(self._closed_until, self._steady() + UNNOTED)

    async def _nap(self, pause: float) -> None:
        waits = [
            asyncio.ensure_future(self._queue.changed.wait()),
            asyncio.ensure_future(self._wake.wait()),
        ]
        try:
            await asyncio.wait(waits, timeout=pause, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _send(self, row: OutboxRow) -> None:
        """Send one row and record the outcome."""
        queue = self._queue
        if not await queue.sending(row):
            return
        openings = queue.openings
        try:
            message = await self._delivery.deliver(row, self._now())
        except NotFoundYet:
            await queue.renew(row)
        except (*Failure, Hopeless, StoreError, Unavailable) as error:
            await self._failed(row, error, openings)
        except Exception as error:
            # A bug must not hold up the rows behind this one.
            log.exception("game %d: row %d (%s) cannot be sent", row.game, row.id, row.kind)
            await queue.dead(row, type(error).__name__)
        else:
            await queue.sent(row, message)

    async def _look_for_channel(self, row: OutboxRow, error: BaseException) -> None:
        try:
            await self._delivery.refused(row, error)
        except UserError as user_error:
            log.error("game %d: its channel cannot be looked for: %s", row.game, user_error)

    async def _failed(self, row: OutboxRow, error: BaseException, openings: int) -> None:
        what = f"game {row.game}: row {row.id} ({row.kind})"
        match judge(error, row.attempts):
            case Retry(pause, said, refused):
                if refused and await self._delivery.is_away(row):
                    pause = PARKED
                log.warning("%s is tried again in %.0f s: %s", what, pause, said)
                await self._queue.retry(row, said, pause, refused=refused)
                if refused and openings != self._queue.openings:
                    # A channel was opened during the call, when this row was not yet known to wait.
                    await self._queue.retry(row, said, 0.0, refused=True)
                await self._look_for_channel(row, error)
            case Stop(pause, said):
                log.error("nothing is sent for %.0f s: %s", pause, said)
                self._closed_until = self._steady() + pause
                await self._queue.retry(row, said, pause)
            case NoToken(said):
                # The next process sends everything that is waiting, once there is a valid token.
                log.critical("nothing is sent, as Discord does not know the token: %s", said)
                self._closed_until = self._steady() + HOUR
                await self._queue.retry(row, said, 0.0, refused=True)
                self._on_no_token()
            case GiveUp(said, blocked):
                log.error("%s is given up: %s", what, said)
                await self._queue.dead(row, said, blocked=blocked)


def _full(under_way: Counter[str]) -> list[str]:
    """Return the kinds of which no more may be under way."""
    return [kind for kind, most in PLACES.items() if under_way[kind] >= most]
