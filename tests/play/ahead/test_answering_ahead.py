"""Answers given ahead at a table: when they are carried out, and when their player is called."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.play import Play, UserError
from engine.agot.components import Track
from engine.rulesets import rulesets
from tests.agot.scenario import Position, given, march

from ..houses import kind_for, lay_position, plan
from ..tables import (
    ANN,
    BOB,
    CLEO,
    STRANGER,
    Clock,
    answer,
    bid_all,
    pass_time,
    playing,
    seat_all,
    send_all,
    written,
)

HOUSES = {ANN: "lannister", BOB: "stark"}
TRACKS: Mapping[Track, str] = {"iron-throne": "lannister stark tyrell"}
EMPTY = {"if": "empty", "area": "moat-cailin"}


def marches() -> Position:
    """Lannister marches first, then Stark, which has two March orders."""
    return given(
        units={
            "winterfell": "stark 2F",
            "white-harbor": "stark 1F",
            "lannisport": "lannister 2F",
            "stoney-sept": "lannister 1F",
        },
        orders={
            "winterfell": "march+0",
            "white-harbor": "march-1",
            "lannisport": "march+0",
            "stoney-sept": "march-1",
        },
        tracks=TRACKS,
        phase="marches",
    )


NORTH = march("winterfell", moat_cailin="1F")
EAST = march("white-harbor", widows_watch="1F")


async def test_a_plan_is_carried_out_when_its_question_comes(path: Path, clock: Clock) -> None:
    """Its player is not called, the table goes on, and the plan is spent."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, marches(), HOUSES, now=clock())
        await send_all(play)
        after = await plan(play, game, BOB, "march", NORTH)
        assert [made.waits for made in after.plans] == [True]
        await answer(play, game, ANN, march("lannisport"))
        assert await kind_for(play, game, ANN) == "march"
        hand = await play.seat_view(game, BOB)
        assert hand.view["areas"]["moat-cailin"]["units"] == {"footman": 1}
        assert hand.done == ("march 0",)
        assert {row.target_user for row in await send_all(play) if row.kind == "turn"} == {ANN}


async def test_plans_of_a_kind_are_carried_out_in_their_order(path: Path, clock: Clock) -> None:
    """7.2: the first plan answers the first March question, the second the next one."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, marches(), HOUSES, now=clock())
        await plan(play, game, BOB, "march", EAST)
        await plan(play, game, BOB, "march", NORTH)
        await answer(play, game, ANN, march("lannisport"))
        areas = (await play.table_view(game)).view["areas"]
        assert "widows-watch" in areas
        assert "moat-cailin" not in areas
        await answer(play, game, ANN, march("stoney-sept"))
        assert "moat-cailin" in (await play.table_view(game)).view["areas"]


async def test_a_condition_that_does_not_hold_leaves_the_second_choice(
    path: Path, clock: Clock
) -> None:
    """What fits first is done: the second choice has no condition."""
    position = given(
        units={
            "winterfell": "stark 2F",
            "seagard": "lannister 1F",
            "greywater-watch": "lannister 1F",
        },
        orders={"winterfell": "march+0", "greywater-watch": "march+0"},
        tracks=TRACKS,
        phase="marches",
    )
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, position, HOUSES, now=clock())
        second = march("winterfell", karhold="1F")
        await plan(play, game, BOB, "march", NORTH, second, conditions=[EMPTY])
        await answer(play, game, ANN, march("greywater-watch", moat_cailin="1F"))
        areas = (await play.table_view(game)).view["areas"]
        assert areas["moat-cailin"]["house"] == "lannister"
        assert areas["karhold"]["units"] == {"footman": 1}


async def test_a_plan_that_was_stopped_says_why_and_its_player_is_called(
    path: Path, clock: Clock
) -> None:
    """An enemy in the target was not foreseen: nothing is done, and Stark is asked as usual."""
    position = given(
        units={"winterfell": "stark 2F", "greywater-watch": "lannister 1F"},
        orders={"winterfell": "march+0", "greywater-watch": "march+0"},
        tracks=TRACKS,
        phase="marches",
    )
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, position, HOUSES, now=clock())
        await send_all(play)
        await plan(play, game, BOB, "march", NORTH)
        await answer(play, game, ANN, march("greywater-watch", moat_cailin="1F"))
        assert await kind_for(play, game, BOB) == "march"
        (made,) = (await play.seat_view(game, BOB)).stopped
        assert made.stopped is not None
        assert made.stopped["id"].startswith("plan-changed")
        assert BOB in {row.target_user for row in await send_all(play) if row.kind == "turn"}
        await answer(play, game, BOB, march("winterfell"))
        assert (await play.seat_view(game, BOB)).stopped == ()


async def test_plans_survive_a_restart(path: Path, clock: Clock) -> None:
    """They are kept in the same file as everything else."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, marches(), HOUSES, now=clock())
        await plan(play, game, BOB, "march", NORTH)
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        await answer(play, game, ANN, march("lannisport"))
        assert "moat-cailin" in (await play.table_view(game)).view["areas"]


async def test_a_plan_can_be_dropped(path: Path, clock: Clock) -> None:
    """By its number, or all of them; then its player is asked."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, marches(), HOUSES, now=clock())
        await plan(play, game, BOB, "march", NORTH)
        await plan(play, game, BOB, "march", EAST)
        assert [m.number for m in (await play.planning.drop(game, BOB, 1)).plans] == [1]
        with pytest.raises(UserError, match="no-such-plan"):
            await play.planning.drop(game, BOB, 2)
        assert (await play.planning.drop(game, BOB, None)).plans == ()
        await answer(play, game, ANN, march("lannisport"))
        assert await kind_for(play, game, BOB) == "march"


async def test_nobody_else_sees_a_plan(path: Path, clock: Clock) -> None:
    """What the table, the host and other players see is the same before and after it."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, marches(), HOUSES, now=clock())
        await send_all(play)
        before = await play.table_view(game), await play.seat_view(game, ANN)
        await plan(play, game, BOB, "march", NORTH)
        assert (await play.table_view(game), await play.seat_view(game, ANN)) == before
        assert await send_all(play) == []
        assert (await play.planning.of(game, ANN)).plans == ()
        with pytest.raises(UserError, match="not-playing"):
            await play.planning.of(game, STRANGER)


async def test_a_fired_plan_counts_as_a_press_of_the_computer(path: Path, clock: Clock) -> None:
    """Whoever answered before it can undo that no more: another seat has decided since."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, marches(), HOUSES, now=clock())
        await answer(play, game, ANN, march("lannisport"))
        assert (await play.seat_view(game, ANN)).undoable
        await answer(play, game, BOB, march("winterfell"))
        await plan(play, game, BOB, "march", EAST)
        await answer(play, game, ANN, march("stoney-sept"))
        assert not (await play.seat_view(game, ANN)).undoable
        assert not (await play.seat_view(game, BOB)).undoable


async def test_plans_stay_with_their_player_unless_they_say_otherwise(
    path: Path, clock: Clock
) -> None:
    """A seat that is lent comes without them, and they are there again when it is given back."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, marches(), HOUSES, now=clock())
        await plan(play, game, BOB, "march", NORTH)
        await play.seats.offer(game, BOB)
        await play.seats.take(game, CLEO, "Cleo", "stark")
        assert (await play.planning.of(game, CLEO)).plans == ()
        await answer(play, game, ANN, march("lannisport"))
        assert await kind_for(play, game, CLEO) == "march"
        await play.seats.reclaim(game, BOB)
        assert "moat-cailin" in (await play.table_view(game)).view["areas"]


async def test_plans_pass_on_if_their_player_says_so(path: Path, clock: Clock) -> None:
    """Who takes the seat can read and drop them."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, marches(), HOUSES, now=clock())
        await plan(play, game, BOB, "march", NORTH)
        assert (await play.planning.pass_on(game, BOB, True)).passes
        await play.seats.offer(game, BOB)
        await play.seats.take(game, CLEO, "Cleo", "stark")
        assert len((await play.planning.of(game, CLEO)).plans) == 1
        await answer(play, game, ANN, march("lannisport"))
        assert "moat-cailin" in (await play.table_view(game)).view["areas"]


async def test_plans_of_who_leaves_go_with_them(path: Path, clock: Clock) -> None:
    """Nothing of them is left, unless their player has said that they stay with the seat."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, marches(), HOUSES, now=clock())
        await plan(play, game, BOB, "march", NORTH)
        await play.seats.leave(game, BOB)
    assert written(path, "plans")["plans"] == []


async def test_plans_are_in_what_a_person_gets_and_deletes(path: Path, clock: Clock) -> None:
    """They go at once, in games that go on as well."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, marches(), HOUSES, now=clock())
        await plan(play, game, BOB, "march", NORTH)
        data = await play.users.data(BOB)
        assert [row["game"] for row in data["plans"]] == [game]
        assert (await play.users.data(ANN))["plans"] == []
        await play.users.delete_data(BOB)
        assert (await play.planning.of(game, BOB)).plans == ()
    assert written(path, "plans")["plans"] == []


async def test_going_back_carries_no_plan_out_twice(path: Path, clock: Clock) -> None:
    """Once a table has gone back behind a plan that was carried out, its player is asked."""
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await lay_position(play, marches(), HOUSES, now=clock())
        number = (await play.table_view(game)).number
        assert number is not None
        await plan(play, game, BOB, "march", NORTH)
        await answer(play, game, ANN, march("lannisport"))
        assert (await play.seat_view(game, BOB)).done
        vote = await play.votes.propose_back(game, ANN, number)
        await play.votes.vote(game, BOB, vote, True)
        await answer(play, game, ANN, march("lannisport"))
        assert await kind_for(play, game, BOB) == "march"
        assert (await play.seat_view(game, BOB)).done == ()


async def test_a_game_without_plans_says_so(play: Play) -> None:
    """An auction asks nothing that could be answered ahead."""
    game = (await seat_all(play)).id
    with pytest.raises(UserError, match="no-plans"):
        await play.planning.of(game, ANN)


async def test_who_answers_by_hand_needs_the_plan_no_more(path: Path, clock: Clock) -> None:
    """A bid by hand while a planned one waits behind the veil: the plan is gone, not done."""
    position = given(
        units={"winterfell": "stark 1F", "lannisport": "lannister 1F"},
        players=3,
        card="clash-of-kings",
    )
    async with playing(path, rulesets=rulesets, clock=clock, privacy_delay=30.0) as play:
        houses = {**HOUSES, CLEO: "baratheon"}
        game = await lay_position(play, position, houses, now=clock())
        await plan(play, game, BOB, "bid", 1)
        await bid_all(play, game, {ANN: 0, BOB: 2, CLEO: 3})
        await pass_time(play, clock, 31)
        await answer(play, game, BOB, 3)
        hand = await play.seat_view(game, BOB)
        assert (hand.sealed, hand.done) == (3, ())
        assert await play.planning.made(game, BOB) == []
