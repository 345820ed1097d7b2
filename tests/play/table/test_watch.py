"""Nothing waits in silence: who is told and asked while a table waits, whatever it has agreed."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from bot.play import Play, UserError, UserSettings
from bot.play.time.clocks import ALONE_TOLD, OVER_AFTER, PAUSED, SILENT, WAITING
from engine.kernel.shapes.base import sure_answer

from ..tables import (
    ANN,
    BOB,
    CLEO,
    Clock,
    answer,
    awaited_users,
    bid_all,
    own_log,
    pass_time,
    playing,
    seat_all,
    seat_stewards,
    send_all,
)

DAY = 86400
HOUR = 3600

Said = tuple[str, int | None]


async def bidding(play: Play, **terms: object) -> int:
    """Come to the first bids, for which there is no deadline; all but Cleo have bidden."""
    game = (await seat_all(play, terms=terms)).id
    await answer(play, game, ANN, "leave")
    await bid_all(play, game, {ANN: 3, BOB: 4})
    await send_all(play)
    return game


async def said(play: Play) -> list[Said]:
    """Send everything; return what was said and to whom, without what only changes posts."""
    told: list[Said] = []
    for row in await send_all(play):
        match row.kind:
            case "reminder":
                told.append((row.payload["part"], row.target_user))
            case "word" | "news":
                told += [(e["id"], row.target_user) for e in row.payload["events"]]
            case "proposal":
                told.append((row.payload["phrase"]["id"], None))
    return told


async def over_days(play: Play, clock: Clock, days: float) -> list[tuple[float, Said]]:
    """Let days pass hour by hour; return what was said, and after how many days."""
    begun, told = clock.time, list[tuple[float, Said]]()
    while clock.time < begun + days * DAY:
        await pass_time(play, clock, HOUR)
        told += [((clock.time - begun) / DAY, one) for one in await said(play)]
    return told


async def test_without_a_deadline_the_person_is_reminded_then_the_channel_the_host_and_all(
    play: Play, clock: Clock
) -> None:
    """At falling intervals; the vote comes last, and lets a steward play if one agrees."""
    game = await bidding(play)
    told = await over_days(play, clock, 8)
    reminded = [at for at, one in told if one == ("waiting", CLEO)]
    assert reminded == [after / DAY for _, after in WAITING]
    gaps = [later - sooner for sooner, later in itertools.pairwise(reminded)]
    assert gaps == sorted(gaps, reverse=True)
    assert [(at, one) for at, one in told if one[1] != CLEO] == [
        (6.5, ("table-still-waiting", None)),
        (7.5, ("host", ANN)),
        (8.0, ("table-proposed-stand-in-unasked", None)),
    ]
    (vote,) = (await play.table_view(game)).proposals
    await play.votes.vote(game, BOB, vote.id, True)
    await pass_time(play, clock, 3 * DAY)
    assert await awaited_users(play, game) != [CLEO]
    player = (await play.info(game)).player_of(CLEO)
    assert player is not None
    assert player.stand_in == "host"


async def test_reminders_never_end(play: Play, clock: Clock) -> None:
    """Where nobody votes, all of it comes again every week until the table is asked for good."""
    game = await bidding(play)
    told = await over_days(play, clock, 20)
    assert [at for at, one in told if one == ("waiting", CLEO)][-2:] == [8.0, 15.0]
    votes = [at for at, (id, _) in told if id == "table-proposed-stand-in-unasked"]
    assert votes == [8.0, 15.0]
    assert "expired-stand-in" in own_log(await play.history(game))


async def test_an_answer_ends_the_reminders_and_the_vote(play: Play, clock: Clock) -> None:
    """Cleo comes back: the vote is void, and what she keeps waiting next is counted anew."""
    game = await bidding(play)
    await over_days(play, clock, 8)
    (vote,) = (await play.table_view(game)).proposals
    await answer(play, game, CLEO, 1)
    await send_all(play)
    assert (await play.table_view(game)).proposals == ()
    found = await play.votes.find(vote.id)
    assert found is not None
    assert found.state == "void"
    told = await over_days(play, clock, 2.9)
    assert told == []


async def test_a_restart_tells_nothing_twice(path: Path, clock: Clock) -> None:
    """Each step is written down with what it tells."""
    async with playing(path, clock=clock) as play:
        await bidding(play)
    told: list[Said] = []
    for _ in range(2 * 16):
        async with playing(path, clock=clock) as play:
            await pass_time(play, clock, DAY / 4)
            told += await said(play)
        async with playing(path, clock=clock) as play:
            await play.tick(clock.time)
            told += await said(play)
    assert told.count(("waiting", CLEO)) == len(WAITING)
    assert told.count(("host", ANN)) == 1
    assert told.count(("table-proposed-stand-in-unasked", None)) == 1


async def test_quiet_hours_hold(play: Play, clock: Clock) -> None:
    """A reminder that falls into them comes when they end."""
    clock.time = 1_700_006_400.0  # midnight, UTC
    await play.users.set_settings(CLEO, UserSettings(quiet=(23 * 60, 6 * 60)))
    game = (await seat_all(play)).id
    await answer(play, game, ANN, "leave")
    await bid_all(play, game, {ANN: 3, BOB: 4})
    await send_all(play)
    clock.time += 3 * DAY
    await play.tick(clock.time)
    assert not [r for r in await send_all(play, clock.time) if r.kind == "reminder"]
    clock.time += 6 * HOUR
    rows = [r for r in await send_all(play, clock.time) if r.kind == "reminder"]
    assert [r.target_user for r in rows] == [CLEO]


async def test_a_deadline_that_is_waited_out_is_followed_by_the_same(
    play: Play, clock: Clock
) -> None:
    """Where the game waits for late players, it is counted from the deadline on."""
    await bidding(play, together=DAY, at_deadline="wait")
    told = await over_days(play, clock, 1 + 3.1)
    assert [one for _, one in told if one[1] == CLEO] == [
        ("half", CLEO),
        ("late", CLEO),
        ("waiting", CLEO),
    ]


async def test_as_long_as_a_deadline_runs_it_is_the_reminder(play: Play, clock: Clock) -> None:
    """A table with deadlines hears nothing more than before."""
    await bidding(play, together=5 * DAY)
    told = await over_days(play, clock, 4.9)
    assert [one for _, one in told] == [("half", CLEO), ("late", CLEO)]


async def test_a_host_who_is_missing_is_not_told_what_to_do_about_themselves(
    play: Play, clock: Clock
) -> None:
    """The others vote at once."""
    game = (await seat_all(play)).id
    told = await over_days(play, clock, 7.6)
    assert ("host", ANN) not in [one for _, one in told]
    (vote,) = (await play.table_view(game)).proposals
    assert vote.kind == "stand-in"
    await play.votes.vote(game, BOB, vote.id, True)
    await play.votes.vote(game, CLEO, vote.id, True)
    await play.quiet()
    assert await awaited_users(play, game) != [ANN]


async def test_a_pause_is_silence_too(play: Play, clock: Clock) -> None:
    """The channel, the host and then all are asked; who votes for it ends it."""
    game = await bidding(play)
    await play.time.pause(game, ANN)
    await send_all(play)
    told = await over_days(play, clock, PAUSED[-1][1] / DAY)
    assert told == [
        (7.0, ("table-still-paused", None)),
        (12.0, ("host", ANN)),
        (15.0, ("table-proposed-resume-unasked", None)),
    ]
    (vote,) = (await play.table_view(game)).proposals
    await play.votes.vote(game, CLEO, vote.id, True)
    await pass_time(play, clock, 3 * DAY)
    assert (await play.info(game)).paused is None


async def test_a_table_that_is_silent_for_three_weeks_is_asked_whether_it_is_over(
    play: Play, clock: Clock
) -> None:
    """Nobody says otherwise, and it ends, so its channel is free."""
    game = await bidding(play)
    told = await over_days(play, clock, SILENT / DAY)
    assert told[-1][1] == ("table-proposed-over", None)
    await pass_time(play, clock, OVER_AFTER)
    assert (await play.info(game)).phase == "closed"
    assert ("table-ended-silent", None) in await said(play)


@pytest.mark.parametrize("how", ["vote", "answer"])
async def test_one_who_plays_on_is_enough(play: Play, clock: Clock, how: str) -> None:
    """A single voice keeps a game, as does an answer; three silent weeks later it asks again."""
    game = await bidding(play)
    await over_days(play, clock, SILENT / DAY)
    (vote,) = [p for p in (await play.table_view(game)).proposals if p.kind == "over"]
    if how == "vote":
        assert (await play.votes.vote(game, CLEO, vote.id, False)).state == "refused"
    else:
        await answer(play, game, CLEO, 2)
    await send_all(play)
    await pass_time(play, clock, OVER_AFTER + HOUR)
    assert (await play.info(game)).phase == "running"
    told = await over_days(play, clock, (SILENT - OVER_AFTER) / DAY)
    assert "table-proposed-over" in [id for _, (id, _) in told]


async def test_deadlines_alone_do_not_keep_a_game_alive(play: Play, clock: Clock) -> None:
    """Where the clock answers for everybody, it is not played by anybody."""
    game = (await seat_all(play, terms={"together": 3 * DAY, "alone": 3 * DAY})).id
    told = await over_days(play, clock, SILENT / DAY)
    assert "table-proposed-over" in [id for _, (id, _) in told]
    assert (await play.info(game)).phase == "running"


async def test_a_game_of_one_person_ends_after_a_month_without_a_press(
    play: Play, clock: Clock
) -> None:
    """They are reminded, told a week before, and then the channel is free."""
    game = (await seat_stewards(play)).id
    await send_all(play)
    told = await over_days(play, clock, ALONE_TOLD / DAY)
    assert {who for _, (_, who) in told} == {ANN}
    assert told[-1] == (23.0, ("table-ends-soon", ANN))
    await over_days(play, clock, OVER_AFTER / DAY)
    assert (await play.info(game)).phase == "closed"


async def test_a_press_keeps_a_game_of_one_person(play: Play, clock: Clock) -> None:
    """It is not what was told a week before that counts."""
    game = (await seat_stewards(play)).id
    await over_days(play, clock, ALONE_TOLD / DAY)
    hand = await play.seat_view(game, ANN)
    assert hand.question is not None
    await answer(play, game, ANN, sure_answer(hand.question.shape))
    await over_days(play, clock, ALONE_TOLD / DAY - 1)
    assert (await play.info(game)).phase == "running"


async def test_time_in_which_nobody_could_do_anything_is_not_counted(
    path: Path, clock: Clock
) -> None:
    """A bot that was off for a month asks nobody whether the game is over."""
    async with playing(path, clock=clock) as play:
        game = await bidding(play)
        await play.scheduler.note()
    clock.time += 30 * DAY
    async with playing(path, clock=clock) as play:
        await play.scheduler.begin()
        await pass_time(play, clock, HOUR)
        assert (await play.table_view(game)).proposals == ()
        assert ("waiting", CLEO) not in await said(play)


# -- votes --------------------------------------------------------------------------------------


async def test_another_host_needs_a_majority_of_the_table(play: Play, clock: Clock) -> None:
    """One who agrees is not enough while the host plays on."""
    game = (await seat_all(play)).id
    number = await play.votes.propose_host(game, BOB, BOB)
    await pass_time(play, clock, 2 * DAY)
    await answer(play, game, ANN, "leave")
    await pass_time(play, clock, DAY)
    found = await play.votes.find(number)
    assert found is not None
    assert found.state == "expired"
    number = await play.votes.propose_host(game, BOB, BOB)
    await play.votes.vote(game, CLEO, number, True)
    assert (await play.info(game)).host == BOB


async def test_those_who_vote_replace_a_host_who_is_silent_for_three_days(
    play: Play, clock: Clock
) -> None:
    """If the table awaits them; otherwise they have nothing to say."""
    game = (await seat_all(play)).id
    number = await play.votes.propose_host(game, BOB, BOB)
    await pass_time(play, clock, 3 * DAY)
    found = await play.votes.find(number)
    assert found is not None
    assert found.state == "passed"
    await answer(play, game, ANN, "leave")
    await bid_all(play, game, {BOB: 1, ANN: 2})
    number = await play.votes.propose_host(game, CLEO, CLEO)
    await pass_time(play, clock, 3 * DAY)
    found = await play.votes.find(number)
    assert found is not None
    assert found.state == "expired"


async def test_a_table_concedes_together(play: Play) -> None:
    """More than half agree: the game ends for the one they name, or as a draw."""
    for channel, winner, told in ((7, "birch", "agreed-concede"), (8, None, "agreed-draw")):
        game = (await seat_all(play, channel=channel)).id
        number = await play.votes.propose_end(game, ANN, winner)
        assert (await play.info(game)).phase == "running"
        await play.votes.vote(game, CLEO, number, True)
        assert (await play.info(game)).phase == "closed"
        assert told in own_log(await play.history(game))


async def test_a_steward_is_put_in_for_somebody_missing_by_the_host_or_by_vote(
    play: Play, clock: Clock
) -> None:
    """Without a deadline that is so after three days; before, nobody can."""
    game = await bidding(play)
    await pass_time(play, clock, 2 * DAY)
    with pytest.raises(UserError, match="trouble-not-needed"):
        await play.seats.stand_in(game, ANN, "cedar")
    with pytest.raises(UserError, match="trouble-not-needed"):
        await play.votes.propose_stand_in(game, BOB, "cedar")
    await pass_time(play, clock, DAY)
    number = await play.votes.propose_stand_in(game, BOB, "cedar")
    await play.votes.vote(game, ANN, number, True)
    player = (await play.info(game)).player_in("cedar")
    assert player is not None
    assert player.stand_in == "host"
    await play.time.come_back(game, CLEO)
    player = (await play.info(game)).player_in("cedar")
    assert player is not None
    assert player.stand_in is None
