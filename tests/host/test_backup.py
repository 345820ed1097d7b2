"""Backups are whole, private, checked, kept for a while, and restored without mistakes."""

# ruff: noqa: ASYNC240 - nobody else waits while a test looks at its files

from __future__ import annotations

import asyncio
import fcntl
import os
import random
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.backup import (
    BEYOND,
    DAY,
    STAMP,
    AtWork,
    Backup,
    BackupSchedule,
    clear,
    list_backups,
    look_beside,
    prune,
    restore,
    take,
)
from bot.hosting.instance_lock import AlreadyRunning, lease
from bot.play import Play, UserError
from bot.store import Store
from bot.store.sqlite import backups
from bot.store.sqlite.backups import BadCopy
from tests.doctor.other_rules import Unreadable, look
from tests.kernel.toy import Auctions
from tests.play.tables import (
    ANN,
    BOB,
    CLEO,
    Clock,
    answer,
    awaited_users,
    bid_all,
    playing,
    seat_all,
    send_all,
    step,
    verdict,
    written,
)

RULES = {"toy": Auctions()}
NOW = Clock().time


@pytest.fixture
def shelf(path: Path) -> Path:
    return path.parent / "backups"


@contextmanager
def open_directory(path: Path) -> Iterator[int]:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        yield descriptor
    finally:
        os.close(descriptor)


async def begin(play: Play, channel: int = 7) -> int:
    """Begin an auction, in which all bid next."""
    game = (await seat_all(play, channel=channel)).id
    await answer(play, game, (await awaited_users(play, game))[0], "leave")
    return game


async def backed_up(path: Path, shelf: Path, now: float = NOW) -> Backup:
    return await take(path, shelf, RULES, now=now)


async def test_a_backup_is_taken_while_the_bot_writes(path: Path, shelf: Path) -> None:
    """It is the database of one moment, whatever is answered meanwhile."""
    async with playing(path) as play:
        games = [await begin(play, channel) for channel in range(5)]

        async def play_on() -> None:
            rng = random.Random(1)
            for game in games:
                while await step(play, game, rng):
                    pass

        backup, _ = await asyncio.gather(backed_up(path, shelf), play_on())
    rows = written(backup.path, "games", "answers")
    assert len(rows["games"]) == 5
    assert backup.games == sum(row[8] == "running" for row in rows["games"])


async def test_only_the_owner_can_read_a_backup(path: Path, shelf: Path) -> None:
    """Only the owner can read the file and its directory, and it has no companions."""
    async with playing(path):
        backup = await backed_up(path, shelf)
    assert [p.name for p in shelf.iterdir()] == [backup.path.name]
    assert stat.S_IMODE(backup.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(shelf.stat().st_mode) == 0o700


async def test_a_damaged_copy_is_no_backup(path: Path, shelf: Path) -> None:
    """Nothing of it is kept, and the older ones stay."""
    async with playing(path) as play:
        for channel in range(20):
            await begin(play, channel)
        await backed_up(path, shelf)
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * 5000)
    with pytest.raises((BadCopy, sqlite3.DatabaseError)):
        await backed_up(path, shelf, NOW + 1)
    assert len(list(shelf.iterdir())) == 1


async def test_games_that_cannot_be_taken_up_are_reported(path: Path, shelf: Path) -> None:
    """A copy is checked by its games, not only by its pages."""
    async with playing(path) as play:
        game = await begin(play)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE rests SET state = '{}'")
        database.execute("UPDATE answers SET kind = 'nonsense'")
        database.commit()
    with pytest.raises(BadCopy, match=f"The games {game} in "):
        await backed_up(path, shelf)


def put(shelf: Path, *days: float) -> None:
    """Put backups on the shelf, by their names alone."""
    shelf.mkdir(exist_ok=True)
    for day in days:
        stamp = datetime.fromtimestamp(NOW + day * DAY, UTC).strftime(STAMP)
        (shelf / f"ravenry-{stamp}.sqlite3").touch()


def days_of(shelf: Path) -> list[float]:
    return [(taken - NOW) / DAY for _, taken in list_backups(shelf)]


def test_old_backups_are_forgotten_but_never_the_last_few(shelf: Path) -> None:
    """Those of the last days stay, and the last seven in any case."""
    put(shelf, *range(20))
    (shelf / "notes.txt").write_text("not a backup")
    assert len(prune(shelf, days=10, now=NOW + 19.5 * DAY)) == 10
    assert days_of(shelf) == list(range(19, 9, -1))
    prune(shelf, days=10, now=NOW + 400 * DAY)
    assert days_of(shelf) == list(range(19, 12, -1))
    assert (shelf / "notes.txt").exists()


def test_a_clock_that_is_years_ahead_costs_no_backups(shelf: Path) -> None:
    """A backup taken then does not count once the clock is right again."""
    put(shelf, *range(8), 12 * 365)
    assert len(prune(shelf, days=2, now=NOW + 12 * 365 * DAY)) == 2
    assert days_of(shelf) == [12 * 365, *range(7, 1, -1)]
    assert prune(shelf, days=2, now=NOW + 8 * DAY) == []
    assert BackupSchedule(shelf / "no database", shelf, days=2).last() is not None
    now = NOW + 8 * DAY
    assert [(taken - NOW) / DAY for _, taken in list_backups(shelf, now=now)] == [*range(7, 1, -1)]


def test_what_does_not_bear_a_time_is_no_backup(shelf: Path) -> None:
    """Even if its name is nearly right."""
    put(shelf, 1)
    (shelf / "ravenry-99999999-999999.sqlite3").touch()
    (shelf / "ravenry-20260101-000000.sqlite3.partial").touch()
    assert days_of(shelf) == [1]


async def test_what_a_killed_backup_has_left_is_cleared(path: Path, shelf: Path) -> None:
    """But not while another process is taking one."""
    put(shelf, 1)
    left = shelf / "ravenry-20260101-000000.sqlite3.partial"
    companion = left.with_name(left.name + "-journal")
    left.touch()
    companion.touch()
    with open_directory(shelf) as directory:
        fcntl.flock(directory, fcntl.LOCK_SH)
        assert clear(shelf) == []
    assert sorted(clear(shelf)) == [left, companion]
    assert days_of(shelf) == [1]


async def test_the_next_backup_clears_what_a_killed_one_has_left(path: Path, shelf: Path) -> None:
    """Not only the next start: a bot may run for months."""
    shelf.mkdir()
    for end in ("", "-journal"):
        (shelf / f"ravenry-20260101-000000.sqlite3.partial{end}").touch()
    async with playing(path):
        backup = await backed_up(path, shelf)
    assert list(shelf.iterdir()) == [backup.path]


async def test_two_backups_of_one_second_both_succeed(path: Path, shelf: Path) -> None:
    """One waits for the other, and is named for the next second."""
    async with playing(path) as play:
        await begin(play)
    both = await asyncio.gather(*(take(path, shelf, RULES, now=NOW) for _ in range(2)))
    assert sorted(path.name for path, _ in list_backups(shelf)) == sorted(b.path.name for b in both)
    assert {at for _, at in list_backups(shelf)} == {int(NOW), int(NOW) + 1}
    assert [path for path in shelf.iterdir() if ".partial" in path.name] == []


async def test_a_backup_that_waits_for_long_says_for_what(
    path: Path, shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the other process writes is left alone."""
    monkeypatch.setattr("bot.hosting.backup.TURN", 0.0)
    async with playing(path) as play:
        await begin(play)
    shelf.mkdir(exist_ok=True)
    unfinished = shelf / "ravenry-20260101-000000.sqlite3.partial"
    unfinished.touch()
    with open_directory(shelf) as directory:
        fcntl.flock(directory, fcntl.LOCK_EX)
        with pytest.raises(AtWork, match="Another process"):
            await take(path, shelf, RULES, now=NOW)
    assert unfinished.exists()
    assert list_backups(shelf) == []


async def test_what_was_restored_goes_on_from_the_backup(path: Path, shelf: Path) -> None:
    """Answers given since are asked again under other numbers, and the table is told."""
    async with playing(path) as play:
        game = await begin(play)
        await bid_all(play, game, {ANN: 1})
        number = (await play.table_view(game)).number
        await send_all(play)
        backup = await backed_up(path, shelf)
        await bid_all(play, game, {BOB: 2, CLEO: 3})
    aside = await restore(backup.path, path, RULES, now=NOW + 60)
    assert aside is not None
    assert len(written(aside, "answers")["answers"]) > len(written(path, "answers")["answers"])
    async with playing(path) as play:
        table = await play.table_view(game)
        assert (table.kind, table.answered) == ("bid", ("ash",))
        assert number is not None
        assert table.number is not None
        assert table.number >= number + BEYOND
        with pytest.raises(UserError, match="refused-question-passed"):
            await play.answer(game, BOB, number, 2)
        rows = await send_all(play)
        news = [e["id"] for row in rows if row.kind == "news" for e in row.payload["events"]]
        assert news == ["table-restored"]
        assert {row.target_user for row in rows if row.kind == "turn"} == {BOB, CLEO}
        rng = random.Random(1)
        while await step(play, game, rng):
            pass


async def test_what_was_told_since_the_backup_is_missed_by_whoever_has_kept_it(
    path: Path, shelf: Path
) -> None:
    """The log says that a backup was put in place; a receipt of the lost time is not in it."""
    async with playing(path, secret=lambda: bytes(32)) as play:
        game = await begin(play)
        await bid_all(play, game, {ANN: 1})
        kept = (await play.seat_view(game, ANN)).receipt
        backup = await backed_up(path, shelf)
        await bid_all(play, game, {BOB: 2})
        lost = (await play.seat_view(game, BOB)).receipt
    await restore(backup.path, path, RULES, now=NOW + 60)
    async with playing(path) as play:
        rng = random.Random(1)
        while await step(play, game, rng):
            pass
        found = await verdict(play, game, kept)
        missed = await verdict(play, game, kept, lost)
    assert found.reds == []
    assert "restored" in [one.check for one in found.ambers]
    assert [one.check for one in missed.reds] == ["unseen"]


async def test_nonces_of_the_lost_time_do_not_come_again(path: Path, shelf: Path) -> None:
    """Ids of messages are used a second time, so their nonces begin differently."""
    async with playing(path) as play:
        backup = await backed_up(path, shelf)
        await begin(play)
        before = {row.nonce for row in await send_all(play)}
    await restore(backup.path, path, RULES, now=NOW + 60)
    async with playing(path) as play:
        await begin(play)
        after = {row.nonce for row in await send_all(play)}
    assert before
    assert after
    assert not before & after


async def test_nothing_is_restored_while_the_bot_runs(path: Path, shelf: Path) -> None:
    """The bot would go on writing to a file that no longer exists."""
    async with playing(path):
        backup = await backed_up(path, shelf)
    with lease(path), pytest.raises(AlreadyRunning):
        await restore(backup.path, path, RULES, now=NOW)


@pytest.mark.parametrize("fault", ["missing", "garbage", "foreign", "later"])
async def test_what_is_no_backup_is_not_restored(path: Path, tmp_path: Path, fault: str) -> None:
    """One sentence says why, and the database is as it was."""
    async with playing(path) as play:
        await begin(play)
    before = written(path)
    source = tmp_path / "source.sqlite3"
    if fault == "garbage":
        source.write_bytes(b"no database" * 1000)
    if fault == "foreign":
        with closing(sqlite3.connect(source)) as other:
            other.execute("CREATE TABLE recipes (name TEXT)")
    if fault == "later":
        await (await Store.open(source)).close()
        with closing(sqlite3.connect(source)) as later:
            later.execute("PRAGMA user_version = 999")
    with pytest.raises(BadCopy):
        await restore(source, path, RULES, now=NOW)
    assert written(path) == before
    assert not list(path.parent.glob("*.restoring*"))


async def test_a_restored_game_that_does_not_fit_waits(path: Path, shelf: Path) -> None:
    """If the rules have changed since the backup, games are repaired as after an upgrade."""
    async with playing(path) as play:
        game = await begin(play)
        backup = await backed_up(path, shelf)
    rulesets = {"toy": Unreadable(look=look)}
    await restore(backup.path, path, rulesets, now=NOW)
    async with playing(path, rulesets=rulesets) as play:
        assert (await play.info(game)).pinned is not None


async def test_a_backup_is_restored_where_there_was_nothing(path: Path, shelf: Path) -> None:
    """As when the bot moves to another machine."""
    async with playing(path) as play:
        game = await begin(play)
        backup = await backed_up(path, shelf)
    elsewhere = path.parent / "elsewhere" / "ravenry.sqlite3"
    assert await restore(backup.path, elsewhere, RULES, now=NOW) is None
    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o600
    async with playing(elsewhere) as play:
        assert (await play.table_view(game)).kind == "bid"


@pytest.mark.parametrize("name", ["games.sqlite3", "games.sqlite3.restoring", "link"])
async def test_nothing_is_restored_from_what_it_would_be_written_over(
    path: Path, name: str
) -> None:
    """The source stays whole, whatever name is used for it."""
    async with playing(path) as play:
        await begin(play)
    path = path.rename(path.with_name("games.sqlite3"))
    source = path.with_name(name)
    if name == "link":
        source.symlink_to(path)
    elif source != path:
        backups.copy(path, source)
    before = source.read_bytes()
    with pytest.raises(BadCopy, match="would be written over"):
        await restore(source, path, RULES, now=NOW)
    assert source.read_bytes() == before


class Killed(BaseException):
    """The process ends here."""


@pytest.mark.parametrize("at", range(1, 12))
async def test_a_restore_may_be_killed_at_any_moment(
    path: Path, shelf: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    """Before and after each rename there is either the earlier database or the restored one."""
    async with playing(path) as play:
        game = await begin(play)
        backup = await backed_up(path, shelf)
        second = await begin(play, 8)
    changes = 0

    def dying(change: Callable[..., Any]) -> Callable[..., Any]:
        def changed(*args: Any, **named: Any) -> Any:
            nonlocal changes
            changes += 1
            if changes == at:
                raise Killed
            return change(*args, **named)

        return changed

    with monkeypatch.context() as patch, suppress(Killed):
        for holder, name in ((os, "link"), (Path, "unlink"), (Path, "rename"), (Path, "replace")):
            patch.setattr(holder, name, dying(getattr(holder, name)))
        await restore(backup.path, path, RULES, now=NOW + 60)
    look_beside(path)
    assert not list(path.parent.glob("*.restoring*"))
    async with playing(path) as play:
        found = {info.id for info in await play.games_of(ANN)}
        assert found in ({game}, {game, second})


async def test_nobody_is_served_nothing_beside_what_may_be_their_games(
    path: Path, shelf: Path
) -> None:
    """A start without a database names the files that might be it."""
    async with playing(path):
        backup = await backed_up(path, shelf)
    await restore(backup.path, path, RULES, now=NOW + 60)
    path.unlink()
    with pytest.raises(BadCopy, match=r"\.before-"):
        look_beside(path)
    path.touch()  # SQLite takes it for a new database
    with pytest.raises(BadCopy):
        look_beside(path)


async def test_where_there_never_was_anything_a_start_is_a_start(path: Path) -> None:
    """A first start needs nothing."""
    look_beside(path)
