"""The players at a table, and their sealed bids for seats before its game begins."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Literal, get_args

from engine.kernel.data import fixed

from ..sqlite.session import Session, record, to_json

StandIn = Literal["chapter", "away", "host"]
"""How long a steward plays a player's seat: until the end of the chapter, of a vacation, or until
the host or the player ends it."""

Level = Literal["page", "squire", "knight", "lord"]
"""How well a steward plays, from the one for a first game to the strongest."""
LEVELS: Mapping[str, Level] = {level: level for level in get_args(Level)}
"""All of them, by their names."""


@fixed
class Player:
    """A user or a steward at a table, or an empty seat."""

    number: int
    user: int | None
    """The user who plays and knows the seat's secrets; ``None`` for a steward and an empty seat."""
    name: str
    seat: str | None
    """The seat; ``None`` until one is chosen or drawn."""
    owner: int | None = None
    """The user who has lent the seat to the present one."""
    owner_name: str | None = None
    vacant: bool = False
    """Whether someone has left, and nobody has taken the seat."""
    offered: bool = False
    """Whether a volunteer may take the seat."""
    guarded: bool = False
    """Whether a volunteer needs the table's agreement, because nobody left it voluntarily."""
    stand_in: StandIn | None = None
    """Until when a steward plays for the user, or for the empty seat."""
    away: float | None = None
    """When the user's vacation ends."""
    held: float | None = None
    """Until when the table waits for the user, who is away; then a steward plays."""
    holds: bool = False
    """Whether the steward that stands in for the user gives only safe answers."""
    level: Level | None = None
    """The level of the steward that plays the seat, as its own or for an absent player."""

    @property
    def steward(self) -> bool:
        """Whether the seat is a steward's own."""
        return self.user is None and not self.vacant

    @property
    def machine(self) -> bool:
        """Whether a steward answers, even if only for a while."""
        return self.steward or self.stand_in is not None

    @property
    def open(self) -> bool:
        """Whether another user may ask for the seat: it is offered, or nobody's."""
        return self.offered or self.steward


COLUMNS = (
    "number, user, name, seat, owner, owner_name, vacant, offered, guarded, stand_in, away, held,"
    " holds, level"
)


async def list_players(session: Session, game: int) -> list[Player]:
    """Return everyone at a table, in the order of joining."""
    rows = await session.rows(f"SELECT {COLUMNS} FROM players WHERE game = ? ORDER BY number", game)
    return [record(Player, row) for row in rows]


async def add_player(
    session: Session,
    game: int,
    *,
    user: int | None,
    name: str,
    seat: str | None,
    level: Level | None = None,
) -> None:
    """Seat someone, after all others.

    Raises sqlite3.IntegrityError if the user or the seat is at the table already.
    """
    await session.run(
        "INSERT INTO players (game, number, user, name, seat, level) VALUES"
        " (?1, (SELECT coalesce(max(number), 0) + 1 FROM players WHERE game = ?1), ?2, ?3, ?4, ?5)",
        game,
        user,
        name,
        seat,
        level,
    )


async def set_seat(session: Session, game: int, number: int, seat: str | None) -> None:
    """Give a player a seat."""
    await session.run(
        "UPDATE players SET seat = ? WHERE game = ? AND number = ?", seat, game, number
    )


async def put_player(session: Session, game: int, player: Player) -> None:
    """Replace what is saved about the player with this number.

    Raises sqlite3.IntegrityError if the user is at the table already.
    """
    await session.run(
        "UPDATE players SET user = ?, name = ?, seat = ?, owner = ?, owner_name = ?, vacant = ?,"
        " offered = ?, guarded = ?, stand_in = ?, away = ?, held = ?, holds = ?, level = ?"
        " WHERE game = ? AND number = ?",
        player.user,
        player.name,
        player.seat,
        player.owner,
        player.owner_name,
        player.vacant,
        player.offered,
        player.guarded,
        player.stand_in,
        player.away,
        player.held,
        player.holds,
        player.level,
        game,
        player.number,
    )


async def remove_player(session: Session, game: int, number: int) -> None:
    """Remove a player from the table."""
    await session.run("DELETE FROM players WHERE game = ? AND number = ?", game, number)


async def end_chapter(session: Session, game: int) -> int:
    """Give seats back that a steward played until the end of the chapter.

    Returns how many there were.
    """
    return await session.run(
        "UPDATE players SET stand_in = NULL, level = NULL WHERE game = ? AND stand_in = 'chapter'",
        game,
    )


async def add_tenure(session: Session, game: int, user: int, seat: str) -> None:
    """Save that a user has come to know a seat's secrets."""
    await session.run(
        "INSERT INTO tenures (game, user, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        game,
        user,
        seat,
    )


async def ban(session: Session, game: int, user: int) -> None:
    """Save that a user was kicked."""
    await session.run("UPDATE tenures SET sent_away = 1 WHERE game = ? AND user = ?", game, user)


async def is_banned(session: Session, game: int, user: int) -> bool:
    """Return whether a user was kicked from a game."""
    return bool(
        await session.value(
            "SELECT 1 FROM tenures WHERE game = ? AND user = ? AND sent_away = 1", game, user
        )
    )


async def list_all_tenures(session: Session, game: int) -> list[tuple[str, int]]:
    """Return the seats of a game with the users who have played them, former players included."""
    rows = await session.rows("SELECT seat, user FROM tenures WHERE game = ?", game)
    return [(row["seat"], row["user"]) for row in rows]


async def list_tenures(session: Session, game: int, user: int) -> list[str]:
    """Return the seats whose secrets a user knows, or once knew."""
    rows = await session.rows("SELECT seat FROM tenures WHERE game = ? AND user = ?", game, user)
    return [row["seat"] for row in rows]


@fixed
class SealedBids:
    """The bids of one user: a number for each seat that they name."""

    bids: Mapping[str, int]
    receipt: str | None = None
    """Their receipt, if the table has a log."""


async def find_bids(session: Session, game: int) -> dict[int, SealedBids]:
    """Return the bids of all users in a game."""
    rows = await session.rows("SELECT user, bids, receipt FROM seat_bids WHERE game = ?", game)
    return {row["user"]: SealedBids(json.loads(row["bids"]), row["receipt"]) for row in rows}


async def put_bids(session: Session, game: int, user: int, sealed: SealedBids) -> None:
    """Save a user's bids, replacing the earlier ones."""
    await session.put("seat_bids", sealed, game=game, user=user, bids=to_json(dict(sealed.bids)))


async def drop_bids(session: Session, game: int, user: int | None = None) -> None:
    """Delete the bids of a user, or of everyone, in a game."""
    await session.run(
        "DELETE FROM seat_bids WHERE game = ?1 AND (?2 IS NULL OR user = ?2)", game, user
    )
