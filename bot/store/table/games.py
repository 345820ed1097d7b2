"""Games and their players."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypedDict, Unpack

from engine.kernel.data import fixed

from ..keeping import deletion
from ..sqlite.session import Row, Session, record, to_json
from .seats import Player, list_players

Phase = Literal["lobby", "running", "over", "closed"]
Light = Literal["awaited", "lit", "dark"]
Obstacle = Literal[
    "view-channel",
    "send-messages",
    "send-messages-in-threads",
    "locked",
    "archived",
    "away",
    "outage",
]
"""What keeps the bot from using a channel: a permission that it lacks; a thread that is locked, or
archived so that nobody but moderators can open it; a server that it has left, or that is out of
order."""

COLUMNS = {"concealed_until": "unveils"}
"""The columns that have another name than the field of `GameInfo`."""

log = logging.getLogger(__name__)


class BadRow(ValueError):
    """A row that no version of the bot can have written."""


class Passed(NamedTuple):
    """The end of a chapter that is not posted yet."""

    place: int
    """In the log."""
    round: int
    """The round that it was in; 0 where the game has none."""


@dataclass(frozen=True)
class GameInfo:
    """One game: its settings and its players."""

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
    """UTC epoch seconds, like all times."""
    players: tuple[Player, ...]
    terms: Mapping[str, Any] = field(default_factory=dict)
    """The settings of the table, as `bot.play.settings.table.TableSettings` writes them."""
    paused: float | None = None
    """Since when the host has stopped all clocks."""
    opens: float | None = None
    """When the sealed answers, which are all in, will open."""
    lost: float | None = None
    """Since when its channel is gone."""
    expires: float | None = None
    """When it is closed if it has not begun and nothing happens until then."""
    pinned: str | None = None
    """Why the game cannot go on as it is; ``None`` if it can."""
    sought: int | None = None
    """How many people it begins with by itself; ``None`` if its host begins it."""
    again: int | None = None
    """The game of which it is the rematch."""
    hidden: float | None = None
    """Since when the bot cannot use the channel, so that clocks stand still."""
    obstacle: Obstacle | None = None
    """Why it cannot."""
    warns: float | None = None
    """When all players are told of that."""
    concealed_until: float | None = None
    """When the table may see who has answered the open question; ``None`` if it may now."""
    gathers: int | None = None
    """The first of the questions that all are asked at the same time; ``None`` in ordinary
    turns."""
    passed: tuple[Passed, ...] = ()
    """The ends of chapters that are not posted yet, because stewards play on."""
    seal: str | None = None
    """The hash that promises the secret of its log; ``None`` in games without one."""
    light: Light | None = None
    """Whether its luck awaits a round of the beacon, has light, or continues without it."""

    @property
    def language(self) -> str:
        """The language of posts for everyone."""
        return str(self.terms.get("language", "en"))

    @property
    def faceless(self) -> bool:
        """Whether nobody may learn who plays which seat: that was agreed, and the game runs."""
        return self.phase == "running" and bool(self.terms.get("faceless"))

    def player_of(self, user: int) -> Player | None:
        """Return the player that a user is."""
        return next((p for p in self.players if p.user == user), None)

    def player_in(self, seat: str) -> Player | None:
        """Return the player that has a seat."""
        return next((p for p in self.players if p.seat == seat), None)

    @cached_property
    def stewards(self) -> Mapping[str, Player]:
        """The players of the seats for which stewards answer, even if only for a while."""
        return {p.seat: p for p in self.players if p.seat is not None and p.machine}

    @cached_property
    def users(self) -> Mapping[str, int]:
        """The user who knows each seat's secrets; without stewards and empty seats."""
        return {p.seat: p.user for p in self.players if p.seat and p.user is not None}

    @cached_property
    def people(self) -> int:
        """How many of the players are people."""
        return sum(p.user is not None for p in self.players)

    @property
    def watched(self) -> bool:
        """Whether several people play, so that one could learn from another's question.

        A player who is away while a steward stands in counts, too.
        """
        return self.people > 1

    @property
    def size(self) -> int:
        """How many play; before a game begins, there may be more seats to choose from."""
        number: int = self.options.get("players", len(self.seats))
        return min(number, len(self.seats))

    @property
    def missing(self) -> int:
        """The number of people with which it begins by itself; 0 if it does not."""
        return 0 if self.sought is None else max(0, min(self.sought, self.size) - self.people)

    @cached_property
    def holding(self) -> Sequence[str]:
        """The seats for which stewards give only safe answers."""
        return [p.seat for p in self.players if p.seat and p.holds and p.stand_in is not None]

    @cached_property
    def persons(self) -> Sequence[str]:
        """The seats for which no steward answers, including empty ones."""
        return [p.seat for p in self.players if p.seat is not None and not p.machine]

    @property
    def free(self) -> int:
        """How many can still join."""
        return self.size - len(self.players)

    @property
    def free_seats(self) -> list[str]:
        """The seats that nobody has taken."""
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
    terms: Mapping[str, Any],
    created: float,
    sought: int | None = None,
    again: int | None = None,
) -> int:
    """Add a game in its lobby; return its id.

    Raises sqlite3.IntegrityError if the channel has an open game.
    """
    return await session.insert(
        "INSERT INTO games"
        " (guild, channel, host, ruleset, options, seats, rulings, terms, phase, created,"
        " sought, again) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?)",
        guild,
        channel,
        host,
        ruleset,
        to_json(dict(options)),
        to_json(list(seats)),
        to_json(dict(rulings)),
        to_json(dict(terms)),
        created,
        sought,
        again,
    )


async def find(session: Session, game: int) -> GameInfo | None:
    """Return a game by its id.

    Raises BadRow.
    """
    row = await session.row("SELECT * FROM games WHERE id = ?", game)
    return None if row is None else await _with_players(session, row)


async def find_bare(session: Session, game: int) -> GameInfo | None:
    """Return what is known of a game by its id, even if the rest cannot be read."""
    row = await session.row("SELECT * FROM games WHERE id = ?", game)
    return None if row is None else _info(row, (), bare=True)


async def count_open(session: Session, *, host: int | None = None, guild: int | None = None) -> int:
    """Count the unfinished games of a host or a server."""
    return int(
        await session.value(
            "SELECT count(*) FROM games WHERE phase IN ('lobby', 'running')"
            " AND (?1 IS NULL OR host = ?1) AND (?2 IS NULL OR guild = ?2)",
            host,
            guild,
        )
    )


async def find_in_channel(session: Session, channel: int) -> GameInfo | None:
    """Return the open game of a channel, or else the last one that ended there.

    Raises BadRow.
    """
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
    return await _readable(session, rows)


async def list_over(
    session: Session,
    *,
    channel: int | None = None,
    guild: int | None = None,
    user: int | None = None,
    most: int,
) -> list[GameInfo]:
    """Return the games that are over of a channel, a server or a user, the latest first."""
    wanted, value = "games.channel = ?", channel
    if guild is not None:
        wanted, value = "games.guild = ?", guild
    if user is not None:
        wanted = "games.id IN (SELECT game FROM players WHERE user = ?)"
        value = user
    rows = await session.rows(
        f"SELECT * FROM games WHERE {wanted} AND phase = 'over' ORDER BY id DESC LIMIT {most:d}",
        value,
    )
    return await _readable(session, rows)


async def list_running_in(session: Session, guild: int) -> list[GameInfo]:
    """Return the games of a server that wait for players or run, the oldest first."""
    rows = await session.rows(
        "SELECT * FROM games WHERE guild = ? AND phase IN ('lobby', 'running') ORDER BY id", guild
    )
    return await _readable(session, rows)


async def list_stale(session: Session, host: int, before: float, most: int) -> list[int]:
    """Return the games of a host that are old, and all except the latest of the others."""
    rows = await session.rows(
        "SELECT id FROM games WHERE host = ? OR created < ? OR id NOT IN"
        " (SELECT id FROM games ORDER BY id DESC LIMIT ?)",
        host,
        before,
        most - 1,
    )
    return [row["id"] for row in rows]


async def count_from(session: Session, least: int) -> None:
    """Let game numbers start from a number, in a database without games."""
    await session.run(
        "INSERT INTO sqlite_sequence (name, seq) SELECT 'games', ?"
        " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'games')",
        least - 1,
    )


async def list_pending(session: Session) -> list[int]:
    """Return the games in which chance or a steward has to answer."""
    rows = await session.rows("SELECT id FROM games WHERE pending = 1 AND pinned IS NULL")
    return [row["id"] for row in rows]


class Changes(TypedDict, total=False):
    """What may change of a game, by the fields of `GameInfo`."""

    channel: int
    host: int
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    rulings: Mapping[str, str]
    phase: Phase
    terms: Mapping[str, Any]
    paused: float | None
    opens: float | None
    lost: float | None
    expires: float | None
    hidden: float | None
    obstacle: Obstacle | None
    warns: float | None
    concealed_until: float | None
    gathers: int | None
    passed: tuple[Passed, ...]


async def update(session: Session, game: int, **changes: Unpack[Changes]) -> None:
    """Save what has changed of a game.

    Raises sqlite3.IntegrityError if it is to go on in a channel that has an open game.
    """
    if changes.get("phase", "lobby") != "lobby":
        changes["expires"] = None
    columns = [f"{COLUMNS.get(name, name)} = ?" for name in changes]
    await session.run(
        f"UPDATE games SET {', '.join(columns)} WHERE id = ?",
        *map(_written, changes.values()),
        game,
    )


def _written(value: object) -> object:
    """Return a value as its column holds it."""
    if isinstance(value, Mapping):
        return to_json(dict(value))
    return to_json(value) if isinstance(value, tuple) else value


async def end(session: Session, game: int, phase: Phase) -> None:
    """Save that a game has ended, so that nothing in it is due."""
    await update(
        session,
        game,
        phase=phase,
        opens=None,
        concealed_until=None,
        paused=None,
        hidden=None,
        obstacle=None,
        warns=None,
    )
    await session.run("UPDATE players SET away = NULL, held = NULL WHERE game = ?", game)
    await deletion.end(session, game)
    await session.run(
        "UPDATE proposals SET state = 'expired' WHERE game = ? AND state = 'open'", game
    )


async def set_expires(session: Session, game: int, expires: float) -> None:
    """Save when a game that has not begun is closed if nothing happens until then."""
    await session.run(
        "UPDATE games SET expires = ? WHERE id = ? AND phase = 'lobby'", expires, game
    )


async def list_expired(session: Session, now: float) -> list[int]:
    """Return the games that have not begun, and in which nothing has happened for too long."""
    rows = await session.rows(
        "SELECT id FROM games WHERE expires IS NOT NULL AND expires <= ? AND phase = 'lobby'", now
    )
    return [row["id"] for row in rows]


async def postpone_expiry(session: Session, by: float) -> None:
    """Postpone the expiry of all lobbies, or advance it if ``by`` is below zero."""
    await session.run("UPDATE games SET expires = expires + ? WHERE phase = 'lobby'", by)


async def list_in_channel(session: Session, channel: int) -> list[GameInfo]:
    """Return all games that were opened in a channel, including ended ones."""
    rows = await session.rows("SELECT * FROM games WHERE channel = ? ORDER BY id", channel)
    return [await _with_players(session, row) for row in rows]


async def list_lost(session: Session) -> list[int]:
    """Return the channels of unfinished games that are gone."""
    rows = await session.rows(
        "SELECT DISTINCT channel FROM games WHERE lost IS NOT NULL"
        " AND phase IN ('lobby', 'running')"
    )
    return [row["channel"] for row in rows]


@fixed
class GameChannel:
    """Where a running game is played."""

    game: int
    guild: int
    channel: int
    obstacle: Obstacle | None
    """What keeps the bot from using it, if known."""


async def list_places(session: Session) -> list[GameChannel]:
    """Return the channels of running games that are not pinned."""
    rows = await session.rows(
        "SELECT id, guild, channel, obstacle FROM games"
        " WHERE phase = 'running' AND pinned IS NULL ORDER BY id"
    )
    return [GameChannel(r["id"], r["guild"], r["channel"], r["obstacle"]) for r in rows]


async def _with_players(session: Session, row: Row) -> GameInfo:
    return _info(row, tuple(await list_players(session, row["id"])))


async def _readable(session: Session, rows: Iterable[Row]) -> list[GameInfo]:
    """Return the games that can be read; others must not hide all of them."""
    found = []
    for row in rows:
        try:
            found.append(await _with_players(session, row))
        except BadRow as error:
            log.error("%s", error)
    return found


def _info(row: Row, players: tuple[Player, ...], *, bare: bool = False) -> GameInfo:
    """Return the game of a row; if only ``bare`` facts are wanted, impossible ones are empty.

    Raises BadRow.
    """

    def read(column: str, kind: type[Any]) -> Any:
        try:
            value = json.loads(row[column])
        except (ValueError, RecursionError):
            value = None
        if isinstance(value, kind):
            return value
        if bare:
            return kind()
        raise BadRow(f"game {row['id']} cannot be read: {column} are impossible")

    info = record(
        GameInfo,
        row,
        options=read("options", dict),
        seats=tuple(read("seats", list)),
        rulings=read("rulings", dict),
        players=players,
        terms=read("terms", dict),
        concealed_until=row[COLUMNS["concealed_until"]],
        passed=tuple(Passed(*end) for end in read("passed", list)),
    )
    if info.faceless:  # Everyone knows in which order people have joined.
        order = {seat: at for at, seat in enumerate(info.seats)}
        seated = sorted(players, key=lambda player: order.get(str(player.seat), len(order)))
        return replace(info, players=tuple(seated))
    return info
