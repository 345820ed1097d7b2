"""What is answered ahead: plans of players, and instructions that seats have left. Secret."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.data import fixed

from ..sqlite.session import Session, to_json


@fixed
class Ahead:
    """The plans of one user in one game."""

    seat: str
    """The seat that they plan for."""
    given: Sequence[Mapping[str, Any]] = ()
    """Their plans, in the order of planning, as plain data."""
    draft: Mapping[str, Any] | None = None
    """The plan that is being made, as plain data."""
    passes: bool = False
    """Whether the next player of the seat gets the plans."""


async def find(session: Session, game: int) -> dict[int, Ahead]:
    """Return the plans of all users in a game."""
    rows = await session.rows(
        "SELECT user, seat, given, draft, passes FROM plans WHERE game = ?", game
    )
    return {
        row["user"]: Ahead(
            seat=row["seat"],
            given=json.loads(row["given"]),
            draft=None if row["draft"] is None else json.loads(row["draft"]),
            passes=bool(row["passes"]),
        )
        for row in rows
    }


async def put(session: Session, game: int, user: int, ahead: Ahead) -> None:
    """Save a user's plans, replacing the earlier ones."""
    draft = None if ahead.draft is None else to_json(dict(ahead.draft))
    given = to_json(list(ahead.given))
    await session.put("plans", ahead, game=game, user=user, given=given, draft=draft)


async def drop(session: Session, game: int, user: int | None = None) -> None:
    """Delete the plans of a user, or of everyone, in a game."""
    await session.run("DELETE FROM plans WHERE game = ?1 AND (?2 IS NULL OR user = ?2)", game, user)


async def find_instructions(session: Session, game: int) -> dict[str, list[dict[str, Any]]]:
    """Return the instructions of all seats of a game that have given any."""
    rows = await session.rows("SELECT seat, given FROM instructions WHERE game = ?", game)
    return {row["seat"]: json.loads(row["given"]) for row in rows}


async def put_instructions(
    session: Session, game: int, seat: str, given: Sequence[Mapping[str, Any]]
) -> None:
    """Save the instructions of a seat, replacing the earlier ones."""
    await session.run(
        "INSERT INTO instructions (game, seat, given) VALUES (?, ?, ?)"
        " ON CONFLICT (game, seat) DO UPDATE SET given = excluded.given",
        game,
        seat,
        to_json(list(given)),
    )
