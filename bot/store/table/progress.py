"""The progress of a game: its last checkpoint, its answers, what is sealed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.data import fixed

from ..sqlite.session import Session, record, to_json


@fixed
class SavedState:
    """The state at the last checkpoint."""

    version: str
    state: str
    questions: int
    events: int
    answers: int
    """How many answers were opened before the checkpoint."""


@fixed
class AnswerRow:
    """An opened answer."""

    seat: str
    kind: str
    value: Any
    level: str | None = None
    """The level of the steward that gave it; ``None`` if a person did, or nobody had a choice."""
    entry: int | None = None
    """The number of the log entry in which it was opened."""


@fixed
class SealedRow:
    """An answer that is sealed."""

    value: Any
    level: str | None = None
    """The level of the steward that gave it."""
    giver: str = ""
    """The name of the source in the log; empty if there is no log."""
    receipt: str = ""
    entry: int = 0
    """The number of the log entry in which it was sealed; 0 without a log."""


@fixed
class Progress:
    """Everything from which a running game is loaded, except its settings."""

    saved: SavedState
    since: tuple[AnswerRow, ...]
    """Answers opened since the checkpoint."""
    sealed: Mapping[str, SealedRow]
    withdrawn: frozenset[str]
    """Seats that have taken back their answer to the open question."""
    told: int
    pending: bool


async def find(session: Session, game: int) -> Progress | None:
    """Return the progress of a game; ``None`` if it has not begun."""
    row = await session.row(
        "SELECT version, state, questions, events, answers, told, pending"
        " FROM rests JOIN games ON games.id = rests.game WHERE rests.game = ?",
        game,
    )
    if row is None:
        return None
    saved = SavedState(
        row["version"], row["state"], row["questions"], row["events"], row["answers"]
    )
    sealed = await session.rows(
        "SELECT seat, value, level, giver, receipt, entry FROM sealed WHERE game = ?"
        " ORDER BY entry",
        game,
    )
    withdrawn = await session.rows("SELECT seat FROM withdrawn WHERE game = ?", game)
    return Progress(
        saved=saved,
        since=tuple(await list_answers(session, game, after=saved.answers)),
        sealed={
            row["seat"]: record(SealedRow, row, value=json.loads(row["value"])) for row in sealed
        },
        withdrawn=frozenset(row["seat"] for row in withdrawn),
        told=row["told"],
        pending=bool(row["pending"]),
    )


async def put_saved_state(session: Session, game: int, saved: SavedState) -> None:
    """Replace the last checkpoint of a game."""
    await session.run(
        "INSERT INTO rests (game, version, state, questions, events, answers)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game) DO UPDATE SET version = excluded.version,"
        " state = excluded.state, questions = excluded.questions, events = excluded.events,"
        " answers = excluded.answers",
        game,
        saved.version,
        saved.state,
        saved.questions,
        saved.events,
        saved.answers,
    )


async def list_answers(session: Session, game: int, *, after: int = 0) -> list[AnswerRow]:
    """Return the opened answers of a game from a moment on, in order."""
    rows = await session.rows(
        "SELECT seat, kind, value, level FROM answers WHERE game = ? AND n > ? ORDER BY n",
        game,
        after,
    )
    return [AnswerRow(r["seat"], r["kind"], json.loads(r["value"]), r["level"]) for r in rows]


async def find_last(session: Session, game: int, seat: str, kind: str) -> Any | None:
    """Return a seat's last answer to a question of a kind; ``None`` if there is none."""
    value = await session.value(
        "SELECT value FROM answers WHERE game = ? AND seat = ? AND kind = ?"
        " ORDER BY n DESC LIMIT 1",
        game,
        seat,
        kind,
    )
    return None if value is None else json.loads(value)


async def count_draws(session: Session, game: int, after: int) -> int:
    """Count the answers of chance after a number of answers."""
    return int(
        await session.value(
            "SELECT count(*) FROM answers WHERE game = ? AND n > ? AND seat = 'chance'", game, after
        )
    )


async def add_answers(
    session: Session,
    game: int,
    answers: Sequence[AnswerRow],
    *,
    after: int,
    question: int,
    given: float,
) -> None:
    """Add answers that have been opened; nothing is sealed any longer.

    Raises sqlite3.IntegrityError if the numbers are taken.
    """
    await session.run("DELETE FROM sealed WHERE game = ?", game)
    await session.run("DELETE FROM drafts WHERE game = ?", game)
    await session.run_many(
        "INSERT INTO answers (game, n, question, seat, kind, value, given, level, entry)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                game,
                n,
                question,
                a.seat,
                a.kind,
                to_json(a.value),
                given,
                a.level,
                a.entry,
            )
            for n, a in enumerate(answers, after + 1)
        ],
    )


INTERJECTED = 0
"""The question number of free actions, which belong to no question."""


async def add_interjection(
    session: Session, game: int, answer: AnswerRow, *, n: int, given: float
) -> None:
    """Save a free action as the ``n``-th answer; sealed answers stay sealed.

    Raises sqlite3.IntegrityError if the number is taken.
    """
    await session.run(
        "INSERT INTO answers (game, n, question, seat, kind, value, given, entry)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        game,
        n,
        INTERJECTED,
        answer.seat,
        answer.kind,
        to_json(answer.value),
        given,
        answer.entry,
    )


async def seal(session: Session, game: int, seat: str, row: SealedRow) -> None:
    """Save a sealed answer; it replaces an earlier one."""
    await session.put("sealed", row, game=game, seat=seat, value=to_json(row.value))


async def withdraw(session: Session, game: int, seat: str) -> None:
    """Delete a sealed answer, and save that its seat has taken it back."""
    await session.run("DELETE FROM sealed WHERE game = ? AND seat = ?", game, seat)
    await session.run(
        "INSERT INTO withdrawn (game, seat) VALUES (?, ?) ON CONFLICT DO NOTHING", game, seat
    )


async def drop_withdrawn(session: Session, game: int, seat: str | None = None) -> None:
    """Delete the record that a seat, or any seat, has taken back an answer."""
    await session.run(
        "DELETE FROM withdrawn WHERE game = ?1 AND (?2 IS NULL OR seat = ?2)", game, seat
    )


async def put_draft(
    session: Session, game: int, user: int, question: int, path: Sequence[str]
) -> None:
    """Save the path of a user's unfinished answer."""
    await session.run(
        "INSERT INTO drafts (game, user, question, path) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (game, user)"
        " DO UPDATE SET question = excluded.question, path = excluded.path",
        game,
        user,
        question,
        to_json(list(path)),
    )


async def drop_draft(session: Session, game: int, user: int) -> None:
    """Delete an unfinished answer."""
    await session.run("DELETE FROM drafts WHERE game = ? AND user = ?", game, user)


async def find_draft(session: Session, game: int, user: int, question: int) -> list[str]:
    """Return the path of an unfinished answer to a question; empty if there is none."""
    path = await session.value(
        "SELECT path FROM drafts WHERE game = ? AND user = ? AND question = ?",
        game,
        user,
        question,
    )
    return [] if path is None else [str(id) for id in json.loads(path)]


async def set_told(session: Session, game: int, *, told: int, pending: bool) -> None:
    """Save the last logged event, and whether an answer is pending."""
    await session.run("UPDATE games SET told = ?, pending = ? WHERE id = ?", told, pending, game)


async def last_question(session: Session, game: int) -> int:
    """Return the highest number of a question that a game has shown."""
    number = await session.value(
        "SELECT max(number) FROM (SELECT questions AS number FROM rests WHERE game = ?1"
        " UNION ALL SELECT max(question) FROM answers WHERE game = ?1"
        " UNION ALL SELECT max(question) FROM clocks WHERE game = ?1"
        " UNION ALL SELECT max(question) FROM drafts WHERE game = ?1"
        " UNION ALL SELECT max(question) FROM moments WHERE game = ?1)",
        game,
    )
    return int(number or 0)


async def drop_answers(session: Session, game: int, *, after: int) -> None:
    """Delete the answers opened after a moment, and all that are sealed or unfinished."""
    await session.run("DELETE FROM answers WHERE game = ? AND n > ?", game, after)
    await session.run("DELETE FROM sealed WHERE game = ?", game)
    await session.run("DELETE FROM drafts WHERE game = ?", game)
