"""The notes of players for themselves, in each game."""

from __future__ import annotations

from ..sqlite.session import Session


async def find(session: Session, game: int, user: int) -> str:
    """Return a user's notes on a game; empty if there are none."""
    text = await session.value("SELECT text FROM notes WHERE game = ? AND user = ?", game, user)
    return "" if text is None else str(text)


async def find_all(session: Session, game: int) -> dict[int, str]:
    """Return the notes of all users on a game."""
    rows = await session.rows("SELECT user, text FROM notes WHERE game = ?", game)
    return {row["user"]: row["text"] for row in rows}


async def put(session: Session, game: int, user: int, text: str) -> None:
    """Save a user's notes on a game, replacing the earlier ones; an empty text deletes them."""
    if not text:
        await session.run("DELETE FROM notes WHERE game = ? AND user = ?", game, user)
        return
    await session.run(
        "INSERT INTO notes (game, user, text) VALUES (?, ?, ?)"
        " ON CONFLICT (game, user) DO UPDATE SET text = excluded.text",
        game,
        user,
        text,
    )
