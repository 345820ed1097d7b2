"""Backups: copies taken while the bot runs, proven by playing their games, and restored.

A backup is a whole database in one file, for its owner's eyes only.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.doctor import Report, check_up
from bot.lease import lease
from bot.play import mending
from bot.store import Store, copies, games, people, timeline
from bot.store.copies import BadCopy
from engine.kernel.ruleset import Ruleset

NAME = re.compile(r"ravenry-(\d{8}-\d{6})(-[a-z-]+)?\.sqlite3")
STAMP = "%Y%m%d-%H%M%S"

DAY = 86400.0

BEYOND = 1000
"""By how much more than the seconds since a backup the numbers of questions leap."""

Rulesets = Mapping[str, Ruleset[Any]]


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy that was taken and proven."""

    path: Path
    taken: float
    """UTC epoch seconds."""
    games: int
    """Running games that were replayed in it."""


def directory_of(database: Path, wanted: Path | None) -> Path:
    """Return where backups of a database are kept."""
    return wanted if wanted is not None else database.parent / "backups"


def list_backups(directory: Path) -> list[tuple[Path, float]]:
    """Return the backups in a directory with the times at which they were taken, newest first."""
    found = []
    for path in directory.glob("ravenry-*.sqlite3"):
        if match := NAME.fullmatch(path.name):
            at = datetime.strptime(match[1], STAMP).replace(tzinfo=UTC)
            found.append((path, at.timestamp()))
    return sorted(found, key=lambda one: one[1], reverse=True)


async def take(
    database: Path, directory: Path, rulesets: Rulesets, *, now: float, note: str = ""
) -> Backup:
    """Copy a database, whoever uses it, and prove the copy.

    ``note`` is put into the file's name.
    Raises BadCopy if the copy is no good, OSError, sqlite3.Error; then nothing is left.
    """
    path = _place(database, directory, now, note)
    partial = path.with_name(path.name + ".partial")
    copies.remove(partial)
    try:
        await asyncio.to_thread(copies.copy, database, partial)
        report = await prove(partial, rulesets, now=now)
        partial.rename(path)
    except BaseException:
        copies.remove(partial)
        raise
    return Backup(path, now, len(report.findings))


def _place(database: Path, directory: Path, now: float, note: str) -> Path:
    if not database.exists():
        raise BadCopy(f"There is no database {database}.")
    directory.mkdir(parents=True, exist_ok=True, mode=0o700)
    stamp = datetime.fromtimestamp(now, UTC).strftime(STAMP)
    return directory / f"ravenry-{stamp}{note and '-' + note}.sqlite3"


async def prove(path: Path, rulesets: Rulesets, *, now: float) -> Report:
    """Make sure that a copy is sound and that its running games can be taken up and replayed.

    A copy of an earlier schema is only looked over; it is replayed when it is restored.
    Raises BadCopy.
    """
    schema = await asyncio.to_thread(copies.look_over, path)
    if schema < copies.latest():
        return Report()
    store = await Store.look(path)
    try:
        report = await check_up(store, rulesets, now=now, every=True, treat=False)
        async with store.reading() as session:
            waits = await timeline.list_running(session)
    finally:
        await store.close()
    lost = [f.game for f in report.findings if f.verdict == "pinned" and not waits[f.game]]
    if lost:
        raise BadCopy(f"The games {', '.join(map(str, lost))} in {path} cannot be taken up.")
    return report


def prune(directory: Path, *, days: int, now: float) -> list[Path]:
    """Remove backups older than a number of days, but never the last one; return them."""
    old = [path for path, taken in list_backups(directory)[1:] if taken < now - days * DAY]
    for path in old:
        path.unlink()
    return old


async def restore(source: Path, database: Path, rulesets: Rulesets, *, now: float) -> Path | None:
    """Put a backup in the place of a database; return where the database is now, if there was one.

    The tables are told, and no button from after the backup means anything any more.
    Raises AlreadyRunning while a bot runs, BadCopy, TooNew, OSError; then nothing has changed.
    """
    with lease(database):
        await asyncio.to_thread(copies.look_over, source)
        partial = database.with_name(database.name + ".restoring")
        copies.remove(partial)
        try:
            await asyncio.to_thread(copies.copy, source, partial)
            store = await Store.open(partial)
            try:
                await check_up(store, rulesets, now=now)
                await _go_on(store, rulesets, now)
            finally:
                await store.close()
        except BaseException:
            copies.remove(partial)
            raise
        return _put(partial, database, now)


def _put(partial: Path, database: Path, now: float) -> Path | None:
    """Put a database in the place of another; return where that is then."""
    aside = None
    if database.exists():
        stamp = datetime.fromtimestamp(now, UTC).strftime(STAMP)
        aside = copies.set_aside(database, f"{database.name}.before-{stamp}")
    partial.rename(database)
    directory = os.open(database.parent, os.O_RDONLY)
    try:
        os.fsync(directory)
    finally:
        os.close(directory)
    return aside


async def _go_on(store: Store, rulesets: Rulesets, now: float) -> None:
    """Let everything that is numbered go on beyond what the backup cannot know of."""
    async with store.reading() as session:
        seen = await people.find_fact(session, "time-seen")
        running = await timeline.list_running(session)
    taken = now if seen is None else float(seen)
    # A table is not asked a question every second; so no number comes twice, whatever backup
    # is restored how often.
    by = int(max(0.0, now - taken)) + BEYOND
    async with store.writing() as session:
        await timeline.begin_nonces_anew(session)
        for game in running:
            info = await games.find(session, game)
            assert info is not None
            await mending.restored(
                session, info, rulesets.get(info.ruleset), taken=taken, by=by, now=now
            )
