"""The host's commands, as they are typed."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import stat
import subprocess
import sys
from contextlib import chdir, closing
from pathlib import Path
from unittest.mock import patch

import pytest
from pydantic import SecretStr

from bot.cli import LEFT_TO_HOST
from bot.config import Config
from bot.hosting.backup import BackupSchedule
from bot.hosting.instance_lock import AlreadyRunning, lease
from bot.play import Play
from bot.process import opened
from bot.store import Store
from bot.store.sqlite.backups import latest
from engine.rulesets import rulesets
from tests.running.marks import nightly
from tests.store.test_migrate import run as migrated

from .typed import typed

ROOT = Path(__file__).parents[2]


async def touch(path: Path) -> None:
    """Make a database without games."""
    await (await Store.open(path)).close()


async def lay(path: Path) -> int:
    """Begin a game of the 2nd edition, against the computer."""
    store = await Store.open(path)
    play = await Play.open(store, rulesets)
    info = await play.new_game(
        host=1, host_name="Ann", guild=1, channel=1, ruleset="agot-2e", options={}, rulings={}
    )
    await play.join(info.id, 1, "Ann", "stark")
    await play.add_stewards(info.id, 1)
    await play.start(info.id, 1)
    await store.close()
    return info.id


def test_a_day_in_the_life_of_a_host(path: Path) -> None:
    """Back up, look, restore: each says in a line what it has done."""
    asyncio.run(lay(path))
    taken = typed(path, "backup")
    assert (taken.status, taken.complaint) == (0, "")
    (backup,) = (path.parent / "backups").iterdir()
    assert str(backup) in taken.said
    assert "1 running games replayed" in taken.said
    dry = typed(path, "doctor", "--dry-run")
    assert "1 games replayed: 1 fits." in dry.said
    treated = typed(path, "doctor")
    assert (treated.status, treated.said) == (0, dry.said)
    path.unlink()
    restored = typed(path, "restore", str(backup))
    assert (restored.status, restored.complaint) == (0, "")
    assert typed(path, "doctor").status == 0


def test_what_cannot_be_done_is_one_sentence(path: Path) -> None:
    """Status 1, and no traceback."""
    for words in (("backup",), ("doctor",), ("restore", "nowhere.sqlite3")):
        done = typed(path, *words)
        assert done.status == 1
        assert len(done.complaint.splitlines()) == 1
        assert "There is no" in done.complaint


def test_beside_a_running_bot_only_what_reads_is_done(path: Path) -> None:
    """A second bot, repairs and a restore are refused; looking and copying are not."""
    asyncio.run(lay(path))
    typed(path, "backup")
    (backup,) = (path.parent / "backups").iterdir()
    with lease(path):
        for words in ((), ("doctor",), ("restore", str(backup))):
            done = typed(path, *words, DISCORD_TOKEN="x")
            assert done.status == 1
            assert "Another bot is running" in done.complaint
        for words in (("doctor", "--dry-run"), ("backup",)):
            done = typed(path, *words)
            assert (done.status, done.complaint) == (0, "")


def test_the_lease_ends_with_its_process(path: Path) -> None:
    """A bot that was killed leaves nothing behind that would keep the next one from starting."""
    program = (
        "import sys, time; from pathlib import Path; from bot.hosting.instance_lock import lease\n"
        "with lease(Path(sys.argv[1])): print('mine', flush=True); time.sleep(1000)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, cwd=ROOT
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"mine\n"
        with pytest.raises(AlreadyRunning), lease(path):
            pass
        holder.kill()
    with lease(path):
        pass


def test_a_downgrade_is_one_sentence(path: Path) -> None:
    """A database of a later schema is left alone, and a sentence says what to do."""
    asyncio.run(touch(path))
    with closing(sqlite3.connect(path)) as later:
        later.execute("PRAGMA user_version = 999")
    done = typed(path, DISCORD_TOKEN="x")
    assert done.status == LEFT_TO_HOST
    assert len(done.complaint.splitlines()) == 1
    assert "later version" in done.complaint


async def test_before_a_database_is_brought_up_to_date_it_is_kept(path: Path) -> None:
    """The copy is of the earlier schema, for a way back."""
    await migrated(path, upto=latest() - 1)
    config = Config(ravenry_database=path, discord_token=SecretStr("x"), ravenry_backup_days=0)
    async with opened(config):
        pass
    (kept,) = (path.parent / "backups").iterdir()
    assert f"schema-{latest() - 1}" in kept.name
    async with opened(config):
        pass
    assert list((path.parent / "backups").iterdir()) == [kept]


@nightly
async def test_the_keeper_takes_backups_beside_the_bot(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a separate process; a machine that has none to give is remembered until a success."""

    async def fail(*args: object, **named: object) -> None:
        raise BlockingIOError("Resource temporarily unavailable")

    await touch(path)
    backups = BackupSchedule(path, path.parent / "backups", days=3)
    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "create_subprocess_exec", fail)
        await backups.take()
    assert "unavailable" in backups.fault
    await backups.take()
    assert backups.fault == ""
    assert backups.last() is not None


@nightly
async def test_the_keeper_remembers_why_there_is_no_backup(path: Path) -> None:
    """In the words of the process that was to take it."""
    backups = BackupSchedule(path, path.parent / "backups", days=3)
    await backups.take()
    assert "There is no database" in backups.fault


@pytest.mark.parametrize("wrong", ["RAVENRY_BACKUP_DAYS", "METRICS_PORT"])
def test_wrong_settings_of_the_host_are_named(path: Path, wrong: str) -> None:
    """As all settings."""
    done = typed(path, "backup", **{wrong: "-1"})
    assert done.status == LEFT_TO_HOST
    assert wrong in done.complaint


def test_the_settings_are_written_once(path: Path) -> None:
    """A file for its owner alone, with every setting; a second time it is left as it is."""
    assert typed(path, "init").status == 0
    file = path.parent / ".env"
    assert file.read_text("utf-8") == Config.template()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("DISCORD_TOKEN=mine\n")
    done = typed(path, "init")
    assert (done.status, len(done.complaint.splitlines())) == (1, 1)
    assert file.read_text("utf-8") == "DISCORD_TOKEN=mine\n"


def test_the_settings_that_are_written_are_the_defaults(tmp_path: Path) -> None:
    """With every comment sign before a setting removed, nothing is different."""
    bare = re.sub(r"^# (?=[A-Z_]+=)", "", Config.template(), flags=re.MULTILINE)
    with patch.dict(os.environ, clear=True), chdir(tmp_path):
        without = Config()
        Path(".env").write_text(bare, "utf-8")
        assert Config() == without
