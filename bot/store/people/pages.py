"""The addresses that open pages of seats, and the browsers that have opened one, by hashes."""

from __future__ import annotations

from typing import Literal

from engine.kernel.data import fixed

from ..sqlite.session import Session, record

MOST = 5
"""How many browsers of a user can have the page of a game open."""

Kind = Literal["address", "browser"]


@fixed
class Visit:
    """The page of one user's seat, as one address or one browser may see it."""

    hash: str
    game: int
    user: int
    seat: str
    until: float


async def find(session: Session, hash: str, now: float, *, kind: Kind = "browser") -> Visit | None:
    """Return what a hash may see, if it is still good."""
    row = await session.row(
        "SELECT * FROM pages WHERE hash = ? AND kind = ? AND until > ?", hash, kind, now
    )
    return None if row is None else record(Visit, row)


async def put_address(session: Session, visit: Visit) -> None:
    """Save an address; the earlier ones of its user for the game are no longer good."""
    await session.run(
        "DELETE FROM pages WHERE kind = 'address' AND game = ? AND user = ?",
        visit.game,
        visit.user,
    )
    await _put(session, visit, "address")


async def put_browser(session: Session, visit: Visit) -> None:
    """Save a browser; of those of its user for the game, the latest are kept."""
    await _put(session, visit, "browser")
    await session.run(
        "DELETE FROM pages WHERE hash IN (SELECT hash FROM pages WHERE kind = 'browser'"
        " AND game = ? AND user = ? ORDER BY until DESC LIMIT -1 OFFSET ?)",
        visit.game,
        visit.user,
        MOST,
    )


async def _put(session: Session, visit: Visit, kind: Kind) -> None:
    await session.run(
        "INSERT INTO pages (hash, kind, game, user, seat, until) VALUES (?, ?, ?, ?, ?, ?)",
        visit.hash,
        kind,
        visit.game,
        visit.user,
        visit.seat,
        visit.until,
    )


async def drop(session: Session, hash: str) -> None:
    """Delete an address or a browser."""
    await session.run("DELETE FROM pages WHERE hash = ?", hash)


async def drop_all(session: Session, user: int) -> None:
    """Delete all addresses and browsers of a user."""
    await session.run("DELETE FROM pages WHERE user = ?", user)
