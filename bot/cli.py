"""``ravenry``, ``python -m bot``: run the bot until it is told to stop, or do a chore for its host.

The chores are ``init``, ``doctor``, ``backup``, ``restore``, ``practice`` and ``sync``. The other
commands of the project can be given too: ``demo``, ``rehearse``, ``render``, ``statistics``,
``engine``.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

from bot.config import Config
from engine.rulesets import rulesets

from . import logs
from .hosting import backup
from .hosting.arabic_shaping import letters
from .hosting.file_owner import NotOwner, advise, refuse_root
from .hosting.instance_lock import AlreadyRunning, lease
from .hosting.rules_check import Report, check_up
from .hosting.version import bot_version
from .limits.rivals import AnotherBot
from .practice.task import BadTask, read_file
from .process import BadToken, serve, tell_commands
from .store import NotOurs, Store, StoreError, TooNew
from .store.sqlite import backups
from .store.sqlite.backups import BadCopy
from .text.catalog import wish_for
from .workers.pool import die_first

NO_TOKEN = (
    "There is no Discord token. Put the bot's token from "
    "https://discord.com/developers/applications after DISCORD_TOKEN= in the file .env, which "
    "{prog} init writes. To try the bot without an account: {prog} demo."
)

LASTING = (AnotherBot, BadCopy, BadToken, NotOurs, NotOwner, TooNew)
"""Why the bot does not start, and will not however often it is tried."""
REASONS = (*LASTING, AlreadyRunning, backup.AtWork, OSError, StoreError, ValueError)
"""What ends a command with its sentence."""

LEFT_TO_HOST = 78
"""The exit status of a bot that only its host can help (``EX_CONFIG``): systemd does not start it
again."""

TOOLS = {
    "demo": "try the bot in a browser, without a Discord account",
    "rehearse": "try the bot out, check by check, in a channel of a real server",
    "render": "draw any moment of any record",
    "statistics": "what finished games come to, from their records",
    "engine": "replay records, play random games",
}
"""The commands that are separate programs."""


def main() -> int:
    """Run the bot; a missing or wrong setting ends it with one sentence."""
    prog = "ravenry" if Path(sys.argv[0]).stem == "ravenry" else "python -m bot"
    if sys.argv[1:2] and sys.argv[1] in TOOLS:
        return _use(sys.argv[1], sys.argv[2:], f"{prog} {sys.argv[1]}")
    parser = argparse.ArgumentParser(
        prog=prog, description="Run the bot until it is told to stop, or do a chore of its host."
    )
    parser.add_argument("--version", action="version", version=f"Ravenry {bot_version()}")
    offered = parser.add_subparsers(dest="chore", metavar="CHORE")
    _add_chores(offered)
    for tool, purpose in TOOLS.items():
        offered.add_parser(tool, help=purpose)
    chosen = parser.parse_args()
    if chosen.chore == "init":
        return _init()
    try:
        config = Config()
    except ValidationError as error:
        first = error.errors()[0]
        setting = ".".join(map(str, first["loc"])).upper()
        return _fail(f"The setting {setting} cannot be used: {first['msg']}.", LEFT_TO_HOST)
    wish_for(config.ravenry_languages)
    if chosen.chore in (None, "sync") and config.discord_token is None:
        return _fail(NO_TOKEN.format(prog=prog), LEFT_TO_HOST)
    try:
        if chosen.chore != "sync":
            refuse_root(config.ravenry_database)
        if chosen.chore is not None:
            logs.set_up(config, quiet=True)  # A chore prints its own result.
            return asyncio.run(run(chosen, config))
        logs.set_up(config)
        asyncio.run(serve(config))
    except REASONS as error:
        lasts = chosen.chore is None and isinstance(error, LASTING)
        sentence = f"{str(error).rstrip('.')}.{advise(config.ravenry_database)}"
        return _fail(sentence, LEFT_TO_HOST if lasts else 1)
    except KeyboardInterrupt:
        pass
    return 0


def _use(tool: str, arguments: Sequence[str], prog: str) -> int:
    """Run another command of the project; only then is it imported."""
    match tool:
        case "demo":
            from bot.demo import main as use
        case "rehearse":
            from bot.rehearsal.__main__ import main as use
        case "render":
            from bot.render.__main__ import main as use
        case "statistics":
            from bot.statistics.__main__ import main as use
        case _:
            from engine.__main__ import main as use
    return use(arguments, prog)


def _init() -> int:
    """Write a file of settings, readable by its owner alone; status 1 if there is one."""
    path = Path(".env")
    try:
        path.touch(0o600, exist_ok=False)
        path.write_text(Config.template(), "utf-8")
    except FileExistsError:
        return _fail(f"There is a file {path.absolute()} already; it was left as it is.")
    except OSError as error:
        return _fail(f"{error}.")
    _say(f"{path.absolute()} was written. Put the bot's token after DISCORD_TOKEN= in it.")
    return 0


def _fail(sentence: str, status: int = 1) -> int:
    sys.stderr.write(sentence + "\n")
    return status


def _add_chores(chores: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the chores to the command line's parser."""
    chores.add_parser("init", help="write .env, the file of settings, for the token")
    doctor = chores.add_parser("doctor", help="replay all running games under the current rules")
    doctor.add_argument(
        "--dry-run", action="store_true", help="only report; works while the bot runs"
    )
    taking = chores.add_parser("backup", help="copy the database and check the copy")
    taking.add_argument("--gently", action="store_true", help="run at a low priority")
    restoring = chores.add_parser("restore", help="replace the database with a backup")
    restoring.add_argument("source", type=Path, metavar="FROM", help="the file of the backup")
    trying = chores.add_parser("practice", help="look over files with tasks of your own")
    trying.add_argument("files", type=Path, nargs="+", metavar="FILE")
    chores.add_parser("sync", help="tell Discord the commands; works while the bot runs")


async def run(chore: argparse.Namespace, config: Config) -> int:
    """Do a chore; return the exit status.

    Raises AlreadyRunning, BadCopy, BadToken, NotOurs, TooNew, OSError, ValueError.
    """
    match chore.chore:
        case "sync":
            return await _sync(config)
        case "practice":
            return _look_over(chore.files)
        case "doctor":
            return await _doctor(config, dry=chore.dry_run)
        case "backup":
            return await _backup(config, gently=chore.gently)
        case _:
            return await _restore(config, chore.source)


async def _doctor(config: Config, *, dry: bool) -> int:
    """Examine everything; return status 1 if a game cannot go on."""
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
        die_first()
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
    """Register the commands with Discord; return the exit status, 1 if it refuses them."""
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


def _look_over(files: Sequence[Path]) -> int:
    """Check files of tasks; return status 1 if one cannot be used."""
    status = 0
    for file in files:
        try:
            tasks = read_file(file)
            _say(f"{file}: {len(tasks)} tasks.")
            for task in tasks:
                seen = (f"{path} is {value!r}" for path, value in task.seen_at_first().items())
                _say(f"  {task.id}: at the beginning {', '.join(seen)}.")
        except BadTask as error:
            _say(f"{file}: {error}")
            status = 1
    return status


def _say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
