"""How reliable somebody is: what counts, what is forgotten, and who may not join."""

from __future__ import annotations

import pytest

from bot.play import Play, UserError
from bot.play.reliability import HALF_LIFE, weigh
from bot.store.people.reliability import Done
from bot.store.people.statistics import MemberSettings

from ..tables import ANN, BOB, CLEO, STRANGER, Clock, answer, bid_all, lay, pass_time, seat_all
from ..time.test_time import HOUR, bidding

DAY = 24 * HOUR
GUILD = 1


def test_a_newcomer_passes_neither_as_unreliable_nor_as_perfect() -> None:
    """Ten answers in time and a late one are given to everybody; one more is no verdict."""
    assert weigh([], 0.0).percent == 90
    assert weigh([], 0.0).new
    assert weigh([Done("late", 0.0)], 0.0).percent == 83
    assert weigh([Done("timely", 0.0)] * 50, 0.0).percent == 98


def test_old_sins_are_forgotten() -> None:
    """After half a year a late answer counts half, after ten years not at all; nothing else has
    happened."""
    late = [Done("late", 0.0)] * 10
    found = [weigh(late, years * 2 * HALF_LIFE).percent for years in (0, 0.5, 10)]
    assert found[0] == 47
    assert found == sorted(found)
    assert found[-1] == 90
    assert weigh(late, 20 * HALF_LIFE).late == 10


def test_a_game_that_was_left_counts_once() -> None:
    """Like a late answer; a vacation that was announced costs nothing."""
    left, late = weigh([Done("left", 0.0)], 0.0), weigh([Done("late", 0.0)], 0.0)
    assert left.percent == late.percent == 83
    assert weigh([Done("away", 0.0)] * 5, 0.0).percent == 90


def test_who_takes_over_a_seat_gets_credit() -> None:
    """As for five answers in time, so it makes up for what was late."""
    late = Done("late", 0.0)
    taken, timely = Done("took-over", 0.0), Done("timely", 0.0)
    assert weigh([late, taken], 0.0).percent == weigh([late, *[timely] * 5], 0.0).percent == 88


async def test_answers_count_when_they_were_due(play: Play, clock: Clock) -> None:
    """In time or late; without a deadline nobody can be late, so nothing counts."""
    free = (await seat_all(play, channel=8)).id
    await answer(play, free, ANN, "leave")
    await bid_all(play, free, {ANN: 1, BOB: 2, CLEO: 0})
    assert (await play.users.reliability(GUILD, ANN)).timely == 0
    game = await bidding(play)
    await answer(play, game, ANN, 4)
    await answer(play, game, BOB, 1)
    await pass_time(play, clock, 11 * HOUR)
    ann, cleo = await play.users.reliability(GUILD, ANN), await play.users.reliability(GUILD, CLEO)
    assert (ann.timely, ann.late) == (2, 0)  # she was asked something before the bids
    assert (cleo.timely, cleo.late) == (0, 1)
    assert cleo.percent == 83
    assert (await play.users.reliability(GUILD + 1, CLEO)).percent == 90


async def test_of_a_sealed_answer_nobody_can_tell_when_it_was_given(
    play: Play, clock: Clock
) -> None:
    """It counts when the answers of all are open, and not before."""
    game = await bidding(play)
    before = {user: await play.users.reliability(GUILD, user) for user in (ANN, BOB, CLEO)}
    await answer(play, game, ANN, 4)
    await answer(play, game, BOB, 1)
    assert {user: await play.users.reliability(GUILD, user) for user in before} == before
    await answer(play, game, CLEO, 0)
    for user, then in before.items():
        assert (await play.users.reliability(GUILD, user)).timely == then.timely + 1


async def test_who_leaves_lets_the_others_down(play: Play) -> None:
    """Who plays to the end has finished a game; who was away and said so is not blamed."""
    game = await bidding(play)
    await play.time.go_away(game, BOB, play._now() + 3 * DAY)
    await play.seats.leave(game, CLEO)
    bob, cleo = await play.users.reliability(GUILD, BOB), await play.users.reliability(GUILD, CLEO)
    assert (bob.away, bob.percent) == (1, 90)
    assert (cleo.left, cleo.percent) == (1, 83)


async def test_a_lost_seat_is_taken_over_with_credit(play: Play) -> None:
    """Who leaves, comes back and leaves again has left once; only a volunteer gets credit, once."""
    game = await bidding(play)
    for _ in range(2):
        await play.seats.leave(game, CLEO)
        await play.seats.take(game, CLEO, "Cleo", "cedar")
    cleo = await play.users.reliability(GUILD, CLEO)
    assert (cleo.left, cleo.taken) == (1, 0)
    await play.seats.leave(game, CLEO)
    await play.seats.take(game, STRANGER, "Stranger", "cedar")
    stranger = await play.users.reliability(GUILD, STRANGER)
    assert (stranger.taken, stranger.percent) == (1, 93)
    await play.seats.leave(game, STRANGER)
    stranger = await play.users.reliability(GUILD, STRANGER)
    assert (stranger.left, stranger.taken) == (1, 0)


async def test_a_lent_seat_gives_no_credit(play: Play) -> None:
    """Nobody has been let down."""
    game = await bidding(play)
    await play.seats.offer(game, CLEO)
    await play.seats.take(game, STRANGER, "Stranger", "cedar")
    assert (await play.users.reliability(GUILD, STRANGER)).taken == 0


async def test_to_concede_together_is_to_play_to_the_end(play: Play) -> None:
    """Nobody who was at the table has left the game."""
    game = await bidding(play)
    proposal = await play.votes.propose_end(game, ANN, None)
    await play.votes.vote(game, BOB, proposal, True)
    assert (await play.info(game)).phase == "closed"
    for user in (ANN, BOB, CLEO):
        found = await play.users.reliability(GUILD, user)
        assert (found.finished, found.left) == (1, 0)


async def test_a_host_can_ask_for_a_minimum(play: Play) -> None:
    """Who is below it cannot join, and is told what is asked for and what they have."""
    await play.seats.leave(await bidding(play), CLEO)
    game = (await lay(play, channel=8, terms={"reliability": 90})).id
    await play.join(game, BOB, "Bob")
    with pytest.raises(UserError) as refused:
        await play.join(game, CLEO, "Cleo")
    assert refused.value.phrase.id == "trouble-not-reliable"
    assert refused.value.phrase.params == {"least": 90, "percent": 83}
    assert (await play.info(game)).player_of(CLEO) is None
    await play.join(game, STRANGER, "Stranger")


async def test_terms_ask_for_a_minimum_that_is_on_offer(play: Play) -> None:
    """Any other number is refused."""
    with pytest.raises(UserError) as refused:
        await lay(play, terms={"reliability": 42})
    assert refused.value.phrase.params == {"field": "reliability"}


async def test_who_does_not_want_to_be_seen_is_not(play: Play) -> None:
    """Others see nothing of them; they see it themselves."""
    await play.seats.leave(await bidding(play), CLEO)
    await play.users.set_member(GUILD, CLEO, MemberSettings(listed=False))
    assert set(await play.users.repute(GUILD, [BOB, CLEO])) == {BOB}
    assert (await play.users.reliability(GUILD, CLEO)).left == 1
