"""What is stored about one person: to hand it out to them, and to delete it.

Games that go on need their players; everything else can go. Of a game that has ended its moves
stay, as those of a seat that nobody has.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from .session import Session

_ENDED = "(SELECT id FROM games WHERE phase IN ('over', 'closed'))"
_FACTS = ("dm", "palette", "reach", "speaks")
"""What is kept under ``<name>:<user>`` beside the settings."""
_NAMED = (("events", "params"), ("outbox", "payload"), ("proposals", "params"))
"""Columns of plain data in which users are named."""
NOBODY = "user:0"
"""Who is named in the place of somebody who was deleted."""


@dataclass(frozen=True, slots=True)
class Deleted:
    """What became of one person's data."""

    ended: tuple[int, ...]
    """Games that have ended, from which their name is gone."""
    open: tuple[int, ...]
    """Games in which they play: these keep what they need."""


async def gather(session: Session, user: int) -> dict[str, Any]:
    """Return everything that is stored about a user, as plain data.

    Answers, and what was said at the table, are theirs where nobody else has played their seat.
    """
    return {
        "user": str(user),
        "settings": await _rows(session, "SELECT * FROM settings WHERE user = ?", user),
        "facts": {name: await _fact(session, name, user) for name in _FACTS},
        "vacations": await _rows(session, "SELECT * FROM vacations WHERE user = ?", user),
        "games": [
            await _game(session, row["game"], row["seat"], user)
            for row in await session.rows(
                "SELECT game, seat FROM players WHERE user = ?1 OR owner = ?1 ORDER BY game", user
            )
        ],
        "hosted": [
            row["id"]
            for row in await session.rows("SELECT id FROM games WHERE host = ? ORDER BY id", user)
        ],
        "seats_held": await _rows(
            session, "SELECT game, seat FROM tenures WHERE user = ? ORDER BY game, seat", user
        ),
        "votes": await _rows(
            session,
            "SELECT proposals.game, proposals.kind, votes.agrees FROM votes"
            " JOIN proposals ON proposals.id = votes.proposal WHERE votes.user = ?"
            " ORDER BY proposals.id",
            user,
        ),
        "proposals": await _rows(
            session,
            "SELECT game, kind, created, state FROM proposals WHERE user = ? ORDER BY id",
            user,
        ),
        "waits": await _rows(
            session, "SELECT game, question, seconds FROM waits WHERE user = ?", user
        ),
        "talks": await _rows(
            session, "SELECT thread, seat FROM talkers WHERE user = ? ORDER BY thread", user
        ),
        "asked_along": await _rows(
            session, "SELECT guild, asked FROM seekers WHERE user = ? ORDER BY guild", user
        ),
        "memberships": await _rows(
            session, "SELECT guild, rated, listed FROM members WHERE user = ? ORDER BY guild", user
        ),
        "conduct": await _rows(
            session,
            "SELECT game, question, deed, at FROM conduct WHERE user = ? ORDER BY at, game",
            user,
        ),
        "notes": await _rows(
            session, "SELECT game, text FROM notes WHERE user = ? ORDER BY game", user
        ),
        "plans": await _rows(
            session, "SELECT game, seat, given, draft, passes FROM plans WHERE user = ?", user
        ),
        "messages": await _rows(
            session,
            "SELECT game, kind, written, state FROM outbox WHERE target = ? ORDER BY id",
            user,
        ),
    }


async def delete(session: Session, user: int) -> Deleted:
    """Delete everything about a user but what games that go on need."""
    open_games = await _games(session, user, "NOT IN")
    ended = await _games(session, user, "IN")
    for game in ended:
        for seat in await _seats_alone(session, game, user):
            await session.run(
                "UPDATE events SET params = json_set(params, '$.text', 'raw:…')"
                " WHERE game = ? AND kind = 'said' AND json_extract(params, '$.seat') = ?",
                game,
                f"seat:{seat}",
            )
    named = f"user:{user}"
    for table, column in _NAMED:
        # Quotation marks keep longer numbers that begin alike apart.
        await session.run(
            f"UPDATE {table} SET {column} = replace({column}, ?1, ?2)"
            f" WHERE game IN {_ENDED} AND {column} LIKE '%' || ?1 || '%'",
            json.dumps(named),
            json.dumps(NOBODY),
        )
    for statement in (
        "UPDATE players SET user = NULL, name = '', vacant = 1, offered = 0, owner = NULL,"
        f" owner_name = NULL WHERE user = ? AND game IN {_ENDED}",
        f"UPDATE players SET owner = NULL, owner_name = NULL WHERE owner = ? AND game IN {_ENDED}",
        f"UPDATE games SET host = 0 WHERE host = ? AND id IN {_ENDED}",
        f"UPDATE proposals SET user = 0 WHERE user = ? AND game IN {_ENDED}",
        "DELETE FROM votes WHERE user = ? AND proposal IN"
        f" (SELECT id FROM proposals WHERE game IN {_ENDED})",
        "DELETE FROM talkers WHERE user = ? AND thread IN"
        f" (SELECT thread FROM talks WHERE game IN {_ENDED})",
        *(
            f"DELETE FROM {table} WHERE {column} = ? AND game IN {_ENDED}"
            for table, column in (
                ("tenures", "user"),
                ("signers", "user"),
                ("drafts", "user"),
                ("notices", "user"),
                ("waits", "user"),
                ("outbox", "target"),
            )
        ),
    ):
        await session.run(statement, user)
    for table in ("notes", "plans", "seekers", "members", "conduct"):
        await session.run(f"DELETE FROM {table} WHERE user = ?", user)
    for game in ended:
        await session.run("DELETE FROM kv WHERE key = ?", f"answered:{game}:{user}")
        # They are counted again, without how long this user has taken.
        await session.run("DELETE FROM figures WHERE game = ?", game)
    if not open_games:
        await session.run("DELETE FROM settings WHERE user = ?", user)
        await session.run("DELETE FROM vacations WHERE user = ?", user)
        for name in _FACTS:
            await session.run("DELETE FROM kv WHERE key = ?", f"{name}:{user}")
    return Deleted(ended, open_games)


async def _games(session: Session, user: int, which: str) -> tuple[int, ...]:
    rows = await session.rows(
        "SELECT DISTINCT game FROM players WHERE (user = ?1 OR owner = ?1)"
        f" AND game {which} {_ENDED} ORDER BY game",
        user,
    )
    return tuple(row["game"] for row in rows)


async def _seats_alone(session: Session, game: int, user: int) -> list[str]:
    """Return the seats of a game that nobody else has ever played."""
    rows = await session.rows(
        "SELECT seat FROM tenures WHERE game = ? GROUP BY seat"
        " HAVING min(user) = max(user) AND min(user) = ?",
        game,
        user,
    )
    return [str(row["seat"]) for row in rows]


async def _game(session: Session, game: int, seat: str | None, user: int) -> dict[str, Any]:
    head = await session.row(
        "SELECT guild, channel, ruleset, phase, created FROM games WHERE id = ?", game
    )
    assert head is not None
    answers: list[dict[str, Any]] = []
    said: list[dict[str, Any]] = []
    sealed, instructions = None, None
    if seat is not None and seat in await _seats_alone(session, game, user):
        answers = await _rows(
            session,
            "SELECT question, kind, value, given FROM answers WHERE game = ? AND seat = ?"
            " ORDER BY n",
            game,
            seat,
        )
        said = await _rows(
            session,
            "SELECT n, json_extract(params, '$.text') AS text FROM events"
            " WHERE game = ? AND kind = 'said' AND json_extract(params, '$.seat') = ? ORDER BY n",
            game,
            f"seat:{seat}",
        )
        sealed, instructions = [
            await session.value(
                f"SELECT {column} FROM {table} WHERE game = ? AND seat = ?", game, seat
            )
            for table, column in (("sealed", "value"), ("instructions", "given"))
        ]
    draft = await session.value("SELECT path FROM drafts WHERE game = ? AND user = ?", game, user)
    signer = await session.value(
        "SELECT number FROM signers WHERE game = ? AND user = ?", game, user
    )
    undoable = await _rows(
        session, "SELECT seat, begun, due FROM last_presses WHERE game = ? AND user = ?", game, user
    )
    return {
        "game": game,
        "seat": seat,
        **dict(head),
        "answers": answers,
        "said": said,
        "sealed": sealed,
        "instructions": instructions,
        "draft": draft,
        "signer": signer,
        "undoable": undoable,
    }


async def _rows(session: Session, sql: str, *values: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in await session.rows(sql, *values)]


async def _fact(session: Session, name: str, user: int) -> Any:
    return await session.value("SELECT value FROM kv WHERE key = ?", f"{name}:{user}")
