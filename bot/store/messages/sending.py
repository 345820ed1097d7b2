"""Messages as their sender takes them: what is due, what became of it, what is tried again."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any, Literal

from ..sqlite.session import Row, Session, record, to_json
from .outbox import OPEN, STORY, TABLE, TALK, OutboxMessage

BAD = {"bad": True}
"""The payload of a row whose own cannot be read: nobody can send it, and it must hold up nobody."""

_HEADS = (
    f"(SELECT min(id) AS head FROM outbox WHERE {OPEN} GROUP BY game, target, stream)"
    " JOIN outbox ON outbox.id = head"
    " WHERE head NOT IN (SELECT value FROM json_each(:without))"
    " AND kind NOT IN (SELECT value FROM json_each(:besides))"
    f" AND NOT (stream IN ({TALK}, {STORY}) AND EXISTS (SELECT 1 FROM outbox AS first"
    f"  WHERE first.game = outbox.game AND first.target IS NULL AND first.stream = {TABLE}"
    "  AND first.state IN ('new', 'sending') AND first.next_try <= :now))"
)
"""The first unsent row of every stream: what a game says to one user, or to its channel.

Messages of players, and a story, wait for all earlier messages of their table.
"""

FARTHEST = 86400.0
"""Seconds from now beyond which no row waits: quiet hours are over by then. A row that seems to
wait longer was written before the clock was set back."""

_READY = (
    f"CASE WHEN next_try > :now + {FARTHEST} OR head IN (SELECT value FROM json_each(:rested))"
    " THEN 0 WHEN :grace > 0 AND kind IN ('turn', 'private', 'grown')"
    " AND written <= :now"
    " THEN max(next_try, written + :grace) ELSE next_try END"
)
"""When a row may be sent. Even if the system clock was set back, a message waits no longer than its
grace."""


async def list_due(
    session: Session,
    now: float,
    *,
    grace: float = 0,
    most: int | None = None,
    without: Collection[int] = (),
    rested: Collection[int] = (),
    besides: Collection[str] = (),
) -> list[OutboxMessage]:
    """Return the first unsent row of every stream, if it may be sent now, oldest first.

    Notifications wait for ``grace`` seconds. Rows in ``without`` are left out, and hold up their
    streams; those in ``rested`` have waited long enough, regardless of the clock. ``most`` is the
    most rows returned, and ``besides`` names kinds that are left out.
    """
    rows = await session.rows(
        f"SELECT outbox.* FROM {_HEADS} AND {_READY} <= :now ORDER BY stream, id LIMIT :most",
        now=now,
        grace=grace,
        without=to_json(list(without)),
        rested=to_json(list(rested)),
        besides=to_json(list(besides)),
        most=-1 if most is None else most,
    )
    return [record(OutboxMessage, row, payload=_payload(row)) for row in rows]


def _payload(row: Row) -> Mapping[str, Any]:
    try:
        payload = json.loads(row["payload"])
    except (ValueError, RecursionError):
        return BAD
    return payload if isinstance(payload, dict) else BAD


async def next_due(
    session: Session,
    now: float,
    *,
    grace: float = 0,
    without: Collection[int] = (),
    rested: Collection[int] = (),
    besides: Collection[str] = (),
) -> float | None:
    """Return when the first row of any stream may be sent; ``None`` if there is none."""
    at = await session.value(
        f"SELECT min({_READY}) FROM {_HEADS}",
        now=now,
        grace=grace,
        without=to_json(list(without)),
        rested=to_json(list(rested)),
        besides=to_json(list(besides)),
    )
    return None if at is None else float(at)


async def begin(session: Session, row: int, now: float) -> bool:
    """Mark a row as being sent; return whether it still needs to be sent."""
    changed = await session.run(
        "UPDATE outbox SET state = 'sending', attempts = attempts + 1,"
        f" first_try = coalesce(first_try, ?) WHERE id = ? AND {OPEN}",
        now,
        row,
    )
    return changed == 1


async def finish(
    session: Session,
    row: int,
    state: Literal["sent", "dead"],
    *,
    message: int | None = None,
    error: str | None = None,
) -> None:
    """Mark a row as sent, or as one that never will be."""
    await session.run(
        "UPDATE outbox SET state = ?, message_id = coalesce(?, message_id), error = ? WHERE id = ?",
        state,
        message,
        error,
        row,
    )


async def postpone(
    session: Session, row: int, *, next_try: float, error: str, refused: bool = False
) -> None:
    """Mark a row that could not be sent, and when to try again.

    With ``refused``, it certainly was not sent, so its nonce can be used as if new.
    """
    await session.run(
        "UPDATE outbox SET next_try = ?, error = ?, first_try = iif(?, NULL, first_try)"
        " WHERE id = ?",
        next_try,
        error,
        refused,
        row,
    )


_REFUSED = (
    f"outbox.state = 'sending' AND outbox.{OPEN} AND (error LIKE '403 %' OR error LIKE '404 %'"
    " OR error LIKE '400 50083%' OR error LIKE '400 160005%')"
)
"""Why Discord refused a message in a channel: permissions, archived and locked threads."""


async def list_refused(session: Session, guild: int) -> list[int]:
    """Return the channels of a server for which messages wait that Discord has refused."""
    rows = await session.rows(
        "SELECT DISTINCT games.channel AS channel FROM outbox JOIN games ON games.id = outbox.game"
        f" WHERE {_REFUSED} AND games.guild = ?",
        guild,
    )
    return [row["channel"] for row in rows]


async def hurry(session: Session, now: float, channels: Collection[int]) -> int:
    """Make rows due that Discord has refused in some channels; return how many."""
    return await session.run(
        f"UPDATE outbox SET next_try = ?1 WHERE {_REFUSED} AND next_try > ?1 AND game IN"
        " (SELECT id FROM games WHERE channel IN (SELECT value FROM json_each(?2)))",
        now,
        to_json(list(channels)),
    )


async def hurry_game(session: Session, game: int, now: float) -> None:
    """Make the rows of a game due that have failed so far."""
    await session.run(
        f"UPDATE outbox SET next_try = ?1 WHERE game = ?2 AND {OPEN} AND attempts > 0"
        " AND next_try > ?1",
        now,
        game,
    )


async def cut_short(session: Session, upto: float) -> None:
    """Limit the next try of all rows that were tried to a time, after the clock was set back."""
    await session.run(
        f"UPDATE outbox SET next_try = ?1 WHERE {OPEN} AND attempts > 0 AND next_try > ?1", upto
    )


async def renew(session: Session, row: int) -> None:
    """Give a row an unused nonce, because its old one is out of date."""
    await session.run(
        "UPDATE outbox SET renewals = renewals + 1, first_try = NULL WHERE id = ?", row
    )
