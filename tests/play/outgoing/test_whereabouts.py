"""The log shows where something went wrong, and nothing that is hidden."""

from __future__ import annotations

import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, UserError
from bot.play.match.registry import log as hall_log
from engine.agot.state import AgotState
from engine.inis.ruleset import Inis
from engine.kernel.game import Game
from engine.kernel.state import stage
from engine.records.position import open_position, read_position
from engine.rulesets import rulesets

from ..tables import ANN, BOB, CLEO, answer, playing

SEATS = {
    "agot-2e": {ANN: "baratheon", BOB: "lannister", CLEO: "stark"},
    "inis": {ANN: "green", BOB: "blue", CLEO: "orange"},
}


@asynccontextmanager
async def table_of(path: Path, id: str) -> AsyncIterator[tuple[Play, int]]:
    """Seat Ann, Bob and Cleo at a game."""
    async with playing(path, seed=5, rulesets=rulesets) as play:
        info = await play.new_game(
            host=ANN,
            host_name="Ann",
            guild=1,
            channel=7,
            ruleset=id,
            options={"players": 3},
            rulings={},
            terms=None,
        )
        for user, seat in SEATS[id].items():
            await play.join(info.id, user, str(user), seat)
        await play.start(info.id, ANN)
        yield play, info.id


def positions(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The positions that were logged."""
    said = [r.getMessage() for r in caplog.records if r.name == hall_log.name]
    return [
        line.partition("position ")[2] for s in said for line in s.splitlines() if "/1 " in line
    ]


async def game_of(play: Play, game: int) -> Game[Any]:
    """The game itself."""
    async with play._matches.at(game) as table:
        return table.game


@stage
async def breaks(s: AgotState) -> None:
    """Fail with a text that tells somebody's order."""
    raise KeyError(f"sealed {s.orders}")


async def test_an_error_is_logged_with_the_position_before_the_answer(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The orders that the failing answer would have opened are still sealed, and are not told."""
    rng = random.Random(1)
    monkeypatch.setitem(rulesets["agot-2e"].stages, "messenger_raven", breaks)
    async with table_of(path, "agot-2e") as (play, game):
        for user, house in SEATS["agot-2e"].items():
            value = (await game_of(play, game)).shape_for(house).sample(rng)
            if user != CLEO:
                await answer(play, game, user, value)
            else:
                with pytest.raises(UserError, match="internal"):
                    await answer(play, game, user, value)
        sealed = (await game_of(play, game)).sealed
    (line,) = positions(caplog)
    assert sealed.keys() == {"baratheon", "lannister"}
    assert " o=" not in line
    assert line.split(" | ")[0].endswith("asks=orders:baratheon,lannister,stark")
    assert "KeyError" in caplog.text
    for placed in sealed.values():
        assert not any(f"'{token}'" in caplog.text for token in placed.values())
    monkeypatch.undo()
    assert open_position(line).awaited == ["baratheon", "lannister", "stark"]


async def test_a_refusal_is_logged_with_its_position_and_without_the_answer(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither what was refused, nor why, nor to whom: that shows what somebody plans."""
    seen = []
    for order in ("march+1*", "raid"):
        caplog.clear()
        with caplog.at_level(logging.INFO):
            async with table_of(path.with_name(f"{len(order)}.db"), "agot-2e") as (play, game):
                with pytest.raises(UserError):
                    await answer(play, game, BOB, {"lannisport": order, "pyke": order})
                with pytest.raises(UserError):
                    await play.answer(game, BOB, 99, {})
        (line,) = positions(caplog)
        seen.append([r.getMessage() for r in caplog.records if r.name == hall_log.name])
        assert read_position(line).view()["question"]["kind"] == "orders"
        assert not {order, "pyke", "order-without-units"} & set(line.replace("=", " ").split())
    assert seen[0] == seen[1]


async def test_of_a_discreet_question_no_refusal_is_logged(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """13.3: otherwise the host's log would show that somebody did not pass."""
    rng = random.Random(3)
    with caplog.at_level(logging.INFO):
        async with table_of(path, "inis") as (play, game):
            users = {seat: user for user, seat in SEATS["inis"].items()}
            for _ in range(300):
                now = await game_of(play, game)
                assert now.question is not None
                seat = now.awaited[0]
                with pytest.raises(UserError):
                    await answer(play, game, users[seat], {"card": "nothing like it"})
                if now.question.kind.discreet:
                    break
                await answer(play, game, users[seat], now.shape_for(seat).sample(rng))
            else:
                pytest.fail("no window opened")
    kinds = {read_position(line).view()["question"]["kind"] for line in positions(caplog)}
    assert kinds
    assert not any(Inis.kinds[kind].discreet for kind in kinds)
