"""Being told that one is next: who is, when, and who is not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, TableSettings, UserSettings
from bot.play.outgoing.calls import NEXT_AFTER
from engine.rulesets import rulesets
from tests.agot.scenario import march

from ..ahead.test_answering_ahead import HOUSES, NORTH, marches
from ..houses import lay_position, plan
from ..tables import ANN, BOB, CLEO, Clock, answer, playing, send_all

WANTS = UserSettings(next=True)


@pytest.fixture
async def play(path: Path, clock: Clock) -> AsyncIterator[Play]:
    async with playing(path, rulesets=rulesets, clock=clock) as opened:
        yield opened


async def marching(play: Play, clock: Clock, **more: Any) -> int:
    """Come to the marches: Ann, who plays Lannister, is asked, and Bob's Stark is next."""
    await play.users.set_settings(BOB, WANTS)
    return await lay_position(play, marches(), HOUSES, now=clock(), **more)


async def told(play: Play, now: float) -> list[tuple[int | None, Any]]:
    """Return who is told that they are next, and after whom, in messages sent by a time."""
    rows = await send_all(play, now)
    return [
        (row.target_user, row.payload["after"])
        for row in rows
        if row.kind == "reminder" and row.payload["part"] == "next"
    ]


async def test_whoever_is_next_is_told_after_a_minute(play: Play, clock: Clock) -> None:
    """Once, and only if the question is still open then."""
    await marching(play, clock)
    assert await told(play, clock.time + NEXT_AFTER - 1) == []
    assert await told(play, clock.time + NEXT_AFTER) == [(BOB, "lannister")]
    assert await told(play, clock.time + 10 * NEXT_AFTER) == []


async def test_nobody_is_told_what_has_passed(play: Play, clock: Clock) -> None:
    """An answer within the minute takes the message back before it is sent."""
    game = await marching(play, clock)
    await answer(play, game, ANN, march("lannisport"))
    assert await told(play, 1e12) == []


async def test_whoever_has_answered_ahead_is_not_told(play: Play, clock: Clock) -> None:
    """They have a second March order, but somebody else decides before that."""
    game = await marching(play, clock)
    await plan(play, game, BOB, "march", NORTH)
    await play.users.set_settings(ANN, WANTS)
    assert await told(play, 1e12) == []
    await answer(play, game, ANN, march("lannisport"))  # and Bob's march follows
    assert await told(play, 1e12) == [(BOB, "lannister")]


async def test_only_those_are_told_who_want_it(play: Play, clock: Clock) -> None:
    """By default nobody is."""
    await play.users.set_settings(CLEO, WANTS)
    await lay_position(play, marches(), HOUSES, now=clock())
    assert await told(play, 1e12) == []


async def test_a_quick_table_tells_nobody(play: Play, clock: Clock) -> None:
    """Everybody is there."""
    await marching(play, clock, terms=TableSettings().quickened())
    assert await told(play, 1e12) == []


async def test_a_message_waits_for_quiet_hours(play: Play, clock: Clock) -> None:
    """It comes when they end, as any other."""
    minute = int(clock.time % 86400 // 60)
    quiet = minute - 10, minute + 20
    await play.users.set_settings(BOB, UserSettings(next=True, quiet=quiet))
    await lay_position(play, marches(), HOUSES, now=clock())
    assert await told(play, clock.time + 600) == []
    assert await told(play, clock.time + 1300) == [(BOB, "lannister")]
