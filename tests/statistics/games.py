"""Finished games, played at random, as records."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

from bot.statistics.facts import Facts, count
from engine.arena.random_play import play
from engine.kernel.game import Game
from engine.records import Record, write_record
from engine.rulesets import rulesets

SIZES = {"agot-2e": 6, "agot-1e": 5, "inis": 4}


@cache
def finished(ruleset: str, seed: int = 5) -> str:
    """Return the record of a finished game, as JSON."""
    while True:
        rng = random.Random(f"{seed}/0")
        game = Game.new(rulesets[ruleset], {"players": SIZES[ruleset]})
        steps = play(game, rng, rounds=40)
        if game.over:
            return json.dumps(write_record(game, steps, []))
        seed += 100


def record_of(ruleset: str, seed: int = 5, **more: Any) -> Record:
    """Return the record of a finished game, with something changed."""
    return Record.model_validate({**json.loads(finished(ruleset, seed)), **more})


@cache
def facts_of(ruleset: str, seed: int = 5) -> Facts:
    """Return what a finished game comes to."""
    return count(record_of(ruleset, seed))
