"""How reliable users are: answers in time, vacations, games to their end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.kernel.data import fixed

from ..sqlite.session import Session

Deed = Literal["timely", "late", "away", "finished", "left", "took-over"]
"""``timely`` and ``late``: an answer that was due; ``away``: a vacation that was announced;
``finished`` and ``left``: a game, to its end or not; ``took-over``: a seat that others had left."""


@fixed
class Done:
    """Something that a user has done."""

    deed: Deed
    at: float


async def add(
    session: Session, game: int, user: int, question: int, deed: Deed, now: float
) -> None:
    """Record what a user has done; only the first time for a question counts."""
    await session.run(
        "INSERT INTO conduct (game, user, question, deed, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        game,
        user,
        question,
        deed,
        now,
    )


async def find(session: Session, guild: int, user: int) -> Sequence[Done]:
    """Return what a user has done in a server, as far as everyone may know.

    An answer counts when its question was answered by all, so nothing sealed can be read from it;
    at a table where nobody may know who plays which seat, when the game has ended. A
    late one does not also count as in time. A game counts as left once, unless the user has
    finished it; a seat counts as taken over once, unless the user has left that game.
    """
    rows = await session.rows(
        "SELECT deed, at FROM conduct JOIN games ON games.id = conduct.game"
        " WHERE guild = ?1 AND user = ?2 AND NOT (phase = 'running'"
        "  AND coalesce(json_extract(terms, '$.faceless'), 0))"
        " AND (deed NOT IN ('timely', 'late') OR EXISTS"
        "  (SELECT 1 FROM answers WHERE answers.game = conduct.game"
        "   AND answers.question = conduct.question))"
        " AND NOT (deed = 'timely' AND EXISTS (SELECT 1 FROM conduct AS other"
        "  WHERE other.game = conduct.game AND other.user = conduct.user"
        "  AND other.question = conduct.question AND other.deed = 'late'))"
        " AND NOT (deed = 'left' AND EXISTS (SELECT 1 FROM conduct AS other"
        "  WHERE other.game = conduct.game AND other.user = conduct.user"
        "  AND other.deed = 'finished'))"
        " AND NOT (deed IN ('left', 'took-over') AND EXISTS (SELECT 1 FROM conduct AS other"
        "  WHERE other.game = conduct.game AND other.user = conduct.user"
        "  AND (other.deed = conduct.deed AND other.question > conduct.question"
        "   OR conduct.deed = 'took-over' AND other.deed = 'left')))",
        guild,
        user,
    )
    return [Done(row["deed"], row["at"]) for row in rows]


async def was_late(session: Session, game: int, user: int, since: float) -> bool:
    """Return whether an answer of a user that was due in a game since a time has not come."""
    return bool(
        await session.value(
            "SELECT 1 FROM conduct WHERE game = ? AND user = ? AND deed = 'late' AND at >= ?",
            game,
            user,
            since,
        )
    )


async def finish(session: Session, game: int, question: int, now: float) -> None:
    """Record who has played a game to its end."""
    await session.run(
        "INSERT INTO conduct (game, user, question, deed, at)"
        " SELECT ?1, user, ?2, 'finished', ?3 FROM players"
        " WHERE game = ?1 AND user IS NOT NULL AND seat IS NOT NULL AND stand_in IS NOT 'host'"
        " ON CONFLICT DO NOTHING",
        game,
        question,
        now,
    )
