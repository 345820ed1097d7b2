"""Quick tables: a live evening, and slow again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.play import Play, TableSettings, UserError
from bot.play.settings import QUICK
from bot.play.table.late import ASLEEP
from bot.play.table.votes import OPEN_FOR_NOW

from ..tables import ANN, BOB, CLEO, Clock, answer, own_log, pass_time, playing, seat_all, send_all

DAY = 86400
SLOW = TableSettings.agree(
    {"together": 2 * DAY, "weekends": "Europe/Berlin", "grace": 60, "strict": True}
)


async def bidding(play: Play, terms: TableSettings = SLOW) -> int:
    """Come to the first bids of Ann, Bob and Cleo."""
    game = (await seat_all(play, terms=terms.to_json())).id
    await answer(play, game, ANN, "leave")
    return game


def test_a_quick_table_becomes_slow_as_it_was() -> None:
    """What was agreed about time comes back, whatever was changed about it meanwhile."""
    quick = TableSettings.agree(SLOW.paced("live"))
    assert (quick.quick, quick.together, quick.weekends) == (True, QUICK["together"], None)
    changed = TableSettings.agree(quick.changed("together", 120))
    assert (changed.quick, changed.together) == (True, 120)
    assert TableSettings.agree(changed.slowed()) == SLOW
    assert TableSettings.of(quick.to_json()) == quick


def test_what_does_not_concern_time_stays() -> None:
    """Pictures and threads chosen during the evening are kept after it."""
    quick = TableSettings.agree({**SLOW.quickened(), "maps": "few"})
    assert TableSettings.agree(quick.slowed()).maps == "few"


def test_quick_and_slow_again_twice_is_once() -> None:
    """A quick table that becomes quick keeps what it goes back to; a slow one stays as it is."""
    quick = TableSettings.agree(SLOW.quickened())
    assert quick.quickened() == quick.to_json()
    assert TableSettings.agree(SLOW.slowed()) == SLOW


@pytest.mark.parametrize(
    "slow", [{}, {"together": DAY}, 5, {**SLOW.quickened()["slow"], "bank": 1}]
)
def test_there_must_be_something_to_go_back_to(slow: object) -> None:
    """TableSettings that a quick table could not go back to are refused."""
    with pytest.raises(UserError) as caught:
        TableSettings.agree({**SLOW.quickened(), "slow": slow})
    assert caught.value.phrase.id == "trouble-bad-terms"


async def test_a_table_votes_to_play_live_and_back(play: Play, clock: Clock) -> None:
    """More than half make it quick, clocks begin anew; the same way it is slow again."""
    game = await bidding(play)
    number = await play.votes.propose_terms(game, BOB, SLOW.quickened())
    await play.votes.vote(game, CLEO, number, agrees=True)
    table = await play.table_view(game)
    assert TableSettings.of(table.info.terms).quick
    assert {c.due for c in table.clocks.values()} == {clock.time + 300 + 600}
    clock.time += 60
    back = TableSettings.of(table.info.terms).slowed()
    number = await play.votes.propose_terms(game, CLEO, back)
    await play.votes.vote(game, ANN, number, agrees=True)
    table = await play.table_view(game)
    assert TableSettings.of(table.info.terms) == SLOW
    assert {c.due for c in table.clocks.values()} == {SLOW.due(clock.time, several=True)}


async def test_a_vote_to_play_now_is_for_those_who_are_there(play: Play, clock: Clock) -> None:
    """It expires in half an hour; a vote on another pace is open for days."""
    game = await bidding(play)
    await play.votes.propose_terms(game, BOB, SLOW.quickened())
    (proposal,) = (await play.table_view(game)).proposals
    assert proposal.expires == clock.time + OPEN_FOR_NOW
    await pass_time(play, clock, OPEN_FOR_NOW)
    assert (await play.table_view(game)).proposals == ()


async def test_whoever_is_late_while_others_play_is_answered_for(play: Play, clock: Clock) -> None:
    """The evening goes on while somebody answers."""
    quick = TableSettings.agree({**SLOW.quickened(), "bank": None})
    game = await bidding(play, quick)
    await pass_time(play, clock, 200)
    await answer(play, game, ANN, 1)
    await answer(play, game, BOB, 2)
    await pass_time(play, clock, 200)
    table = await play.table_view(game)
    assert TableSettings.of(table.info.terms).quick
    assert "answered-for" in own_log(await play.history(game))


async def test_the_evening_ends_when_nobody_answers(play: Play, clock: Clock) -> None:
    """Nobody is answered for any more: the table is slow again, and everybody is told."""
    quick = TableSettings.agree(SLOW.quickened())
    game = await bidding(play, quick)
    number = (await play.table_view(game)).number
    await send_all(play)
    await pass_time(play, clock, 300 + 600 + 10)
    table = await play.table_view(game)
    assert (TableSettings.of(table.info.terms), table.number) == (SLOW, number)
    assert table.awaited == ("ash", "birch", "cedar")
    assert {c.due for c in table.clocks.values()} == {SLOW.due(clock.time, several=True)}
    assert own_log(await play.history(game))[-1] == "slowed"
    assert "news" in [row.kind for row in await send_all(play)]


async def test_after_a_restart_nobody_is_taken_for_asleep(path: Path, clock: Clock) -> None:
    """A process that has seen nobody answer waits as long as one that has."""
    quick = TableSettings.agree({**SLOW.quickened(), "bank": None, "together": 60, "alone": 60})
    async with playing(path, clock=clock) as play:
        game = await bidding(play, quick)
    async with playing(path, clock=clock) as again:
        await pass_time(again, clock, 70)
        assert TableSettings.of((await again.info(game)).terms).quick
        for _ in range(12):
            await pass_time(again, clock, 70)
        assert not TableSettings.of((await again.info(game)).terms).quick
    assert ASLEEP < 12 * 70
