"""A clock for the whole game: all answers of a player share one time, as in chess (V10.1)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, TableSettings, UserError
from bot.play.match.clocks import DISCREET_SHARE
from engine.rulesets import rulesets

from ..ahead.test_instructing import lay, until_respond
from ..tables import ANN, BOB, CLEO, Clock, answer, pass_time, playing, send_all
from .test_time import DAY, HOUR, bidding, logged

ONE_HOUR = {"together": None, "alone": None, "clock": HOUR}


async def rests(play: Play, game: int) -> dict[str, float]:
    """Return what is left of the clocks, in minutes."""
    return {seat: left / 60 for seat, left in (await play.table_view(game)).banks.items()}


async def test_a_clock_runs_while_its_player_is_asked(play: Play, clock: Clock) -> None:
    """V10.1 For all who are asked at once, and for each until they have answered."""
    game = await bidding(play, **ONE_HOUR)
    begun = clock.time
    dues = {c.due for c in (await play.table_view(game)).clocks.values()}
    assert dues == {begun + HOUR}
    await pass_time(play, clock, 10 * 60)
    await answer(play, game, ANN, 4)
    await pass_time(play, clock, 5 * 60)
    await answer(play, game, BOB, 1)
    await pass_time(play, clock, 5 * 60)
    await answer(play, game, CLEO, 0)
    assert await rests(play, game) == {"ash": 50, "birch": 45, "cedar": 40}
    table = await play.table_view(game)
    for seat in table.awaited:
        due = table.clocks[seat].due
        assert due == clock.time + 60 * (await rests(play, game))[seat]


async def test_a_clock_stands_in_a_pause(play: Play, clock: Clock) -> None:
    """V10.1 And goes on with what it had left."""
    game = await bidding(play, **ONE_HOUR)
    await pass_time(play, clock, 10 * 60)
    await play.time.pause(game, ANN)
    await pass_time(play, clock, 5 * HOUR)
    await play.time.resume(game, ANN)
    await pass_time(play, clock, 10 * 60)
    await answer(play, game, ANN, 4)
    assert (await rests(play, game))["ash"] == 40


async def test_what_was_used_up_stays_so(path: Path, clock: Clock) -> None:
    """After a restart, too."""
    async with playing(path, clock=clock) as play:
        game = await bidding(play, **ONE_HOUR)
        await pass_time(play, clock, 20 * 60)
        await answer(play, game, ANN, 4)
    async with playing(path, clock=clock) as play:
        assert (await rests(play, game))["ash"] == 40


async def test_whoever_has_no_time_left_is_answered_for_at_once(play: Play, clock: Clock) -> None:
    """V10.2 As the table has agreed for deadlines; nobody is called to what they cannot answer."""
    game = await bidding(play, **ONE_HOUR)
    await pass_time(play, clock, HOUR + 10)
    assert "answered-for" in await logged(play, game)
    assert await rests(play, game) == {"ash": 0, "birch": 0, "cedar": 0}
    await send_all(play)
    before = (await play.table_view(game)).number
    await pass_time(play, clock, 10)
    assert (await play.table_view(game)).number != before
    assert "turn" not in [row.kind for row in await send_all(play)]


async def test_answers_that_nobody_sees_have_a_fixed_share(path: Path, clock: Clock) -> None:
    """What is left of a clock would tell who had something to think about."""
    terms = {"clock": HOUR}
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game, rng = await lay(play, terms=terms), random.Random(3)
        await until_respond(play, game, rng)
        table, rest = await play.table_view(game), await rests(play, game)
        assert table.discreet
        dues = {c.due for c in table.clocks.values()}
        assert dues == {clock.time + HOUR * DISCREET_SHARE}
        await pass_time(play, clock, 60)
        while (await play.table_view(game)).number == table.number:
            for user in (ANN, BOB):
                asked = (await play.seat_view(game, user)).question
                if asked is not None and asked.number == table.number:
                    await answer(play, game, user, asked.shape.safe())
        assert await rests(play, game) == rest


def test_it_replaces_all_other_times() -> None:
    """And is replaced by them; what cannot stand together is refused."""
    usual = TableSettings.agree({"together": 2 * DAY, "alone": DAY, "bank": DAY})
    timed = TableSettings.agree(usual.changed("clock", HOUR))
    assert (timed.clock, timed.together, timed.alone, timed.bank) == (HOUR, None, None, None)
    assert timed.hurried
    assert timed.pace.id == "pace-clock"
    back = TableSettings.agree(timed.changed("together", DAY))
    assert (back.clock, back.together) == (None, DAY)
    assert TableSettings.agree(timed.paced("usual")).clock is None
    quick = TableSettings.agree(timed.quickened())
    assert TableSettings.agree(quick.slowed()).clock == HOUR


@pytest.mark.parametrize("other", [{"together": HOUR}, {"alone": HOUR}, {"bank": HOUR}])
def test_what_cannot_stand_together_is_refused(other: dict[str, Any]) -> None:
    """A clock for the whole game, and a time for an answer or a time bank."""
    with pytest.raises(UserError) as caught:
        TableSettings.agree({"clock": HOUR, **other})
    assert caught.value.phrase.params == {"field": "clock"}


def test_quick_tables_of_older_games_go_back_to_what_they_had() -> None:
    """They have saved nothing of a clock."""
    quick = TableSettings.agree(TableSettings.agree({"together": DAY}).quickened())
    saved = quick.to_json()
    del saved["slow"]["clock"]
    del saved["clock"]
    again = TableSettings.agree(TableSettings.of(saved).slowed())
    assert (again.together, again.clock) == (DAY, None)
