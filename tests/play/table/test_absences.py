"""Vacations stop nobody else: a steward plays as one has said, or the table waits for some days."""

from __future__ import annotations

import pytest

from bot.play import Play, UserSettings
from bot.play.table.absences import OFFERED, Absence, absence_of

from ..tables import (
    ANN,
    BOB,
    CLEO,
    Clock,
    answer,
    awaited_users,
    own_log,
    pass_time,
    seat_all,
    send_all,
)

DAY = 86400
TERMS = {"together": 2 * DAY, "alone": DAY}


async def bidding(play: Play, **terms: object) -> int:
    """Come to the first bids of a table that has agreed on nothing about vacations."""
    game = (await seat_all(play, terms={**TERMS, **terms})).id
    await answer(play, game, ANN, "leave")
    return game


async def leave(play: Play, game: int, days: float, absence: str = "play") -> None:
    """Let Cleo go on vacation, who has said what is to be done for her."""
    await play.users.set_settings(CLEO, UserSettings(absence=absence))
    await play.time.go_away(game, CLEO, play._now() + days * DAY)
    await play.quiet()


async def test_by_default_a_steward_plays_for_whoever_is_away(play: Play) -> None:
    """Nobody waits, and the vacation is told."""
    game = await bidding(play)
    await leave(play, game, 30)
    assert CLEO not in await awaited_users(play, game)
    assert own_log(await play.history(game)) == ["away", "stand-in"]


async def test_one_says_beforehand_which_steward(play: Play) -> None:
    """Its level is theirs to choose; otherwise it is the table's."""
    game = await bidding(play)
    await leave(play, game, 30, "play:knight")
    player = (await play.info(game)).player_of(CLEO)
    assert player is not None
    assert (player.level, player.holds) == ("knight", False)


async def test_one_who_holds_is_given_harmless_answers(play: Play) -> None:
    """No steward thinks for them, and the bids of others are not matched."""
    game = await bidding(play)
    await leave(play, game, 30, "hold")
    await answer(play, game, ANN, 3)
    await answer(play, game, BOB, 4)
    assert (await play.table_view(game)).view["purses"]["cedar"] == 10
    assert not [r for r in await send_all(play) if r.target_user == CLEO and r.kind == "word"]
    assert "stand-in-holds" in own_log(await play.history(game))


async def test_a_table_waits_for_some_days_at_most(play: Play, clock: Clock) -> None:
    """As one has asked; then a steward plays until one is back."""
    game = await bidding(play)
    await leave(play, game, 30, "wait:2")
    await pass_time(play, clock, 2 * DAY - 1)
    assert CLEO in await awaited_users(play, game)
    assert own_log(await play.history(game))[:2] == ["away", "held"]
    await pass_time(play, clock, 1)
    assert CLEO not in await awaited_users(play, game)
    assert "stand-in" in own_log(await play.history(game))


async def test_nobody_stops_a_table_for_more_days_than_it_has_agreed(
    play: Play, clock: Clock
) -> None:
    """Three in a game: a second vacation has what is left, and coming back early gives back."""
    game = await bidding(play)
    await leave(play, game, 30, "wait:14")
    await pass_time(play, clock, DAY)
    await play.time.come_back(game, CLEO)
    await leave(play, game, 30, "wait:14")
    player = (await play.info(game)).player_of(CLEO)
    assert player is not None
    assert player.held == clock.time + 2 * DAY
    await pass_time(play, clock, 2 * DAY)
    await play.time.come_back(game, CLEO)
    await leave(play, game, 30, "wait:14")
    player = (await play.info(game)).player_of(CLEO)
    assert player is not None
    assert (player.held, player.stand_in) == (None, "away")


async def test_a_table_may_agree_to_wait_for_nobody_or_for_all(play: Play) -> None:
    """No day at all, or whole vacations."""
    for channel, terms in ((8, {"stops": 0}), (9, {"vacation": "stop"})):
        game = (await seat_all(play, channel=channel, terms={**TERMS, **terms})).id
        await play.users.set_settings(CLEO, UserSettings(absence="wait:7"))
        await play.time.go_away(game, CLEO, play._now() + 30 * DAY)
        player = (await play.info(game)).player_of(CLEO)
        assert player is not None
        assert player.stand_in == ("away" if channel == 8 else None)


async def test_the_host_puts_a_steward_in_for_somebody_who_is_waited_for(play: Play) -> None:
    """So does a vote; coming back takes the seat from it."""
    game = await bidding(play, vacation="stop")
    await leave(play, game, 30)
    assert CLEO in await awaited_users(play, game)
    await play.seats.stand_in(game, ANN, "cedar")
    assert CLEO not in await awaited_users(play, game)
    await play.time.come_back(game, CLEO)
    player = (await play.info(game)).player_of(CLEO)
    assert player is not None
    assert (player.stand_in, player.away, player.level) == (None, None, None)


@pytest.mark.parametrize("said", [*OFFERED, "", "play:", "play:king", "wait:", "wait:soon"])
def test_whatever_is_saved_can_be_read(said: str) -> None:
    """What nobody can have chosen means that a steward plays."""
    found = absence_of(said)
    assert found.how in ("play", "hold", "wait")
    if said not in OFFERED:
        assert found == Absence()
