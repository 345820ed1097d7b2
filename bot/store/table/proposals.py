"""Proposals to a table, and the votes on them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, Literal

from engine.kernel.data import fixed

from ..sqlite.session import Row, Session, record, to_json

Kind = Literal[
    "extend",
    "terms",
    "kick",
    "back",
    "resume",
    "host",
    "admit",
    "end",
    "dark",
    "stand-in",
    "pause",
    "over",
    "concede",
]
State = Literal["open", "passed", "refused", "expired", "void"]
"""``void``: the proposal no longer makes sense, such as kicking a player who has left."""


@fixed
class Proposal:
    """Something that a table decides together."""

    id: int
    game: int
    kind: Kind
    params: Mapping[str, Any]
    """``extend``: ``seconds``; ``terms``: ``terms``; ``kick``: ``seat`` and ``person``, the user in
    it; ``back``: ``question``; ``host``: ``person``; ``admit``: ``seat``, ``person`` and ``name``;
    ``stand-in``: ``seats``; ``concede``: ``seat``, who is to have won, or nobody; ``end``,
    ``pause`` and ``over``: nothing.

    ``unasked``: whether the bot has proposed it; ``instead``: what else can be proposed. ``words``:
    the parameters of the sentence that puts it to the vote; ``asks``: the id of that sentence, if
    it is not the usual one; ``silent``: whether silence counts as agreement when its time is over.
    """
    user: int
    """The user who proposed it."""
    expires: float
    state: State
    votes: Mapping[int, bool] = field(default_factory=dict)
    """The votes by user: whether they agree. Public."""

    @property
    def instead(self) -> Sequence[Sequence[str]]:
        """What else can be proposed: labels, and what the host's panel does."""
        instead: Sequence[Sequence[str]] = self.params.get("instead", ())
        return instead

    @property
    def asks(self) -> str:
        """The id of the sentence that proposes it, without ``table-``."""
        return str(self.params.get("asks", f"proposed-{self.kind}"))


async def add(
    session: Session,
    game: int,
    kind: Kind,
    params: Mapping[str, Any],
    *,
    user: int,
    created: float,
    expires: float,
) -> int:
    """Add a proposal; return its id.

    Raises sqlite3.IntegrityError if one of its kind is open.
    """
    return await session.insert(
        "INSERT INTO proposals (game, kind, params, user, created, expires)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        game,
        kind,
        to_json(dict(params)),
        user,
        created,
        expires,
    )


async def find(session: Session, id: int) -> Proposal | None:
    """Return a proposal by its id."""
    row = await session.row("SELECT * FROM proposals WHERE id = ?", id)
    return None if row is None else await _with_votes(session, row)


async def list_open(session: Session, game: int) -> list[Proposal]:
    """Return the open proposals of a game, the oldest first."""
    rows = await session.rows(
        "SELECT * FROM proposals WHERE game = ? AND state = 'open' ORDER BY id", game
    )
    return [await _with_votes(session, row) for row in rows]


async def was_refused(session: Session, game: int, person: int) -> bool:
    """Return whether a table has refused a seat to someone."""
    return bool(
        await session.value(
            "SELECT 1 FROM proposals WHERE game = ? AND kind = 'admit' AND state = 'refused'"
            " AND json_extract(params, '$.person') = ?",
            game,
            person,
        )
    )


async def vote(session: Session, id: int, user: int, agrees: bool) -> None:
    """Save a vote, replacing an earlier one."""
    await session.put("votes", proposal=id, user=user, agrees=agrees)


async def postpone(session: Session, game: int, seconds: float) -> list[int]:
    """Move the ends of all open votes of a game; return their numbers."""
    rows = await session.rows(
        "SELECT id FROM proposals WHERE game = ? AND state = 'open' ORDER BY id", game
    )
    numbers = [row["id"] for row in rows]
    await session.run_many(
        "UPDATE proposals SET created = created + ?1, expires = expires + ?1 WHERE id = ?2",
        [(seconds, number) for number in numbers],
    )
    return numbers


async def close(session: Session, id: int, state: State) -> None:
    """Save the outcome of a proposal."""
    await session.run("UPDATE proposals SET state = ? WHERE id = ?", state, id)


async def _with_votes(session: Session, row: Row) -> Proposal:
    votes = await session.rows("SELECT user, agrees FROM votes WHERE proposal = ?", row["id"])
    cast = {vote["user"]: bool(vote["agrees"]) for vote in votes}
    return record(Proposal, row, params=json.loads(row["params"]), votes=cast)
