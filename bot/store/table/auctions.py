"""What users bid for seats before their game begins. Secret until then."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from ..sqlite.session import Session, to_json


@dataclass(frozen=True, slots=True)
class SealedBids:
    """The bids of one user: a number for each seat that they name."""

    bids: Mapping[str, int]
    receipt: str | None = None
    """Their receipt, if the table has a log."""


async def find(session: Session, game: int) -> dict[int, SealedBids]:
    """Return the bids of all users in a game."""
    rows = await session.rows("SELECT user, bids, receipt FROM seat_bids WHERE game = ?", game)
    return {row["user"]: SealedBids(json.loads(row["bids"]), row["receipt"]) for row in rows}


async def put(session: Session, game: int, user: int, sealed: SealedBids) -> None:
    """Save a user's bids, replacing the earlier ones."""
    await session.run(
        "INSERT OR REPLACE INTO seat_bids (game, user, bids, receipt) VALUES (?, ?, ?, ?)",
        game,
        user,
        to_json(dict(sealed.bids)),
        sealed.receipt,
    )


async def drop(session: Session, game: int, user: int | None = None) -> None:
    """Delete the bids of a user, or of everyone, in a game."""
    await session.run(
        "DELETE FROM seat_bids WHERE game = ?1 AND (?2 IS NULL OR user = ?2)", game, user
    )
