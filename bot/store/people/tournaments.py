"""Tournaments: their entrants, and the tables of their rounds."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict, Unpack

from engine.kernel.data import fixed

from ..sqlite.session import Row, Session, record, to_json

TournamentPhase = Literal["open", "running", "over", "closed"]


@fixed
class Entrant:
    """Someone who takes part, or did."""

    number: int
    user: int | None
    """``None`` if their data was deleted."""
    name: str
    gone: bool = False
    """Whether they have left, and are paired no more."""

    @property
    def active(self) -> bool:
        """Whether they are paired in the next round."""
        return self.user is not None and not self.gone


@fixed
class PairedTable:
    """One table of a round."""

    round: int
    number: int
    seats: Mapping[str, int | None]
    """The entrant of each seat, by number; ``None`` for a steward."""
    thread: int | None = None
    """The thread in which it is played, once there is one."""
    match: int | None = None
    """Its game, once it has begun."""
    ended: bool = False
    places: Mapping[str, int] | None = None
    """The places at its end; ``None`` if it counts for nobody."""
    gone: Sequence[int] = ()
    """The entrants who had left their seats before its end."""


@fixed
class Tournament:
    """A tournament with all that belongs to it."""

    id: int
    guild: int
    channel: int
    host: int
    ruleset: str
    size: int
    """How many are wanted at a table."""
    rounds: int
    """How many are to be played."""
    pace: int
    """Seconds for a single answer."""
    language: str
    phase: TournamentPhase
    changed: float
    message: int | None
    """The post that is kept up to date."""
    told: bool
    """Whether its end is posted."""
    entrants: tuple[Entrant, ...] = ()
    seeds: tuple[str, ...] = ()
    """What the lots of each round were drawn from."""
    tables: tuple[PairedTable, ...] = ()
    """Those of all rounds."""

    @property
    def round(self) -> int:
        """The present round, or the last one; 0 before the first."""
        return len(self.seeds)

    @property
    def current(self) -> list[PairedTable]:
        """The tables of the present round."""
        return [table for table in self.tables if table.round == self.round]

    @property
    def active(self) -> list[Entrant]:
        """Those who are paired in the next round."""
        return [entrant for entrant in self.entrants if entrant.active]

    def entrant(self, user: int) -> Entrant | None:
        """Return the entrant that a user is or was."""
        return next((one for one in self.entrants if one.user == user), None)

    def numbered(self, number: int) -> Entrant:
        """Return the entrant with a number."""
        return next(one for one in self.entrants if one.number == number)


class TournamentChanges(TypedDict, total=False):
    """What may change of a tournament, by the fields of `Tournament`."""

    ruleset: str
    size: int
    rounds: int
    pace: int
    phase: TournamentPhase
    changed: float
    message: int | None
    told: bool


async def insert(
    session: Session,
    *,
    guild: int,
    channel: int,
    host: int,
    ruleset: str,
    size: int,
    rounds: int,
    pace: int,
    language: str,
    now: float,
) -> int:
    """Add a tournament that waits for entrants; return its id."""
    return await session.insert(
        "INSERT INTO tournaments (guild, channel, host, ruleset, size, rounds, pace, language,"
        " changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(guild, channel, host, ruleset, size, rounds, pace, language, now),
    )


async def find(session: Session, tournament: int) -> Tournament | None:
    """Return a tournament by its id."""
    row = await session.row("SELECT * FROM tournaments WHERE id = ?", tournament)
    return None if row is None else await _whole(session, row)


async def find_in(session: Session, guild: int, channel: int) -> Tournament | None:
    """Return the tournament of a channel that goes on, or else the last one of the server."""
    row = await session.row(
        "SELECT * FROM tournaments WHERE guild = ?1 AND phase <> 'closed' ORDER BY"
        " NOT (channel = ?2 AND phase <> 'over'), channel = ?2 DESC, id DESC LIMIT 1",
        *(guild, channel),
    )
    return None if row is None else await _whole(session, row)


async def list_untold(session: Session) -> list[int]:
    """Return the tournaments that someone has to look after: their end is not posted yet."""
    rows = await session.rows("SELECT id FROM tournaments WHERE told = 0 ORDER BY id")
    return [row["id"] for row in rows]


async def list_matches(session: Session) -> set[int]:
    """Return the games of tournaments that have not ended."""
    rows = await session.rows(
        "SELECT match FROM sittings JOIN tournaments ON tournaments.id = tournament"
        " WHERE told = 0 AND ended = 0 AND match IS NOT NULL"
    )
    return {row["match"] for row in rows}


async def update(session: Session, tournament: int, **changes: Unpack[TournamentChanges]) -> None:
    """Save what has changed of a tournament."""
    columns = ", ".join(f"{name} = ?" for name in changes)
    await session.run(
        f"UPDATE tournaments SET {columns} WHERE id = ?", *changes.values(), tournament
    )


async def add_entrant(session: Session, tournament: int, user: int, name: str) -> None:
    """Add someone who takes part."""
    await session.run(
        "INSERT INTO entrants (tournament, number, user, name) SELECT ?1,"
        " 1 + coalesce(max(number), 0), ?2, ?3 FROM entrants WHERE tournament = ?1",
        *(tournament, user, name),
    )


async def drop_entrant(session: Session, tournament: int, number: int) -> None:
    """Delete someone who takes no part after all."""
    await session.run(
        "DELETE FROM entrants WHERE tournament = ? AND number = ?", tournament, number
    )


async def set_gone(session: Session, tournament: int, number: int, *, gone: bool) -> None:
    """Save whether an entrant has left."""
    await session.run(
        "UPDATE entrants SET gone = ? WHERE tournament = ? AND number = ?",
        *(gone, tournament, number),
    )


async def add_round(
    session: Session, tournament: int, seed: str, tables: Sequence[PairedTable]
) -> None:
    """Add the pairing of a round."""
    await session.run(
        "INSERT INTO pairings (tournament, round, seed) VALUES (?, ?, ?)",
        *(tournament, tables[0].round, seed),
    )
    await session.run_many(
        "INSERT INTO sittings (tournament, round, number, seats) VALUES (?, ?, ?, ?)",
        [(tournament, one.round, one.number, to_json(dict(one.seats))) for one in tables],
    )


async def put_table(session: Session, tournament: int, table: PairedTable) -> None:
    """Save where a table is played, which game it is, and how that has ended."""
    await session.run(
        "UPDATE sittings SET thread = ?, match = ?, ended = ?, places = ?, gone = ?"
        " WHERE tournament = ? AND round = ? AND number = ?",
        *(table.thread, table.match, table.ended),
        None if table.places is None else to_json(dict(table.places)),
        to_json(list(table.gone)),
        *(tournament, table.round, table.number),
    )


async def _whole(session: Session, row: Row) -> Tournament:
    of = row["id"]
    entrants = await session.rows(
        "SELECT number, user, name, gone FROM entrants WHERE tournament = ? ORDER BY number", of
    )
    seeds = await session.rows("SELECT seed FROM pairings WHERE tournament = ? ORDER BY round", of)
    tables = await session.rows(
        "SELECT * FROM sittings WHERE tournament = ? ORDER BY round, number", of
    )
    return record(
        Tournament,
        row,
        entrants=tuple(record(Entrant, one) for one in entrants),
        seeds=tuple(one["seed"] for one in seeds),
        tables=tuple(_table(one) for one in tables),
    )


def _table(row: Row) -> PairedTable:
    def read(column: str) -> Any:
        return None if row[column] is None else json.loads(row[column])

    return record(
        PairedTable, row, seats=read("seats"), places=read("places"), gone=tuple(read("gone"))
    )
