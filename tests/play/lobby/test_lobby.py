"""People come to a table, choose seats, and begin."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.play import NoSuchGame, Play, UserError

from ..tables import (
    ANN,
    BOB,
    CLEO,
    SEATED,
    STRANGER,
    lay,
    playing,
    seat_all,
    seat_stewards,
    written,
)


async def test_a_new_game_has_its_host_at_the_table(play: Play) -> None:
    """The host is in, all seats are known, and the options are complete."""
    info = await lay(play, players=4)
    assert (info.phase, info.host, info.guild, info.channel) == ("lobby", ANN, 1, 7)
    assert info.options == {"players": 4, "rounds": 3}
    assert info.seats == ("ash", "birch", "cedar", "dogwood")
    assert [(p.user, p.name, p.seat) for p in info.players] == [(ANN, "Ann", None)]
    assert info.free == 3


async def test_a_game_is_found_by_number_channel_and_player(play: Play) -> None:
    """Games are found by channel and by user; a user without games finds none."""
    info = await lay(play)
    assert await play.info(info.id) == info
    assert await play.game_in_channel(7) == info
    assert await play.game_in_channel(8) is None
    assert await play.games_of(ANN) == [info]
    assert await play.games_of(STRANGER) == []
    with pytest.raises(NoSuchGame, match="trouble-no-such-game"):
        await play.info(77)


async def test_seats_can_be_chosen_changed_and_left_to_chance(play: Play) -> None:
    """Joining again with another seat moves a player there."""
    game = (await lay(play)).id
    await play.join(game, BOB, "Bob", "birch")
    await play.join(game, BOB, "Bob", "cedar")
    info = await play.join(game, ANN, "Ann", "birch")
    assert {p.user: p.seat for p in info.players} == {ANN: "birch", BOB: "cedar"}
    info = await play.join(game, BOB, "Bob")
    assert info.free_seats == ["ash", "cedar"]


async def test_who_has_chosen_no_seat_gets_a_free_one(play: Play) -> None:
    """At the start every seat has one player, and chosen seats stay."""
    game = (await lay(play)).id
    await play.join(game, BOB, "Bob", "birch")
    await play.join(game, CLEO, "Cleo")
    info = await play.start(game, ANN)
    assert info.phase == "running"
    seats = {p.user: p.seat for p in info.players}
    assert seats[BOB] == "birch"
    assert sorted(map(str, seats.values())) == ["ash", "birch", "cedar"]


async def test_the_computer_fills_seats(play: Play) -> None:
    """Stewards are marked, and can be sent away before the start."""
    game = (await lay(play)).id
    info = await play.add_stewards(game, ANN, 1)
    assert [(p.steward, p.user) for p in info.players] == [(False, ANN), (True, None)]
    info = await play.add_stewards(game, ANN)
    assert [p.level for p in info.players if p.steward] == ["squire", "squire"]
    info = await play.remove_stewards(game, ANN)
    assert [p.user for p in info.players] == [ANN]


async def test_the_host_may_leave_to_another(play: Play) -> None:
    """The table goes to who came next; the last one to leave closes it."""
    game = (await lay(play)).id
    await play.join(game, BOB, "Bob")
    await play.add_stewards(game, ANN)
    info = await play.leave(game, ANN)
    assert info.host == BOB
    info = await play.leave(game, BOB)
    assert info.phase == "closed"
    for late in (play.join(game, CLEO, "Cleo"), play.table_view(game)):
        with pytest.raises(UserError, match="trouble-closed"):
            await late
    assert await play.game_in_channel(7) is None
    assert (await lay(play)).id != game


async def test_a_channel_has_one_table(play: Play) -> None:
    """A second game waits until the first is over; another channel is free."""
    info = await lay(play)
    with pytest.raises(UserError) as caught:
        await lay(play)
    assert caught.value.phrase.to_json() == {
        "id": "trouble-channel-busy",
        "params": {"game": info.id},
    }
    await lay(play, channel=8)


@pytest.mark.parametrize(
    ("ruleset", "options", "rulings", "user_error"),
    [
        ("chess", {}, {}, "trouble-no-such-ruleset"),
        ("toy", {"players": 9}, {}, "trouble-bad-players"),
        ("toy", {"rounds": 9}, {}, "trouble-bad-setup"),
        ("toy", {"colour": "red"}, {}, "trouble-no-such-option"),
        ("toy", {}, {"ties": "coin"}, "trouble-bad-setup"),
    ],
)
async def test_a_game_that_is_not_on_offer_is_refused(
    play: Play,
    path: Path,
    ruleset: str,
    options: dict[str, Any],
    rulings: dict[str, str],
    user_error: str,
) -> None:
    """What the ruleset does not offer is refused with its reason, and no game is left behind."""
    with pytest.raises(UserError, match=user_error):
        await play.new_game(
            host=ANN,
            host_name="Ann",
            guild=1,
            channel=7,
            ruleset=ruleset,
            options=options,
            rulings=rulings,
        )
    assert written(path, "games", "players", "outbox") == {"games": [], "players": [], "outbox": []}


async def test_what_cannot_be_done_in_a_lobby_changes_nothing(play: Play, path: Path) -> None:
    """Each mistake has a sentence of its own."""
    game = (await lay(play)).id
    await play.join(game, BOB, "Bob", "birch")
    before = written(path)
    mistakes = {
        "trouble-already-playing": play.join(game, BOB, "Bob", "birch"),
        "trouble-seat-taken": play.join(game, CLEO, "Cleo", "birch"),
        "trouble-no-such-seat": play.join(game, CLEO, "Cleo", "yew"),
        "trouble-not-playing": play.leave(game, STRANGER),
        "trouble-not-host": play.start(game, BOB),
        "trouble-seats-free": play.start(game, ANN),
        "trouble-table-full": play.add_stewards(game, ANN, 2),
        "trouble-not-started": play.seat_view(game, ANN),
        "trouble-not-over": play.records.of(game),
        "trouble-no-such-game": play.join(77, BOB, "Bob"),
    }
    for user_error, mistake in mistakes.items():
        with pytest.raises(UserError, match=f"^{user_error}$"):
            await mistake
    with pytest.raises(UserError, match="trouble-not-host"):
        await play.add_stewards(game, STRANGER)
    assert written(path) == before


async def test_a_full_table_takes_nobody(play: Play) -> None:
    """When all seats are taken, even by the computer, the next user is told so."""
    game = (await lay(play)).id
    await play.add_stewards(game, ANN)
    with pytest.raises(UserError, match="trouble-table-full"):
        await play.join(game, BOB, "Bob")


async def test_nobody_comes_or_goes_after_the_start(play: Play) -> None:
    """A running game is no lobby."""
    game = (await seat_all(play)).id
    for late in (
        play.join(game, STRANGER, "Stranger"),
        play.leave(game, BOB),
        play.add_stewards(game, ANN),
        play.start(game, ANN),
    ):
        with pytest.raises(UserError, match="trouble-already-started"):
            await late


async def test_two_users_cannot_take_the_same_seat_at_once(play: Play) -> None:
    """Of two users who ask at the same moment, one gets the seat and the other a sentence."""
    game = (await lay(play)).id
    results = await asyncio.gather(
        play.join(game, BOB, "Bob", "birch"),
        play.join(game, CLEO, "Cleo", "birch"),
        return_exceptions=True,
    )
    assert sorted(type(r).__name__ for r in results) == ["GameInfo", "UserError"]


async def test_a_lobby_survives_a_restart(play: Play, path: Path) -> None:
    """Who sits where is only in the store."""
    info = await seat_all(play)
    assert {p.user: p.seat for p in info.players} == SEATED
    async with playing(path) as again:
        assert await again.info(info.id) == info


async def test_a_table_of_stewards_starts_where_a_user_is_awaited(play: Play) -> None:
    """After the start the computer has done everything that it can before Ann."""
    game = (await seat_stewards(play)).id
    table = await play.table_view(game)
    assert table.awaited == ("ash",)
    assert table.kind == "look"
