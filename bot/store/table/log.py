"""The log of a game: events of the rules, and those of the table itself."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.kernel.data import fixed

from ..sqlite.session import Session, to_json

UNDOING = ("went-back", "undone")
"""The kinds of entries that undo events of the rules, from the place ``since`` on."""


@fixed
class LogEntry:
    """Something that happened."""

    n: int
    """The number of the entry, from 1 in every game, in order."""
    number: int | None
    """The number of the rules' event; ``None`` if it is the table's own."""
    kind: str
    params: Mapping[str, Any]
    private: bool = False
    """Whether it is for only some seats."""


async def add(
    session: Session,
    game: int,
    number: int | None,
    kind: str,
    params: Mapping[str, Any],
    audience: Sequence[str] | None,
) -> None:
    """Add an entry at the end.

    Raises sqlite3.IntegrityError if an event of the rules comes twice.
    """
    await session.run(
        "INSERT INTO events (game, n, number, kind, params, audience) VALUES"
        " (?1, (SELECT coalesce(max(n), 0) + 1 FROM events WHERE game = ?1), ?2, ?3, ?4, ?5)",
        game,
        number,
        kind,
        to_json(params),
        None if audience is None else to_json(sorted(audience)),
    )


async def entries(
    session: Session,
    game: int,
    *,
    seat: str | None = None,
    after: int = 0,
    before: int | None = None,
    last: int | None = None,
    of_rules: bool = False,
) -> list[LogEntry]:
    """Return the entries that a seat, or a spectator, may know, in order.

    ``after`` and ``before`` are places in the log, themselves excluded; ``last`` limits the result
    to that many latest entries; ``of_rules`` excludes the table's own.
    """
    rows = await session.rows(
        "SELECT n, number, kind, params, audience IS NOT NULL AS private FROM events"
        " WHERE game = ?1 AND n > ?2 AND (?3 IS NULL OR n < ?3)"
        " AND (audience IS NULL OR EXISTS (SELECT 1 FROM json_each(audience) WHERE value = ?4))"
        " AND (number IS NOT NULL OR NOT ?6)"
        " ORDER BY n DESC LIMIT ?5",
        game,
        after,
        before,
        seat,
        -1 if last is None else last,
        of_rules,
    )
    return [
        LogEntry(
            row["n"], row["number"], row["kind"], json.loads(row["params"]), bool(row["private"])
        )
        for row in rows[::-1]
    ]


def without_undone(entries: Iterable[LogEntry]) -> list[LogEntry]:
    """Return consecutive entries without the events of the rules that were undone later."""
    kept: list[LogEntry] = []
    for entry in entries:
        kept.append(entry)
        since = entry.params.get("since")
        if entry.number is None and entry.kind in UNDOING and isinstance(since, int):
            kept = [one for one in kept if one.number is None or one.n <= since]
    return kept


def told_by_rules(entries: Iterable[LogEntry]) -> list[LogEntry]:
    """Return the events of the rules among consecutive entries, without what was undone later."""
    return [entry for entry in without_undone(entries) if entry.number is not None]


async def find_end(session: Session, game: int) -> int:
    """Return the place of the last entry; 0 if there is none."""
    n = await session.value("SELECT coalesce(max(n), 0) FROM events WHERE game = ?", game)
    return int(n)


async def find_chapter(session: Session, game: int) -> int:
    """Return the place of the last entry that a chapter has covered."""
    return int(await session.value("SELECT chapter FROM games WHERE id = ?", game))


async def set_chapter(session: Session, game: int, n: int) -> None:
    """Save up to which entry the chapters cover the log."""
    await session.run("UPDATE games SET chapter = ? WHERE id = ?", n, game)
