"""What players say: private talks between seats, alliances, and notes for themselves."""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.kernel.data import fixed

from ..sqlite.session import Session, to_json


@fixed
class Talk:
    """A thread in which some seats talk."""

    game: int
    seats: tuple[str, ...]
    thread: int


@fixed
class TalkMembership:
    """A user who is to be added to a talk, or removed from it."""

    talk: Talk
    user: int
    seat: str
    joins: bool


async def find(session: Session, game: int, seats: Sequence[str]) -> Talk | None:
    """Return the talk between exactly these seats."""
    key = to_json(sorted(seats))
    thread = await session.value("SELECT thread FROM talks WHERE game = ? AND seats = ?", game, key)
    return None if thread is None else Talk(game, tuple(sorted(seats)), thread)


async def put(session: Session, talk: Talk) -> None:
    """Save the thread of a talk; nobody counts as added to it yet."""
    await drop_of(session, talk.game, talk.seats)
    await session.run(
        "INSERT INTO talks (game, seats, thread) VALUES (?, ?, ?)",
        talk.game,
        to_json(sorted(talk.seats)),
        talk.thread,
    )


async def drop_of(session: Session, game: int, seats: Sequence[str]) -> None:
    """Delete a talk whose thread is gone."""
    await session.run(
        "DELETE FROM talks WHERE game = ? AND seats = ?", game, to_json(sorted(seats))
    )


async def add_talker(session: Session, thread: int, user: int, seat: str) -> None:
    """Save that a user was added to a thread, for a seat."""
    await session.run(
        "INSERT INTO talkers (thread, user, seat) VALUES (?, ?, ?)"
        " ON CONFLICT (thread, user) DO UPDATE SET seat = excluded.seat",
        thread,
        user,
        seat,
    )


async def drop_talker(session: Session, thread: int, user: int) -> None:
    """Save that a user was removed from a thread."""
    await session.run("DELETE FROM talkers WHERE thread = ? AND user = ?", thread, user)


async def list_moves(session: Session) -> list[TalkMembership]:
    """Return the users to add to talks of running games, and those to remove.

    Their seats have changed hands since; users who leave come first.
    """
    rows = await session.rows(
        "SELECT talks.game, talks.seats, talks.thread, talkers.user, talkers.seat AS seat,"
        " 0 AS joins FROM talks JOIN games ON games.id = talks.game AND games.phase = 'running'"
        " JOIN talkers ON talkers.thread = talks.thread"
        " WHERE NOT EXISTS (SELECT 1 FROM players WHERE players.game = talks.game"
        " AND players.user = talkers.user AND players.seat = talkers.seat)"
        " UNION ALL"
        " SELECT talks.game, talks.seats, talks.thread, players.user, players.seat, 1"
        " FROM talks JOIN games ON games.id = talks.game AND games.phase = 'running'"
        " JOIN json_each(talks.seats) AS member"
        " JOIN players ON players.game = talks.game AND players.seat = member.value"
        " WHERE players.user IS NOT NULL AND NOT EXISTS (SELECT 1 FROM talkers"
        " WHERE talkers.thread = talks.thread AND talkers.user = players.user)"
        " ORDER BY joins, talks.thread, user"
    )
    return [
        TalkMembership(
            Talk(row["game"], tuple(json.loads(row["seats"])), row["thread"]),
            row["user"],
            row["seat"],
            bool(row["joins"]),
        )
        for row in rows
    ]


@fixed
class Alliance:
    """An alliance that one seat, or both, have declared."""

    seats: tuple[str, str]
    """The seat that declared it first, and the other one."""
    since: float
    mutual: bool
    """Whether both have declared it."""


async def declare(session: Session, game: int, seat: str, ally: str, now: float) -> bool:
    """Save that a seat declares an alliance; return whether this is new."""
    changed = await session.run(
        "INSERT INTO alliances (game, seat, ally, since) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        game,
        seat,
        ally,
        now,
    )
    return changed > 0


async def end(session: Session, game: int, seat: str, other: str) -> bool:
    """Delete the alliance of two seats; return whether there was one."""
    changed = await session.run(
        "DELETE FROM alliances WHERE game = ?1"
        " AND ((seat = ?2 AND ally = ?3) OR (seat = ?3 AND ally = ?2))",
        game,
        seat,
        other,
    )
    return changed > 0


async def list_all(session: Session, game: int) -> list[Alliance]:
    """Return the alliances of a game, each once, the oldest first."""
    rows = await session.rows(
        "SELECT seat, ally, since FROM alliances WHERE game = ? ORDER BY since, seat, ally", game
    )
    found: dict[frozenset[str], Alliance] = {}
    for row in rows:
        pair = frozenset({row["seat"], row["ally"]})
        if pair in found:
            first = found[pair]
            found[pair] = Alliance(first.seats, row["since"], True)
        else:
            found[pair] = Alliance((row["seat"], row["ally"]), row["since"], False)
    return list(found.values())


async def find_notes(session: Session, game: int, user: int) -> str:
    """Return a user's notes on a game; empty if there are none."""
    text = await session.value("SELECT text FROM notes WHERE game = ? AND user = ?", game, user)
    return "" if text is None else str(text)


async def find_all_notes(session: Session, game: int) -> dict[int, str]:
    """Return the notes of all users on a game."""
    rows = await session.rows("SELECT user, text FROM notes WHERE game = ?", game)
    return {row["user"]: row["text"] for row in rows}


async def put_notes(session: Session, game: int, user: int, text: str) -> None:
    """Save a user's notes on a game, replacing the earlier ones; an empty text deletes them."""
    if not text:
        await session.run("DELETE FROM notes WHERE game = ? AND user = ?", game, user)
        return
    await session.run(
        "INSERT INTO notes (game, user, text) VALUES (?, ?, ?)"
        " ON CONFLICT (game, user) DO UPDATE SET text = excluded.text",
        game,
        user,
        text,
    )
