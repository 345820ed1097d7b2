"""The logs of tables, the sources of their luck, and heads that wait for light."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field
from typing import Any

from engine.kernel.data import fixed

from ..sqlite.session import Session, record, to_json


@fixed
class LuckRow:
    """The source of a table's luck."""

    secret: bytes = field(repr=False)
    state: Mapping[str, Any] = field(repr=False)
    """The state of the log, as :class:`bot.play.fairness.Luck` writes it."""
    said: tuple[str, ...]
    """The entries that are needed to continue: the opening, the agreements, the beginning."""


@fixed
class Awaited:
    """A head for which a round of the beacon is awaited."""

    game: int
    head: str
    channel: int | None
    message: int | None
    """The post of the head; ``None`` until there is one."""
    begins: bool
    """Whether the game begins with it."""


async def find(session: Session, game: int) -> LuckRow | None:
    """Return the source of a table's luck; ``None`` for one without a log."""
    row = await session.row("SELECT secret, state FROM luck WHERE game = ?", game)
    if row is None:
        return None
    said = await session.rows(
        "SELECT entry FROM entries WHERE game = ? AND kind IN ('open', 'agree', 'begin')"
        " ORDER BY n",
        game,
    )
    return LuckRow(row["secret"], json.loads(row["state"]), tuple(entry["entry"] for entry in said))


async def open_log(session: Session, game: int, secret: bytes, seal: str) -> None:
    """Begin the log of a table."""
    await session.run("INSERT INTO luck (game, secret, state) VALUES (?, ?, '{}')", game, secret)
    await session.run("UPDATE games SET seal = ? WHERE id = ?", seal, game)


async def drop_log(session: Session, game: int) -> None:
    """Delete the log of a table that has not begun, and its secret with it."""
    for table in ("entries", "luck", "signers"):
        await session.run(f"DELETE FROM {table} WHERE game = ?", game)
    await session.run("UPDATE games SET seal = NULL, light = NULL WHERE id = ?", game)


async def add(
    session: Session, game: int, n: int, kind: str, entry: str, state: Mapping[str, Any]
) -> None:
    """Add the ``n``-th entry to a log, and save its state afterwards.

    Raises sqlite3.IntegrityError if the number is taken.
    """
    await session.run(
        "INSERT INTO entries (game, n, kind, entry) VALUES (?, ?, ?, ?)", game, n, kind, entry
    )
    await session.run("UPDATE luck SET state = ? WHERE game = ?", to_json(dict(state)), game)


async def list_entries(session: Session, game: int) -> list[dict[str, Any]]:
    """Return all entries of a log, in order."""
    rows = await session.rows("SELECT entry FROM entries WHERE game = ? ORDER BY n", game)
    return [json.loads(row["entry"]) for row in rows]


async def list_receipts(session: Session, game: int, seat: str, most: int) -> list[str]:
    """Return the last receipts for answers of a seat, the latest first."""
    rows = await session.rows(
        "SELECT json_extract(entry, '$.receipt') AS receipt FROM entries"
        " WHERE game = ? AND kind = 'locked' AND json_extract(entry, '$.seat') = ?"
        " ORDER BY n DESC LIMIT ?",
        game,
        seat,
        most,
    )
    return [str(row["receipt"]) for row in rows]


async def find_place(session: Session, game: int, answers: int) -> int:
    """Return the entry after which a number of answers are opened; for 0, that of the seats."""
    place = await session.value(
        "SELECT coalesce((SELECT entry FROM answers WHERE game = ?1 AND n = ?2),"
        " (SELECT n FROM entries WHERE game = ?1 AND kind = 'seated'))",
        game,
        answers,
    )
    return int(place)


async def put_play_details(session: Session, game: int, rest: Mapping[str, Any]) -> None:
    """Save the details that the end of a log has bound."""
    await session.run("UPDATE luck SET rest = ? WHERE game = ?", to_json(dict(rest)), game)


async def find_ended(session: Session, game: int) -> tuple[bytes, dict[str, Any]] | None:
    """Return the secret of a log and the details that its end has bound; ``None`` without one."""
    row = await session.row(
        "SELECT secret, rest FROM luck WHERE game = ? AND rest IS NOT NULL", game
    )
    return None if row is None else (row["secret"], json.loads(row["rest"]))


async def find_signers(session: Session, game: int) -> dict[int, int]:
    """Return the numbers of the users that a log knows."""
    rows = await session.rows("SELECT user, number FROM signers WHERE game = ?", game)
    return {row["user"]: row["number"] for row in rows}


async def add_signer(session: Session, game: int, user: int, number: int) -> None:
    """Save the number by which a log knows a user."""
    await session.run(
        "INSERT INTO signers (game, number, user) VALUES (?, ?, ?)", game, number, user
    )


async def set_light(session: Session, game: int, light: str) -> None:
    """Save whether a game's luck has light, awaits it, or continues without it."""
    await session.run("UPDATE games SET light = ? WHERE id = ?", light, game)


async def await_light(session: Session, game: int, head: str) -> None:
    """Save the head for which a round is awaited, replacing an earlier one."""
    await session.put("lights", game=game, head=head)


async def note_post(session: Session, game: int, head: str, channel: int, message: int) -> None:
    """Save where a head was posted, unless it is no longer awaited or was posted before."""
    await session.run(
        "UPDATE lights SET channel = ?, message = ?"
        " WHERE game = ? AND head = ? AND message IS NULL",
        channel,
        message,
        game,
        head,
    )


_AWAITED = (
    "SELECT lights.*, games.phase = 'lobby' AS begins"
    " FROM lights JOIN games ON games.id = lights.game"
)


async def find_awaited(session: Session, game: int) -> Awaited | None:
    """Return the head for which a game awaits a round."""
    row = await session.row(f"{_AWAITED} WHERE lights.game = ?", game)
    return None if row is None else record(Awaited, row)


async def list_awaited(session: Session) -> list[Awaited]:
    """Return the heads for which a round is awaited, of all games that are not over."""
    rows = await session.rows(
        f"{_AWAITED} WHERE games.phase IN ('lobby', 'running') ORDER BY lights.game"
    )
    return [record(Awaited, row) for row in rows]


async def drop_awaited(session: Session, game: int) -> None:
    """Forget that a round is awaited."""
    await session.run("DELETE FROM lights WHERE game = ?", game)
