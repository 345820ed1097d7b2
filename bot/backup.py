"""Backups: copies taken while the bot runs, checked by replaying their games, and restored.

A backup is a whole database in one file, readable only by its owner.
"""

from __future__ import annotations

import asyncio
import fcntl
import glob
import math
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
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

KEPT = 7
"""How many backups are kept, however old they are."""

TOLERANCE = 3600.0
"""A backup may be dated this many seconds ahead before it counts as one from the future."""

BEFORE = ".before-"
"""Between the name of a database and the moment at which it was replaced."""

PARTIAL = ".partial"
"""The suffix of a backup that is being taken."""

BEYOND = 1000
"""How far question numbers are moved on, in addition to the seconds since the backup."""

Rulesets = Mapping[str, Ruleset[Any]]


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy that was taken and checked."""

    path: Path
    taken: float
    """UTC epoch seconds."""
    games: int
    """Running games that were replayed in it."""


def directory_of(database: Path, wanted: Path | None) -> Path:
    """Return where backups of a database are kept."""
    return wanted if wanted is not None else database.parent / "backups"


def list_backups(directory: Path, *, now: float = math.inf) -> list[tuple[Path, float]]:
    """Return the backups in a directory with the times at which they were taken, newest first.

    Files with other names do not count. With ``now``, backups from the future are left out: they
    were taken while the clock was wrong.
    """
    found = []
    for path in directory.glob("ravenry-*.sqlite3"):
        if match := NAME.fullmatch(path.name):
            try:
                at = datetime.strptime(match[1], STAMP).replace(tzinfo=UTC).timestamp()
            except ValueError:
                continue
            if at <= now + TOLERANCE:
                found.append((path, at))
    return sorted(found, key=lambda one: one[1], reverse=True)


async def take(
    database: Path, directory: Path, rulesets: Rulesets, *, now: float, note: str = ""
) -> Backup:
    """Copy a database, even one in use, and check the copy.

    ``note`` is put into the file's name. Raises BadCopy if the copy is no good, OSError,
    sqlite3.Error; then no file is left.
    """
    path = _place(database, directory, now, note)
    partial = path.with_name(path.name + PARTIAL)
    with _at_work(directory):
        copies.remove(partial)
        try:
            await asyncio.to_thread(copies.copy, database, partial)
            report = await prove(partial, rulesets, now=now)
            partial.rename(path)
            copies.sync(directory)
        except BaseException:
            copies.remove(partial)
            raise
    return Backup(path, now, len(report.findings))


@contextmanager
def _at_work(directory: Path, *, alone: bool = False) -> Iterator[bool]:
    """Mark that a backup is being taken; tell whether no other process is taking one."""
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, (fcntl.LOCK_EX | fcntl.LOCK_NB) if alone else fcntl.LOCK_SH)
            free = True
        except BlockingIOError:
            free = False
        yield free
    finally:
        os.close(descriptor)


def clear(directory: Path) -> list[Path]:
    """Remove the remains of interrupted backups, unless one is being taken; return them."""
    if not directory.is_dir():
        return []
    with _at_work(directory, alone=True) as alone:
        left = list(directory.glob(f"ravenry-*{PARTIAL}*")) if alone else []
        for path in left:
            path.unlink(missing_ok=True)
    return left


def _place(database: Path, directory: Path, now: float, note: str) -> Path:
    if not database.exists():
        raise BadCopy(f"There is no database {database}.")
    directory.mkdir(parents=True, exist_ok=True, mode=0o700)
    stamp = datetime.fromtimestamp(now, UTC).strftime(STAMP)
    return directory / f"ravenry-{stamp}{note and '-' + note}.sqlite3"


async def prove(path: Path, rulesets: Rulesets, *, now: float) -> Report:
    """Make sure that a copy is sound and that its running games can be loaded and replayed.

    A copy with an earlier schema is only checked as a file; it is replayed when it is restored.
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
    """Remove backups older than a number of days, but never the last few; return them.

    The last few are safe even if the clock is years ahead, and every backup was checked before it
    got its name.
    """
    known = list_backups(directory, now=now)[KEPT:]
    old = [path for path, taken in known if taken < now - days * DAY]
    for path in old:
        path.unlink()
    return old


async def restore(source: Path, database: Path, rulesets: Rulesets, *, now: float) -> Path | None:
    """Replace a database by a backup; return where the old database is now, if there was one.

    The tables are told, and buttons from after the backup no longer work. If this is interrupted,
    there is either the old database or the restored one.
    Raises AlreadyRunning while a bot runs, BadCopy, TooNew, OSError; then nothing has changed.
    """
    database, there_was = await asyncio.to_thread(_target, source, database)
    partial = _unfinished(database)
    with lease(database):
        await asyncio.to_thread(copies.look_over, source)
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
        stamp = datetime.fromtimestamp(now, UTC).strftime(STAMP)
        aside = database.with_name(f"{database.name}{BEFORE}{stamp}")
        await asyncio.to_thread(copies.swap, partial, database, aside)
        return aside if there_was else None


def _target(source: Path, database: Path) -> tuple[Path, bool]:
    """Return where a backup is restored to, and whether there is a database there.

    Raises BadCopy if the backup itself would be overwritten.
    """
    database = database.resolve()
    for taken in (database, _unfinished(database)):
        if source.exists() and taken.exists() and source.samefile(taken):
            raise BadCopy(f"{source} is what would be written over: copy it elsewhere first.")
    return database, copies.is_there(database)


def look_beside(database: Path) -> None:
    """Remove what an interrupted restore has left beside a database.

    Raises BadCopy if there is no database but a file that might be it, so that the bot does not
    start with an empty one.
    """
    database = database.resolve()
    unfinished = _unfinished(database)
    if copies.is_there(database):
        copies.remove(unfinished)
        return
    beside = [
        *([unfinished] if unfinished.exists() else []),
        *sorted(database.parent.glob(f"{glob.escape(database.name)}{BEFORE}*")),
    ]
    if beside:
        raise BadCopy(
            f"There is no database {database}, but {', '.join(str(p) for p in beside)}: restore a"
            " backup, or give one of these its name; to begin anew, put them elsewhere."
        )


def _unfinished(database: Path) -> Path:
    """Return the path of a database being prepared to replace another."""
    return database.with_name(database.name + ".restoring")


async def _go_on(store: Store, rulesets: Rulesets, now: float) -> None:
    """Move all numbers on, beyond any used after the backup."""
    async with store.reading() as session:
        seen = await people.find_fact(session, "time-seen")
        running = await timeline.list_running(session)
    taken = now if seen is None else float(seen)
    # No table is asked a question every second, so no number comes twice, whichever backup is
    # restored and however often.
    by = int(max(0.0, now - taken)) + BEYOND
    async with store.writing() as session:
        await timeline.begin_nonces_anew(session)
        for game in running:
            info = await games.find(session, game)
            assert info is not None
            await mending.restored(
                session, info, rulesets.get(info.ruleset), taken=taken, by=by, now=now
            )
