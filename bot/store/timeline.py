"""A restored database: nothing said since the backup may be mistaken for something new."""

from __future__ import annotations

from .people import drop_fact
from .session import Session


async def leap(session: Session, game: int, by: int) -> None:
    """Give the open question of a running game a number that no button in Discord carries.

    Unsent messages are dropped, except for words to a user: most were sent after the backup, and
    whatever is still true is said anew.
    """
    for sql in (
        "UPDATE rests SET questions = questions + ?2 WHERE game = ?1",
        "UPDATE clocks SET question = question + ?2 WHERE game = ?1",
        "UPDATE drafts SET question = question + ?2 WHERE game = ?1",
    ):
        await session.run(sql, game, by)
    await session.run(
        "DELETE FROM outbox WHERE game = ? AND state IN ('new', 'sending') AND kind <> 'word'", game
    )


async def begin_nonces_anew(session: Session) -> None:
    """Let messages have unused nonces, since their ids are used a second time."""
    await drop_fact(session, "nonce-prefix")


async def list_running(session: Session) -> dict[int, bool]:
    """Return the running games, and whether each waits for other rules."""
    rows = await session.rows(
        "SELECT id, pinned IS NOT NULL AS waits FROM games WHERE phase = 'running' ORDER BY id"
    )
    return {row["id"]: bool(row["waits"]) for row in rows}
