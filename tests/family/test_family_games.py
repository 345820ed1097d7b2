"""Random games of every expansion: they end by rule and replay."""

from __future__ import annotations

import random
from typing import Any

from engine.arena.random_play import record_of
from engine.kernel.game import Game
from engine.kernel.saving import load, save
from engine.records import Record, compare
from engine.rulesets import rulesets
from tests.agot.playing import answer_one, assert_ports_settled, over_supply

from .tables import tables


@tables
def test_a_random_game_ends_by_rule_and_replays(id: str, options: dict[str, Any]) -> None:
    """A game of random answers ends with a winner; its record replays without a difference."""
    record = record_of(rulesets[id], options, 7, 1)
    found = compare(Record.model_validate(record))
    assert list(found) == []
    assert found.differences == 0
    assert "winner" in record["checks"][-1]["state"]


@tables
def test_a_random_game_is_sound_after_every_answer(id: str, options: dict[str, Any]) -> None:
    """Units fit their Supply between two actions, ports are settled, and games can be saved."""
    rng = random.Random(f"sound/{id}/{options}")
    game: Game[Any] = Game.new(rulesets[id], options)
    while not game.over:
        answer_one(game, rng)
        if game.state.combat is None and game.question is not None:
            if game.question.kind in ("raid", "march", "consolidate", "orders"):
                assert list(over_supply(game.state)) == []
                assert_ports_settled(game.state)
            if rng.random() < 0.02:
                again = load(game.ruleset, save(game))
                assert save(again) == save(game)
                assert again.view(None) == game.view(None)
