"""One row that cannot be stops neither the start nor the time of all other games."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.hosting.rules_check import check_up
from bot.play import Play, UserError, UserSettings
from bot.play.errors import user_error
from bot.play.scheduler import FAILURES
from bot.play.time.clocks import GRACE, LAG
from bot.store import Store
from bot.store.messages import sending
from tests.kernel.toy import Auctions

from ..tables import ANN, BOB, Clock, answer, own_log, pass_time, playing, seat_all, send_all

HOUR = 3600
TERMS = {"together": 10 * HOUR, "alone": 2 * HOUR}

UNREADABLE = {
    "terms are a list": "UPDATE games SET terms = '[]' WHERE id = 1",
    "terms have a field too many": "UPDATE games SET terms = '{\"soon\": 1}' WHERE id = 1",
    "terms are torn": "UPDATE games SET terms = '{\"together\": 3' WHERE id = 1",
    "options are nothing": "UPDATE games SET options = 'null' WHERE id = 1",
    "seats are a number": "UPDATE games SET seats = '5' WHERE id = 1",
    "the rest is torn": "UPDATE rests SET state = '{' WHERE game = 1",
    "a sealed answer is torn": "INSERT INTO sealed (game, seat, value) VALUES (1, 'ash', '{')",
}
PLAYABLE = {
    "the hour is in no zone": (
        'UPDATE games SET terms = \'{"hour": "20:00", "zone": "Gone/Away"}\' WHERE id = 1'
    ),
    "the rest is no state": "UPDATE rests SET state = '{}' WHERE game = 1",
    "an answer is torn": "UPDATE answers SET value = '{' WHERE game = 1",
    "a clock without an end rings": "UPDATE clocks SET due = NULL WHERE game = 1",
    "a clock never ends": "UPDATE clocks SET due = 9e999, next = 9e999 WHERE game = 1",
    "a clock is of nobody": "UPDATE clocks SET seat = 'nobody' WHERE game = 1 AND seat = 'ash'",
    "the time that counted is no number": "UPDATE kv SET value = 'x' WHERE key = 'time-seen'",
}


def spoil(path: Path, sql: str) -> None:
    """Write into the database what no version of the bot writes."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute(sql)


async def two_games(play: Play) -> tuple[int, int]:
    """Begin two games that have come to their first bids, which are due in ten hours."""
    games = [(await seat_all(play, terms=TERMS, channel=channel)).id for channel in (7, 8)]
    for game in games:
        await answer(play, game, ANN, "leave")
    await send_all(play)
    return games[0], games[1]


async def start(path: Path) -> None:
    """Do what a start does before anybody plays."""
    store = await Store.open(path)
    try:
        await check_up(store, {"toy": Auctions()}, now=Clock().time)
    finally:
        await store.close()


@pytest.mark.parametrize("sql", (UNREADABLE | PLAYABLE).values(), ids=(UNREADABLE | PLAYABLE))
async def test_all_others_go_on(path: Path, sql: str) -> None:
    """Time passes for them, with a game that is not what it was, and a start finds them."""
    clock = Clock()
    async with playing(path, clock=clock) as play:
        _, whole = await two_games(play)
    spoil(path, sql)
    await start(path)
    async with playing(path, clock=clock) as play:
        await pass_time(play, clock, 10 * HOUR + GRACE + LAG)
        assert own_log(await play.history(whole)) == ["answered-for"]


@pytest.mark.parametrize("sql", UNREADABLE.values(), ids=UNREADABLE)
async def test_it_is_set_aside_while_the_bot_runs(
    path: Path, sql: str, caplog: pytest.LogCaptureFixture
) -> None:
    """It is named in the log and to its host; a start takes it up when it can be read again."""
    clock = Clock()
    async with playing(path, clock=clock) as play:
        broken, whole = await two_games(play)
    with closing(sqlite3.connect(path)) as database:
        saved = "".join(f"{line}\n" for line in database.iterdump())
    spoil(path, sql)
    async with playing(path, clock=clock) as play:
        for _ in range(FAILURES + 2):
            await pass_time(play, clock, 11 * HOUR)
        words = [r for r in await send_all(play) if r.kind == "word" and r.target_user == ANN]
        told = [
            event["id"] for row in words if row.game == broken for event in row.payload["events"]
        ]
        assert told == ["table-set-aside"]
        assert f"game {broken} is set aside" in caplog.text
        assert await play.tick(clock.time) == clock.time + 60
        with pytest.raises(UserError):
            await play.seat_view(broken, ANN)
        assert own_log(await play.history(whole)) != []
        assert len(await play.games_of(BOB)) in (1, 2)
    await start(path)
    repair(path, saved)
    await start(path)
    async with playing(path, clock=clock) as play:
        assert (await play.info(broken)).pinned is None
        await play.seat_view(broken, ANN)


def repair(path: Path, saved: str) -> None:
    """Put the rows of the first game back that were spoilt."""
    with closing(sqlite3.connect(":memory:")) as whole, closing(sqlite3.connect(path)) as database:
        whole.executescript(saved)
        with database:
            database.execute("DELETE FROM sealed WHERE game = 1")
            row = whole.execute("SELECT state FROM rests WHERE game = 1").fetchone()
            database.execute("UPDATE rests SET state = ? WHERE game = 1", row)
            row = whole.execute("SELECT terms, options, seats FROM games WHERE id = 1").fetchone()
            database.execute("UPDATE games SET terms = ?, options = ?, seats = ? WHERE id = 1", row)


@pytest.mark.parametrize("sql", UNREADABLE.values(), ids=UNREADABLE)
async def test_time_is_given_back_to_all_others(path: Path, sql: str) -> None:
    """An outage meets a game that cannot be read; the others get their time, once."""
    clock = Clock()
    async with playing(path, clock=clock) as play:
        _, whole = await two_games(play)
        due = (await play.table_view(whole)).clocks["ash"].due
        assert due is not None
    spoil(path, sql)
    clock.time += 5 * HOUR
    for _ in range(2):
        async with playing(path, clock=clock) as play:
            assert (await play.table_view(whole)).clocks["ash"].due == due + 5 * HOUR
            assert own_log(await play.history(whole)) == ["outage"]


async def test_a_host_is_told_of_a_game_whose_time_stands_still(
    play: Play, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It can be read and played, but what is due fails; it is tried again, ever more rarely."""
    broken, whole = await two_games(play)
    look_at, tries = play.scheduler._look_at, 0

    async def failing(game: int, now: float) -> None:
        nonlocal tries
        if game == broken:
            tries += 1
            raise user_error("internal")
        await look_at(game, now)

    monkeypatch.setattr(play.scheduler, "_look_at", failing)
    for _ in range(100):
        await pass_time(play, clock, 600)
    assert own_log(await play.history(whole)) != []
    assert FAILURES < tries < 25
    words = [r for r in await send_all(play) if r.kind == "word" and r.game == broken]
    assert [r.payload["events"] for r in words] == [
        [{"id": "table-stuck", "params": {"game": str(broken)}}]
    ]
    assert (await play.info(broken)).pinned is None
    monkeypatch.undo()
    await pass_time(play, clock, 2 * HOUR)
    assert own_log(await play.history(broken)) != []


async def test_a_mistake_stops_no_loop(
    play: Play, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong with a game is an error of that game."""
    broken, whole = await two_games(play)
    look_at = play.scheduler._look_at

    async def failing(game: int, now: float) -> None:
        assert game != broken
        await look_at(game, now)

    monkeypatch.setattr(play.scheduler, "_look_at", failing)
    await pass_time(play, clock, 11 * HOUR)
    assert own_log(await play.history(whole)) == ["answered-for"]


async def test_quiet_hours_of_no_zone_are_none(play: Play, path: Path, clock: Clock) -> None:
    """Whose settings are impossible is called like anybody else, and stops no game."""
    await play.users.set_settings(BOB, UserSettings(quiet=(0, 600), zone="Europe/Berlin"))
    spoil(path, "UPDATE settings SET zone = 'Gone/Away'")
    game, _ = await two_games(play)
    await pass_time(play, clock, 5 * HOUR)
    assert BOB in {r.target_user for r in await send_all(play) if r.kind == "reminder"}
    assert (await play.seat_view(game, BOB)).question is not None


@pytest.mark.parametrize("payload", ["{", "[]", "5", "9" * 5000])
async def test_a_message_that_cannot_be_read_holds_up_no_other(
    play: Play, path: Path, payload: str
) -> None:
    """It is handed out without its content, so that whoever sends it gives it up."""
    await seat_all(play)
    spoil(path, f"UPDATE outbox SET payload = '{payload}' WHERE id = (SELECT min(id) FROM outbox)")
    rows = await play.queue.due(1e12)
    assert [row.payload for row in rows].count(sending.BAD) == 1
    assert len(await send_all(play)) >= 2
