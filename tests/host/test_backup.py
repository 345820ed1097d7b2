"""Backups are whole, private, proven, kept for a while, and brought back without mistakes."""

# ruff: noqa: ASYNC240 - nobody else waits while a test looks at its files

from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.backup import BEYOND, DAY, Backup, list_backups, prune, restore, take
from bot.lease import AlreadyRunning, lease
from bot.play import Play, Trouble
from bot.store import Store
from bot.store.copies import BadCopy
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
    written,
)

RULES = {"toy": Auctions()}
NOW = Clock().time


@pytest.fixture
def shelf(path: Path) -> Path:
    return path.parent / "backups"


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
    """The file is for its owner alone, as is its directory, and it has no companions."""
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
    """A copy is proven by its games, not only by its pages."""
    async with playing(path) as play:
        game = await begin(play)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE rests SET state = '{}'")
        database.execute("UPDATE answers SET kind = 'nonsense'")
        database.commit()
    with pytest.raises(BadCopy, match=f"The games {game} in "):
        await backed_up(path, shelf)


async def test_old_backups_are_forgotten_but_never_the_last(path: Path, shelf: Path) -> None:
    """Those of the last days stay, and the last one in any case."""
    async with playing(path):
        for day in range(5):
            await backed_up(path, shelf, NOW + day * DAY)
    (shelf / "notes.txt").write_text("not a backup")
    assert [taken for _, taken in list_backups(shelf)] == [NOW + d * DAY for d in range(4, -1, -1)]
    removed = prune(shelf, days=2, now=NOW + 4.5 * DAY)
    assert len(removed) == 3
    prune(shelf, days=2, now=NOW + 400 * DAY)
    assert [taken for _, taken in list_backups(shelf)] == [NOW + 4 * DAY]
    assert (shelf / "notes.txt").exists()


async def test_what_was_restored_goes_on_from_the_backup(path: Path, shelf: Path) -> None:
    """Answers given since are asked again under other numbers, and the table is told."""
    async with playing(path) as play:
        game = await begin(play)
        await bid_all(play, game, {ANN: 1})
        number = (await play.table(game)).number
        await send_all(play)
        backup = await backed_up(path, shelf)
        await bid_all(play, game, {BOB: 2, CLEO: 3})
    aside = await restore(backup.path, path, RULES, now=NOW + 60)
    assert aside is not None
    assert len(written(aside, "answers")["answers"]) > len(written(path, "answers")["answers"])
    async with playing(path) as play:
        table = await play.table(game)
        assert (table.kind, table.answered) == ("bid", ("ash",))
        assert number is not None
        assert table.number is not None
        assert table.number >= number + BEYOND
        with pytest.raises(Trouble, match="refused-question-passed"):
            await play.answer(game, BOB, number, 2)
        rows = await send_all(play)
        news = [e["id"] for row in rows if row.kind == "news" for e in row.payload["events"]]
        assert news == ["table-restored"]
        assert {row.target_user for row in rows if row.kind == "turn"} == {BOB, CLEO}
        rng = random.Random(1)
        while await step(play, game, rng):
            pass


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
    """The bot would go on writing to a file that is not there any more."""
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
    """Rules that have changed since the backup are treated as after an upgrade."""
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
        assert (await play.table(game)).kind == "bid"
