"""Alliances that seats have declared. They bind nobody."""

from __future__ import annotations

from dataclasses import dataclass

from .session import Session


@dataclass(frozen=True, slots=True)
class Alliance:
    """An alliance that one seat, or both, have declared."""

    seats: tuple[str, str]
    """Who declared it first, and with whom."""
    since: float
    mutual: bool
    """Whether both have declared it."""


async def declare(session: Session, game: int, seat: str, ally: str, now: float) -> bool:
    """Save that a seat declares an alliance; tell whether this is new."""
    changed = await session.run(
        "INSERT INTO alliances (game, seat, ally, since) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        game,
        seat,
        ally,
        now,
    )
    return changed > 0


async def end(session: Session, game: int, seat: str, other: str) -> bool:
    """Forget what two seats have declared; tell whether there was anything."""
    changed = await session.run(
        "DELETE FROM alliances WHERE game = ?1"
        " AND ((seat = ?2 AND ally = ?3) OR (seat = ?3 AND ally = ?2))",
        game,
        seat,
        other,
    )
    return changed > 0


async def list_all(session: Session, game: int) -> list[Alliance]:
    """Return the alliances of a game, each once, the oldest first."""
    rows = await session.rows(
        "SELECT seat, ally, since FROM alliances WHERE game = ? ORDER BY since, seat, ally", game
    )
    found: dict[frozenset[str], Alliance] = {}
    for row in rows:
        pair = frozenset({row["seat"], row["ally"]})
        if pair in found:
            first = found[pair]
            found[pair] = Alliance(first.seats, row["since"], True)
        else:
            found[pair] = Alliance((row["seat"], row["ally"]), row["since"], False)
    return list(found.values())
