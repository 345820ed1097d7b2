"""Everything that happens is said once, in order, to the people it concerns."""

from __future__ import annotations

import itertools
import math
import random
from pathlib import Path

import pytest

from bot.play import OutboxRow, Play, Queue, UserError, UserSettings
from bot.play.outgoing.queue import nonce_of
from tests.running.marks import daily

from ..tables import (
    ANN,
    BOB,
    CLEO,
    SEATED,
    Clock,
    answer,
    lay,
    playing,
    seat_all,
    seat_stewards,
    send_all,
    step,
    written,
)


def kinds(rows: list[OutboxRow]) -> list[tuple[str, int | None]]:
    return [(row.kind, row.target_user) for row in rows]


async def play_on(play: Play, game: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    while await step(play, game, rng):
        pass


async def test_what_players_say_comes_behind_the_tables_news(play: Play, clock: Clock) -> None:
    """Nobody's words are lost or overtaken by others' words; the table's news overtake them all."""
    game = (await seat_all(play)).id
    await send_all(play)
    for n in range(3):
        await play.talking.say(game, BOB, f"{n}")
    await play.time.pause(game, ANN)
    (first, *_) = [r for r in await play.queue.due(clock.time) if r.target_user is None]
    assert first.payload["events"][0]["id"] == "table-paused"
    assert "said" not in [r.kind for r in await play.queue.due(clock.time)]
    assert await play.queue.sending(first)
    assert "said" not in [r.kind for r in await play.queue.due(clock.time)]
    await play.queue.sent(first, 1)
    said = [r for r in await send_all(play) if r.kind == "said"]
    assert [r.payload["events"][0]["params"]["text"] for r in said] == ["raw:0", "raw:1", "raw:2"]


async def test_the_outbox_sleeps_while_words_wait_for_news(play: Play, clock: Clock) -> None:
    """While the table's news are being sent, nothing behind them counts as due."""
    game = (await seat_all(play)).id
    await send_all(play)
    await play.talking.say(game, BOB, "Well")
    await play.time.pause(game, ANN)
    for row in await play.queue.due(clock.time):
        assert await play.queue.sending(row)
    assert await play.queue.next_try() is None


@pytest.mark.parametrize("seed", range(4))
async def test_each_event_is_in_one_row_of_each_who_may_know(play: Play, seed: int) -> None:
    """Chapters and the end hold all public events in order; private ones go to their users."""
    game = (await seat_all(play)).id
    await play_on(play, game, seed)
    rows = await send_all(play)
    public = [
        phrase
        for row in rows
        if row.kind in ("chapter", "over")
        for phrase in (*row.payload["events"], row.payload.get("title", row.payload.get("winner")))
    ]
    assert public == [{"id": t.id, "params": t.params} for t in await play.history(game)]
    for user in SEATED:
        mine = [
            p
            for r in rows
            if r.kind == "private" and r.target_user == user
            for p in r.payload["events"]
        ]
        looked = [t for t in await play.history(game, user) if t.id == "event-looked"]
        assert mine == [{"id": t.id, "params": t.params} for t in looked]
    assert kinds(rows).count(("over", None)) == 1
    winner = next(row.payload["winner"] for row in rows if row.kind == "over")
    for user in SEATED:
        mine = [r for r in rows if r.target_user == user and r.kind != "lapsed"]
        assert [r.payload["event"] for r in mine if r.kind == "ended"] == [winner]
        assert mine[-1].kind == "ended"


async def test_a_chapter_shows_the_board_of_its_moment(play: Play) -> None:
    """The view in a chapter is the spectator's, from when the chapter ended."""
    game = (await seat_all(play, rounds=2)).id
    await answer(play, game, ANN, "leave")
    for user, bid in ((ANN, 4), (BOB, 1), (CLEO, 0)):
        await answer(play, game, user, bid)
    await answer(play, game, ANN, "sell")
    chapter = [r for r in await send_all(play) if r.kind == "chapter"][-1]
    assert chapter.payload["title"] == {"id": "event-round-over", "params": {"round": 1}}
    assert [p["id"] for p in chapter.payload["events"]] == [
        "event-shown",
        "event-bids",
        "event-sold",
    ]
    assert chapter.payload["view"]["round"] == 1
    assert "seen" not in chapter.payload["view"]


async def test_everybody_who_is_asked_is_called_once(play: Play) -> None:
    """A question calls each user who is asked, and nobody else."""
    game = (await seat_all(play)).id
    assert ("turn", ANN) in kinds(await send_all(play))
    await answer(play, game, ANN, "leave")
    rows = [r for r in await send_all(play) if r.kind == "turn"]
    assert kinds(rows) == [("turn", ANN), ("turn", BOB), ("turn", CLEO)]
    prize = (await play.table_view(game)).view["prize"]
    for row in rows:
        asked = {"number": 3, "kind": "bid", "params": {"prize": f"prize:{prize}"}}
        assert row.payload == {**asked, "due": None}
    await play.answer(game, BOB, 3, 2)
    await play.answer(game, BOB, 3, 1)
    await play.withdraw(game, BOB, 3)
    assert "turn" not in [r.kind for r in await send_all(play)]


@pytest.mark.parametrize("seed", daily(0, of=range(3)))
async def test_nobody_is_called_twice_for_one_question(path: Path, seed: int) -> None:
    """Over a whole game with restarts, no pair of user and question comes twice."""
    calls: list[tuple[int | None, int]] = []
    game, rng = 0, random.Random(seed)
    while True:
        async with playing(path, seed=seed) as play:
            game = game or (await seat_all(play)).id
            calls += [
                (r.target_user, r.payload["number"])
                for r in await send_all(play)
                if r.kind == "turn"
            ]
            if not await step(play, game, rng):
                break
    assert len(calls) == len(set(calls)) > 10


async def test_the_computer_is_never_called(play: Play, path: Path) -> None:
    """stewards get neither calls nor private words."""
    game = (await seat_stewards(play)).id
    await play_on(play, game)
    targets = {row[3] for row in written(path, "outbox")["outbox"]}
    assert targets == {None, ANN}


async def test_a_call_that_was_answered_is_taken_back(play: Play) -> None:
    """A player who answers before the call was sent is not called; others still are."""
    game = (await seat_all(play)).id
    await answer(play, game, ANN, "leave")
    await play.answer(game, BOB, 3, 2)
    rows = [r for r in await send_all(play) if r.kind == "turn"]
    assert kinds(rows) == [("turn", ANN), ("turn", CLEO)]


async def test_the_card_is_refreshed_when_something_to_see_has_changed(play: Play) -> None:
    """An answer, a withdrawal and a new player are seen on the card; a changed answer is not."""
    game = (await lay(play)).id
    assert kinds(await send_all(play)) == [("status", None)]
    await play.join(game, BOB, "Bob")
    await play.add_stewards(game, ANN)
    assert kinds(await send_all(play)) == [("status", None)]
    game = (await seat_all(play, channel=8)).id
    await answer(play, game, ANN, "leave")
    await send_all(play)
    await play.answer(game, BOB, 3, 2)
    assert kinds(await send_all(play)) == [("status", None)]
    await play.answer(game, BOB, 3, 4)
    await play.draft(game, BOB, 3, ["number:1"])
    assert await send_all(play) == []
    await play.withdraw(game, BOB, 3)
    assert kinds(await send_all(play)) == [("status", None)]


async def test_the_last_refresh_is_enough(play: Play) -> None:
    """Refreshes that nobody has begun to send become one."""
    game = (await seat_all(play)).id
    await play_on(play, game)
    rows = await send_all(play)
    assert [row.kind for row in rows].count("status") == 1
    assert rows[-1].kind == "status"


async def test_a_row_overtaken_while_its_sender_hesitates_is_not_sent(play: Play) -> None:
    """Between finding a row and sending it, something newer may take its place."""
    game = (await lay(play)).id
    (old,) = await play.queue.due(1e12)
    await play.join(game, BOB, "Bob")
    assert not await play.queue.sending(old)
    (new,) = await play.queue.due(1e12)
    assert await play.queue.sending(new)


async def test_rows_of_one_target_wait_for_each_other(play: Play) -> None:
    """While one message of a stream is under way or has failed, those behind it wait."""
    game = (await seat_all(play)).id
    first = {row.target_user: row for row in await play.queue.due(1e12)}
    channel = first[None]
    assert channel.kind == "chapter"
    assert await play.queue.sending(channel)
    assert None not in {r.target_user for r in await play.queue.due(1e12)}
    await play.queue.retry(channel, "503", delay=30)
    now = Clock()()
    assert None not in {r.target_user for r in await play.queue.due(now + 29)}
    (again,) = [r for r in await play.queue.due(now + 30) if r.target_user is None]
    assert (again.id, again.attempts, again.nonce) == (channel.id, 1, channel.nonce)
    assert await play.queue.next_try() == 0  # Ann's first message waits for nobody
    # Other streams are not held up.
    await answer(play, game, ANN, "leave")
    assert {BOB, CLEO} <= {r.target_user for r in await play.queue.due(now)}


async def test_a_dead_row_holds_up_nothing(play: Play) -> None:
    """A message that can never be sent is put aside, and the next one is sent."""
    await seat_all(play)
    (row,) = [r for r in await play.queue.due(1e12) if r.target_user is None]
    await play.queue.sending(row)
    await play.queue.dead(row, "50035")
    (following,) = [r for r in await play.queue.due(1e12) if r.target_user is None]
    assert following.id != row.id


async def test_what_was_being_sent_when_the_process_died_is_sent_again_alike(path: Path) -> None:
    """After a restart the row is due again, with its nonce and the time of its first try."""
    clock = Clock()
    async with playing(path, clock=clock) as play:
        await lay(play)
        (row,) = await play.queue.due(clock())
        assert row.first_try is None
        await play.queue.sending(row)
        assert await play.queue.due(clock()) == []
    async with playing(path, clock=clock) as play:
        (again,) = await play.queue.due(clock())
        assert (again.id, again.nonce, again.attempts) == (row.id, row.nonce, 1)
        assert again.first_try == clock()
        # It was long ago, and the message was looked for and not found.
        await play.queue.renew(again)
        (renewed,) = await play.queue.due(clock())
        assert renewed.nonce != row.nonce
        assert renewed.first_try is None
        await play.queue.sending(renewed)
        await play.queue.sent(renewed, 5)
        assert await play.queue.due(clock()) == []
        assert await play.queue.next_try() is None


async def test_nonces_are_short_and_differ(path: Path) -> None:
    """A nonce fits Discord's 25 characters for any row, and two databases share none."""
    nonces = []
    for name in ("a.db", "b.db"):
        async with playing(path.with_name(name)) as play:
            await seat_all(play)
            nonces += [row.nonce for row in await send_all(play)]
    assert len(nonces) == len(set(nonces))
    assert max(map(len, nonces)) + len("-1000") <= 25


async def test_sent_rows_are_forgotten_in_time(path: Path) -> None:
    """Rows are deleted two weeks after they were sent; unsent ones stay."""
    clock = Clock()
    async with playing(path, clock=clock) as play:
        await seat_all(play)
        await send_all(play)
        await lay(play, channel=8)
        assert await play.queue.tidy() == 0
        clock.time += 15 * 86400
        assert await play.queue.tidy() > 0
        assert [row.kind for row in await play.queue.due(clock())] == ["status"]


async def test_whoever_sends_is_woken(play: Play) -> None:
    """``changed`` is set at the beginning and whenever there may be something to send."""
    assert play.queue.changed.is_set()
    play.queue.changed.clear()
    game = (await lay(play)).id
    assert play.queue.changed.is_set()
    play.queue.changed.clear()
    with pytest.raises(UserError):
        await play.start(game, BOB)
    assert not play.queue.changed.is_set()


async def test_nothing_is_said_of_what_was_undone(play: Play, path: Path) -> None:
    """A refused answer writes no row."""
    game = (await seat_all(play)).id
    before = written(path, "outbox")
    with pytest.raises(UserError):
        await play.answer(game, ANN, 2, "burn")
    assert written(path, "outbox") == before


async def test_nobody_can_count_messages_by_their_nonces(path: Path) -> None:
    """Between two rows there may be private ones: without the secret, no nonce leads to another."""
    secret, other = "00" * 16, "01" * 16
    ones = [nonce_of(secret, row, 0) for row in (1, 2, 3)]
    assert len({*ones, nonce_of(secret, 1, 1), nonce_of(other, 1, 0)}) == 5
    gaps = [int(b, 16) - int(a, 16) for a, b in itertools.pairwise(ones)]
    assert all(abs(gap) > 2**32 for gap in gaps)


async def test_another_queue_of_the_same_store_keeps_the_nonces(path: Path) -> None:
    """The secret of nonces belongs to the database, not to the process."""
    async with playing(path) as play:
        await lay(play)
        (row,) = await play.queue.due(1e12)
        other = await Queue.open(play._matches._store)
        assert [r.nonce for r in await other.due(1e12)] == [row.nonce]


async def test_a_clock_that_is_set_back_prolongs_no_rest(path: Path) -> None:
    """What is to be tried again in half a minute is, whatever the clock says then."""
    clock, steady = Clock(), Clock()
    async with playing(path, clock=clock, steady=steady) as play:
        await lay(play)
        (row,) = await play.queue.due(clock())
        assert await play.queue.sending(row)
        await play.queue.retry(row, "503", delay=30)
        clock.time += 29 - 7200
        steady.time += 29
        assert await play.queue.due(clock()) == []
        clock.time += 1
        steady.time += 1
        (again,) = await play.queue.due(clock())
        assert again.id == row.id
        assert await play.queue.next_try() == 0


async def test_no_rest_outlives_its_process_for_long(path: Path) -> None:
    """A start finds no row that is to wait for longer than an hour."""
    clock = Clock()
    async with playing(path, clock=clock) as play:
        await lay(play)
        (row,) = await play.queue.due(clock())
        assert await play.queue.sending(row)
        await play.queue.retry(row, "429", delay=300)
    clock.time -= 7200
    async with playing(path, clock=clock) as play:
        assert await play.queue.due(clock()) == []
        assert [r.id for r in await play.queue.due(clock() + 3600)] == [row.id]


async def test_quiet_hours_of_a_wrong_clock_end(path: Path) -> None:
    """Nobody's quiet lasts for longer than a day: what waits for that was written years ahead."""
    clock = Clock()
    async with playing(path, clock=clock) as play:
        await play.users.set_settings(ANN, UserSettings(quiet=(0, 1439)))
        clock.time += 5 * 365 * 86400
        await seat_all(play)
        assert ANN not in {r.target_user for r in await play.queue.due(clock())}
        clock.time -= 5 * 365 * 86400
        assert ANN in {r.target_user for r in await play.queue.due(clock())}


async def test_how_long_ago_a_row_was_tried(path: Path) -> None:
    """By the steady clock in the process that did, else by the clock; the future is long ago."""
    clock, steady = Clock(), Clock()
    async with playing(path, clock=clock, steady=steady) as play:
        await lay(play)
        (row,) = await play.queue.due(clock())
        assert row.age is None
        assert await play.queue.sending(row)
        await play.queue.retry(row, "503", delay=0)
        clock.time -= 100
        steady.time += 150
        (row,) = await play.queue.due(clock() + 200)
        assert row.age == 150
    async with playing(path, clock=clock, steady=steady) as play:
        (row,) = await play.queue.due(clock() + 200)
        assert row.age == math.inf
        clock.time += 400
        (row,) = await play.queue.due(clock())
        assert row.age == 300


async def test_a_question_that_is_open_for_long_calls_nobody_twice(path: Path) -> None:
    """That somebody was called is remembered for as long as the question is open."""
    clock = Clock()
    async with playing(path, clock=clock) as play:
        game = (await seat_all(play)).id
        assert ("turn", ANN) in kinds(await send_all(play))
        clock.time += 15 * 86400
        assert await play.queue.tidy() > 0
        await play.time.pause(game, ANN)
        await play.time.resume(game, ANN)
        assert ("turn", ANN) not in kinds(await send_all(play))
