"""First games, in which each idea is explained when it first matters."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from ..sqlite.session import Session, to_json


@dataclass(slots=True)
class Taught:
    """The player of a first game, the source of its luck, and the ideas explained so far."""

    user: int
    chance: int
    """From this comes what chance answers."""
    stewards: int
    """From this comes the luck of the stewards."""
    met: dict[str, str] = field(default_factory=dict)
    """The ideas that were explained, each with the moment at which it was."""


async def find(session: Session, game: int) -> Taught | None:
    """Return what is known of a first game; ``None`` for any other game."""
    row = await session.row("SELECT * FROM taught WHERE game = ?", game)
    if row is None:
        return None
    return Taught(row["user"], row["chance"], row["stewards"], json.loads(row["met"]))


async def put(session: Session, game: int, taught: Taught) -> None:
    """Save what is known of a first game."""
    await session.run(
        "INSERT INTO taught (game, user, chance, stewards, met) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game) DO UPDATE SET met = excluded.met",
        game,
        taught.user,
        taught.chance,
        taught.stewards,
        to_json(taught.met),
    )
