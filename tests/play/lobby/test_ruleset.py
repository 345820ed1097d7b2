"""The real games are played at a table just as by the bare rules."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.boxes import OWN
from tests.running.marks import daily, nightly

from ..tables import ANN, BOB, Clock, awaited_users, playing, send_all, step

SEED = 1
"""A game of Inis is short with it; others take as long with any."""


async def begin(play: Play, ruleset: str, terms: dict[str, object] | None = None) -> int:
    """Begin a game of Ann and Bob, the other seats being the computer's."""
    info = await play.new_game(
        host=ANN,
        host_name="Ann",
        guild=1,
        channel=7,
        ruleset=ruleset,
        options={},
        rulings={},
        terms=terms,
    )
    await play.join(info.id, BOB, "Bob")
    await play.add_stewards(info.id, ANN)
    return (await play.start(info.id, ANN)).id


def replayed(ruleset: str, record: Mapping[str, Any]) -> Game[Any]:
    """Answer by the bare rules as a record says."""
    fresh = Game.new(rulesets[ruleset], record["options"], record["seats"], record["rulings"])
    for taken in record["steps"]:
        fresh.answer(taken["seat"], taken["value"])
    return fresh


@nightly
@pytest.mark.parametrize(
    ("ruleset", "kept"),
    daily(("inis", 8), of=[*((id, 8) for id in rulesets), *((id, 0) for id in OWN)]),
)
async def test_a_whole_game_through_the_store(path: Path, ruleset: str, kept: int) -> None:
    """With and without room in memory, a game comes to its end, and its record to the same.

    If everybody can see that there is only one answer, no user is called; steps are kept.
    Without room, expansions have nothing to show that their base does not.
    """
    rng, kinds = random.Random(SEED), rulesets[ruleset].kinds
    async with playing(path, seed=SEED, rulesets=rulesets, kept=kept) as play:
        game = await begin(play, ruleset)
        while users := await awaited_users(play, game):
            assert set(users) <= {ANN, BOB}
            for user in users:
                question = (await play.seat_view(game, user)).question
                assert question is not None
                assert not (kinds[question.kind].public and question.shape.forced() is not None)
            await step(play, game, rng)
        table = await play.table_view(game)
        assert table.over
        fresh = replayed(ruleset, await play.records.of(game))
        assert fresh.over
        assert fresh.view(None) == table.view
        told = [e for e in fresh.fetch_events() if e.audience is None]
        history = await play.history(game, last=-1)
        assert [t.id for t in history if not t.id.startswith("table-")] == [
            f"event-{e.kind}" for e in told
        ]
        rows = await send_all(play)
        assert sum(row.kind == "over" for row in rows) == 1
        chapters = [row.payload for row in rows if row.kind == "chapter"]
        phrases = [phrase for p in chapters for phrase in (*p["events"], p["title"])]
        assert sum(p["id"].startswith("event-") for p in phrases) == len(told)


@pytest.mark.parametrize(
    ("ruleset", "times"),
    daily(
        *((id, 3) for id in ("agot-1e", "agot-2e", "inis")),
        of=[(id, n) for id in rulesets for n in (3, 12)],
    ),
)
async def test_sealed_answers_of_the_real_games_show_nowhere(
    path: Path, ruleset: str, times: int
) -> None:
    """Whenever Ann answers along with others, a different answer of hers looks the same to them."""
    rng = random.Random(5)
    compared = 0
    async with playing(path, seed=5, rulesets=rulesets) as play:
        game = await begin(play, ruleset)
        while compared < times:
            if set(await awaited_users(play, game)) == {ANN, BOB}:
                question = (await play.seat_view(game, ANN)).question
                assert question is not None
                looks = []
                for attempt in range(3):
                    await play.answer(game, ANN, question.number, question.shape.sample(rng))
                    table, hand = await play.table_view(game), await play.seat_view(game, BOB)
                    looks.append((table.view, hand.view))
                    said = await send_all(play)
                    # The card shows that she has answered, but not that she changed her mind.
                    assert attempt == 0 or said == []
                assert looks[0] == looks[1] == looks[2]
                compared += 1
            if not await step(play, game, rng):  # a short game may be over before that
                game = await begin(play, ruleset)


HOUR = 3600


@pytest.mark.parametrize(
    ("ruleset", "at_deadline"),
    daily(
        ("agot-1e", "safe"),
        of=[*((id, "safe") for id in rulesets), *((id, "stand-in") for id in OWN)],
    ),
)
async def test_a_game_of_sleepers_comes_to_its_end(
    path: Path, ruleset: str, at_deadline: str
) -> None:
    """Two users never answer anything, and the game goes on by what was agreed.

    Asked every three weeks whether it is over, one of them says that it is not.

    Where stewards stand in, only games that are built on no other.
    """
    clock = Clock()
    terms = {"together": 24 * HOUR, "alone": 6 * HOUR, "grace": 60, "at_deadline": at_deadline}
    async with playing(path, seed=3, rulesets=rulesets, clock=clock) as play:
        game = await begin(play, ruleset, terms)
        for _ in range(2000):
            if (await play.info(game)).phase == "over":
                break
            clock.time += 25 * HOUR
            await play.tick(clock.time)
            for vote in (await play.table_view(game)).proposals:
                if vote.kind == "over":
                    await play.votes.vote(game, ANN, vote.id, False)
        table = await play.table_view(game)
        assert table.over
        assert replayed(ruleset, await play.records.of(game)).view(None) == table.view


@nightly
@pytest.mark.parametrize("ruleset", daily("agot-1e", of=OWN))
async def test_a_real_game_goes_back(path: Path, ruleset: str) -> None:
    """Back at an earlier rest, the board is what it was, and the game comes to its end.

    Tried with games that are built on no other.
    """
    rng = random.Random(SEED)
    async with playing(path, seed=SEED, rulesets=rulesets) as play:
        game = await begin(play, ruleset)
        boards: dict[int | None, dict[str, object]] = {}
        for back in (12, 6, 15):
            for _ in range(30):
                table = await play.table_view(game)
                boards[table.number] = {k: v for k, v in table.view.items() if k != "question"}
                await step(play, game, rng)
            moment = (await play.votes.moments(game))[back]
            number = await play.votes.propose_back(game, ANN, moment.question)
            await play.votes.vote(game, BOB, number, agrees=True)
            table = await play.table_view(game)
            assert table.kind == moment.kind
            after = {k: v for k, v in table.view.items() if k != "question"}
            assert boards[moment.question] == after
        while await step(play, game, rng):
            pass
        assert (await play.table_view(game)).over
