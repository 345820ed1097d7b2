"""The last checkpoints of a game, to which its table may go back."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.data import fixed

from ..sqlite.session import Session, record, to_json
from .progress import SavedState

KEPT = 40
"""How many rests are kept for each game: about a round of *A Game of Thrones*, 2nd edition."""


@fixed
class Checkpoint:
    """A checkpoint, known by the first question after it."""

    question: int
    """The number of that question."""
    kind: str
    seats: tuple[str, ...]
    about: Mapping[str, Any]
    """The ``round`` and the ``phase`` of the game, if it has them."""
    at: float
    answers: int
    """How many answers had been opened before it."""
    place: int
    """The place of the last entry of the log at that time."""


async def add(
    session: Session,
    game: int,
    saved: SavedState,
    *,
    question: int,
    kind: str,
    seats: Sequence[str],
    about: Mapping[str, Any],
    at: float,
) -> None:
    """Save a checkpoint, and forget the oldest if there are too many."""
    await session.run(
        "INSERT OR REPLACE INTO moments"
        " (game, question, kind, seats, about, at, version, state, answers, place)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,"
        " (SELECT coalesce(max(n), 0) FROM events WHERE game = ?1))",
        game,
        question,
        kind,
        to_json(list(seats)),
        to_json(dict(about)),
        at,
        saved.version,
        zlib.compress(saved.state.encode(), 1),
        saved.answers,
    )
    await session.run(
        "DELETE FROM moments WHERE game = ?1 AND question <= ("
        "SELECT question FROM moments WHERE game = ?1 ORDER BY question DESC LIMIT 1 OFFSET ?2)",
        game,
        KEPT,
    )


async def list_all(session: Session, game: int) -> list[Checkpoint]:
    """Return the saved checkpoints of a game, the latest first."""
    rows = await session.rows(
        "SELECT question, kind, seats, about, at, answers, place FROM moments"
        " WHERE game = ? ORDER BY question DESC",
        game,
    )
    return [
        record(
            Checkpoint,
            row,
            seats=tuple(json.loads(row["seats"])),
            about=json.loads(row["about"]),
        )
        for row in rows
    ]


async def find_state(session: Session, game: int, question: int) -> tuple[str, str, int] | None:
    """Return version, state and number of answers of a checkpoint; ``None`` if it is not kept."""
    row = await session.row(
        "SELECT version, state, answers FROM moments WHERE game = ? AND question = ?",
        game,
        question,
    )
    if row is None:
        return None
    return row["version"], zlib.decompress(row["state"]).decode(), row["answers"]


async def find_before(
    session: Session, game: int, answers: int
) -> tuple[str, str, int, int, int] | None:
    """Return the latest kept checkpoint with at most some opened answers before it.

    Its numbers of questions and of events are 0. Return ``None`` if none is kept.
    """
    row = await session.row(
        "SELECT version, state, answers FROM moments WHERE game = ? AND answers <= ?"
        " ORDER BY answers DESC, question DESC",
        game,
        answers,
    )
    if row is None:
        return None
    return row["version"], zlib.decompress(row["state"]).decode(), 0, 0, row["answers"]


async def drop_after(session: Session, game: int, *, answers: int) -> None:
    """Delete the checkpoints with at least that number of opened answers before them."""
    await session.run("DELETE FROM moments WHERE game = ? AND answers >= ?", game, answers)


async def drop(session: Session, game: int, *, since: int) -> None:
    """Forget the checkpoints from a question on."""
    await session.run("DELETE FROM moments WHERE game = ? AND question >= ?", game, since)


@fixed
class LastPress:
    """An answer from which nobody has learned anything, and after which nobody has decided."""

    user: int
    seat: str
    answers: int
    """How many answers had been opened before it."""
    begun: float
    """Since when its question had been asked."""
    due: float | None
    """When the answer was due."""
    place: int = 0
    """The place of the last entry of the log before it."""


async def find(session: Session, game: int) -> LastPress | None:
    """Return the answer that can be taken back in a game, if any."""
    row = await session.row(
        "SELECT user, seat, answers, begun, due, place FROM last_presses WHERE game = ?", game
    )
    return None if row is None else LastPress(**dict(row))


async def put(session: Session, game: int, press: LastPress | None) -> None:
    """Save the answer that can be taken back, replacing the earlier one."""
    if press is None:
        await session.run("DELETE FROM last_presses WHERE game = ?", game)
        return
    await session.put("last_presses", press, game=game)
