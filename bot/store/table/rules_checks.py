"""The rules that games were checked against, and the checkpoints to replay them from."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ..sqlite.session import Session, to_json
from .progress import SavedState


async def list_unchecked(
    session: Session, ruleset: str, fingerprint: str | None, phase: str = "running"
) -> list[int]:
    """Return the games of a ruleset in a phase not yet known to fit the rules of a fingerprint.

    Without a fingerprint, return all of them.
    """
    rows = await session.rows(
        "SELECT id FROM games WHERE phase = ?3 AND ruleset = ?1"
        " AND (?2 IS NULL OR rules IS NOT ?2) ORDER BY id",
        ruleset,
        fingerprint,
        phase,
    )
    return [row["id"] for row in rows]


async def list_without_rules(session: Session, rulesets: Collection[str]) -> list[int]:
    """Return the running games, not pinned yet, of rulesets other than those given."""
    rows = await session.rows(
        "SELECT id FROM games WHERE phase = 'running' AND pinned IS NULL"
        " AND ruleset NOT IN (SELECT value FROM json_each(?)) ORDER BY id",
        to_json(sorted(rulesets)),
    )
    return [row["id"] for row in rows]


async def stamp(session: Session, games: Iterable[int], fingerprint: str) -> None:
    """Save which rules games fit, or were changed to fit."""
    await session.run_many(
        "UPDATE games SET rules = ? WHERE id = ?", [(fingerprint, game) for game in games]
    )


async def pin(session: Session, game: int, why: str | None) -> None:
    """Save that a game cannot go on, and why; with ``None``, that it can again."""
    await session.run("UPDATE games SET pinned = ? WHERE id = ?", why, game)


async def find_base(session: Session, game: int) -> SavedState | None:
    """Return the checkpoint from which a game is replayed; ``None`` for its beginning."""
    row = await session.row("SELECT * FROM bases WHERE game = ?", game)
    if row is None:
        return None
    return SavedState(row["version"], row["state"], row["questions"], row["events"], row["answers"])


async def put_base(session: Session, game: int, saved: SavedState) -> None:
    """Save the checkpoint from which a game is replayed."""
    await session.put("bases", saved, game=game)


async def go_back(session: Session, game: int, saved: SavedState) -> None:
    """When a game goes back to a checkpoint before its base, let replays begin there."""
    base = await find_base(session, game)
    if base is not None and base.answers > saved.answers:
        await put_base(session, game, saved)
