"""Messages to send: rows saved in the same transaction as what they tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from engine.kernel.data import fixed

from ..sqlite.session import Session, to_json

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


@fixed
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


async def see_interaction(session: Session, interaction: int, now: float) -> bool:
    """Record an interaction; return whether it is new."""
    changed = await session.run(
        "INSERT INTO interactions (id, seen) VALUES (?, ?) ON CONFLICT DO NOTHING",
        interaction,
        now,
    )
    return changed == 1
