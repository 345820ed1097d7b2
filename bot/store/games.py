"""Games and who plays them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from .session import Row, Session, to_json

Phase = Literal["lobby", "running", "over", "closed"]


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at a table."""

    number: int
    user: int | None
    """``None`` for the computer."""
    name: str
    seat: str | None
    """``None`` until one is chosen or drawn."""

    @property
    def practice(self) -> bool:
        """Whether the computer plays."""
        return self.user is None


@dataclass(frozen=True, slots=True)
class GameInfo:
    """One game: what was agreed, and who plays."""

    id: int
    guild: int
    channel: int
    host: int
    ruleset: str
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    """All of them, in the ruleset's order."""
    rulings: Mapping[str, str]
    phase: Phase
    created: float
    """UTC epoch seconds."""
    players: tuple[Player, ...]

    def player_of(self, user: int) -> Player | None:
        """Return the player that a user is."""
        return next((p for p in self.players if p.user == user), None)

    def player_in(self, seat: str) -> Player | None:
        """Return the player that has a seat."""
        return next((p for p in self.players if p.seat == seat), None)

    def practice_number(self, player: Player) -> int:
        """Return the number by which a computer's player is told from the others, from 1."""
        return 1 + sum(p.practice and p.number < player.number for p in self.players)

    @property
    def free(self) -> int:
        """How many can still join."""
        return len(self.seats) - len(self.players)

    @property
    def free_seats(self) -> list[str]:
        """The seats that nobody has."""
        return [s for s in self.seats if self.player_in(s) is None]


async def insert(
    session: Session,
    *,
    guild: int,
    channel: int,
    host: int,
    ruleset: str,
    options: Mapping[str, Any],
    seats: Sequence[str],
    rulings: Mapping[str, str],
    created: float,
) -> int:
    """Add a game in its lobby; return its id.

    Raises sqlite3.IntegrityError if the channel has an open game.
    """
    return await session.insert(
        "INSERT INTO games (guild, channel, host, ruleset, options, seats, rulings, phase, created)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, 'lobby', ?)",
        guild,
        channel,
        host,
        ruleset,
        to_json(dict(options)),
        to_json(list(seats)),
        to_json(dict(rulings)),
        created,
    )


async def find(session: Session, game: int) -> GameInfo | None:
    """Return a game by its id."""
    row = await session.row("SELECT * FROM games WHERE id = ?", game)
    return None if row is None else await _with_players(session, row)


async def find_in_channel(session: Session, channel: int) -> GameInfo | None:
    """Return the open game of a channel, else the last one that ended there."""
    row = await session.row(
        "SELECT * FROM games WHERE channel = ? AND phase <> 'closed'"
        " ORDER BY phase = 'over', id DESC LIMIT 1",
        channel,
    )
    return None if row is None else await _with_players(session, row)


async def find_of_user(session: Session, user: int) -> list[GameInfo]:
    """Return the open games of a user, the oldest first."""
    rows = await session.rows(
        "SELECT games.* FROM players JOIN games ON games.id = players.game"
        " WHERE players.user = ? AND games.phase IN ('lobby', 'running') ORDER BY games.id",
        user,
    )
    return [await _with_players(session, row) for row in rows]


async def list_pending(session: Session) -> list[int]:
    """Return the games in which chance or a practice seat has to answer."""
    return [row["id"] for row in await session.rows("SELECT id FROM games WHERE pending = 1")]


async def set_phase(session: Session, game: int, phase: Phase) -> None:
    """Note where a game is in its life."""
    await session.run("UPDATE games SET phase = ? WHERE id = ?", phase, game)


async def set_host(session: Session, game: int, host: int) -> None:
    """Hand the table to somebody else."""
    await session.run("UPDATE games SET host = ? WHERE id = ?", host, game)


async def add_player(
    session: Session, game: int, *, user: int | None, name: str, seat: str | None
) -> None:
    """Seat somebody, after all others.

    Raises sqlite3.IntegrityError if the user or the seat is at the table already.
    """
    await session.run(
        "INSERT INTO players (game, number, user, name, seat) VALUES"
        " (?1, (SELECT coalesce(max(number), 0) + 1 FROM players WHERE game = ?1), ?2, ?3, ?4)",
        game,
        user,
        name,
        seat,
    )


async def set_seat(session: Session, game: int, number: int, seat: str | None) -> None:
    """Give a player a seat."""
    await session.run(
        "UPDATE players SET seat = ? WHERE game = ? AND number = ?", seat, game, number
    )


async def remove_player(session: Session, game: int, number: int) -> None:
    """Take a player off the table."""
    await session.run("DELETE FROM players WHERE game = ? AND number = ?", game, number)


async def _with_players(session: Session, row: Row) -> GameInfo:
    players = await session.rows(
        "SELECT number, user, name, seat FROM players WHERE game = ? ORDER BY number", row["id"]
    )
    return GameInfo(
        id=row["id"],
        guild=row["guild"],
        channel=row["channel"],
        host=row["host"],
        ruleset=row["ruleset"],
        options=json.loads(row["options"]),
        seats=tuple(json.loads(row["seats"])),
        rulings=json.loads(row["rulings"]),
        phase=row["phase"],
        created=row["created"],
        players=tuple(Player(*player) for player in players),
    )
