"""What a table decides together: more time, sending somebody away, going back."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, TableSettings, UserError
from bot.play.table.votes import OPEN_FOR
from bot.store.table.checkpoints import KEPT
from engine.kernel.game import Game
from tests.kernel.toy import Auctions

from ..tables import (
    ANN,
    BOB,
    CLEO,
    SEATED,
    STRANGER,
    Clock,
    answer,
    awaited_users,
    bid_all,
    lay,
    own_log,
    pass_time,
    playing,
    seat_all,
    seat_stewards,
    seen,
    send_all,
    step,
    written,
)

DORA = 104
HOUR = 3600


async def bidding(play: Play, **options: Any) -> int:
    """Come to the first bids; everything before that is said."""
    game = (await seat_all(play, terms={"together": 10 * HOUR}, **options)).id
    await answer(play, game, ANN, "leave")
    await send_all(play)
    return game


async def logged(play: Play, game: int) -> list[str]:
    return own_log(await play.history(game))


async def open_kinds(play: Play, game: int) -> list[str]:
    return [p.kind for p in (await play.table_view(game)).proposals]


# -- voting -------------------------------------------------------------------------------------


async def test_a_proposal_is_put_to_those_who_have_a_vote(play: Play, clock: Clock) -> None:
    """The row says what it is, when it expires, and who is asked; the table shows who agrees."""
    game = await bidding(play)
    number = await play.votes.propose_extension(game, BOB, 5 * HOUR)
    (row,) = [r for r in await send_all(play) if r.kind == "proposal"]
    assert row.payload == {
        "proposal": number,
        "phrase": {
            "id": "table-proposed-extend",
            "params": {"user": f"user:{BOB}", "time": f"span:{5 * HOUR}"},
        },
        "users": [ANN, CLEO],
        "expires": int(clock.time + OPEN_FOR),
    }
    (proposal,) = (await play.table_view(game)).proposals
    assert (proposal.id, proposal.votes) == (number, {BOB: True})


async def test_more_than_half_extend(play: Play, clock: Clock) -> None:
    """Two of three are enough, and then it is done at once."""
    game = await bidding(play)
    due = clock.time + 10 * HOUR
    number = await play.votes.propose_extension(game, BOB, 5 * HOUR)
    assert (await play.votes.vote(game, CLEO, number, agrees=True)).state == "passed"
    assert {c.due for c in (await play.table_view(game)).clocks.values()} == {due + 5 * HOUR}
    assert await logged(play, game) == ["proposed-extend", "agreed-extend"]
    assert await open_kinds(play, game) == []


async def test_who_cannot_win_any_more_has_lost(play: Play) -> None:
    """Two noes of three settle it; until then a vote can be changed."""
    game = await bidding(play)
    number = await play.votes.propose_extension(game, BOB, 5 * HOUR)
    assert (await play.votes.vote(game, CLEO, number, agrees=False)).state == "open"
    assert (await play.votes.vote(game, BOB, number, agrees=False)).state == "refused"
    assert await logged(play, game) == ["proposed-extend", "refused-extend"]
    with pytest.raises(UserError, match="trouble-no-such-proposal"):
        await play.votes.vote(game, ANN, number, agrees=True)


async def test_the_others_may_send_somebody_away(play: Play) -> None:
    """The player who would go has no vote; even the host can be sent away."""
    game = await bidding(play)
    number = await play.votes.propose_kick(game, BOB, "ash")
    with pytest.raises(UserError, match="trouble-no-vote"):
        await play.votes.vote(game, ANN, number, agrees=False)
    await play.votes.vote(game, CLEO, number, agrees=True)
    info = await play.info(game)
    assert ("ash" in info.users, info.host) == (False, BOB)
    assert await logged(play, game) == ["proposed-kick", "kicked", "host"]


async def test_of_two_the_one_who_would_go_is_asked(play: Play, clock: Clock) -> None:
    """One alone sends nobody away who objects; three days of silence are agreement."""
    game = await bidding(play)
    await play.seats.leave(game, CLEO)
    number = await play.votes.propose_kick(game, ANN, "birch")
    assert (await play.votes.vote(game, BOB, number, agrees=False)).state == "refused"
    await play.votes.propose_kick(game, ANN, "birch")
    await play.time.pause(game, ANN)
    await pass_time(play, clock, OPEN_FOR - 60)
    assert (await play.info(game)).users == {"ash": ANN, "birch": BOB}
    await pass_time(play, clock, 60)
    assert (await play.info(game)).users == {"ash": ANN}
    with pytest.raises(UserError, match="trouble-sent-away"):
        await play.seats.take(game, BOB, "Bob", "birch")


async def test_a_vote_is_against_a_person(play: Play) -> None:
    """Who takes the seat of somebody who was to be sent away is judged by nobody's old vote."""
    game = await bidding(play)
    number = await play.votes.propose_kick(game, ANN, "birch")
    await play.seats.leave(game, BOB)
    await play.seats.take(game, DORA, "Dora", "birch")
    found = await play.votes.find(number)
    assert found is not None
    assert found.state == "void"
    with pytest.raises(UserError, match="trouble-no-such-proposal"):
        await play.votes.vote(game, CLEO, number, agrees=True)
    assert (await play.info(game)).users["birch"] == DORA
    assert await logged(play, game) == ["proposed-kick", "left", "void-kick", "taken"]


async def test_a_vote_does_not_follow_a_seat_that_is_lent(play: Play) -> None:
    """Nor does it wait for the seat to come back: it is void as soon as another plays."""
    game = await bidding(play)
    await play.seats.offer(game, BOB)
    number = await play.votes.propose_kick(game, ANN, "birch")
    await play.seats.take(game, DORA, "Dora", "birch")
    await play.seats.reclaim(game, BOB)
    with pytest.raises(UserError, match="trouble-no-such-proposal"):
        await play.votes.vote(game, CLEO, number, agrees=True)
    assert (await play.info(game)).users["birch"] == BOB


async def test_votes_are_counted_again_when_somebody_leaves(play: Play) -> None:
    """All but one agree to go back; when that one leaves, all who are there have agreed."""
    game = await bidding(play)
    await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
    number = await play.votes.propose_back(game, ANN, 3)
    await play.votes.vote(game, BOB, number, agrees=True)
    assert (await play.table_view(game)).kind == "take"
    await play.seats.leave(game, CLEO)
    assert (await play.table_view(game)).kind == "bid"
    assert await logged(play, game) == ["proposed-back", "left", "went-back"]


async def test_the_votes_of_those_who_left_do_not_count(play: Play, clock: Clock) -> None:
    """What only they wanted is not done."""
    game = await bidding(play)
    due = (await play.table_view(game)).clocks["birch"].due
    number = await play.votes.propose_extension(game, CLEO, 5 * HOUR)
    await play.seats.leave(game, CLEO)
    assert (await play.votes.vote(game, ANN, number, agrees=True)).state == "open"
    assert (await play.table_view(game)).clocks["birch"].due == due


async def test_nobody_is_sent_away_by_one_because_others_have_left(play: Play) -> None:
    """With a single vote left, the proposal comes to nothing."""
    game = await bidding(play)
    await play.votes.propose_kick(game, ANN, "birch")
    await play.seats.leave(game, CLEO)
    assert await open_kinds(play, game) == []
    assert (await play.info(game)).users == {"ash": ANN, "birch": BOB}
    assert await logged(play, game) == ["proposed-kick", "left", "void-kick"]


async def test_who_is_sent_away_has_no_vote_in_what_is_open(play: Play) -> None:
    """Two of four have agreed to more time; when one is sent away, they are two of three."""
    game = (await lay(play, terms={"together": 10 * HOUR}, players=4)).id
    for user, seat in {**SEATED, DORA: "dogwood"}.items():
        await play.join(game, user, str(user), seat)
    await play.start(game, ANN)
    await answer(play, game, ANN, "leave")
    extend = await play.votes.propose_extension(game, ANN, 5 * HOUR)
    kick = await play.votes.propose_kick(game, ANN, "birch")
    assert (await play.votes.vote(game, DORA, extend, agrees=True)).state == "open"
    assert (await play.votes.vote(game, DORA, kick, agrees=True)).state == "passed"
    assert await open_kinds(play, game) == []
    assert await logged(play, game) == [
        "proposed-extend",
        "proposed-kick",
        "kicked",
        "agreed-extend",
    ]


async def test_nobody_votes_against_the_rules_of_a_tournament(play: Play, clock: Clock) -> None:
    """V10.6 On more time, on what was agreed, on going back, and on the end; pauses are no matter
    of luck, and whoever does not answer can be kicked."""
    game = (
        await seat_all(play, terms={"together": 10 * HOUR, "gone": "stand-in", "tournament": True})
    ).id
    others = TableSettings.of((await play.info(game)).terms).changed("together", HOUR)
    for refused in (
        play.votes.propose_extension(game, ANN, HOUR),
        play.votes.propose_terms(game, ANN, others),
        play.votes.propose_back(game, ANN, 1),
        play.votes.propose_end(game, ANN, None),
        play.votes.propose_end(game, ANN, "ash"),
    ):
        with pytest.raises(UserError, match=r"^trouble-tournament$"):
            await refused
    await play.votes.propose_pause(game, ANN)
    assert await open_kinds(play, game) == ["pause"]


async def test_a_host_does_nothing_against_the_rules_of_a_tournament(play: Play) -> None:
    """V10.6 Neither more time, nor other settings about play; posts are the host's as ever."""
    info = await seat_all(
        play, terms={"together": 10 * HOUR, "gone": "stand-in", "tournament": True}
    )
    settings = TableSettings.of(info.terms)
    with pytest.raises(UserError, match=r"^trouble-tournament$"):
        await play.time.extend(info.id, info.host, HOUR)
    with pytest.raises(UserError, match=r"^trouble-tournament$"):
        await play.time.agree(info.id, info.host, settings.changed("together", 20 * HOUR))
    await play.time.agree(info.id, info.host, settings.changed("maps", "few"))
    changed = TableSettings.of((await play.info(info.id)).terms)
    assert (changed.maps, changed.together) == ("few", 10 * HOUR)


async def test_nobody_takes_a_seat_of_a_tournament(play: Play) -> None:
    """V10.6 Nor lends one: a steward plays where somebody has left."""
    info = await seat_all(play, terms={"gone": "stand-in", "tournament": True})
    with pytest.raises(UserError, match=r"^trouble-tournament$"):
        await play.seats.offer(info.id, ANN)
    seat = next(p.seat for p in info.players if p.user == ANN)
    assert seat is not None
    await play.seats.leave(info.id, ANN)
    with pytest.raises(UserError, match=r"^trouble-tournament$"):
        await play.seats.take(info.id, STRANGER, "Stranger", seat)
    left = (await play.info(info.id)).player_in(seat)
    assert left is not None
    assert left.machine


async def test_more_time_is_not_proposed_where_nobody_hurries(play: Play) -> None:
    """It is refused when it is proposed, and not when somebody agrees."""
    game = (await seat_all(play)).id
    await answer(play, game, ANN, "leave")
    with pytest.raises(UserError, match="trouble-no-deadline"):
        await play.votes.propose_extension(game, BOB, 5 * HOUR)
    assert await open_kinds(play, game) == []


async def test_what_cannot_be_done_any_more_comes_to_nothing(play: Play) -> None:
    """More time is agreed upon when there is no deadline any more: the vote counts, and is void."""
    game = await bidding(play)
    number = await play.votes.propose_extension(game, BOB, 5 * HOUR)
    await play.time.agree(game, ANN, {})
    assert (await play.votes.vote(game, CLEO, number, agrees=True)).state == "void"
    assert await logged(play, game) == ["proposed-extend", "terms", "void-extend"]


async def test_proposals_expire(play: Play, clock: Clock) -> None:
    """Nobody is asked for ever."""
    game = await bidding(play)
    number = await play.votes.propose_kick(game, BOB, "ash")
    await play.time.pause(game, ANN)
    await pass_time(play, clock, OPEN_FOR)
    assert await open_kinds(play, game) == []
    with pytest.raises(UserError, match="trouble-no-such-proposal"):
        await play.votes.vote(game, CLEO, number, agrees=True)
    assert "expired-kick" in await logged(play, game)


async def test_mistakes_about_proposals_change_nothing(play: Play, path: Path) -> None:
    """Each has a sentence of its own."""
    game = await bidding(play)
    other = await bidding(play, channel=8)
    number = await play.votes.propose_extension(game, BOB, 5 * HOUR)
    before = written(path)
    mistakes = {
        "trouble-already-proposed": play.votes.propose_extension(game, CLEO, HOUR),
        "trouble-not-playing": play.votes.propose_extension(game, STRANGER, HOUR),
        "trouble-bad-extension": play.votes.propose_extension(other, BOB, 1),
        "trouble-nobody-there": play.votes.propose_kick(game, BOB, "yew"),
        "trouble-no-vote": play.votes.vote(game, STRANGER, number, agrees=True),
        "trouble-no-such-proposal": play.votes.vote(other, CLEO, number, agrees=True),
        "trouble-no-such-moment": play.votes.propose_back(game, BOB, 99),
    }
    for user_error, mistake in mistakes.items():
        with pytest.raises(UserError, match=f"^{user_error}$"):
            await mistake
    assert written(path) == before


# -- going back ---------------------------------------------------------------------------------


async def test_a_table_goes_back_when_all_agree(play: Play, clock: Clock) -> None:
    """The question is asked again under a new number, and what came after it is undone."""
    game = await bidding(play)
    before = (await play.table_view(game)).view
    await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
    await answer(play, game, ANN, "sell")
    (at,) = [m for m in await play.votes.moments(game) if m.kind == "bid"]
    assert (at.question, at.seats, at.about) == (3, ("ash", "birch", "cedar"), {"round": 1})
    number = await play.votes.propose_back(game, CLEO, at.question)
    await play.votes.vote(game, ANN, number, agrees=True)
    assert (await play.table_view(game)).kind == "look"
    await send_all(play)
    clock.time += 60
    await play.votes.vote(game, BOB, number, agrees=True)
    table = await play.table_view(game)
    assert {k: v for k, v in table.view.items() if k != "question"} == {
        k: v for k, v in before.items() if k != "question"
    }
    assert (table.kind, table.number, table.answered) == ("bid", 6, ())
    assert {c.due for c in table.clocks.values()} == {clock.time + 10 * HOUR}
    with pytest.raises(UserError, match="refused-question-passed"):
        await play.answer(game, ANN, 3, 9)
    rows = [(r.kind, r.target_user) for r in await send_all(play)]
    assert sorted(rows, key=str) == sorted(
        [
            ("news", None),
            ("opened", None),
            ("settled", None),
            ("status", None),
            ("turn", ANN),
            ("turn", BOB),
            ("turn", CLEO),
        ],
        key=str,
    )
    (back,) = [t for t in await play.history(game) if t.id == "table-went-back"]
    assert back.params == {
        "what": {"id": "for-bid", "params": {}},
        "seats": ["seat:ash", "seat:birch", "seat:cedar"],
        "round": 1,
        "at": f"time:{int(at.at)}",
        "answers": 4,
        "draws": 0,
        "since": at.place,
    }


async def test_one_who_does_not_agree_keeps_things_as_they_are(play: Play) -> None:
    """Going back needs everybody."""
    game = await bidding(play)
    await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
    before = await seen(play, game)
    number = await play.votes.propose_back(game, ANN, 3)
    await play.votes.vote(game, BOB, number, agrees=True)
    assert (await play.votes.vote(game, CLEO, number, agrees=False)).state == "refused"
    assert await seen(play, game) == before


async def test_the_record_of_a_game_that_went_back_is_whole(path: Path, clock: Clock) -> None:
    """With restarts and detours, the record leads the bare rules to the same end."""
    rng = random.Random(4)
    detours = 0
    async with playing(path, clock=clock, seed=4) as play:
        game = (await seat_all(play, rounds=4)).id
    while True:
        async with playing(path, clock=clock, seed=4) as play:
            if not await step(play, game, rng):
                break
            moments = await play.votes.moments(game)
            if moments and rng.random() < 0.25 and detours < 12:
                detours += 1
                number = await play.votes.propose_back(game, ANN, rng.choice(moments).question)
                for user in (BOB, CLEO):
                    await play.votes.vote(game, user, number, agrees=True)
                assert await awaited_users(play, game)
    assert detours == 12
    async with playing(path) as play:
        record = await play.records.of(game)
        fresh = Game.new(Auctions(), record["options"], record["seats"], record["rulings"])
        for taken in record["steps"]:
            fresh.answer(taken["seat"], taken["value"])
        assert fresh.over
        assert fresh.view(None) == (await play.table_view(game)).view
        rows = await send_all(play)
        assert sum(r.kind == "over" for r in rows) == 1
        calls = [(r.target_user, r.payload["number"]) for r in rows if r.kind == "turn"]
        assert len(calls) == len(set(calls))


async def test_what_was_undone_is_not_told_as_if_it_held(play: Play) -> None:
    """The next chapter tells what happened after going back, and not what was undone."""
    game = await bidding(play)
    await bid_all(play, game, {ANN: 9, BOB: 1, CLEO: 0})
    number = await play.votes.propose_back(game, ANN, 3)
    for user in (BOB, CLEO):
        await play.votes.vote(game, user, number, agrees=True)
    await bid_all(play, game, {ANN: 0, BOB: 5, CLEO: 1})
    await answer(play, game, BOB, "keep")
    (chapter,) = [r for r in await send_all(play) if r.kind == "chapter"]
    assert [p["id"] for p in chapter.payload["events"]] == [
        "event-shown",
        "event-bids",
        "event-kept",
    ]
    assert chapter.payload["events"][1]["params"]["bids"]["birch"] == 5


async def test_who_plays_alone_may_go_back_at_will(path: Path) -> None:
    """Against the computer there is nobody to ask; chance and the computer play on from there."""
    async with playing(path) as play:
        game = (await seat_stewards(play)).id
        rng = random.Random(1)
        for _ in range(4):
            await step(play, game, rng)
        first = (await play.votes.moments(game))[-1]
        await play.votes.propose_back(game, ANN, first.question)
        assert "proposal" not in [r.kind for r in await send_all(play)]
        table = await play.table_view(game)
        assert (table.kind, table.awaited) == ("look", ("ash",))
        assert table.view["round"] == 1


async def test_secrets_of_what_is_undone_stay_with_who_learnt_them(play: Play) -> None:
    """A look at the deck stays in the log of the judge who took it, and of nobody else."""
    game = await bidding(play)
    await bid_all(play, game, {ANN: 0, BOB: 5, CLEO: 1})
    await answer(play, game, BOB, "keep")
    looked = [t for t in await play.history(game, BOB) if t.id == "event-looked"]
    number = await play.votes.propose_back(game, ANN, 3)
    for user in (BOB, CLEO):
        await play.votes.vote(game, user, number, agrees=True)
    assert [t for t in await play.history(game, BOB) if t.id == "event-looked"] == looked
    assert "event-looked" not in [t.id for t in await play.history(game, CLEO)]
    assert "seen" not in (await play.seat_view(game, BOB)).view


async def test_rests_are_kept_for_a_while(play: Play, path: Path) -> None:
    """Only the latest are kept, none before the first question to a person or after the end."""
    games = [(await seat_all(play, rounds=5, channel=c)).id for c in range(2)]
    rng = random.Random(2)
    kept, now = dict.fromkeys(games, 0), 0
    for game in games:
        while await step(play, game, rng):
            now = [row[0] for row in written(path, "moments")["moments"]].count(game)
            kept[game] = max(kept[game], now)
        assert now == 0
    assert all(0 < most <= KEPT for most in kept.values())


async def test_a_closed_table_has_nothing_to_vote_on(play: Play) -> None:
    """When the game ends, its proposals do."""
    game = await bidding(play, rounds=1)
    await play.votes.propose_kick(game, BOB, "ash")
    for _ in range(20):
        if not await step(play, game, random.Random(1)):
            break
    assert await open_kinds(play, game) == []
    with pytest.raises(UserError, match="trouble-game-over"):
        await play.votes.propose_kick(game, BOB, "ash")
    assert set(SEATED) == set((await play.info(game)).users.values())
