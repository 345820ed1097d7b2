"""Deals between seats: promises, and their judgments."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Literal

from engine.kernel.data import fixed

from ..sqlite.session import Row, Session, record, to_json

Outcome = Literal["kept", "broken"]
State = Literal["offered", "made", "declined", "withdrawn"]

SMALLEST = 10**15
"""The smallest id that is drawn for a deal."""


@fixed
class Promise:
    """What one seat promises another."""

    by: str
    to: str
    kind: str
    """The kind of promise, one of those of the game."""
    until: int
    """The last round of the promise."""
    what: str = ""
    """A place or a number, if the kind has one; empty: everywhere."""


@fixed
class Evidence:
    """A public event by which promises are judged."""

    answers: int
    """How many answers had been opened by then."""
    kind: str
    params: Mapping[str, Any]


@fixed
class Judgment:
    """The judgment of a promise."""

    answers: int
    """How many answers had been opened when it was clear."""
    place: int
    """The index of the promise in the deal, from 0."""
    outcome: Outcome


@fixed
class PlayerDeal:
    """Promises that one seat has offered to exchange with another."""

    id: int
    seat: str
    other: str
    public: bool
    state: State
    offered: float
    promises: tuple[Promise, ...]
    evidence: tuple[Evidence, ...] = ()
    judgments: tuple[Judgment, ...] = ()

    @property
    def seats(self) -> tuple[str, str]:
        """The two seats."""
        return self.seat, self.other

    @property
    def outcomes(self) -> dict[int, Outcome]:
        """The judgments of its promises, by index."""
        return {judgment.place: judgment.outcome for judgment in self.judgments}

    @property
    def going_on(self) -> bool:
        """Whether a promise of it is neither kept nor broken yet."""
        return self.state == "made" and len(self.judgments) < len(self.promises)


async def add(
    session: Session,
    game: int,
    seat: str,
    other: str,
    promises: Sequence[Promise],
    *,
    public: bool,
    now: float,
) -> int:
    """Save an offer; return its id, which no other deal ever has.

    It is drawn, because both players can read it: ids in a row would tell them how many private
    deals others have made meanwhile.
    """
    return await session.insert(
        "INSERT INTO deals (id, game, place, seat, other, public, offered, promises)"
        " VALUES (?1, ?2, (SELECT coalesce(max(place), 0) + 1 FROM deals WHERE game = ?2),"
        " ?3, ?4, ?5, ?6, ?7)",
        SMALLEST + secrets.randbelow(8 * SMALLEST),
        game,
        seat,
        other,
        public,
        now,
        to_json([asdict(promise) for promise in promises]),
    )


async def set_state(session: Session, id: int, state: State) -> None:
    """Save the outcome of an offer."""
    await session.run("UPDATE deals SET state = ? WHERE id = ?", state, id)


async def judge(session: Session, deal: PlayerDeal) -> None:
    """Save the evidence and the judgments of a deal."""
    await session.run(
        "UPDATE deals SET evidence = ?, judgments = ? WHERE id = ?",
        to_json([asdict(event) for event in deal.evidence]),
        to_json([asdict(judgment) for judgment in deal.judgments]),
        deal.id,
    )


async def list_all(session: Session, game: int) -> list[PlayerDeal]:
    """Return the deals of a game, with all offers, in the order in which they were offered."""
    rows = await session.rows("SELECT * FROM deals WHERE game = ? ORDER BY place", game)
    return [_deal(row) for row in rows]


def _deal(row: Row) -> PlayerDeal:
    return record(
        PlayerDeal,
        row,
        promises=tuple(Promise(**promise) for promise in json.loads(row["promises"])),
        evidence=tuple(Evidence(**event) for event in json.loads(row["evidence"])),
        judgments=tuple(Judgment(**judgment) for judgment in json.loads(row["judgments"])),
    )
