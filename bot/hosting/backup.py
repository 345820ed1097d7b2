"""Backups: copies taken while the bot runs, checked by replaying their games, and restored.

A backup is a whole database in one file, readable only by its owner.
"""

from __future__ import annotations

import asyncio
import fcntl
import glob
import logging
import math
import os
import re
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.play.match import rules_upgrade
from bot.store import Store
from bot.store.keeping import facts
from bot.store.keeping.facts import TIME_SEEN
from bot.store.sqlite import backups
from bot.store.sqlite import backups as timeline
from bot.store.sqlite.backups import BadCopy
from bot.store.table import games
from engine.kernel.data import fixed
from engine.kernel.ruleset import AnyRuleset

from .instance_lock import lease
from .rules_check import Report, check_up

NAME = re.compile(r"ravenry-(\d{8}-\d{6})(-[a-z-]+)?\.sqlite3")
STAMP = "%Y%m%d-%H%M%S"

DAY = 86400.0

KEPT = 7
"""How many backups are kept, however old they are."""

TOLERANCE = 3600.0
"""A backup may be dated this many seconds ahead before it counts as one from the future."""

BEFORE = ".before-"
"""The text between the name of a database and the moment at which it was replaced."""

PARTIAL = ".partial"
"""The suffix of a backup that is being taken."""

TURN = 60.0
"""Seconds for which a backup waits until another one is taken."""

BEYOND = 1000
"""How far question numbers are moved on, in addition to the seconds since the backup."""


class AtWork(RuntimeError):
    """Another process is taking a backup into the same directory."""


Rulesets = Mapping[str, AnyRuleset]


@fixed
class Backup:
    """A backup that was taken and checked."""

    path: Path
    taken: float
    """UTC epoch seconds."""
    games: int
    """How many running games were replayed in it."""


def directory_of(database: Path, wanted: Path | None) -> Path:
    """Return the directory of a database's backups."""
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

    ``note`` is put into the file's name. Another backup that is being taken is waited for; where
    it was named for the same second, this one is named for the next. Raises BadCopy if the copy is
    not sound, AtWork, OSError, sqlite3.Error; then no file is left.
    """
    _prepare(database, directory)
    async with _alone(directory):
        _sweep(directory)
        path = _free_name(directory, now, note)
        partial = path.with_name(path.name + PARTIAL)
        try:
            await asyncio.to_thread(backups.copy, database, partial)
            report = await prove(partial, rulesets, now=now)
            partial.rename(path)
            backups.sync(directory)
        except BaseException:
            backups.remove(partial)
            raise
    return Backup(path, now, len(report.findings))


def _prepare(database: Path, directory: Path) -> None:
    if not database.exists():
        raise BadCopy(f"There is no database {database}.")
    directory.mkdir(parents=True, exist_ok=True, mode=0o700)


@asynccontextmanager
async def _alone(directory: Path) -> AsyncIterator[None]:
    """Be the only one who takes a backup here, as soon as nobody else does. Raises AtWork."""
    ends = time.monotonic() + TURN
    while True:
        with _at_work(directory) as alone:
            if alone:
                yield
                return
        if time.monotonic() > ends:
            raise AtWork(
                f"Another process has been taking a backup into {directory} for {TURN:.0f} seconds:"
                " try again when it is done."
            )
        await asyncio.sleep(0.05)


@contextmanager
def _at_work(directory: Path) -> Iterator[bool]:
    """Mark that a backup is being taken; return whether no other process is taking one."""
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
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
    with _at_work(directory) as alone:
        return _sweep(directory) if alone else []


def _sweep(directory: Path) -> list[Path]:
    left = list(directory.glob(f"ravenry-*{PARTIAL}*"))
    for path in left:
        path.unlink(missing_ok=True)
    return left


def _free_name(directory: Path, now: float, note: str) -> Path:
    """Return a name that no backup has, for a moment or the first second after it."""
    while True:
        stamp = datetime.fromtimestamp(now, UTC).strftime(STAMP)
        path = directory / f"ravenry-{stamp}{note and '-' + note}.sqlite3"
        if not path.exists():
            return path
        now += 1.0


async def prove(path: Path, rulesets: Rulesets, *, now: float) -> Report:
    """Check that a copy is sound, and that its running games can be loaded and replayed.

    A copy with an earlier schema is only checked as a file; it is replayed when it is restored.
    Raises BadCopy.
    """
    schema = await asyncio.to_thread(backups.look_over, path)
    if schema < backups.latest():
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
        await asyncio.to_thread(backups.look_over, source)
        backups.remove(partial)
        try:
            await asyncio.to_thread(backups.copy, source, partial)
            store = await Store.open(partial)
            try:
                await check_up(store, rulesets, now=now)
                await _go_on(store, rulesets, now)
            finally:
                await store.close()
        except BaseException:
            backups.remove(partial)
            raise
        stamp = datetime.fromtimestamp(now, UTC).strftime(STAMP)
        aside = database.with_name(f"{database.name}{BEFORE}{stamp}")
        await asyncio.to_thread(backups.swap, partial, database, aside)
        return aside if there_was else None


def _target(source: Path, database: Path) -> tuple[Path, bool]:
    """Return the path to which a backup is restored, and whether a database is there.

    Raises BadCopy if the backup itself would be overwritten.
    """
    database = database.resolve()
    for taken in (database, _unfinished(database)):
        if source.exists() and taken.exists() and source.samefile(taken):
            raise BadCopy(f"{source} is what would be written over: copy it elsewhere first.")
    return database, backups.is_there(database)


def look_beside(database: Path) -> None:
    """Remove what an interrupted restore has left beside a database.

    Raises BadCopy if there is no database but a file that might be it, so that the bot does not
    start with an empty one.
    """
    database = database.resolve()
    unfinished = _unfinished(database)
    if backups.is_there(database):
        backups.remove(unfinished)
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
    """Increase all numbers beyond any that were used after the backup."""
    async with store.reading() as session:
        seen = await facts.find(session, TIME_SEEN.key())
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
            await rules_upgrade.restored(
                session, info, rulesets.get(info.ruleset), taken=taken, by=by, now=now
            )


FIRST = 300.0
"""No backup is taken for this many seconds after a start: a bot that is only tried out needs
none."""

AGAIN = 3600.0
"""Seconds until the next attempt after one that failed."""

LONGEST = 3600.0
"""Seconds after which a backup counts as hung, and is stopped."""

log = logging.getLogger(__name__)


class BackupSchedule:
    """The schedule that takes a backup every day."""

    def __init__(self, database: Path, directory: Path, *, days: int) -> None:
        """Create it; ``days`` is how long backups are kept, 0 for no backups."""
        self.directory = directory
        self.fault = ""
        """Why the last backup failed; empty if it did not."""
        self._database = database
        self._days = days

    def last(self) -> float | None:
        """Return when the last backup was taken, in UTC epoch seconds."""
        return next((taken for _, taken in list_backups(self.directory, now=time.time())), None)

    async def run(self) -> None:
        """Take backups until canceled."""
        if self._days == 0:
            return
        await asyncio.sleep(FIRST)
        while True:
            wait = await self._due()
            if wait <= 0:
                await self.take()
                wait = AGAIN if self.fault else DAY
            # In short naps, because a machine may sleep, and its clock may be changed.
            await asyncio.sleep(min(wait, AGAIN))

    async def _due(self) -> float:
        """Return the seconds until the next backup is due."""
        try:
            last = await asyncio.to_thread(self.last)
        except OSError as error:
            self.fault = str(error)
            log.error("backups cannot be looked at: %s", error)
            return AGAIN
        return 0.0 if last is None else last + DAY - time.time()

    async def take(self) -> None:
        """Take a backup; if it fails, record why."""
        try:
            status, said, complaint = await self._run()
        except (OSError, TimeoutError) as error:
            # The machine is out of processes or memory, or its disk hangs; try again later.
            status, said, complaint = 1, "", str(error) or type(error).__name__
        if status == 0:
            self.fault = ""
            log.info("backup: %s", said.partition("\n")[0])
        else:
            self.fault = complaint.strip().rpartition("\n")[2] or f"status {status}"
            log.error("no backup: %s", self.fault)

    async def _run(self) -> tuple[int, str, str]:
        """Let a process take the backup; return its status, output and error output.

        Raises OSError, TimeoutError.
        """
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bot", "backup", "--gently"),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={
                **{k: v for k, v in os.environ.items() if k != "DISCORD_TOKEN"},
                "PYTHONPATH": os.pathsep.join(p for p in sys.path if p),
                "RAVENRY_DATABASE": str(self._database),
                "RAVENRY_BACKUP_DIR": str(self.directory),
                "RAVENRY_BACKUP_DAYS": str(self._days),
            },
        )
        try:
            async with asyncio.timeout(LONGEST):
                said, complaint = await process.communicate()
        except BaseException:
            process.kill()
            await process.wait()
            raise
        assert process.returncode is not None
        return process.returncode, said.decode(errors="replace"), complaint.decode(errors="replace")
