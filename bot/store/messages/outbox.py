"""Messages to send: rows saved in the same transaction as what they tell."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from ..sqlite.session import Row, Session, record, to_json

Kind = Literal[
    "chapter",
    "opened",
    "grown",
    "scene",
    "news",
    "status",
    "event",
    "turn",
    "private",
    "over",
    "ended",
    "reminder",
    "word",
    "proposal",
    "settled",
    "lapsed",
    "said",
    "sought",
    "story",
    "light",
    "picture",
]
"""The kinds of messages; :mod:`bot.play.outgoing.rows` describes them."""

TABLE, TALK, CALENDAR, GROWTH, STORY, ALARM, PICTURE = 0, 1, 2, 3, 4, 5, 6
"""The streams of a channel: the table's messages come before those of players, and before the story
of a finished game. The server event, edits of posts, warnings about a channel that takes no
messages, and pictures that follow their posts wait for nothing."""

APART = -1_000_000_000
"""The number before the first id of messages that are not counted among the others."""

OPEN = "state IN ('new', 'sending')"
"""The condition for rows still to be sent, worded exactly as in their partial index: SQLite uses
that only for a query with the same condition."""


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """A message as data."""

    id: int
    game: int
    kind: Kind
    target: int | None
    """The user who gets it; ``None`` for the game's channel."""
    payload: Mapping[str, Any]
    attempts: int
    renewals: int
    first_try: float | None
    """When it was first tried, perhaps by a process that died then; ``None`` before that."""
    written: float


BAD = {"bad": True}
"""The payload of a row whose own cannot be read: nobody can send it, and it must hold up nobody."""


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
    stream: int = TABLE,
    apart: bool = False,
) -> None:
    """Add a message, to be sent immediately or not before a time.

    Buttons carry its id, so everyone can count the messages in between. One that is ``apart``
    has an id of its own series, because nobody else may know that it was written. Raises
    sqlite3.IntegrityError if it notifies a user of the same question a second time.
    """
    await session.run(
        "INSERT INTO outbox (id, game, kind, target, question, payload, written, next_try, stream)"
        " VALUES (iif(?, (SELECT coalesce(max(id), ?) + 1 FROM outbox WHERE id < 0), NULL),"
        " ?, ?, ?, ?, ?, ?, ?, ?)",
        apart,
        APART,
        game,
        kind,
        target,
        question,
        to_json(payload),
        written,
        not_before,
        stream,
    )


async def count_talk(session: Session, game: int) -> int:
    """Count the messages of players, and those that wait to be sent."""
    return int(
        await session.value(
            "SELECT count(*) FROM outbox"
            f" WHERE game = ? AND target IS NULL AND kind = 'said' AND {OPEN}",
            game,
        )
    )


async def was_told(session: Session, game: int, user: int, id: str, *, since: float) -> bool:
    """Return whether a user was told something of a game since a time, or is about to be."""
    return bool(
        await session.value(
            "SELECT 1 FROM outbox WHERE game = ? AND target = ? AND kind = 'word'"
            " AND json_extract(payload, '$.events[0].id') = ? AND written > ?",
            game,
            user,
            id,
            since,
        )
    )


async def count_newer(session: Session, game: int, kind: Kind, row: int) -> int:
    """Count the unsent rows of a kind for a game's channel that were written after a row."""
    return int(
        await session.value(
            "SELECT count(*) FROM outbox"
            f" WHERE game = ? AND target IS NULL AND kind = ? AND id > ? AND {OPEN}",
            game,
            kind,
            row,
        )
    )


async def line_up_talk(session: Session, game: int) -> None:
    """Put the messages of players among those of their table, while all of them wait."""
    await session.run(
        f"UPDATE outbox SET stream = {TABLE}, next_try = 0"
        f" WHERE game = ? AND target IS NULL AND stream = {TALK} AND {OPEN}",
        game,
    )


async def was_called(session: Session, game: int, user: int, question: int) -> bool:
    """Return whether a user was notified of a question, or is about to be."""
    return bool(
        await session.value(
            "SELECT 1 FROM outbox WHERE game = ? AND target = ? AND question = ? AND kind = 'turn'",
            game,
            user,
            question,
        )
    )


async def was_reminded(session: Session, game: int, user: int, question: int, part: str) -> bool:
    """Return whether a user was told, or is about to be, that they are the ``last`` or ``next``."""
    return bool(
        await session.value(
            "SELECT 1 FROM outbox WHERE game = ? AND target = ? AND question = ?"
            " AND kind = 'reminder' AND json_extract(payload, '$.part') = ?",
            game,
            user,
            question,
            part,
        )
    )


async def drop_next(session: Session, game: int, user: int) -> None:
    """Delete messages that would tell a user that they are next."""
    await session.run(
        "DELETE FROM outbox WHERE game = ? AND target = ? AND kind = 'reminder'"
        " AND json_extract(payload, '$.part') = 'next' AND state = 'new' AND attempts = 0"
        f" AND {OPEN}",
        game,
        user,
    )


async def count_calling(session: Session, user: int, now: float, *, besides: int) -> int:
    """Count the other games that are about to notify or remind a user."""
    return int(
        await session.value(
            "SELECT count(DISTINCT game) FROM outbox WHERE target = ? AND game != ?"
            " AND (kind = 'turn' OR (kind = 'reminder'"
            "  AND json_extract(payload, '$.part') != 'next'))"
            f" AND next_try <= ? AND {OPEN}",
            user,
            besides,
            now,
        )
    )


async def is_calling(session: Session, game: int, user: int) -> bool:
    """Return whether an unsent row notifies a user of a question."""
    return bool(
        await session.value(
            "SELECT 1 FROM outbox WHERE game = ? AND target = ? AND kind = 'turn'"
            f" AND state = 'new' AND {OPEN}",
            game,
            user,
        )
    )


async def lapse(
    session: Session, game: int, user: int, question: int, written: float, *, answered: bool
) -> None:
    """Add that notifications of a question are withdrawn, unless an unsent row does so."""
    withdrawn = await session.value(
        "SELECT 1 FROM outbox WHERE game = ? AND target = ? AND question >= ?"
        f" AND kind = 'lapsed' AND state = 'new' AND {OPEN}",
        game,
        user,
        question,
    )
    if withdrawn is None:  # Nobody hears of it, so it need not wait for the end of quiet hours.
        payload = {"question": question, "answered": answered}
        await add(session, game, "lapsed", payload, written=written, target=user, question=question)


async def refresh(
    session: Session, game: int, kind: Literal["status", "event"], written: float
) -> None:
    """Add a refresh of the status message, or of the event; the last one is enough."""
    await session.run(
        "DELETE FROM outbox WHERE game = ? AND kind = ? AND state = 'new' AND attempts = 0"
        f" AND {OPEN}",
        game,
        kind,
    )
    stream = CALENDAR if kind == "event" else TABLE
    await add(session, game, kind, {}, written=written, stream=stream)


async def is_growing(session: Session, game: int) -> bool:
    """Return whether a row that is not being sent yet will update a chapter."""
    return bool(
        await session.value(
            "SELECT 1 FROM outbox WHERE game = ? AND target IS NULL AND kind = 'grown'"
            f" AND state = 'new' AND attempts = 0 AND {OPEN}",
            game,
        )
    )


async def drop_growth(session: Session, game: int) -> None:
    """Delete updates of a chapter, because its end replaces them."""
    await session.run(
        "DELETE FROM outbox WHERE game = ? AND target IS NULL AND kind = 'grown'"
        f" AND state = 'new' AND attempts = 0 AND {OPEN}",
        game,
    )


async def drop_turns(
    session: Session, game: int, *, before: int, target: int | None = None
) -> None:
    """Delete unsent notifications and reminders of questions before a number."""
    await session.run(
        "DELETE FROM outbox WHERE game = ?1 AND kind IN ('turn', 'reminder') AND question < ?2"
        f" AND (?3 IS NULL OR target = ?3) AND state = 'new' AND attempts = 0 AND {OPEN}",
        game,
        before,
        target,
    )


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


async def see_interaction(session: Session, interaction: int, now: float) -> bool:
    """Record an interaction; return whether it is new."""
    changed = await session.run(
        "INSERT INTO interactions (id, seen) VALUES (?, ?) ON CONFLICT DO NOTHING",
        interaction,
        now,
    )
    return changed == 1
