"""The real games are played at a table just as by the bare rules."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.play import Play
from engine.kernel.game import Game
from engine.rulesets import rulesets

from .tables import ANN, BOB, awaited_users, playing, send_all, step


async def begin(play: Play, ruleset: str) -> int:
    """Begin a game of Ann and Bob, the other seats being the computer's."""
    info = await play.new_game(
        host=ANN, host_name="Ann", guild=1, channel=7, ruleset=ruleset, options={}, rulings={}
    )
    await play.join(info.id, BOB, "Bob")
    await play.add_practice(info.id, ANN)
    return (await play.start(info.id, ANN)).id


@pytest.mark.parametrize("ruleset", rulesets)
@pytest.mark.parametrize("kept", [0, 8])
async def test_a_whole_game_through_the_store(path: Path, ruleset: str, kept: int) -> None:
    """With and without room in memory, a game comes to its end, and its record to the same."""
    rng = random.Random(11)
    async with playing(path, seed=11, rulesets=rulesets, kept=kept) as play:
        game = await begin(play, ruleset)
        for _ in range(10_000):
            if not await step(play, game, rng):
                break
            assert set(await awaited_users(play, game)) <= {ANN, BOB}
        table = await play.table(game)
        assert table.over
        record = await play.record(game)
        fresh = Game.new(rulesets[ruleset], record["options"], record["seats"], record["rulings"])
        for taken in record["steps"]:
            fresh.answer(taken["seat"], taken["value"])
        assert fresh.over
        assert fresh.view(None) == table.view
        told = [e for e in fresh.fetch_events() if e.audience is None]
        assert [t.number for t in await play.history(game, last=-1)] == [e.number for e in told]
        rows = await send_all(play)
        assert sum(row.kind == "over" for row in rows) == 1
        assert sum(row.kind == "chapter" for row in rows) == sum(e.chapter for e in told)


@pytest.mark.parametrize("ruleset", rulesets)
async def test_sealed_answers_of_the_real_games_show_nowhere(path: Path, ruleset: str) -> None:
    """Whenever Ann answers beside others, another answer of hers looks the same to all of them."""
    rng = random.Random(5)
    compared = 0
    async with playing(path, seed=5, rulesets=rulesets) as play:
        game = await begin(play, ruleset)
        while compared < 12:
            if set(await awaited_users(play, game)) == {ANN, BOB}:
                question = (await play.hand(game, ANN)).question
                assert question is not None
                looks = []
                for attempt in range(3):
                    await play.answer(game, ANN, question.number, question.shape.some(rng))
                    table, hand = await play.table(game), await play.hand(game, BOB)
                    looks.append((table.view, hand.view))
                    said = await send_all(play)
                    # That she has answered is news for the card; that she thought again is none.
                    assert attempt == 0 or said == []
                assert looks[0] == looks[1] == looks[2]
                compared += 1
            assert await step(play, game, rng)
