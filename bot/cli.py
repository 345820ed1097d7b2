"""What a host does besides serving: ``doctor``, ``backup``, ``restore``, ``sync``."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from bot.config import Config
from engine.rulesets import rulesets

from .hosting import backup
from .hosting.arabic_shaping import letters
from .hosting.instance_lock import lease
from .hosting.rules_check import Report, check_up
from .process import tell_commands
from .store import Store, backups


def add_to(chores: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the chores to the command line's parser."""
    doctor = chores.add_parser("doctor", help="replay all running games under the current rules")
    doctor.add_argument(
        "--dry-run", action="store_true", help="only report; works while the bot runs"
    )
    taking = chores.add_parser("backup", help="copy the database and check the copy")
    taking.add_argument("--gently", action="store_true", help="run at a low priority")
    restoring = chores.add_parser("restore", help="replace the database with a backup")
    restoring.add_argument("source", type=Path, metavar="FROM", help="the file of the backup")
    chores.add_parser("sync", help="tell Discord the commands; works while the bot runs")


async def run(chore: argparse.Namespace, config: Config) -> int:
    """Do a chore; return the exit status.

    Raises AlreadyRunning, BadCopy, BadToken, NotOurs, TooNew, OSError, ValueError.
    """
    match chore.chore:
        case "sync":
            return await _sync(config)
        case "doctor":
            return await _doctor(config, dry=chore.dry_run)
        case "backup":
            return await _backup(config, gently=chore.gently)
        case _:
            return await _restore(config, chore.source)


async def _doctor(config: Config, *, dry: bool) -> int:
    """Examine everything; status 1 if a game cannot go on."""
    database = config.ravenry_database
    schema = backups.look_over(database)
    _say(f"{database}: sound, schema {schema} of {backups.latest()}.")
    _say(letters())
    if dry:
        with tempfile.TemporaryDirectory(prefix="ravenry-") as directory:
            copy = Path(directory) / "copy.sqlite3"
            backups.copy(database, copy)
            report = await _check_up(copy, treat=False)
    else:
        with lease(database):
            report = await _check_up(database, treat=True)
    for finding in report.conspicuous():
        _say(f"game {finding.game}: {finding.verdict}: {finding.why}")
    counts = report.counts()
    told = ", ".join(f"{number} {verdict}" for verdict, number in sorted(counts.items()))
    _say(f"{len(report.findings)} games replayed{': ' if told else ''}{told}.")
    return 1 if counts.get("pinned") else 0


async def _check_up(database: Path, *, treat: bool) -> Report:
    store = await Store.open(database)
    try:
        return await check_up(store, rulesets, now=time.time(), every=True, treat=treat)
    finally:
        await store.close()


async def _backup(config: Config, *, gently: bool) -> int:
    if gently:
        os.nice(10)
    database, now = config.ravenry_database, time.time()
    directory = backup.directory_of(database, config.ravenry_backup_dir)
    taken = await backup.take(database, directory, rulesets, now=now)
    size = taken.path.stat().st_size / 2**20
    _say(f"{taken.path}: {size:.1f} MiB, sound, {taken.games} running games replayed.")
    if config.ravenry_backup_days:
        for path in backup.prune(directory, days=config.ravenry_backup_days, now=now):
            _say(f"{path.name}: older than {config.ravenry_backup_days} days, removed.")
    return 0


async def _restore(config: Config, source: Path) -> int:
    database = config.ravenry_database
    aside = await backup.restore(source, database, rulesets, now=time.time())
    _say(f"{database} was restored from {source}. Start the bot; it will tell all tables.")
    if aside is not None:
        _say(f"The database from before is kept in {aside}.")
    return 0


async def _sync(config: Config) -> int:
    """Tell Discord the commands, whatever it knows; status 1 if it does not take them."""
    # The connection needs a database, and the commands none of its games.
    with tempfile.TemporaryDirectory(prefix="ravenry-") as directory:
        own = {"ravenry_database": Path(directory) / "none.sqlite3", "ravenry_backup_dir": None}
        done = await tell_commands(config.model_copy(update=own))
    if done.refusal:
        _say(f"Discord did not take the commands: {done.refusal}.")
        return 1
    _say(
        f"Discord knows {len(done.ids)} commands: {done.made} of them are new to it, and "
        f"{done.changed} were changed or dropped."
    )
    return 0


def _say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
