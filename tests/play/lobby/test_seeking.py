"""Finding players, and playing again with the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.play import Play, UserError, UserSettings
from bot.play.lobby.seekers import AGAIN, BETWEEN, MOST
from bot.play.lobby.setup import KEPT_FOR

from ..tables import ANN, BOB, CLEO, SEATED, STRANGER, Clock, lay, seat_all, send_all, step

GUILD = 1


async def seeking(play: Play, people: int = 3, *, channel: int = 7, **options: Any) -> int:
    """Let Ann seek people for an auction."""
    info = await play.new_game(
        host=ANN,
        host_name="Ann",
        guild=GUILD,
        channel=channel,
        ruleset="toy",
        options=options,
        rulings={},
        sought=people,
    )
    return info.id


async def asked_in(play: Play, game: int) -> list[tuple[list[int], list[int]]]:
    """Return who is asked by what was sent, and who is called."""
    rows = [r for r in await send_all(play) if r.kind == "sought" and r.game == game]
    return [(r.payload["users"], r.payload["ring"]) for r in rows]


async def want(play: Play, *users: int) -> None:
    for user in users:
        await play.seeking.set(GUILD, user, wants=True)


async def over(play: Play) -> int:
    """Play an auction of Ann, Bob and Cleo to its end."""
    game = (await seat_all(play)).id
    rng = random.Random(1)
    while await step(play, game, rng):
        pass
    await send_all(play)
    return game


# -- waiting for people -------------------------------------------------------------------------


async def test_a_game_begins_when_the_last_person_has_come(play: Play) -> None:
    """Nobody has to start it; it waits for people, whatever else the host does."""
    game = await seeking(play)
    await play.join(game, BOB, "Bob")
    info = await play.info(game)
    assert (info.phase, info.missing) == ("lobby", 1)
    assert (await play.join(game, CLEO, "Cleo")).phase == "running"
    assert (await play.seat_view(game, CLEO)).seat in SEATED.values()


async def test_the_computer_plays_what_people_leave_free(play: Play) -> None:
    """Two people are enough for an auction of three, if only two are sought."""
    game = await seeking(play, 2, players=3)
    info = await play.join(game, BOB, "Bob")
    await play.quiet()
    assert info.phase == "running"
    assert sorted(p.steward for p in info.players) == [False, False, True]


async def test_where_seats_are_picked_the_host_begins(play: Play) -> None:
    """All have to pick first."""
    game = await seeking(play)
    await play.set_terms(game, ANN, {"seats": "drafted"})
    await play.join(game, BOB, "Bob")
    assert (await play.join(game, CLEO, "Cleo")).phase == "lobby"


@pytest.mark.parametrize("people", [1, 4])
async def test_nobody_waits_for_more_than_can_play(play: Play, people: int) -> None:
    """Nor for oneself alone."""
    with pytest.raises(UserError, match="trouble-bad-people"):
        await seeking(play, people)
    assert await play.game_in_channel(7) is None


# -- asking -------------------------------------------------------------------------------------


async def test_only_those_are_asked_who_want_to_be(play: Play, clock: Clock) -> None:
    """In this server, not in quiet hours, not on vacation, not if they want no calls at all."""
    away, quiet, silent, elsewhere = 201, 202, 203, 204
    await want(play, ANN, BOB, away, quiet, silent)
    await play.seeking.set(2, elsewhere, wants=True)
    await play.vacations.plan(away, clock.time, clock.time + 86400)
    hour = int(clock.time // 60) % 1440
    await play.users.set_settings(quiet, UserSettings(quiet=(hour, (hour + 60) % 1440)))
    await play.users.set_settings(silent, UserSettings(reach="off"))
    game = await seeking(play)
    assert await play.seek(game) == 1
    assert await asked_in(play, game) == [([BOB], [BOB])]


async def test_nobody_is_asked_too_often(play: Play, clock: Clock) -> None:
    """A server an hour apart, a person half a day, and a number at once: the longest unasked."""
    many = list(range(300, 300 + MOST + 5))
    await want(play, *many)
    first = await seeking(play)
    assert await play.seek(first) == MOST
    again = await seeking(play, channel=8)
    assert await play.seek(again) == 0
    clock.time += BETWEEN
    assert await play.seek(again) == 5
    clock.time += AGAIN - 2 * BETWEEN
    third = await seeking(play, channel=9)
    assert await play.seek(third) == 0
    clock.time += BETWEEN
    assert await play.seek(third) == MOST
    rows = [r for r in await send_all(play) if r.kind == "sought"]
    assert [r.payload["users"] for r in rows] == [many[:MOST], many[MOST:], many[:MOST]]


async def test_who_does_not_want_it_any_more_is_not_asked(play: Play) -> None:
    """Taking it back takes effect at once."""
    await want(play, BOB)
    await play.seeking.set(GUILD, BOB, wants=False)
    assert not await play.seeking.wants(GUILD, BOB)
    game = await seeking(play)
    assert await play.seek(game) == 0
    assert await asked_in(play, game) == []


# -- playing again ------------------------------------------------------------------------------


async def test_a_rematch_has_the_same_settings_and_waits_for_the_same_people(
    play: Play,
) -> None:
    """Each takes their own seat again by joining; it begins when the last one has."""
    game = await over(play)
    before = await play.info(game)
    again = await play.rematch(game, BOB, "Bob")
    assert (again.host, again.again, again.phase) == (BOB, game, "lobby")
    assert (again.options, again.rulings, again.terms) == (
        before.options,
        before.rulings,
        before.terms,
    )
    assert again.player_of(BOB) is not None
    assert await asked_in(play, again.id) == [([ANN, CLEO], [ANN, CLEO])]
    # The same press of another player takes their seat, and opens no second table.
    assert (await play.rematch(game, ANN, "Ann")).id == again.id
    info = await play.join(again.id, CLEO, "Cleo")
    assert info.phase == "running"
    assert {user: seat for seat, user in info.users.items()} == SEATED


async def test_a_rematch_is_kept_for_those_who_have_played(play: Play, clock: Clock) -> None:
    """For a day; then a seat that is still free goes to whoever comes."""
    game = await over(play)
    again = (await play.rematch(game, ANN, "Ann")).id
    with pytest.raises(UserError, match="trouble-kept-for-players"):
        await play.join(again, STRANGER, "Dora")
    clock.time += KEPT_FOR
    await play.join(again, STRANGER, "Dora")


async def test_only_players_of_a_game_that_is_over_play_it_again(play: Play) -> None:
    """Others, and those in the middle of it, are told why not."""
    running = (await seat_all(play, channel=8)).id
    with pytest.raises(UserError, match="trouble-not-over"):
        await play.rematch(running, ANN, "Ann")
    game = await over(play)
    with pytest.raises(UserError, match="trouble-not-playing"):
        await play.rematch(game, STRANGER, "Dora")
    other = (await lay(play)).id
    with pytest.raises(UserError, match="trouble-channel-busy"):
        await play.rematch(game, BOB, "Bob")
    assert (await play.game_in_channel(7)) == await play.info(other)
