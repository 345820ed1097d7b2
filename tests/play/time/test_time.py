"""Deadlines, reminders, pauses and vacations, on a clock that moves only when told to."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, UserError, UserSettings
from bot.play.time.clocks import GRACE, LAG, scheduled
from engine.kernel.phrase import Phrase, named_in

from ..tables import (
    ANN,
    BOB,
    CLEO,
    Clock,
    answer,
    awaited_users,
    bid_all,
    lay,
    own_log,
    pass_time,
    playing,
    seat_all,
    seen,
    send_all,
    written,
)

HOUR = 3600
DAY = 24 * HOUR
TERMS = {"together": 10 * HOUR, "alone": 2 * HOUR}


async def bidding(play: Play, **terms: Any) -> int:
    """Come to the first bids, which are due in ten hours; everything before that is said."""
    game = (await seat_all(play, terms={**TERMS, **terms})).id
    await answer(play, game, ANN, "leave")
    await send_all(play)
    return game


async def kinds(play: Play) -> list[tuple[str, int | None]]:
    """Send everything; return the kinds sent, without refreshes of the card."""
    return [(r.kind, r.target_user) for r in await send_all(play) if r.kind != "status"]


async def logged(play: Play, game: int) -> list[str]:
    return own_log(await play.history(game))


# -- clocks -----------------------------------------------------------------------------------


async def test_who_is_asked_has_a_clock(play: Play, clock: Clock) -> None:
    """The table and each hand show since when an answer is awaited, and until when."""
    game = (await seat_all(play, terms=TERMS)).id
    table = await play.table_view(game)
    assert {s: (c.begun, c.due) for s, c in table.clocks.items()} == {
        "ash": (clock.time, clock.time + 2 * HOUR)
    }
    clock.time += 60
    await answer(play, game, ANN, "leave")
    due = {s: c.due for s, c in (await play.table_view(game)).clocks.items()}
    assert due == dict.fromkeys(("ash", "birch", "cedar"), clock.time + 10 * HOUR)
    hand = await play.seat_view(game, BOB)
    assert hand.clock is not None
    assert hand.clock.due == clock.time + 10 * HOUR


async def test_a_call_says_when_the_answer_is_due(play: Play, clock: Clock) -> None:
    """What is due stands in the row, in whole seconds."""
    await seat_all(play, terms=TERMS)
    (call,) = [r for r in await send_all(play) if r.kind == "turn"]
    assert call.payload["due"] == int(clock.time) + 2 * HOUR


async def test_games_that_wait_are_listed_the_longest_waiting_first(
    play: Play, clock: Clock
) -> None:
    """Only those in which an answer of the user is missing."""
    first = (await seat_all(play, channel=1)).id
    clock.time += 10
    second = (await seat_all(play, channel=2)).id
    clock.time += 10
    await answer(play, first, ANN, "leave")
    assert [w.info.id for w in await play.waiting_for(ANN)] == [second, first]
    assert [(w.info.id, w.seat, w.kind) for w in await play.waiting_for(BOB)] == [
        (first, "birch", "bid")
    ]
    await answer(play, first, BOB, 3)
    assert await play.waiting_for(BOB) == []


async def test_terms_can_be_changed_by_the_host_until_the_start(play: Play) -> None:
    """The host sets them before the start, nobody else; afterwards they hold."""
    game = (await lay(play)).id
    with pytest.raises(UserError, match="trouble-not-host"):
        await play.set_terms(game, BOB, TERMS)
    info = await play.set_terms(game, ANN, TERMS)
    assert info.terms["together"] == 10 * HOUR
    with pytest.raises(UserError, match="trouble-bad-terms"):
        await play.set_terms(game, ANN, {"together": 1})
    started = (await seat_all(play, channel=8)).id
    with pytest.raises(UserError, match="trouble-already-started"):
        await play.set_terms(started, ANN, TERMS)


# -- reminders --------------------------------------------------------------------------------


async def test_those_awaited_are_reminded_at_half_and_at_four_fifths(
    play: Play, clock: Clock
) -> None:
    """Each once, and nobody who has answered."""
    game = await bidding(play)
    await answer(play, game, ANN, 4)
    await pass_time(play, clock, 5 * HOUR - 1)
    assert await kinds(play) == []
    await pass_time(play, clock, 1)
    rows = [r for r in await send_all(play) if r.kind != "status"]
    assert [(r.kind, r.target_user, r.payload["part"]) for r in rows] == [
        ("reminder", BOB, "half"),
        ("reminder", CLEO, "half"),
    ]
    await pass_time(play, clock, 60)
    assert await kinds(play) == []
    await answer(play, game, BOB, 1)
    await pass_time(play, clock, 3 * HOUR)
    rows = [r for r in await send_all(play) if r.kind == "reminder"]
    assert [(r.target_user, r.payload["part"]) for r in rows] == [(CLEO, "last"), (CLEO, "late")]


async def test_a_reminder_that_was_answered_is_taken_back(play: Play, clock: Clock) -> None:
    """Who answers before the reminder was sent is not reminded."""
    game = await bidding(play)
    await pass_time(play, clock, 5 * HOUR)
    await answer(play, game, BOB, 1)
    assert ("reminder", BOB) not in await kinds(play)


async def test_a_restart_forgets_nothing_and_reminds_nobody_twice(path: Path, clock: Clock) -> None:
    """Reminders and deadlines go on in a process that knows only the store."""
    reminded: list[int | None] = []
    async with playing(path, clock=clock) as play:
        game = await bidding(play)
    for _ in range(22):
        async with playing(path, clock=clock) as play:
            await pass_time(play, clock, 1800)
            reminded += [r.target_user for r in await send_all(play) if r.kind == "reminder"]
    async with playing(path, clock=clock) as play:
        assert sorted(map(str, reminded)) == sorted(2 * [str(ANN), str(BOB), str(CLEO)])
        assert (await play.table_view(game)).kind != "bid"
        assert (await logged(play, game)).count("answered-for") == 1


async def test_quiet_hours_are_kept(play: Play, clock: Clock) -> None:
    """Reminders that fall into them come once when they end, or not at all if that is too late."""
    clock.time = 1_700_006_400.0  # midnight, UTC
    await play.users.set_settings(BOB, UserSettings(quiet=(4 * 60, 9 * 60)))
    await play.users.set_settings(CLEO, UserSettings(quiet=(4 * 60, 11 * 60)))
    await bidding(play)
    for hour in range(1, 10):
        clock.time = 1_700_006_400.0 + hour * HOUR
        await play.tick(clock.time)
        rows = [r for r in await send_all(play, clock.time) if r.kind == "reminder"]
        parts = {r.target_user: r.payload["part"] for r in rows}
        assert parts == {5: {ANN: "half"}, 8: {ANN: "late"}, 9: {BOB: "late"}}.get(hour, {})


async def test_a_call_waits_for_the_end_of_quiet_hours(play: Play, clock: Clock) -> None:
    """Nothing reaches a user in their quiet hours; others are called at once."""
    clock.time = 1_700_006_400.0
    await play.users.set_settings(BOB, UserSettings(quiet=(0, 6 * 60)))
    game = (await seat_all(play)).id
    await answer(play, game, ANN, "leave")
    called = [r.target_user for r in await play.queue.due(clock.time) if r.kind == "turn"]
    assert BOB not in called
    later = {r.target_user for r in await play.queue.due(clock.time + 6 * HOUR)}
    assert BOB in later


async def test_who_wants_no_reminders_gets_none(play: Play, clock: Clock) -> None:
    """``reach`` off is kept."""
    await play.users.set_settings(BOB, UserSettings(reach="off"))
    await bidding(play)
    await pass_time(play, clock, 5 * HOUR)
    assert [u for kind, u in await kinds(play) if kind == "reminder"] == [ANN, CLEO]


# -- the deadline -----------------------------------------------------------------------------


async def test_sleepers_get_a_safe_answer_and_all_are_told(play: Play, clock: Clock) -> None:
    """Two sleep through their bids: both bid nothing, in one message, and the game goes on."""
    game = await bidding(play)
    await answer(play, game, BOB, 4)
    await pass_time(play, clock, 10 * HOUR + GRACE + LAG)
    table = await play.table_view(game)
    assert (table.kind, table.view["purses"]) == ("take", {"ash": 10, "birch": 6, "cedar": 10})
    rows = [r for r in await send_all(play) if r.kind == "news"]
    assert [r.payload for r in rows] == [
        {
            "events": [
                {
                    "id": "table-answered-for",
                    "params": {
                        "seats": ["seat:ash", "seat:cedar"],
                        "what": {"id": "for-bid", "params": {}},
                    },
                }
            ]
        }
    ]
    assert await logged(play, game) == ["answered-for"]


async def test_whoever_has_lost_their_turn_is_told_what_was_answered(
    play: Play, clock: Clock
) -> None:
    """In private, with what everybody has read of it, and with what prevents the next time."""
    game = await bidding(play)
    await answer(play, game, ANN, 1)
    await answer(play, game, BOB, 4)
    await pass_time(play, clock, 10 * HOUR + GRACE + LAG)
    (word,) = [r for r in await send_all(play) if r.kind == "word"]
    assert word.target_user == CLEO
    lost, *followed = word.payload["events"]
    assert (lost["id"], lost["params"]["seat"]) == ("table-answered-you", "seat:cedar")
    assert lost["params"]["what"] == {"id": "for-bid", "params": {}}
    told = [{"id": t.id, "params": t.params} for t in await play.history(game)]
    assert all(one in told for one in followed)
    assert word.payload["remedies"]


def test_what_names_a_seat_is_about_it() -> None:
    """However a game names its seats, and wherever in what is told."""
    stark = ("house", "stark")
    assert stark in named_in({"house": "house:stark", "number": 2})
    assert stark in named_in({"bids": [{"id": "bid-of", "params": {"house": "house:stark"}}]})
    assert stark not in named_in({"house": "house:starkest", "area": "area:winterfell"})


async def test_what_is_sealed_still_is_not_told_on_a_phone(play: Play, clock: Clock) -> None:
    """Where others have more time, the answer that was given for somebody stays secret."""
    game = await bidding(play, bank=DAY)
    async with play._matches.at(game) as match, play._matches.changing(game) as session:
        spent = {"ash": DAY, "birch": 0, "cedar": 0}
        for seat, seconds in spent.items():
            clocks = match.clocks.by_seat[seat]
            due = clock.time + 10 * HOUR + (DAY - seconds)
            await match.clocks.put(session, [scheduled(replace(clocks, due=due))])
    await pass_time(play, clock, 10 * HOUR + GRACE + LAG)
    (word,) = [r for r in await send_all(play) if r.kind == "word"]
    assert word.target_user == ANN
    assert [e["id"] for e in word.payload["events"]] == ["table-answered-you"]
    assert (await play.table_view(game)).answered == ("ash",)


async def test_an_answer_is_given_for_a_game_of_sleepers_until_it_ends(
    play: Play, clock: Clock
) -> None:
    """Nobody ever answers, and the game comes to its end; the record holds every step."""
    game = (await seat_all(play, terms=TERMS)).id
    for _ in range(60):
        await pass_time(play, clock, 11 * HOUR)
    assert (await play.info(game)).phase == "over"
    record = await play.records.of(game)
    assert {"seat": "birch", "kind": "bid", "value": 0} in record["steps"]
    assert await play.tick(clock.time) == clock.time + 60


async def test_a_click_in_time_counts_though_it_arrives_late(play: Play, clock: Clock) -> None:
    """By Discord's clock Bob was in time, by the bot's he was not: his bid is accepted."""
    game = await bidding(play)
    due = clock.time + 10 * HOUR
    clock.time = due + GRACE + LAG - 0.5
    await play.tick(clock.time)
    await play.answer(game, BOB, 3, 7, at=due + GRACE - 1)
    assert (await play.seat_view(game, BOB)).sealed == 7


async def test_a_click_after_the_deadline_is_too_late(play: Play, clock: Clock) -> None:
    """A click after the deadline is too late, even if the tick has not come yet."""
    game = await bidding(play)
    due = clock.time + 10 * HOUR
    clock.time += 11 * HOUR
    before = await seen(play, game)
    with pytest.raises(UserError) as caught:
        await play.answer(game, BOB, 3, 7, at=due + GRACE + 1)
    assert caught.value.phrase.to_json() == {
        "id": "trouble-too-late",
        "params": {"due": f"time:{int(due)}"},
    }
    assert await seen(play, game) == before


async def test_an_answer_in_time_can_be_changed_for_as_long_as_others_are_missing(
    play: Play, clock: Clock
) -> None:
    """When the host waits for somebody, those who were in time may think again."""
    game = await bidding(play, at_deadline="wait")
    await answer(play, game, BOB, 4)
    await pass_time(play, clock, 11 * HOUR)
    await answer(play, game, BOB, 5)
    await answer(play, game, ANN, 1)
    assert await awaited_users(play, game) == [CLEO]


async def test_the_host_is_told_once_where_the_table_waits(play: Play, clock: Clock) -> None:
    """Nobody is answered for; more time starts the waiting again."""
    game = await bidding(play, at_deadline="wait")
    await answer(play, game, BOB, 4)
    await pass_time(play, clock, 11 * HOUR)
    rows = [r for r in await send_all(play) if r.kind in ("word", "news")]
    assert [(r.kind, r.target_user, r.payload["events"]) for r in rows] == [
        ("word", ANN, [{"id": "table-overdue", "params": {"seats": ["seat:ash", "seat:cedar"]}}])
    ]
    await pass_time(play, clock, 11 * HOUR)
    assert await kinds(play) == []
    await play.time.extend(game, ANN, 24 * HOUR)
    await pass_time(play, clock, 24 * HOUR)
    assert [kind for kind, _ in await kinds(play)] == ["news", "word"]


async def test_the_computer_plays_until_the_end_of_the_chapter(play: Play, clock: Clock) -> None:
    """Bob sleeps; the computer bids for him and does what else he is asked; then he plays again."""
    game = await bidding(play, at_deadline="stand-in")
    await answer(play, game, ANN, 0)
    await answer(play, game, CLEO, 0)
    await pass_time(play, clock, 11 * HOUR)
    assert "stand-in" in await logged(play, game)
    table = await play.table_view(game)
    if table.view["round"] == 1:  # the prize is Ann's
        await answer(play, game, ANN, "keep")
    player = (await play.info(game)).player_of(BOB)
    assert player is not None
    assert player.stand_in is None
    table = await play.table_view(game)
    assert table.view["round"] == 2
    while (await play.table_view(game)).kind != "bid":
        (user,) = await awaited_users(play, game)
        await answer(play, game, user, "leave")
    assert BOB in await awaited_users(play, game)


# -- answers that are held --------------------------------------------------------------------


async def test_sealed_answers_open_after_a_grace(play: Play, clock: Clock) -> None:
    """When all are in, the moment of opening is shown; until then answers can be changed."""
    game = await bidding(play, grace=60)
    await bid_all(play, game, {ANN: 1, BOB: 2, CLEO: 3})
    table = await play.table_view(game)
    assert (table.info.opens, table.awaited) == (clock.time + 60, ())
    assert len(table.answered) == 3
    clock.time += 30
    await answer(play, game, BOB, 9)
    assert (await play.info(game)).opens == clock.time + 30
    assert await play.tick(clock.time) == clock.time + 30
    await pass_time(play, clock, 30)
    table = await play.table_view(game)
    assert (table.kind, table.view["purses"]["birch"]) == ("take", 1)
    assert table.info.opens is None


async def test_who_takes_an_answer_back_stops_the_opening(play: Play, clock: Clock) -> None:
    """Then it is awaited again, with its old deadline."""
    game = await bidding(play, grace=60)
    due = clock.time + 10 * HOUR
    await bid_all(play, game, {ANN: 1, BOB: 2, CLEO: 3})
    await play.withdraw(game, CLEO, 3)
    await pass_time(play, clock, 3600)
    table = await play.table_view(game)
    assert (table.info.opens, table.awaited) == (None, ("cedar",))
    assert table.clocks["cedar"].due == due
    await pass_time(play, clock, 5 * HOUR)
    assert ("reminder", CLEO) in await kinds(play)


async def test_held_answers_outlast_a_restart(path: Path, clock: Clock) -> None:
    """A process that dies within the grace opens them when it is back."""
    async with playing(path, clock=clock) as play:
        game = await bidding(play, grace=60)
        await bid_all(play, game, {ANN: 1, BOB: 2, CLEO: 3})
    clock.time += 100
    async with playing(path, clock=clock) as play:
        assert (await play.table_view(game)).kind == "bid"
        await play.tick(clock.time)
        assert (await play.table_view(game)).kind == "take"


async def test_the_deadline_opens_at_once(play: Play, clock: Clock) -> None:
    """An answer given for a late player gives nobody more time."""
    game = await bidding(play, grace=600)
    await bid_all(play, game, {ANN: 1, BOB: 2})
    await pass_time(play, clock, 10 * HOUR + GRACE + LAG)
    assert (await play.table_view(game)).kind == "take"


async def test_what_is_held_looks_the_same_whatever_it_is(path: Path, clock: Clock) -> None:
    """Neither rows nor clocks tell what was answered, or that it was changed."""
    seen_by_others = []
    for bid in (2, 9):
        async with playing(path.with_name(f"{bid}.db"), clock=Clock()) as play:
            game = await bidding(play, grace=60)
            await bid_all(play, game, {ANN: 1, BOB: 2, CLEO: 3})
            await send_all(play)
            await answer(play, game, BOB, bid)
            table = await play.table_view(game)
            rows = await send_all(play)
            seen_by_others.append((table.view, table.clocks, table.info, rows))
    assert seen_by_others[0] == seen_by_others[1]


# -- pauses, more time, vacations -------------------------------------------------------------


async def test_a_pause_stops_all_clocks(play: Play, clock: Clock) -> None:
    """Nothing is due in a pause, and afterwards everybody has the time that was left."""
    game = await bidding(play)
    due = clock.time + 10 * HOUR
    await pass_time(play, clock, HOUR)
    await play.time.pause(game, ANN)
    await pass_time(play, clock, 100 * HOUR)
    assert [kind for kind, _ in await kinds(play)] == ["news"]
    await answer(play, game, BOB, 2)  # players may still answer
    await play.time.resume(game, ANN)
    assert (await play.table_view(game)).clocks["ash"].due == due + 100 * HOUR
    await pass_time(play, clock, 4 * HOUR)
    assert [u for kind, u in await kinds(play) if kind == "reminder"] == [ANN, CLEO]
    assert await logged(play, game) == ["paused", "resumed"]


async def test_a_question_of_a_pause_waits_for_its_end(play: Play, clock: Clock) -> None:
    """The clock of what is asked in a pause begins with its end."""
    game = await bidding(play)
    await play.time.pause(game, ANN)
    await bid_all(play, game, {ANN: 1, BOB: 2, CLEO: 3})
    clock.time += HOUR
    await play.time.resume(game, ANN)
    (waiting,) = (await play.table_view(game)).clocks.values()
    assert waiting.due == clock.time + 2 * HOUR


async def test_a_pause_holds_what_would_open(play: Play, clock: Clock) -> None:
    """Held answers open after the pause, when the rest of the grace has gone by."""
    game = await bidding(play, grace=60)
    await bid_all(play, game, {ANN: 1, BOB: 2, CLEO: 3})
    clock.time += 20
    await play.time.pause(game, ANN)
    await pass_time(play, clock, HOUR)
    assert (await play.table_view(game)).kind == "bid"
    await play.time.resume(game, ANN)
    assert (await play.info(game)).opens == clock.time + 40
    await pass_time(play, clock, 40)
    assert (await play.table_view(game)).kind == "take"


async def test_the_host_gives_more_time(play: Play, clock: Clock) -> None:
    """All who are asked get it; only the host may give it, within limits and to deadlines."""
    game = await bidding(play)
    due = clock.time + 10 * HOUR
    await play.time.extend(game, ANN, 5 * HOUR)
    assert {c.due for c in (await play.table_view(game)).clocks.values()} == {due + 5 * HOUR}
    with pytest.raises(UserError, match="trouble-not-host"):
        await play.time.extend(game, BOB, 5 * HOUR)
    with pytest.raises(UserError, match="trouble-bad-extension"):
        await play.time.extend(game, ANN, 5)
    free = (await seat_all(play, channel=8)).id
    with pytest.raises(UserError, match="trouble-no-deadline"):
        await play.time.extend(free, ANN, HOUR)


async def test_mistakes_about_time_change_nothing(play: Play, path: Path, clock: Clock) -> None:
    """Each has a sentence of its own."""
    game = await bidding(play)
    before = written(path)
    mistakes = {
        "trouble-not-host": play.time.pause(game, BOB),
        "trouble-not-paused": play.time.resume(game, ANN),
        "trouble-not-away": play.time.come_back(game, BOB),
        "trouble-bad-vacation": play.time.go_away(game, BOB, clock.time - 1),
        "trouble-not-playing": play.time.go_away(game, 999, clock.time + HOUR),
    }
    for user_error, mistake in mistakes.items():
        with pytest.raises(UserError, match=f"^{user_error}$"):
            await mistake
    assert written(path) == before
    await play.time.pause(game, ANN)
    with pytest.raises(UserError, match="trouble-already-paused"):
        await play.time.pause(game, ANN)


async def test_the_clock_of_whoever_is_away_stands_still(play: Play, clock: Clock) -> None:
    """Others are reminded and answered for; a player who is away is asked after the vacation."""
    game = await bidding(play, vacation="stop")
    await play.time.go_away(game, BOB, clock.time + 50 * HOUR)
    await pass_time(play, clock, 11 * HOUR)
    table = await play.table_view(game)
    assert (table.kind, table.awaited) == ("bid", ("birch",))
    assert ("reminder", BOB) not in await kinds(play)
    await pass_time(play, clock, 39 * HOUR)
    assert await logged(play, game) == ["away", "answered-for", "back"]
    assert (await play.table_view(game)).clocks["birch"].due == clock.time + 10 * HOUR
    await pass_time(play, clock, 11 * HOUR)
    assert (await play.table_view(game)).kind != "bid"


async def test_the_computer_plays_for_whoever_is_away_if_so_agreed(
    play: Play, clock: Clock
) -> None:
    """It does until the vacation is over, or its user is back before."""
    game = await bidding(play, vacation="stand-in")
    await play.time.go_away(game, BOB, clock.time + 50 * HOUR)
    await play.quiet()
    table = await play.table_view(game)
    assert table.awaited == ("ash", "cedar")
    assert "birch" in table.answered
    await play.time.come_back(game, BOB)
    assert await logged(play, game) == ["away", "stand-in", "back"]
    await play.withdraw(game, BOB, 3)
    assert await awaited_users(play, game) == [ANN, BOB, CLEO]


# -- the loop and outages ---------------------------------------------------------------------


async def test_nobody_loses_the_time_in_which_no_process_was_there(
    path: Path, clock: Clock
) -> None:
    """When the bot was down for five hours, deadlines move by five hours, and everybody is told."""
    async with playing(path, clock=clock) as play:
        game = await bidding(play)
        due = clock.time + 10 * HOUR
        await pass_time(play, clock, HOUR)
    clock.time += 5 * HOUR
    for _ in range(2):  # a second start has nothing to make up for
        async with playing(path, clock=clock) as play:
            table = await play.table_view(game)
            assert {c.due for c in table.clocks.values()} == {due + 5 * HOUR}
            assert await logged(play, game) == ["outage"]
    clock.time += 60
    async with playing(path, clock=clock) as play:
        assert (await play.table_view(game)).clocks["ash"].due == due + 5 * HOUR


async def test_the_time_is_kept_by_itself(play: Play, clock: Clock) -> None:
    """The loop does what is due, and looks again when something may be due earlier."""
    keeping = asyncio.create_task(play.keep_time(rarely=0))
    game = await bidding(play, grace=60)
    await bid_all(play, game, {ANN: 1, BOB: 2, CLEO: 3})
    clock.time += 60
    play.timely.set()
    for _ in range(1000):
        await asyncio.sleep(0)
        if (await play.table_view(game)).kind == "take":
            break
    assert (await play.table_view(game)).kind == "take"
    keeping.cancel()
    with pytest.raises(asyncio.CancelledError):
        await keeping


@pytest.mark.parametrize("steps", range(6))
async def test_whoever_keeps_the_time_can_be_stopped_at_any_moment(
    play: Play, clock: Clock, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    """Also just when something is due; or the bot would never end."""

    async def nothing(now: float) -> float:
        return now + HOUR

    monkeypatch.setattr(play.scheduler, "tick", nothing)
    keeping = asyncio.create_task(play.keep_time(rarely=0))
    for _ in range(20):  # By then it waits.
        await asyncio.sleep(0)
    play.timely.set()
    for _ in range(steps):
        await asyncio.sleep(0)
    keeping.cancel()
    await asyncio.wait([keeping], timeout=10)
    assert keeping.cancelled()


async def test_a_game_that_cannot_go_on_holds_up_no_other(
    play: Play, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An error in one is logged and tried again in a minute; the others go on."""
    broken = (await seat_all(play, terms=TERMS, channel=1)).id
    whole = (await seat_all(play, terms=TERMS, channel=2)).id
    at = play._matches.at

    def failing(game: int) -> Any:
        if game == broken:
            raise UserError(Phrase("trouble-drift"))
        return at(game)

    monkeypatch.setattr(play._matches, "at", failing)
    await pass_time(play, clock, 11 * HOUR)
    assert f"game {broken}" in caplog.text
    assert (await play.table_view(whole)).kind == "bid"
    monkeypatch.undo()
    later = await play.tick(clock.time)
    assert later == clock.time + 60
    await pass_time(play, clock, 60)
    assert (await play.table_view(broken)).kind == "bid"
