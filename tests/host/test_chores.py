"""The host's commands, as they are typed."""

# ruff: noqa: ASYNC240 - nobody else waits while a test looks at its files

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.config import Config
from bot.keeper import Keeper
from bot.lease import lease
from bot.play import Play
from bot.run import opened
from bot.store import Store
from bot.store.copies import latest
from engine.rulesets import rulesets
from tests.store.test_migrate import run as migrated

ROOT = Path(__file__).parents[2]


def chore(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run ``python -m bot`` with some words, on a database."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("DISCORD", "RAVENRY"))}
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=path.parent,
        env={**clean, "PYTHONPATH": str(ROOT), "RAVENRY_DATABASE": str(path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


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


async def test_a_day_in_the_life_of_a_host(path: Path) -> None:
    """Back up, look, restore: each says in a line what it has done."""
    await lay(path)
    taken = chore(path, "backup")
    assert (taken.returncode, taken.stderr) == (0, "")
    (backup,) = (path.parent / "backups").iterdir()
    assert str(backup) in taken.stdout
    assert "1 running games replayed" in taken.stdout
    dry = chore(path, "doctor", "--dry-run")
    assert "1 games replayed: 1 fits." in dry.stdout
    treated = chore(path, "doctor")
    assert (treated.returncode, treated.stdout) == (0, dry.stdout)
    path.unlink()
    restored = chore(path, "restore", str(backup))
    assert (restored.returncode, restored.stderr) == (0, "")
    assert chore(path, "doctor").returncode == 0


def test_what_cannot_be_done_is_one_sentence(path: Path) -> None:
    """Status 1, and no traceback."""
    for words in (("backup",), ("doctor",), ("restore", "nowhere.sqlite3")):
        done = chore(path, *words)
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1
        assert "There is no" in done.stderr


async def test_beside_a_running_bot_only_what_reads_is_done(path: Path) -> None:
    """A second bot, repairs and a restore are refused; looking and copying are not."""
    await lay(path)
    chore(path, "backup")
    (backup,) = (path.parent / "backups").iterdir()
    with lease(path):
        for words in ((), ("doctor",), ("restore", str(backup))):
            if not words:
                os.environ["DISCORD_TOKEN"] = "x"
            done = await asyncio.to_thread(chore, path, *words)
            assert done.returncode == 1
        for words in (("doctor", "--dry-run"), ("backup",)):
            done = await asyncio.to_thread(chore, path, *words)
            assert (done.returncode, done.stderr) == (0, "")


def test_the_lease_ends_with_its_process(path: Path) -> None:
    """A bot that was killed leaves nothing behind that would keep the next one from starting."""
    program = (
        "import sys, time; from pathlib import Path; from bot.lease import lease\n"
        "with lease(Path(sys.argv[1])): print('mine', flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, cwd=ROOT
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"mine\n"
        second = chore(path, "doctor")
        path.touch()
        holder.kill()
    assert second.returncode == 1
    with lease(path):
        pass


async def test_a_downgrade_is_one_sentence(path: Path) -> None:
    """A database of a later schema is left alone, and a sentence says what to do."""
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as later:
        later.execute("PRAGMA user_version = 999")
    os.environ.pop("DISCORD_TOKEN", None)
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("DISCORD", "RAVENRY"))}
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "bot"],
        cwd=path.parent,
        env={
            **clean,
            "PYTHONPATH": str(ROOT),
            "RAVENRY_DATABASE": str(path),
            "DISCORD_TOKEN": "x",
        },
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "later version" in done.stderr


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


async def test_the_keeper_takes_backups_beside_the_bot(path: Path) -> None:
    """By a separate process; a failure is remembered until a success."""
    keeper = Keeper(path, path.parent / "backups", days=3)
    await keeper.take()
    assert "There is no database" in keeper.fault
    await (await Store.open(path)).close()
    await keeper.take()
    assert keeper.fault == ""
    assert keeper.last() is not None


async def test_the_keeper_outlives_a_machine_without_processes(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fork that fails is a fault like any other, and the next backup is taken."""

    async def fail(*args: object, **named: object) -> None:
        raise BlockingIOError("Resource temporarily unavailable")

    await (await Store.open(path)).close()
    keeper = Keeper(path, path.parent / "backups", days=3)
    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "create_subprocess_exec", fail)
        await keeper.take()
    assert "unavailable" in keeper.fault
    await keeper.take()
    assert keeper.fault == ""


@pytest.mark.parametrize("wrong", ["RAVENRY_BACKUP_DAYS", "METRICS_PORT"])
def test_wrong_settings_of_the_host_are_named(
    path: Path, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As all settings."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "backup"],
        cwd=path.parent,
        env={**os.environ, "PYTHONPATH": str(ROOT), wrong: "-1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 1
    assert wrong in done.stderr
