"""Saving, loading and replaying games of the 2nd edition change nothing."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Coroutine
from typing import Any

import pytest

from engine.agot.second_edition import SecondEdition
from engine.agot.state import AgotState
from engine.arena.random_play import record_of
from engine.kernel.game import Game
from engine.kernel.saving import load, save
from engine.kernel.state import StageFunction
from engine.records import Record, compare, take_steps
from engine.rulesets import rulesets
from tests.kernel.playing import through_json
from tests.running.marks import daily, nightly

from .playing import answer_one, begin, looks, plain, play, variants

SAVED_VARIANTS = [
    {"players": 6, "tides_of_battle": True},
    {"players": 3, "tides_of_battle": False},
    {"edition": "agot-1e", "players": 4},
]


def everything(game: Game[AgotState]) -> list[Any]:
    """Return everything that can be known about a game, from within and from every seat.

    The shapes of the answers are compared by the random answers that they give.
    """
    question = game.question
    shapes = question.shapes if question is not None else {}
    return [
        game.state.dump(),
        [looks(game, seat) for seat in (None, *game.state.houses)],
        dict(question.params) if question is not None else None,
        [(seat, shape.sample(random.Random(7))) for seat, shape in shapes.items()],
        game.sealed,
        [a.to_json() for a in game.answers],
    ]


@pytest.mark.parametrize("share", daily(0.1, of=(0.1, 1.0)))
@pytest.mark.parametrize("options", SAVED_VARIANTS, ids=["six", "three", "first edition"])
def test_saving_and_loading_changes_nothing(options: dict[str, Any], share: float) -> None:
    """A loaded game has the same table, looks the same to every seat, and asks the same.

    It is saved after that share of its answers.
    """
    game = begin(options, keep_rests=True)
    rng, saving = random.Random("saved"), random.Random("saving")
    while not game.over:
        answer_one(game, rng)
        if saving.random() >= share:
            continue
        saved = through_json(save(game))
        loaded = load(game.ruleset, saved)
        assert everything(loaded) == everything(game)
        assert through_json(save(loaded)) == saved


def test_a_game_goes_on_from_any_save_as_if_nothing_had_been() -> None:
    """A game that is loaded anew before every answer comes to the same end by the same way."""
    one, other = (begin({"tides_of_battle": True}, keep_rests=True) for _ in range(2))
    rng, same = random.Random(21), random.Random(21)
    last = -1
    while not one.over:
        answer_one(one, rng)
        other = load(other.ruleset, through_json(save(other)))
        answer_one(other, same)
        fresh = [plain(e) for e in one.fetch_events()]
        again = [plain(e) for e in other.fetch_events()]
        # The unfinished stage tells its events again, the same under each number.
        assert again[len(again) - len(fresh) :] == fresh if fresh else True
        last = fresh[-1][0] if fresh else last
    assert other.over
    assert other.state.dump() == one.state.dump()
    assert last > 100


class Watched(SecondEdition):
    """The ruleset, noting which stages begin."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.stages = {n: self._noting(n, stage) for n, stage in SecondEdition.stages.items()}

    def _noting(self, name: str, stage: StageFunction) -> StageFunction:
        def begin_stage(*arguments: Any) -> Coroutine[Any, Any, None] | None:
            self.begun.append(name)
            return stage(*arguments)

        return begin_stage


def test_a_stage_is_run_again_with_the_answers_since_its_rest() -> None:
    """Loading begins one stage, the one that was going on, and repeats no older answer."""
    watched = Watched()
    game: Game[AgotState] = Game.new(watched, {"tides_of_battle": True})
    rng = random.Random("rests")
    most = 0
    while not game.over:
        answer_one(game, rng)
        saved = through_json(save(game))
        watched.begun = []
        load(watched, saved)
        if game.question is not None:
            assert watched.begun == [json.loads(saved["rest"])["agenda"][-1][0]]
        else:
            assert watched.begun == []
        most = max(most, len(saved["answers"]))
    # The longest stage is a combat: support, cards, abilities, casualties, retreat.
    assert 3 < most < 30


@variants
def test_the_record_of_a_game_replays_with_equal_states(options: dict[str, Any]) -> None:
    """Every check of a game's own record, one after each question, is met in a replay."""
    rest = {name: value for name, value in options.items() if name != "edition"}
    record = record_of(rulesets[options["edition"]], rest, 5, 1)
    read = Record.model_validate_json(json.dumps(record))
    assert len(read.checks) > 100
    assert list(compare(read)) == []


def test_a_replayed_game_ends_in_the_same_table() -> None:
    """The steps of a game, taken in a second game, lead to the same table to the last byte."""
    game = begin({"tides_of_battle": True})
    play(game, random.Random("replayed"))
    steps = [s.to_json() for s in game.fetch_steps()]
    record = Record.model_validate({"ruleset": "agot-2e", "steps": steps})
    second = begin({"tides_of_battle": True})
    for _ in take_steps(second, record.steps):
        pass
    assert second.over
    assert second.state.dump() == game.state.dump()
    assert [plain(e) for e in second.fetch_events()] == [plain(e) for e in game.fetch_events()]


DIGEST = """
import hashlib, json, sys
from engine.rulesets import rulesets
from engine.arena.random_play import record_of

digest = hashlib.sha256()
for players in (3, 5):
    for number in range(int(sys.argv[1])):
        for id in ("agot-2e", "agot-1e"):
            record = record_of(rulesets[id], {"players": players}, 1, number)
            digest.update(json.dumps(record).encode())
print(digest.hexdigest())
"""


@nightly
@pytest.mark.parametrize("games", daily(1, of=(1, 4)))
def test_games_do_not_depend_on_the_hash_seed(games: int) -> None:
    """The same seed gives the same steps and snapshots, to the byte, under other string hashes."""
    digests = set()
    for hash_seed in ("0", "1"):
        finished = subprocess.run(
            [sys.executable, "-c", DIGEST, str(games)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(finished.stdout)
    (digest,) = digests
    assert len(digest.strip()) == 64


def backwards(value: Any) -> Any:
    """Return plain data with the parts of each dict in the opposite order."""
    if isinstance(value, dict):
        return {k: backwards(value[k]) for k in reversed(value)}
    return [backwards(v) for v in value] if isinstance(value, list) else value


@pytest.mark.parametrize("ruleset", daily("agot-2e", "agot-2e-mod", "inis", of=rulesets))
def test_the_order_in_which_an_answer_was_put_together_does_not_matter(ruleset: str) -> None:
    """What is safe or given unasked later is the same.

    A log has each answer with its parts in the order of their names; who verifies it must come to
    the same answers of the clock.
    """
    rng = random.Random(3)
    game, twin = (Game.new(rulesets[ruleset], {}) for _ in range(2))
    for _ in range(400):
        if game.question is None:
            break
        assert twin.question is not None
        for seat, shape in game.question.shapes.items():
            other = twin.question.shapes[seat]
            assert (other.safe(), other.unasked()) == (shape.safe(), shape.unasked())
        for seat, shape in list(game.question.shapes.items()):
            value = shape.sample(rng)
            game.answer(seat, value)
            twin.answer(seat, backwards(value))
