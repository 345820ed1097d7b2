"""Messages to send: rows saved in the same transaction as what they tell."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from .session import Session, to_json

Kind = Literal[
    "chapter",
    "news",
    "status",
    "turn",
    "private",
    "over",
    "reminder",
    "word",
    "proposal",
    "settled",
    "lapsed",
]
"""The kinds of messages; :mod:`bot.play.announce` describes them."""

OPEN = "state IN ('new', 'sending')"
"""The condition for rows still to be sent, worded exactly as in their partial index: SQLite uses
that only for a query with the same condition."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something to say, as data."""

    id: int
    game: int
    kind: Kind
    target: int | None
    """The user it goes to; ``None`` for the game's channel."""
    payload: Mapping[str, Any]
    attempts: int
    renewals: int
    first_try: float | None
    """When it was first tried, perhaps by a process that died then; ``None`` before that."""
    written: float


async def add(
    session: Session,
    game: int,
    kind: Kind,
    payload: Mapping[str, Any],
    *,
    written: float,
    target: int | None = None,
    question: int | None = None,
    not_before: float = 0,
) -> int:
    """Add a message, to be sent at once or not before a time; return its id.

    Raises sqlite3.IntegrityError if it calls a user to the same question a second time.
    """
    return await session.insert(
        "INSERT INTO outbox (game, kind, target, question, payload, written, next_try)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        game,
        kind,
        target,
        question,
        to_json(payload),
        written,
        not_before,
    )


async def was_called(session: Session, game: int, user: int, question: int) -> bool:
    """Tell whether a user was called to a question, or is about to be."""
    return bool(
        await session.value(
            "SELECT 1 FROM outbox WHERE game = ? AND target = ? AND question = ? AND kind = 'turn'",
            game,
            user,
            question,
        )
    )


async def is_lapsing(session: Session, game: int, user: int, question: int) -> bool:
    """Tell whether a row not sent yet takes back calls to a question."""
    return bool(
        await session.value(
            "SELECT 1 FROM outbox WHERE game = ? AND target = ? AND question >= ?"
            f" AND kind = 'lapsed' AND state = 'new' AND {OPEN}",
            game,
            user,
            question,
        )
    )


async def drop_status(session: Session, game: int) -> None:
    """Delete a refresh of the status card that nobody has begun to send."""
    await session.run(
        "DELETE FROM outbox WHERE game = ? AND kind = 'status' AND state = 'new' AND attempts = 0"
        f" AND {OPEN}",
        game,
    )


async def drop_turns(
    session: Session, game: int, *, before: int, target: int | None = None
) -> None:
    """Delete unsent calls and reminders to questions before a number."""
    await session.run(
        "DELETE FROM outbox WHERE game = ?1 AND kind IN ('turn', 'reminder') AND question < ?2"
        f" AND (?3 IS NULL OR target = ?3) AND state = 'new' AND attempts = 0 AND {OPEN}",
        game,
        before,
        target,
    )


_HEADS = (
    f"(SELECT min(id) AS head FROM outbox WHERE {OPEN} GROUP BY game, target)"
    " JOIN outbox ON outbox.id = head"
    " WHERE head NOT IN (SELECT value FROM json_each(:without))"
)
"""The first unsent row of every stream: what a game says to one user, or to its channel."""

_READY = (
    "CASE WHEN :grace > 0 AND kind IN ('turn', 'private') AND written <= :now"
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
) -> list[Message]:
    """Return the first unsent row of every stream, if it may be sent by now, oldest first.

    Calls to users wait for ``grace`` seconds; rows in ``without`` are left out, and hold up their
    streams; ``most`` limits how many are returned.
    """
    rows = await session.rows(
        f"SELECT outbox.* FROM {_HEADS} AND {_READY} <= :now ORDER BY id LIMIT :most",
        now=now,
        grace=grace,
        without=to_json(list(without)),
        most=-1 if most is None else most,
    )
    return [
        Message(
            id=row["id"],
            game=row["game"],
            kind=row["kind"],
            target=row["target"],
            payload=json.loads(row["payload"]),
            attempts=row["attempts"],
            renewals=row["renewals"],
            first_try=row["first_try"],
            written=row["written"],
        )
        for row in rows
    ]


async def next_due(
    session: Session, now: float, *, grace: float = 0, without: Collection[int] = ()
) -> float | None:
    """Return when the first row of any stream may be sent; ``None`` if there is none."""
    at = await session.value(
        f"SELECT min({_READY}) FROM {_HEADS}",
        now=now,
        grace=grace,
        without=to_json(list(without)),
    )
    return None if at is None else float(at)


async def begin(session: Session, row: int, now: float) -> bool:
    """Mark a row as being sent; tell whether it is still to be sent."""
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

    ``refused``: it certainly was not sent, so its nonce can be used as if new.
    """
    await session.run(
        "UPDATE outbox SET next_try = ?, error = ?, first_try = iif(?, NULL, first_try)"
        " WHERE id = ?",
        next_try,
        error,
        refused,
        row,
    )


async def hurry(session: Session, now: float) -> int:
    """Make rows due that Discord has refused to take so far; return how many."""
    return await session.run(
        f"UPDATE outbox SET next_try = ?1 WHERE state = 'sending' AND {OPEN} AND next_try > ?1"
        " AND (error LIKE '403 %' OR error LIKE '404 %')",
        now,
    )


async def renew(session: Session, row: int) -> None:
    """Give a row an unused nonce, since its old one is out of date."""
    await session.run(
        "UPDATE outbox SET renewals = renewals + 1, first_try = NULL WHERE id = ?", row
    )


async def prune(session: Session, before: float) -> int:
    """Delete finished rows that were added before a time; return how many."""
    return await session.run(
        "DELETE FROM outbox WHERE state IN ('sent', 'dead') AND written < ?", before
    )


async def see_interaction(session: Session, interaction: int, now: float) -> bool:
    """Record an interaction; tell whether it is new."""
    changed = await session.run(
        "INSERT INTO interactions (id, seen) VALUES (?, ?) ON CONFLICT DO NOTHING",
        interaction,
        now,
    )
    return changed == 1


async def forget_interactions(session: Session, before: float) -> None:
    """Forget the interactions recorded before a time."""
    await session.run("DELETE FROM interactions WHERE seen < ?", before)
