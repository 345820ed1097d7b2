"""Whoever thinks for a seat imagines what is hidden from it, and learns nothing by that."""

from __future__ import annotations

import random

import pytest

from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.worlds import fork, imagine
from engine.rulesets import rulesets
from tests.running.marks import daily

from .positions import moments
from .proof import prove, saved


@pytest.mark.parametrize("id", sorted(rulesets))
@pytest.mark.parametrize("positions", daily(12, of=(12, 60)))
def test_an_imagined_world_looks_like_the_game_and_tells_no_secret(id: str, positions: int) -> None:
    """The seat's view is the same, byte for byte; with other secrets the same is imagined."""
    done = prove(rulesets[id], positions, seed=7)
    assert done["positions"] + done["answered out of sight"] == positions
    assert done["other secrets"] > positions
    assert done["different worlds"] > positions / 2


@pytest.mark.parametrize("id", sorted(rulesets))
@pytest.mark.parametrize("times", daily(4, of=(4, 20)))
def test_a_fork_is_where_the_game_is_and_goes_its_own_way(id: str, times: int) -> None:
    """The same answers lead a fork to the same state; other answers leave the game as it was."""
    rng = random.Random(3)
    positions = moments(rulesets[id], rng)
    for game, _ in (next(positions) for _ in range(times)):
        before = saved(game)
        other, twin = fork(game, keep_rests=True), fork(game, keep_rests=True)
        assert saved(other) == before
        for step in range(12):
            for seat in other.awaited:
                value = other.shape_for(seat).sample(random.Random(f"{step}/{seat}"))
                other.answer(seat, value)
                twin.answer(seat, value)
        assert saved(other) == saved(twin)
        assert saved(game) == before


def test_only_a_seat_that_is_asked_imagines() -> None:
    """While others are in the middle of something, nobody needs to think."""
    game = Game.new(rulesets["inis"], {})
    assert game.awaited == [CHANCE]
    with pytest.raises(Refused, match="not-asked"):
        imagine(game, "green", random.Random(1))


def test_a_game_without_rests_cannot_be_forked() -> None:
    """Forks begin at the last rest."""
    game = Game.new(rulesets["inis"], {}, keep_rests=False)
    with pytest.raises(RuntimeError, match="no rests"):
        fork(game)
