"""Seats change hands while a game runs, with all their secrets and nothing else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, Player, UserError
from bot.play.table.votes import OPEN_FOR
from bot.play.time.clocks import GRACE, LAG
from tests.running.marks import daily

from ..tables import (
    ANN,
    BOB,
    CLEO,
    SEATED,
    STRANGER,
    Clock,
    answer,
    awaited_users,
    lay,
    own_log,
    pass_time,
    playing,
    seat_all,
    seat_stewards,
    send_all,
    step,
    written,
)

DORA = 104
HOUR = 3600


async def bidding(play: Play, **terms: Any) -> int:
    """Come to the first bids; everything before that is said."""
    game = (await seat_all(play, terms={"together": 10 * HOUR, **terms})).id
    await answer(play, game, ANN, "leave")
    await send_all(play)
    return game


async def player_in(play: Play, game: int, seat: str) -> Player:
    player = (await play.info(game)).player_in(seat)
    assert player is not None
    return player


async def send_away(play: Play, game: int, seat: str, *users: int) -> None:
    """Let users agree that somebody goes."""
    first, *others = users
    number = await play.votes.propose_kick(game, first, seat)
    for user in others:
        await play.votes.vote(game, user, number, agrees=True)


async def logged(play: Play, game: int) -> list[str]:
    return own_log(await play.history(game))


# -- leaving and taking -----------------------------------------------------------------------


async def test_who_leaves_leaves_an_empty_chair(play: Play) -> None:
    """The seat waits for a volunteer; the host is told, and so is everybody."""
    game = await bidding(play)
    await play.seats.leave(game, BOB)
    player = await player_in(play, game, "birch")
    assert (player.user, player.vacant, player.offered, player.steward) == (
        None,
        True,
        True,
        False,
    )
    with pytest.raises(UserError, match="trouble-not-playing"):
        await play.seat_view(game, BOB)
    assert await play.games_of(BOB) == []
    rows = [r for r in await send_all(play) if r.kind != "status"]
    assert [(r.kind, r.target_user, r.payload["events"][0]) for r in rows] == [
        (
            "news",
            None,
            {"id": "table-left", "params": {"seat": "seat:birch", "user": f"user:{BOB}"}},
        ),
        ("word", ANN, {"id": "table-seat-empty", "params": {"seat": "seat:birch"}}),
    ]
    assert "birch" in (await play.table_view(game)).awaited


async def test_an_empty_chair_is_answered_for_in_time(play: Play, clock: Clock) -> None:
    """Nobody is stuck by it: its deadline comes like that of others."""
    game = await bidding(play)
    await play.seats.leave(game, BOB)
    await answer(play, game, ANN, 1)
    await answer(play, game, CLEO, 0)
    await pass_time(play, clock, 10 * HOUR + GRACE + LAG)
    assert (await play.table_view(game)).kind == "take"
    assert await logged(play, game) == ["left", "answered-for"]


async def test_a_call_that_waits_for_somebody_who_left_is_taken_back(play: Play) -> None:
    """A player who has left is not called any more."""
    game = (await seat_all(play)).id
    await answer(play, game, ANN, "leave")
    await play.seats.leave(game, BOB)
    called = {r.target_user for r in await send_all(play) if r.kind == "turn"}
    assert called == {ANN, CLEO}


async def test_a_volunteer_learns_what_the_seat_knows(play: Play, clock: Clock) -> None:
    """View, sealed answer and private log go with the seat; the call and the clock are new."""
    game = (await seat_all(play, terms={"together": 10 * HOUR})).id
    secret = (await play.seat_view(game, ANN)).view["seen"]
    await answer(play, game, ANN, "leave")
    await answer(play, game, ANN, 4)
    await send_all(play)
    await play.draft(game, ANN, 3, ["number:5"])
    clock.time += HOUR
    await play.seats.leave(game, ANN)
    await play.seats.take(game, DORA, "Dora", "ash")
    hand = await play.seat_view(game, DORA)
    assert (hand.seat, hand.sealed, hand.draft) == ("ash", 4, ())
    assert hand.view["seen"] == secret
    assert "event-looked" in [t.id for t in await play.history(game, DORA)]
    assert hand.clock is not None
    assert hand.clock.due == clock.time + 10 * HOUR
    assert ("turn", DORA) not in [(r.kind, r.target_user) for r in await send_all(play)]
    await play.withdraw(game, DORA, 3)
    await answer(play, game, DORA, 6)
    assert await logged(play, game) == ["left", "host", "taken"]


async def test_a_volunteer_is_called_to_what_is_open(play: Play) -> None:
    """A player who takes a seat whose answer is missing is asked for it."""
    game = await bidding(play)
    await play.seats.leave(game, BOB)
    await send_all(play)
    await play.seats.take(game, DORA, "Dora", "birch")
    calls = [r.target_user for r in await send_all(play) if r.kind == "turn"]
    assert calls == [DORA]


async def test_the_last_one_to_leave_closes_the_game(play: Play, path: Path) -> None:
    """The computer does not play on by itself, and the channel is free."""
    game = (await seat_stewards(play)).id
    await play.seats.leave(game, ANN)
    assert (await play.info(game)).phase == "closed"
    with pytest.raises(UserError, match="trouble-closed"):
        await play.table_view(game)
    assert await play.game_in_channel(7) is None
    assert written(path, "clocks") == {"clocks": []}
    async with playing(path) as again:
        with pytest.raises(UserError, match="trouble-closed"):
            await again.table_view(game)


async def test_a_host_who_leaves_hands_over(play: Play) -> None:
    """The next player becomes host; a host may also hand over to any player."""
    game = await bidding(play)
    await play.seats.hand_over(game, ANN, CLEO)
    assert (await play.info(game)).host == CLEO
    await play.seats.leave(game, CLEO)
    assert (await play.info(game)).host == ANN
    assert await logged(play, game) == ["host", "left", "host"]


# -- what nobody may ----------------------------------------------------------------------------


async def test_nobody_gets_to_know_two_seats(play: Play) -> None:
    """A player who has left a seat may come back to it, and to no other."""
    game = await bidding(play)
    await play.seats.leave(game, BOB)
    await play.seats.leave(game, CLEO)
    with pytest.raises(UserError) as caught:
        await play.seats.take(game, BOB, "Bob", "cedar")
    assert caught.value.phrase.to_json() == {
        "id": "trouble-knows-another",
        "params": {"seat": "seat:birch"},
    }
    await play.seats.take(game, BOB, "Bob", "birch")
    with pytest.raises(UserError, match="trouble-already-playing"):
        await play.seats.take(game, ANN, "Ann", "cedar")


async def test_a_host_sees_no_secrets(play: Play) -> None:
    """Whatever a host does about others' seats, they see only their own hand."""
    game = await bidding(play)
    await answer(play, game, BOB, 4)
    await send_away(play, game, "birch", ANN, CLEO)
    hand = await play.seat_view(game, ANN)
    assert (hand.seat, hand.sealed) == ("ash", None)
    with pytest.raises(UserError, match="trouble-already-playing"):
        await play.seats.take(game, ANN, "Ann", "birch")
    await play.seats.hand_over(game, ANN, CLEO)
    await play.seats.leave(game, ANN)
    assert "sealed" not in (await play.table_view(game)).view


async def test_mistakes_about_seats_change_nothing(play: Play, path: Path) -> None:
    """Each has a sentence of its own."""
    game = await bidding(play)
    before = written(path)
    mistakes = {
        "trouble-not-host": play.seats.kick(game, BOB, "cedar"),
        "trouble-nobody-there": play.seats.kick(game, ANN, "yew"),
        "trouble-not-overdue": play.seats.kick(game, ANN, "cedar"),
        "trouble-not-offered": play.seats.take(game, DORA, "Dora", "birch"),
        "trouble-not-playing": play.seats.leave(game, STRANGER),
        "trouble-not-lent": play.seats.reclaim(game, BOB),
        "trouble-not-needed": play.seats.stand_in(game, ANN, "birch"),
    }
    for user_error, mistake in mistakes.items():
        with pytest.raises(UserError, match=f"^{user_error}$"):
            await mistake
    for other in (
        play.seats.hand_over(game, ANN, STRANGER),
        play.seats.offer(game, STRANGER),
    ):
        with pytest.raises(UserError, match="trouble-not-playing"):
            await other
    assert written(path) == before


async def test_nothing_changes_hands_after_the_end(play: Play) -> None:
    """A finished game is what it was."""
    game = (await seat_stewards(play, rounds=1)).id
    while await step(play, game, random.Random(1)):
        pass
    for late in (play.seats.leave(game, ANN), play.time.pause(game, ANN)):
        with pytest.raises(UserError, match="trouble-game-over"):
            await late


# -- lending ------------------------------------------------------------------------------------


async def test_a_seat_is_lent_and_taken_back(play: Play) -> None:
    """The borrower plays for as long as the owner likes."""
    game = await bidding(play)
    await play.seats.offer(game, BOB)
    assert (await play.seat_view(game, BOB)).seat == "birch"  # until somebody takes it
    await play.seats.take(game, DORA, "Dora", "birch")
    assert (await play.seat_view(game, DORA)).seat == "birch"
    with pytest.raises(UserError, match="trouble-not-playing"):
        await play.seat_view(game, BOB)
    await answer(play, game, DORA, 3)
    await play.seats.reclaim(game, BOB)
    hand = await play.seat_view(game, BOB)
    assert (hand.seat, hand.sealed) == ("birch", 3)
    player = await player_in(play, game, "birch")
    assert (player.name, player.owner, player.offered) == (str(BOB), None, False)
    assert await logged(play, game) == ["offered", "taken", "returned"]


async def test_a_borrower_gives_back_by_leaving_or_by_being_sent_away(play: Play) -> None:
    """Either way the seat is its owner's again."""
    game = await bidding(play)
    for leaves in (True, False):
        await play.seats.offer(game, BOB)
        await play.seats.take(game, DORA, "Dora", "birch")
        if leaves:
            await play.seats.leave(game, DORA)
        else:
            await send_away(play, game, "birch", ANN, CLEO)
        assert (await play.seat_view(game, BOB)).seat == "birch"


async def test_an_owner_who_leaves_gives_the_seat_away(play: Play) -> None:
    """The borrower keeps it."""
    game = await bidding(play)
    await play.seats.offer(game, BOB)
    await play.seats.take(game, DORA, "Dora", "birch")
    await play.seats.leave(game, BOB)
    player = await player_in(play, game, "birch")
    assert (player.user, player.owner) == (DORA, None)
    with pytest.raises(UserError, match="trouble-not-playing"):
        await play.seats.reclaim(game, BOB)


async def test_an_offer_can_be_taken_back(play: Play) -> None:
    """As long as nobody has taken the seat."""
    game = await bidding(play)
    await play.seats.offer(game, BOB)
    await play.seats.reclaim(game, BOB)
    with pytest.raises(UserError, match="trouble-not-offered"):
        await play.seats.take(game, DORA, "Dora", "birch")


async def test_a_host_offers_seats_of_stewards_only(play: Play) -> None:
    """A user's seat is not the host's to give; a host who plays alone has the only word."""
    game = (await seat_stewards(play)).id
    await play.seats.offer(game, ANN, "birch")
    assert await play.seats.take(game, DORA, "Dora", "birch")
    assert not (await player_in(play, game, "birch")).steward
    with pytest.raises(UserError, match="trouble-not-offered"):
        await play.seats.offer(game, ANN, "birch")
    await answer(play, game, ANN, "leave")
    assert await awaited_users(play, game) == [ANN, DORA]


# -- the table's word ---------------------------------------------------------------------------


async def test_a_host_sends_nobody_away_alone(play: Play, clock: Clock) -> None:
    """But for somebody who is overdue, and has been asked for a day."""
    game = await bidding(play, at_deadline="wait")
    with pytest.raises(UserError, match="trouble-not-overdue"):
        await play.seats.kick(game, ANN, "birch")
    await pass_time(play, clock, 11 * HOUR)
    with pytest.raises(UserError, match="trouble-not-overdue"):
        await play.seats.kick(game, ANN, "birch")
    await pass_time(play, clock, 13 * HOUR)
    await play.seats.kick(game, ANN, "birch")
    assert (await player_in(play, game, "birch")).vacant


async def test_a_host_cannot_make_somebody_overdue(play: Play, clock: Clock) -> None:
    """A minute for each answer, agreed upon by the host alone, sends nobody away."""
    game = (await seat_all(play)).id
    await play.time.agree(game, ANN, {"together": 60, "at_deadline": "wait"})
    await answer(play, game, ANN, "leave")
    await pass_time(play, clock, HOUR)
    with pytest.raises(UserError, match="trouble-not-overdue"):
        await play.seats.kick(game, ANN, "birch")


async def test_no_accomplice_is_handed_the_seat_of_somebody_sent_away(
    play: Play, clock: Clock
) -> None:
    """Whoever wants it is put to the vote, and knows nothing until the table has agreed."""
    game = await bidding(play, at_deadline="wait")
    await answer(play, game, CLEO, 0)
    await pass_time(play, clock, 25 * HOUR)
    await play.seats.kick(game, ANN, "birch")
    await send_all(play)
    assert not await play.seats.take(game, DORA, "Dora", "birch")
    with pytest.raises(UserError, match="trouble-not-playing"):
        await play.seat_view(game, DORA)
    (row,) = [r for r in await send_all(play) if r.kind == "proposal"]
    assert row.payload["users"] == [ANN, CLEO]
    with pytest.raises(UserError, match="trouble-no-vote"):
        await play.votes.vote(game, DORA, row.payload["proposal"], agrees=True)
    await play.votes.vote(game, ANN, row.payload["proposal"], agrees=True)
    assert (await player_in(play, game, "birch")).vacant
    await play.votes.vote(game, CLEO, row.payload["proposal"], agrees=True)
    assert (await play.seat_view(game, DORA)).seat == "birch"
    kinds = [(r.kind, r.target_user) for r in await send_all(play) if r.target_user == DORA]
    assert kinds == [("turn", DORA), ("word", DORA)]
    assert await logged(play, game) == ["overdue", "kicked", "proposed-admit", "taken"]


async def test_whom_the_table_does_not_want_asks_no_second_time(play: Play) -> None:
    """A refusal stands; another volunteer may ask."""
    game = await bidding(play)
    await send_away(play, game, "birch", ANN, CLEO)
    await play.seats.take(game, DORA, "Dora", "birch")
    (asked,) = (await play.table_view(game)).proposals
    await play.votes.vote(game, CLEO, asked.id, agrees=False)
    with pytest.raises(UserError, match="trouble-not-admitted"):
        await play.seats.take(game, DORA, "Dora", "birch")
    assert not await play.seats.take(game, 105, "Emma", "birch")


async def test_silence_lets_a_volunteer_in(play: Play, clock: Clock) -> None:
    """One agrees and nobody objects for three days: the seat is theirs."""
    game = await bidding(play)
    await send_away(play, game, "birch", ANN, CLEO)
    await play.seats.take(game, DORA, "Dora", "birch")
    (asked,) = (await play.table_view(game)).proposals
    await play.votes.vote(game, ANN, asked.id, agrees=True)
    await pass_time(play, clock, OPEN_FOR)
    assert (await play.info(game)).users["birch"] == DORA


async def test_a_stewards_seat_is_given_by_the_table(play: Play) -> None:
    """The host who has offered it agrees; of three players another has to agree as well."""
    game = (await lay(play, players=4)).id
    for user, seat in SEATED.items():
        await play.join(game, user, str(user), seat)
    await play.add_stewards(game, ANN)
    await play.start(game, ANN)
    await play.quiet()
    await play.seats.offer(game, ANN, "dogwood")
    assert not await play.seats.take(game, DORA, "Dora", "dogwood")
    (asked,) = (await play.table_view(game)).proposals
    assert asked.votes == {ANN: True}
    await play.votes.vote(game, BOB, asked.id, agrees=True)
    assert (await play.info(game)).users["dogwood"] == DORA


# -- the host -----------------------------------------------------------------------------------


async def test_a_host_who_has_lent_the_seat_and_leaves_is_host_no_more(play: Play) -> None:
    """The table goes to who has been there longest, and not to the borrower."""
    game = await bidding(play)
    await play.seats.offer(game, ANN)
    await play.seats.take(game, DORA, "Dora", "ash")
    assert (await play.info(game)).host == ANN
    await play.seats.leave(game, ANN)
    assert (await play.info(game)).host == BOB
    with pytest.raises(UserError, match="trouble-not-host"):
        await play.time.pause(game, ANN)


@pytest.mark.parametrize("how", ["returned", "reclaimed", "sent away"])
async def test_a_borrower_who_is_host_hands_over_with_the_seat(play: Play, how: str) -> None:
    """Whoever does not sit at the table does not run it."""
    game = await bidding(play)
    await play.seats.offer(game, BOB)
    await play.seats.take(game, DORA, "Dora", "birch")
    await play.seats.hand_over(game, ANN, DORA)
    if how == "returned":
        await play.seats.leave(game, DORA)
    elif how == "reclaimed":
        await play.seats.reclaim(game, BOB)
    else:
        await send_away(play, game, "birch", ANN, CLEO)
    info = await play.info(game)
    assert (info.users["birch"], info.host) == (BOB, ANN)


async def test_a_pause_whose_host_is_gone_is_ended_by_vote(play: Play, clock: Clock) -> None:
    """Two of three are enough; the clocks go on with what they had left."""
    game = await bidding(play)
    due = (await play.table_view(game)).clocks["birch"].due
    assert due is not None
    await play.time.pause(game, ANN)
    await pass_time(play, clock, HOUR)
    number = await play.votes.propose_resume(game, BOB)
    await play.votes.vote(game, CLEO, number, agrees=True)
    assert (await play.info(game)).paused is None
    assert (await play.table_view(game)).clocks["birch"].due == due + HOUR
    assert await logged(play, game) == ["paused", "proposed-resume", "agreed-resume"]


@pytest.mark.parametrize("objects", [True, False])
async def test_of_two_one_goes_on_if_the_other_is_gone(
    play: Play, clock: Clock, objects: bool
) -> None:
    """Three days of silence end a pause and make another host; a host who is there objects."""
    game = await bidding(play)
    await play.seats.leave(game, CLEO)
    await play.time.pause(game, ANN)
    resume = await play.votes.propose_resume(game, BOB)
    host = await play.votes.propose_host(game, BOB, BOB)
    if objects:
        for number in (resume, host):
            assert (await play.votes.vote(game, ANN, number, agrees=False)).state == "refused"
    await pass_time(play, clock, OPEN_FOR)
    info = await play.info(game)
    assert (info.paused is None, info.host) == ((False, ANN) if objects else (True, BOB))


async def test_mistakes_about_hosts(play: Play) -> None:
    """Each has a sentence of its own; a proposal that came to nothing is dropped."""
    game = await bidding(play)
    for name, mistake in {
        "not-paused": play.votes.propose_resume(game, BOB),
        "already-host": play.votes.propose_host(game, BOB, ANN),
        "not-playing": play.votes.propose_host(game, BOB, STRANGER),
        "no-vote": play.votes.propose_kick(game, BOB, "birch"),
    }.items():
        with pytest.raises(UserError, match=f"^trouble-{name}$"):
            await mistake
    number = await play.votes.propose_host(game, BOB, BOB)
    await play.seats.hand_over(game, ANN, BOB)
    found = await play.votes.find(number)
    assert found is not None
    assert found.state == "void"


# -- standing in --------------------------------------------------------------------------------


async def test_the_computer_plays_an_empty_chair_until_somebody_takes_it(play: Play) -> None:
    """The host says so; a volunteer plays from the next question on."""
    game = await bidding(play)
    await play.seats.leave(game, BOB)
    await play.seats.stand_in(game, ANN, "birch")
    await play.quiet()
    assert (await play.table_view(game)).awaited == ("ash", "cedar")
    await play.seats.take(game, DORA, "Dora", "birch")
    player = await player_in(play, game, "birch")
    assert (player.machine, player.user) == (False, DORA)
    assert (await play.seat_view(game, DORA)).answered


async def test_the_computer_plays_for_somebody_late_where_the_table_waits(
    play: Play, clock: Clock
) -> None:
    """The host may end the waiting without sending anybody away."""
    game = await bidding(play, at_deadline="wait")
    await answer(play, game, ANN, 1)
    await answer(play, game, CLEO, 0)
    await pass_time(play, clock, 11 * HOUR)
    await play.seats.stand_in(game, ANN, "birch")
    await play.quiet()
    assert (await play.table_view(game)).kind != "bid"
    assert await logged(play, game) == ["overdue", "stand-in"]


async def test_a_table_with_comings_and_goings_survives_a_restart(path: Path) -> None:
    """Who plays which seat is only in the store."""
    async with playing(path) as play:
        game = await bidding(play)
        await play.seats.offer(game, BOB)
        await play.seats.take(game, DORA, "Dora", "birch")
        await play.seats.leave(game, CLEO)
        await play.seats.stand_in(game, ANN, "cedar")
        await play.quiet()
        info = await play.info(game)
        table = await play.table_view(game)
    async with playing(path) as again:
        assert await again.info(game) == info
        assert await again.table_view(game) == table


@pytest.mark.parametrize("seed", daily(0, 2, of=range(6)))
async def test_games_with_comings_and_goings_come_to_their_end(path: Path, seed: int) -> None:
    """Whatever happens to seats and time meanwhile, nobody is stuck and all is told once."""
    rng, clock = random.Random(seed), Clock()
    terms = {
        "together": 10 * HOUR,
        "alone": HOUR,
        "grace": rng.choice([0, 60]),
        "at_deadline": rng.choice(["safe", "stand-in"]),
        "vacation": rng.choice(["stop", "stand-in"]),
    }
    async with playing(path, seed=seed, clock=clock) as play:
        game = (await seat_all(play, terms=terms, rounds=5)).id
        everybody = [*SEATED, DORA, 105, 106]
        troubles: list[str] = []
        for _ in range(300):
            if (await play.info(game)).phase != "running":
                break
            user, other = rng.choice(everybody), rng.choice(everybody)
            seat = rng.choice(["ash", "birch", "cedar"])
            try:
                match rng.randrange(13):
                    case 0 if len((await play.info(game)).users) > 1:
                        await play.seats.leave(game, user)
                    case 1 | 2:
                        await play.seats.take(game, user, str(user), seat)
                    case 3:
                        await play.seats.offer(game, user)
                    case 4:
                        await play.seats.reclaim(game, user)
                    case 5:
                        await play.seats.hand_over(game, user, other)
                    case 6:
                        await play.seats.stand_in(game, user, seat)
                    case 7:
                        await play.time.go_away(game, user, clock.time + 20 * HOUR)
                    case 8:
                        await play.time.come_back(game, user)
                    case 9:
                        await play.time.pause(game, user)
                    case 10:
                        await play.time.resume(game, user)
                    case _:
                        await step(play, game, rng)
            except UserError as error:
                troubles.append(error.phrase.id)
            await pass_time(play, clock, rng.choice([0, 600, HOUR]))
            for person in (await play.info(game)).users.values():
                assert (await play.seat_view(game, person)).info.player_of(person) is not None
        assert not {"trouble-internal", "trouble-drift"} & set(troubles)
        info = await play.info(game)
        if info.paused is not None:
            await play.time.resume(game, info.host)
        for _ in range(100):
            await pass_time(play, clock, 30 * HOUR)
        assert (await play.info(game)).phase == "over"
        rows = [r for r in await send_all(play) if r.kind in ("chapter", "over")]
        told = [p for r in rows for p in r.payload["events"]]
        told += [r.payload.get("title") or r.payload["winner"] for r in rows]
        events = [t.id for t in await play.history(game, last=-1) if t.id.startswith("event-")]
        assert sorted(p["id"] for p in told) == sorted(events)
        record = await play.records.of(game)
        assert len(record["steps"]) > 10
