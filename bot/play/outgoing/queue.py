"""The queue of messages, each of which is sent once.

A row is marked as being sent before it is, and as sent afterwards, each in a transaction of its
own. A row that was being sent when the process died is due again, with the same nonce.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from typing import Any

from bot.play.games import tell_of_blocked
from bot.store import Session, Store
from bot.store.keeping import deletion, facts
from bot.store.keeping.facts import NONCE_SECRET
from bot.store.messages import outbox, sending
from engine.kernel.data import fixed

LONGEST_REST = 3600.0
"""The most seconds between two tries of a row."""


@fixed
class OutboxRow:
    """A message to send."""

    id: int
    game: int
    kind: outbox.Kind
    target_user: int | None
    """The user who gets it; ``None`` for the game's channel."""
    payload: Mapping[str, Any]
    """Phrases and views, as plain data; :mod:`bot.play.outgoing.rows`
    describes the kinds."""
    nonce: str
    """At most 25 characters; the same each time this row is sent."""
    attempts: int
    first_try: float | None
    """When it was first tried with this nonce; ``None`` if never."""
    age: float | None
    """About how many seconds ago that was; a clock may have been set since."""
    written: float


def nonce_of(secret: str, row: int, renewals: int) -> str:
    """Return the nonce of a row of the outbox.

    Everyone can read it in a message's buttons, so it must not tell how many rows there are:
    between two posts of a channel somebody could count what was written to others in private.
    """
    key = bytes.fromhex(secret)
    return hashlib.blake2b(f"{row}-{renewals}".encode(), key=key, digest_size=8).hexdigest()


class Queue:
    """The messages that wait to be sent, of all games."""

    def __init__(
        self,
        store: Store,
        secret: str,
        now: Callable[[], float],
        steady: Callable[[], float],
    ) -> None:
        self._store = store
        self._secret = secret
        self._now = now
        self._steady = steady
        self._tried: dict[int, float] = {}
        """When this process first tried rows, by the steady clock."""
        self._rests: dict[int, float] = {}
        """When rows will be tried again, by the same keys."""
        self._flying: set[int] = set()
        self.openings = 0
        """How many changes there were after which Discord may accept what it has refused."""
        self.changed = asyncio.Event()
        """Set when rows were added; the sender clears it."""

    @classmethod
    async def open(
        cls,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> Queue:
        """Read the secret of this database's nonces, and make its rows due."""
        async with store.writing() as session:
            await sending.cut_short(session, now() + LONGEST_REST)
            secret = await facts.find(session, NONCE_SECRET.key())
            if secret is None:
                # Another database of the same bot must not repeat the nonces of this one.
                secret = secrets.token_hex(16)
                await facts.put(session, NONCE_SECRET.key(), secret)
        self = cls(store, secret, now, steady)
        self.changed.set()
        return self

    async def due(
        self,
        now: float,
        *,
        grace: float = 0,
        most: int | None = None,
        besides: Collection[str] = (),
    ) -> list[OutboxRow]:
        """Return what can be sent now: the first unsent row for every game and target.

        A row that waits for its next try, or is being sent, holds up those behind it. Notifications
        wait for ``grace`` seconds; ``most`` limits how many rows are returned, and ``besides``
        names kinds that are left out.
        """
        async with self._store.reading() as session:
            heads = await sending.list_due(
                session,
                now,
                grace=grace,
                most=most,
                without=self._flying,
                rested=self._rested(),
                besides=besides,
            )
        return [
            OutboxRow(
                id=message.id,
                game=message.game,
                kind=message.kind,
                target_user=message.target,
                payload=message.payload,
                nonce=nonce_of(self._secret, message.id, message.renewals),
                attempts=message.attempts,
                first_try=message.first_try,
                age=self._age(message.id, message.first_try),
                written=message.written,
            )
            for message in heads
        ]

    async def next_try(self, *, grace: float = 0, besides: Collection[str] = ()) -> float | None:
        """Return the earliest time at which a row is due; ``None`` if there are no rows."""
        async with self._store.reading() as session:
            return await sending.next_due(
                session,
                self._now(),
                grace=grace,
                without=self._flying,
                rested=self._rested(),
                besides=besides,
            )

    def _rested(self) -> list[int]:
        """Return the rows that have waited long enough, regardless of the clock."""
        now = self._steady()
        return [row for row, until in self._rests.items() if until <= now]

    def _age(self, row: int, first_try: float | None) -> float | None:
        if first_try is None:
            return None
        if row in self._tried:
            return self._steady() - self._tried[row]
        # A try in the future was made before the clock was set back; its age is unknown.
        age = self._now() - first_try
        return age if age >= 0 else math.inf

    async def sending(self, row: OutboxRow) -> bool:
        """Mark a row as about to be sent.

        Return False if it need not be sent, because something newer has replaced it.
        """
        self._flying.add(row.id)
        try:
            async with self._store.writing() as session:
                going = await sending.begin(session, row.id, self._now())
        except BaseException:
            self._flying.discard(row.id)
            raise
        self._rests.pop(row.id, None)
        if not going:
            self._flying.discard(row.id)
        elif row.first_try is None:
            self._tried[row.id] = self._steady()
        return going

    async def sent(self, row: OutboxRow, message_id: int | None) -> None:
        """Mark a row as sent, with the message that it became."""
        async with self._landing(row) as session:
            await sending.finish(session, row.id, "sent", message=message_id)
        self._tried.pop(row.id, None)

    async def retry(
        self, row: OutboxRow, error: str, delay: float, *, refused: bool = False
    ) -> None:
        """Mark a row that could not be sent, to be tried again after ``delay`` seconds.

        With ``refused``, Discord has said that it did not accept the message.
        """
        # An earlier try may still have succeeded.
        untried = refused and row.first_try is None
        async with self._landing(row) as session:
            next_try = self._now() + delay
            await sending.postpone(session, row.id, next_try=next_try, error=error, refused=untried)
        self._rests[row.id] = self._steady() + delay
        if untried:
            self._tried.pop(row.id, None)

    async def refused_in(self, guild: int) -> list[int]:
        """Return the channels of a server in which a refused message waits."""
        async with self._store.reading() as session:
            return await sending.list_refused(session, guild)

    async def hurry(self, channels: Collection[int]) -> int:
        """Make rows due that were refused in some channels, because that may have changed; return
        how many.
        """
        async with self._store.writing() as session:
            hurried = await sending.hurry(session, self._now(), channels)
        if hurried:
            self.changed.set()
        return hurried

    async def dead(self, row: OutboxRow, error: str, *, blocked: bool = False) -> None:
        """Mark a row that can never be sent.

        If the server's automatic moderation has ``blocked`` it, its speaker or the host is told.
        """
        async with self._landing(row) as session:
            await sending.finish(session, row.id, "dead", error=error)
            if blocked and row.target_user is None:
                await tell_of_blocked(session, row.game, row.payload, self._now())
        self._tried.pop(row.id, None)

    async def renew(self, row: OutboxRow) -> None:
        """Give a row another nonce, after its message was looked for and not found.

        The row is due again immediately.
        """
        async with self._landing(row) as session:
            await sending.renew(session, row.id)
        self._tried.pop(row.id, None)

    async def tidy(self) -> int:
        """Delete what the database need not keep any longer; return how many rows."""
        async with self._store.writing() as session:
            return await deletion.tidy(session, self._now())

    @asynccontextmanager
    async def _landing(self, row: OutboxRow) -> AsyncIterator[Session]:
        # If marking fails, the row is due again, and its nonce keeps it from appearing twice.
        try:
            async with self._store.writing() as session:
                yield session
        finally:
            self._flying.discard(row.id)
