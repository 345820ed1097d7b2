"""One file, one writer, everything or nothing."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import NotOurs, Store, TooNew
from bot.store.keeping import facts
from bot.store.keeping.facts import Key
from bot.store.people import users
from bot.store.people.users import UserSettings
from bot.store.sqlite import backups
from bot.store.sqlite.migrate import migrate


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "ravenry.db")
    yield opened
    await opened.close()


async def keys_in(store: Store) -> list[str]:
    async with store.reading() as session:
        return [row["key"] for row in await session.rows("SELECT key FROM kv ORDER BY key")]


def modes_in(folder: Path) -> dict[str, int]:
    return {p.name: stat.S_IMODE(p.stat().st_mode) for p in folder.iterdir()}


async def test_only_the_owner_can_read_the_files(tmp_path: Path) -> None:
    """The database, its log and its index are created for the owner alone, whatever the umask."""
    before = os.umask(0)
    try:
        store = await Store.open(tmp_path / "ravenry.db")
        async with store.writing() as session:
            await facts.put(session, Key("a"), "1")
        modes = modes_in(tmp_path)
        await store.close()
    finally:
        os.umask(before)
    assert modes == {"ravenry.db": 0o600, "ravenry.db-wal": 0o600, "ravenry.db-shm": 0o600}


async def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    """A file that was left readable, by a copy for instance, is made private when opened."""
    path = tmp_path / "ravenry.db"
    path.touch(mode=0o644)
    path.chmod(0o644)
    await (await Store.open(path)).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_it_survives_a_loss_of_power_and_keeps_promises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer logs ahead, waits for the disk, and checks references."""
    monkeypatch.setattr("bot.store.sqlite.database.migrate", migrate)
    store = await Store.open(tmp_path / "games.db")
    async with store.writing() as session:
        assert await session.value("PRAGMA journal_mode") == "wal"
        assert await session.value("PRAGMA synchronous") == 2
        assert await session.value("PRAGMA foreign_keys") == 1
        assert await session.value("PRAGMA busy_timeout") == 5000
        strict = await session.rows("PRAGMA table_list")
        assert all(t["strict"] for t in strict if not t["name"].startswith("sqlite_"))
        with pytest.raises(sqlite3.IntegrityError):
            await session.run("INSERT INTO sealed (game, seat, value) VALUES (77, 'ash', '1')")
    await store.close()


async def test_a_block_that_raises_leaves_nothing_behind(store: Store) -> None:
    """All statements of a block are kept, or none."""

    async def write() -> None:
        async with store.writing() as session:
            await facts.put(session, Key("a"), "1")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await write()
    async with store.writing() as session:
        await facts.put(session, Key("b"), "1")
    assert await keys_in(store) == ["b"]


async def test_a_block_that_is_cancelled_leaves_nothing_behind(store: Store) -> None:
    """A task that is cancelled in its transaction undoes it and frees the writer."""
    entered = asyncio.Event()

    async def write() -> None:
        async with store.writing() as session:
            await facts.put(session, Key("a"), "1")
            entered.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(write())
    await entered.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.writing() as session:
        await facts.put(session, Key("b"), "1")
    assert await keys_in(store) == ["b"]


async def test_readers_see_what_was_committed(store: Store) -> None:
    """Before the commit a reader sees the old, after it the new."""
    async with store.writing() as session:
        await facts.put(session, Key("a"), "1")
        assert await keys_in(store) == []
    assert await keys_in(store) == ["a"]


async def test_a_reader_sees_one_moment(store: Store) -> None:
    """What is committed while somebody reads does not change what they read."""
    async with store.reading() as reader:
        assert await reader.rows("SELECT * FROM kv") == []
        async with store.writing() as session:
            await facts.put(session, Key("a"), "1")
        assert await reader.rows("SELECT * FROM kv") == []


async def test_readers_cannot_write(store: Store) -> None:
    """A reader cannot change anything by mistake."""
    async with store.reading() as session:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await facts.put(session, Key("a"), "1")


async def test_writers_take_turns(store: Store) -> None:
    """Transactions never mix: each sees all of the one before it."""

    async def count() -> None:
        async with store.writing() as session:
            number = int(await facts.find(session, Key("n")) or 0)
            await asyncio.sleep(0)
            await facts.put(session, Key("n"), str(number + 1))

    await asyncio.gather(*(count() for _ in range(20)))
    async with store.reading() as session:
        assert await facts.find(session, Key("n")) == "20"


async def test_a_copy_of_the_files_is_consistent(store: Store, tmp_path: Path) -> None:
    """A copy of file and log, taken in the middle of a transaction, opens without it."""
    async with store.writing() as session:
        await facts.put(session, Key("a"), "1")
    async with store.writing() as session:
        await facts.put(session, Key("b"), "1")
        copy = tmp_path / "copy.db"
        shutil.copy(store.path, copy)
        shutil.copy(f"{store.path}-wal", f"{copy}-wal")
    copied = await Store.open(copy)
    assert await keys_in(copied) == ["a"]
    assert await keys_in(store) == ["a", "b"]
    await copied.close()


def test_what_was_being_written_without_a_log_is_undone(tmp_path: Path) -> None:
    """A bot that is killed while it makes its database leaves a journal, and starts again."""
    path, killed = tmp_path / "ravenry.db", tmp_path / "killed.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE games (id)")
        connection.execute("PRAGMA cache_size = 1")  # so that pages are written before the end
        connection.execute("BEGIN")
        connection.execute("PRAGMA user_version = 7")
        connection.execute("INSERT INTO games VALUES (zeroblob(100000))")
        for suffix in ("", "-journal"):
            shutil.copy(path.with_name(path.name + suffix), killed.with_name("killed.db" + suffix))
    assert backups.schema_of(killed) == 0


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    """A file with foreign tables is refused and not touched."""
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(NotOurs):
        await Store.open(path)


async def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    """After a downgrade the program says so, instead of guessing."""
    path = tmp_path / "ravenry.db"
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as later:
        later.execute("PRAGMA user_version = 999")
    later.close()
    with pytest.raises(TooNew, match="999"):
        await Store.open(path)


async def test_settings_are_kept_for_each_user(store: Store) -> None:
    """Settings have defaults until set, and can be changed."""
    async with store.writing() as session:
        assert await users.find_settings(session, 1) == UserSettings(language=None, dm=True)
        await users.put_settings(session, 1, UserSettings(language="de", dm=True))
        await users.put_settings(session, 1, UserSettings(language="de", dm=False))
        assert await users.find_settings(session, 1) == UserSettings(language="de", dm=False)
        assert await users.find_settings(session, 2) == UserSettings()
        full = UserSettings("fa", dm=True, zone="Asia/Tokyo", quiet=(1320, 0), reach="both")
        await users.put_settings(session, 1, full)
        assert await users.find_settings(session, 1) == full


async def test_small_facts_are_kept_until_dropped(store: Store) -> None:
    """A fact can be put, replaced and dropped."""
    async with store.writing() as session:
        await facts.put(session, Key("a"), "1")
        await facts.put(session, Key("a"), "2")
        assert await facts.find(session, Key("a")) == "2"
        await facts.drop(session, Key("a"))
        assert await facts.find(session, Key("a")) is None
