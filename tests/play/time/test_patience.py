"""Time banks, weekends, shorter clocks after a warning, and the last one awaited."""

from __future__ import annotations

import random
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.play import Play, TableSettings, UserError

from ..tables import ANN, BOB, CLEO, Clock, answer, bid_all, pass_time, playing, seat_all, send_all
from .test_time import HOUR, bidding, logged

DAY = 24 * HOUR
BERLIN = "Europe/Berlin"


def at(text: str, zone: str = BERLIN) -> float:
    """Return a moment of local time."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


async def dues(play: Play, game: int) -> dict[str, float | None]:
    """Return when answers are due, by seat."""
    return {seat: clock.due for seat, clock in (await play.table_view(game)).clocks.items()}


async def rows_of(play: Play, kind: str) -> list[tuple[int | None, str | None]]:
    """Send everything; return who was told something of a kind, and which part of it."""
    return [(r.target_user, r.payload.get("part")) for r in await send_all(play) if r.kind == kind]


# -- the last one awaited ---------------------------------------------------------------------


async def test_the_last_one_awaited_is_told_so_once(play: Play, clock: Clock) -> None:
    """When all others have answered; not again when one of them changes the answer."""
    game = await bidding(play)
    await pass_time(play, clock, HOUR)
    await answer(play, game, ANN, 4)
    assert await rows_of(play, "reminder") == []
    await answer(play, game, BOB, 1)
    assert await rows_of(play, "reminder") == [(CLEO, "last")]
    await answer(play, game, BOB, 2)
    hand = await play.seat_view(game, ANN)
    assert hand.question is not None
    await play.withdraw(game, ANN, hand.question.number)
    await answer(play, game, ANN, 5)
    assert await rows_of(play, "reminder") == []


async def test_whoever_was_just_called_is_not_told_to_be_the_last(play: Play, clock: Clock) -> None:
    """The others may be quick."""
    game = await bidding(play)
    await answer(play, game, ANN, 4)
    await answer(play, game, BOB, 1)
    assert await rows_of(play, "reminder") == []


async def test_whoever_answers_meanwhile_is_not_told_to_be_the_last(
    play: Play, clock: Clock
) -> None:
    """What was not sent by then is dropped."""
    game = await bidding(play)
    await pass_time(play, clock, HOUR)
    await bid_all(play, game, {ANN: 4, BOB: 1, CLEO: 0})
    assert await rows_of(play, "reminder") == []


# -- how long it takes ------------------------------------------------------------------------


async def test_the_table_says_how_long_somebody_usually_takes(play: Play, clock: Clock) -> None:
    """By the median of a few answers, so that one bad day does not count; nobody is blamed."""
    game = (await seat_all(play, rounds=4, terms={"together": 3 * DAY})).id
    assert (await play.table_view(game)).waits == {}
    for hours in (1, 40, 2, 1):
        while (await play.table_view(game)).kind != "bid":
            await all_answer(play, game)
        await pass_time(play, clock, hours * HOUR)
        await bid_all(play, game, {CLEO: 0, ANN: 1, BOB: 2})
    waits = (await play.table_view(game)).waits
    assert waits[CLEO] <= 2 * HOUR
    assert set(waits) == {ANN, BOB, CLEO}


def play_rng() -> Any:
    """Return a chooser for what does not matter."""
    return random.Random(1)


# -- the time bank ----------------------------------------------------------------------------


async def test_a_time_bank_is_used_only_beyond_the_time_for_an_answer(
    play: Play, clock: Clock
) -> None:
    """Ten hours for a bid, and a bank of five: who answers after twelve has three left."""
    game = await bidding(play, bank=5 * HOUR)
    begun = clock.time
    assert set((await dues(play, game)).values()) == {begun + 15 * HOUR}
    await pass_time(play, clock, 9 * HOUR)
    await answer(play, game, ANN, 4)
    await pass_time(play, clock, 3 * HOUR)
    await answer(play, game, BOB, 1)
    assert (await play.table_view(game)).banks == {
        "ash": 5 * HOUR,
        "birch": 3 * HOUR,
        "cedar": 5 * HOUR,
    }
    await answer(play, game, CLEO, 0)
    table = await play.table_view(game)
    (asked,) = table.awaited
    left = table.banks[asked]
    clock_of = table.clocks[asked]
    assert clock_of.due == clock.time + 2 * HOUR + left


async def test_changing_an_answer_costs_the_bank_nothing_twice(play: Play, clock: Clock) -> None:
    """Taking it back and giving another one costs what has passed since, no more."""
    game = await bidding(play, bank=5 * HOUR, at_deadline="wait")
    await pass_time(play, clock, 11 * HOUR)
    await answer(play, game, ANN, 4)
    hand = await play.seat_view(game, ANN)
    assert hand.question is not None
    await pass_time(play, clock, HOUR)
    await play.withdraw(game, ANN, hand.question.number)
    await answer(play, game, ANN, 5)
    assert (await play.table_view(game)).banks["ash"] == 3 * HOUR


async def test_when_the_bank_is_empty_the_deadline_has_its_consequence(
    play: Play, clock: Clock
) -> None:
    """And what was used up stays so after a restart."""
    game = await bidding(play, bank=5 * HOUR)
    await pass_time(play, clock, 16 * HOUR)
    assert "answered-for" in await logged(play, game)
    assert set((await play.table_view(game)).banks.values()) == {0}


async def test_the_bank_survives_a_restart(path: Path, clock: Clock) -> None:
    """What is left is in the store."""
    async with playing(path, clock=clock) as play:
        game = await bidding(play, bank=5 * HOUR)
        await pass_time(play, clock, 12 * HOUR)
        await answer(play, game, ANN, 4)
    async with playing(path, clock=clock) as play:
        assert (await play.table_view(game)).banks["ash"] == 3 * HOUR


# -- weekends ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "hours", "due"),
    [
        ("2026-03-04 12:00", 24, "2026-03-05 12:00"),
        ("2026-03-06 12:00", 24, "2026-03-09 12:00"),
        ("2026-03-07 15:00", 24, "2026-03-10 00:00"),
        ("2026-03-06 12:00", 24 * 6, "2026-03-16 12:00"),
        # Clocks go forward on a Sunday, which does not count anyway.
        ("2026-03-27 12:00", 24, "2026-03-30 12:00"),
    ],
)
def test_saturdays_and_sundays_do_not_count(asked: str, hours: int, due: str) -> None:
    """In the time zone that was agreed upon."""
    terms = TableSettings.agree({"together": hours * HOUR, "weekends": BERLIN})
    assert terms.due(at(asked), several=True) == at(due)
    assert terms.worked(at(asked), at(due)) == hours * HOUR


@pytest.mark.parametrize(
    ("zone", "asked", "due"),
    [
        ("Asia/Tehran", "2026-03-05 20:00", "2026-03-07 20:00"),
        ("Asia/Riyadh", "2026-03-05 20:00", "2026-03-08 20:00"),
        ("Asia/Tehran", "2026-03-07 12:00", "2026-03-08 12:00"),
    ],
)
def test_the_weekend_is_that_of_the_place(zone: str, asked: str, due: str) -> None:
    """It is Friday in Iran, and Friday and Saturday in Saudi Arabia."""
    terms = TableSettings.agree({"together": 24 * HOUR, "weekends": zone})
    asked_at, due_at = (
        datetime.fromisoformat(day).replace(tzinfo=ZoneInfo(zone)).timestamp()
        for day in (asked, due)
    )
    assert terms.due(asked_at, several=True) == due_at
    assert terms.worked(asked_at, due_at) == 24 * HOUR


def test_no_fixed_hour_strikes_on_a_weekend() -> None:
    """Friday's passes on to Monday's."""
    terms = TableSettings.agree({"hour": "20:00", "zone": BERLIN, "weekends": BERLIN})
    assert terms.due(at("2026-03-06 19:00"), several=True) == at("2026-03-09 20:00")


async def test_nobody_is_reminded_on_a_weekend(play: Play, clock: Clock) -> None:
    """What fell due then comes on Monday, and the deadline too."""
    clock.time = at("2026-03-06 18:00")
    game = await bidding(play, weekends=BERLIN)
    assert set((await dues(play, game)).values()) == {at("2026-03-09 04:00")}
    for _ in range(8):
        await pass_time(play, clock, 6 * HOUR)
    assert await rows_of(play, "reminder") == []
    await pass_time(play, clock, at("2026-03-09 00:01") - clock.time)
    assert len(await rows_of(play, "reminder")) == 3
    await pass_time(play, clock, at("2026-03-09 04:01") - clock.time)
    assert "answered-for" in await logged(play, game)


async def test_a_pause_over_a_weekend_leaves_the_time_that_was_left(
    play: Play, clock: Clock
) -> None:
    """Ten hours on Friday at 18:00, paused at 20:00: eight are left on Wednesday."""
    clock.time = at("2026-03-06 18:00")
    game = await bidding(play, weekends=BERLIN)
    await pass_time(play, clock, 2 * HOUR)
    await play.time.pause(game, ANN)
    await pass_time(play, clock, at("2026-03-11 12:00") - clock.time)
    await play.time.resume(game, ANN)
    assert set((await dues(play, game)).values()) == {at("2026-03-11 20:00")}


# -- a repeat offender ------------------------------------------------------------------------


async def test_whoever_is_late_is_warned_and_then_has_less_time(play: Play, clock: Clock) -> None:
    """Once a warning, in private; late again, half of the time, and everybody is told."""
    game = await bidding(play, strict=True)
    await answer(play, game, BOB, 1)
    await answer(play, game, CLEO, 0)
    await send_all(play)
    await pass_time(play, clock, 10 * HOUR + 60)
    told = await send_all(play)
    warned = [(r.target_user, r.payload["events"]) for r in told if r.kind == "word"]
    assert [(user, events[0]["id"]) for user, events in warned] == [
        (ANN, "table-warned"),
        (ANN, "table-answered-you"),
    ]
    await late_again(play, clock, game)
    assert "shortened" in await logged(play, game)
    await until_asked(play, game, "ash")
    asked = (await play.table_view(game)).clocks["ash"]
    assert asked.due is not None
    several = len((await play.table_view(game)).clocks) > 1
    assert asked.due - asked.begun == (5 * HOUR if several else HOUR)


async def test_answers_in_time_make_up_for_late_ones(play: Play, clock: Clock) -> None:
    """After three of them everybody has their time again."""
    terms = {"together": 10 * HOUR, "strict": True, "at_deadline": "wait"}
    game = (await seat_all(play, rounds=5, terms=terms)).id
    await until_asked(play, game, "ash")
    await pass_time(play, clock, 10 * HOUR + 60)
    async with play._matches.at(game) as match:
        assert match.clocks.patience["ash"].late == 1
    for _ in range(20):
        if (await play.table_view(game)).over:
            break
        await all_answer(play, game)
    async with play._matches.at(game) as match:
        assert match.clocks.patience["ash"].late == 0


async def test_without_such_an_agreement_nobody_is_warned(play: Play, clock: Clock) -> None:
    """Late answers have the consequence that was agreed upon, and no other."""
    game = await bidding(play)
    await pass_time(play, clock, 10 * HOUR + 60)
    told = [r.payload["events"][0]["id"] for r in await send_all(play) if r.kind == "word"]
    assert set(told) == {"table-answered-you"}
    async with play._matches.at(game) as match:
        assert all(p.late == 0 for p in match.clocks.patience.values())


async def all_answer(play: Play, game: int) -> None:
    """Let everybody who is awaited answer somehow."""
    info = await play.info(game)
    for seat in (await play.table_view(game)).awaited:
        hand = await play.seat_view(game, info.users[seat])
        if hand.question is not None and not hand.answered:
            await answer(play, game, info.users[seat], hand.question.shape.sample(play_rng()))


async def until_asked(play: Play, game: int, seat: str) -> None:
    """Go on until a seat is asked."""
    for _ in range(20):
        if seat in (await play.table_view(game)).awaited:
            return
        await all_answer(play, game)
    raise AssertionError(f"{seat} is never asked")


async def late_again(play: Play, clock: Clock, game: int) -> None:
    """Let Ann be late once more, and only Ann."""
    await until_asked(play, game, "ash")
    info = await play.info(game)
    for seat in (await play.table_view(game)).awaited:
        if seat != "ash":
            hand = await play.seat_view(game, info.users[seat])
            assert hand.question is not None
            await answer(play, game, info.users[seat], hand.question.shape.sample(play_rng()))
    await pass_time(play, clock, 10 * HOUR + 60)


# -- agreeing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value"), [("bank", 30), ("bank", "much"), ("weekends", "Mars/Base"), ("strict", 1)]
)
def test_what_cannot_be_agreed_upon_is_named(field: str, value: Any) -> None:
    """A bank is between a minute and a month, weekends are those of a time zone."""
    with pytest.raises(UserError, match="bad-terms"):
        TableSettings.agree({"together": HOUR, field: value})


async def test_a_vote_changes_the_bank_as_it_does_all_terms_of_time(
    play: Play, clock: Clock
) -> None:
    """The deadline that was given stays; from the next question on the bank is there."""
    game = await bidding(play)
    before = await dues(play, game)
    terms = {**(await play.info(game)).terms, "bank": DAY, "weekends": "UTC", "strict": True}
    number = await play.votes.propose_terms(game, BOB, terms)
    for user in (ANN, CLEO):
        if (await play.votes.find(number)).state == "open":  # type: ignore[union-attr]
            await play.votes.vote(game, user, number, agrees=True)
    agreed = TableSettings.of((await play.info(game)).terms)
    assert (agreed.bank, agreed.weekends, agreed.strict) == (DAY, "UTC", True)
    assert await dues(play, game) == before
    await pass_time(play, clock, HOUR)
    await bid_all(play, game, {ANN: 4, BOB: 1, CLEO: 0})
    table = await play.table_view(game)
    assert set(table.banks.values()) == {DAY}


async def test_stewards_do_not_play_a_game_out_by_themselves(play: Play, clock: Clock) -> None:
    """Ash is replaced at the second miss; the others, who miss together, are answered for."""
    terms = {"together": 10 * HOUR, "at_deadline": "safe-once"}
    game = (await seat_all(play, rounds=5, terms=terms)).id
    for _ in range(5):
        await pass_time(play, clock, 10 * HOUR + 60)
    assert (await play.info(game)).persons == ["birch", "cedar"]
    assert not (await play.table_view(game)).over
    assert await logged(play, game) == ["answered-for", "stand-in", *["answered-for"] * 4]
