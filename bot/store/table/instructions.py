"""The instructions that seats have left for questions to come. Secret."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..sqlite.session import Session, to_json


async def find(session: Session, game: int) -> dict[str, list[dict[str, Any]]]:
    """Return the instructions of all seats of a game that have given any."""
    rows = await session.rows("SELECT seat, given FROM instructions WHERE game = ?", game)
    return {row["seat"]: json.loads(row["given"]) for row in rows}


async def put(session: Session, game: int, seat: str, given: Sequence[Mapping[str, Any]]) -> None:
    """Save the instructions of a seat, replacing the earlier ones."""
    await session.run(
        "INSERT INTO instructions (game, seat, given) VALUES (?, ?, ?)"
        " ON CONFLICT (game, seat) DO UPDATE SET given = excluded.given",
        game,
        seat,
        to_json(list(given)),
    )
