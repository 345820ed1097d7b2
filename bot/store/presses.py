"""The last answer given by hand in each game, while its player may take it back unasked."""

from __future__ import annotations

from dataclasses import dataclass

from .session import Session


@dataclass(frozen=True, slots=True)
class LastPress:
    """An answer that nobody has learnt anything from, and after which nobody has decided."""

    user: int
    seat: str
    answers: int
    """How many answers had been opened before it."""
    begun: float
    """Since when its question had been asked."""
    due: float | None
    """When the answer was due."""
    place: int = 0
    """The place of the last entry of the log before it."""


async def find(session: Session, game: int) -> LastPress | None:
    """Return what can be taken back in a game, if anything."""
    row = await session.row(
        "SELECT user, seat, answers, begun, due, place FROM last_presses WHERE game = ?", game
    )
    return None if row is None else LastPress(**dict(row))


async def put(session: Session, game: int, press: LastPress | None) -> None:
    """Save what can be taken back, in the place of what could before."""
    if press is None:
        await session.run("DELETE FROM last_presses WHERE game = ?", game)
        return
    await session.run(
        "INSERT OR REPLACE INTO last_presses (game, user, seat, answers, begun, due, place)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        game,
        press.user,
        press.seat,
        press.answers,
        press.begun,
        press.due,
        press.place,
    )
