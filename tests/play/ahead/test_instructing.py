"""Standing instructions at the table: nobody waits for players who have left instructions."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, UserError
from engine.rulesets import rulesets

from ..tables import ANN, BOB, answer, awaited_users, playing, seat_all, send_all, written

GREEN_AND_BLUE = {ANN: "green", BOB: "blue"}
NEVER = {"on": "responses", "when": "always", "do": "pass", "until": "game"}


async def lay(play: Play, terms: Mapping[str, Any] | None = None) -> int:
    """Begin a game of Inis of Ann and Bob."""
    info = await play.new_game(
        host=ANN,
        host_name="Ann",
        guild=1,
        channel=7,
        ruleset="inis",
        options={"players": 2},
        rulings={},
        terms=terms,
    )
    for user, seat in GREEN_AND_BLUE.items():
        await play.join(info.id, user, str(user), seat)
    await play.start(info.id, ANN)
    return info.id


async def step(play: Play, game: int, rng: random.Random) -> str | None:
    """Let somebody who is awaited answer; return the kind of the question."""
    for user in await awaited_users(play, game):
        hand = await play.seat_view(game, user)
        if hand.question is not None and not hand.answered:
            await play.answer(game, user, hand.question.number, hand.question.shape.sample(rng))
            return hand.question.kind
    return None


async def until_respond(play: Play, game: int, rng: random.Random, *, both: bool = True) -> None:
    """Play until responses are awaited, of both players if so wanted."""
    for _ in range(600):
        table = await play.table_view(game)
        if table.kind == "respond" and (not both or len(table.awaited) == 2):
            return
        assert await step(play, game, rng) is not None
    raise AssertionError("nobody was asked for a response")


async def test_whoever_never_wants_to_be_asked_is_not(path: Path) -> None:
    """If everybody has an instruction always to pass, no question for responses stays open."""
    async with playing(path, rulesets=rulesets) as play:
        game, rng = await lay(play), random.Random(1)
        for user in GREEN_AND_BLUE:
            await play.instructing.give(game, user, NEVER)
        kinds = [await step(play, game, rng) for _ in range(150)]
        assert "turn" in kinds
        assert "respond" not in kinds


async def test_an_instruction_answers_what_is_open_already(path: Path) -> None:
    """It is given at once, can be taken back by hand, and is then not given again."""
    async with playing(path, rulesets=rulesets) as play:
        game, rng = await lay(play), random.Random(2)
        await until_respond(play, game, rng)
        await play.instructing.give(game, ANN, NEVER)
        hand = await play.seat_view(game, ANN)
        assert hand.question is not None
        assert hand.answered
        await play.withdraw(game, ANN, hand.question.number)
        assert not (await play.seat_view(game, ANN)).answered
        bob = (await play.seat_view(game, BOB)).question
        assert bob is not None
        await answer(play, game, BOB, bob.shape.safe())
        assert not (await play.seat_view(game, ANN)).answered
        assert (await play.table_view(game)).number == hand.question.number


async def test_an_answer_that_was_taken_back_stays_so_after_a_restart(path: Path) -> None:
    """Instructions give it again only when they are renewed."""
    async with playing(path, rulesets=rulesets) as play:
        game, rng = await lay(play), random.Random(2)
        await until_respond(play, game, rng)
        await play.instructing.give(game, ANN, NEVER)
        question = (await play.seat_view(game, ANN)).question
        assert question is not None
        await play.withdraw(game, ANN, question.number)
    async with playing(path, rulesets=rulesets) as play:
        bob = (await play.seat_view(game, BOB)).question
        assert bob is not None
        await answer(play, game, BOB, bob.shape.safe())
        assert not (await play.seat_view(game, ANN)).answered
        assert (await play.table_view(game)).number == question.number
    async with playing(path, rulesets=rulesets) as play:
        await play.instructing.give(game, ANN, NEVER)
        assert (await play.table_view(game)).number != question.number
    assert written(path, "withdrawn")["withdrawn"] == []


async def test_nobody_sees_who_has_answered_for_a_response(path: Path) -> None:
    """All that were asked count as awaited as long as the question is open."""
    async with playing(path, rulesets=rulesets) as play:
        game, rng = await lay(play), random.Random(3)
        await until_respond(play, game, rng)
        before = await play.table_view(game)
        assert before.discreet
        await send_all(play)
        await play.instructing.give(game, ANN, NEVER)
        after = await play.table_view(game)
        assert (after.awaited, after.answered) == (before.awaited, ())
        assert after.view == before.view
        bob = await play.seat_view(game, BOB)
        assert bob.view["question"] == before.view["question"]
        assert [row.kind for row in await send_all(play) if row.target_user == BOB] == []


async def test_instructions_survive_a_restart_and_can_be_dropped(path: Path) -> None:
    """They are kept with the seat; a dropped one is gone."""
    async with playing(path, rulesets=rulesets) as play:
        game = await lay(play)
        await play.instructing.give(game, ANN, NEVER)
        await play.instructing.give(
            game, ANN, {"on": "geis", "when": "always", "do": "ask", "until": "game"}
        )
    async with playing(path, rulesets=rulesets) as play:
        standing = await play.instructing.of(game, ANN)
        assert [phrase.params["on"] for phrase in standing.given] == [
            "topic:responses",
            "card:geis",
        ]
        assert (await play.instructing.of(game, BOB)).given == ()
        await play.instructing.take_back(game, ANN, 0)
        assert len((await play.instructing.of(game, ANN)).given) == 1
        with pytest.raises(UserError, match="no-such-instruction"):
            await play.instructing.take_back(game, ANN, 5)
        with pytest.raises(UserError):
            await play.instructing.give(game, ANN, {"on": "nothing"})


async def test_other_games_take_none(path: Path) -> None:
    """An auction asks nothing that could be answered ahead."""
    async with playing(path) as play:
        game = (await seat_all(play)).id
        with pytest.raises(UserError, match="no-instructions"):
            await play.instructing.of(game, ANN)
        assert not (await play.table_view(game)).discreet
