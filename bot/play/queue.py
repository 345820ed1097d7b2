"""Saying everything once: what a sender of messages needs to know and to note.

A row is noted as being sent before it is, and as sent afterwards, each in a transaction of its own.
A row that was being sent when the process died is due again, with the nonce it had.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from bot.store import Session, Store, messages, people

KEPT = 14 * 86400
"""Seconds for which rows are kept after they were sent."""

HEARD = 86400
"""Seconds for which an interaction is remembered; Discord repeats none so late."""


@dataclass(frozen=True, slots=True)
class Row:
    """A message to send."""

    id: int
    game: int
    kind: messages.Kind
    target_user: int | None
    """Who it goes to; ``None`` for the game's channel."""
    payload: Mapping[str, Any]
    """Phrases and views, as plain data; the kinds are described in :mod:`bot.play.announce`."""
    nonce: str
    """At most 25 characters; the same whenever this row is sent."""
    attempts: int
    first_try: float | None
    """When it was first tried with this nonce; ``None`` if it never was."""
    written: float


class Queue:
    """The messages that wait to be sent, of all games."""

    def __init__(self, store: Store, prefix: str, now: Callable[[], float]) -> None:
        self._store = store
        self._prefix = prefix
        self._now = now
        self._flying: set[int] = set()
        self.changed = asyncio.Event()
        """Set when rows were added; whoever sends them clears it."""

    @classmethod
    async def open(cls, store: Store, *, now: Callable[[], float] = time.time) -> Queue:
        """Find out how nonces of this database begin, and take up its rows."""
        async with store.writing() as session:
            prefix = await people.find_fact(session, "nonce-prefix")
            if prefix is None:
                # Another database of the same bot must not repeat the nonces of this one.
                prefix = secrets.token_hex(4)
                await people.put_fact(session, "nonce-prefix", prefix)
        self = cls(store, prefix, now)
        self.changed.set()
        return self

    async def due(self, now: float, *, grace: float = 0, most: int | None = None) -> list[Row]:
        """Return what can be sent now: of every game and target the first row that is not sent.

        A row that waits for its next try, or is being sent, holds up those behind it.
        What calls somebody waits for ``grace`` seconds; ``most`` is how many are wanted at most.
        """
        async with self._store.reading() as session:
            heads = await messages.list_due(
                session, now, grace=grace, most=most, without=self._flying
            )
        return [
            Row(
                id=message.id,
                game=message.game,
                kind=message.kind,
                target_user=message.target,
                payload=message.payload,
                nonce=f"{message.origin or f'{self._prefix}-{message.id}'}-{message.renewals}",
                attempts=message.attempts,
                first_try=message.first_try,
                written=message.written,
            )
            for message in heads
        ]

    async def next_try(self, *, grace: float = 0) -> float | None:
        """Return the earliest time at which a row is due; ``None`` if there are no rows."""
        async with self._store.reading() as session:
            return await messages.next_due(session, self._now(), grace=grace, without=self._flying)

    async def sending(self, row: Row) -> bool:
        """Note that a row is about to be sent.

        Returns False if it is not to be sent any more, because something newer has taken its place.
        """
        self._flying.add(row.id)
        try:
            async with self._store.writing() as session:
                going = await messages.begin(session, row.id, self._now())
        except BaseException:
            self._flying.discard(row.id)
            raise
        if not going:
            self._flying.discard(row.id)
        return going

    async def sent(self, row: Row, message_id: int | None) -> None:
        """Note that a row was sent, as which message."""
        async with self._landing(row) as session:
            await messages.finish(session, row.id, "sent", message=message_id)

    async def retry(self, row: Row, error: str, delay: float, *, refused: bool = False) -> None:
        """Note that a row could not be sent for now, to be tried again after ``delay`` seconds.

        ``refused``: Discord has said that it did not take it.
        """
        async with self._landing(row) as session:
            await messages.postpone(
                session,
                row.id,
                next_try=self._now() + delay,
                error=error,
                # If an earlier try may have come through, that remains to be seen.
                refused=refused and row.first_try is None,
            )

    async def refused_in(self, guild: int) -> list[int]:
        """Return the channels of a server in which something was refused and waits."""
        async with self._store.reading() as session:
            return await messages.list_refused(session, guild)

    async def hurry(self, channels: Collection[int]) -> int:
        """Make due what was refused in some channels, as that may have changed; return how much."""
        async with self._store.writing() as session:
            hurried = await messages.hurry(session, self._now(), channels)
        if hurried:
            self.changed.set()
        return hurried

    async def dead(self, row: Row, error: str) -> None:
        """Note that a row can never be sent."""
        async with self._landing(row) as session:
            await messages.finish(session, row.id, "dead", error=error)

    async def renew(self, row: Row) -> None:
        """Give a row another nonce, after its message was looked for and not found.

        The row is due again at once.
        """
        async with self._landing(row) as session:
            await messages.renew(session, row.id)

    async def prune(self) -> int:
        """Forget interactions a day old and rows finished long ago; return how many rows."""
        async with self._store.writing() as session:
            await messages.forget_interactions(session, self._now() - HEARD)
            return await messages.prune(session, self._now() - KEPT)

    @asynccontextmanager
    async def _landing(self, row: Row) -> AsyncIterator[Session]:
        # Where noting fails, the row is due again, and its nonce keeps it from being said twice.
        try:
            async with self._store.writing() as session:
                yield session
        finally:
            self._flying.discard(row.id)
