"""The protocol says all that is needed: who knows nothing else is never refused."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.shapes.described import described
from engine.rulesets import rulesets
from tests.running.marks import nightly

from . import stranger


def refusals(id: str, seed: int, longest: int) -> tuple[Counter[str], float]:
    """Let strangers play all seats of a game.

    Return what they were refused, by kind, and the share of answers that are not the example.
    """
    found: Counter[str] = Counter()
    own: list[bool] = []
    rng = random.Random(f"stranger/{id}/{seed}")
    ruleset = rulesets[id]
    options = {"players": rng.choice(ruleset.options["players"])}
    game: Game[Any] = Game.new(ruleset, options, keep_rests=False)
    given = 0
    while game.question is not None and given < longest:
        question = game.question
        for seat, shape in question.shapes.items():
            example = shape.sample(rng)
            value = example
            if seat != CHANCE:
                said = {"shape": described(shape), "example": example}
                value = stranger.answer(json.loads(json.dumps(said)), rng)
                own.append(value != example)
                if (reason := shape.check(value)) is not None:
                    found[f"{question.kind}: {reason.phrase.id}"] += 1
                    value = example
            game.answer(seat, value)
            given += 1
    return found, sum(own) / len(own)


@pytest.mark.parametrize("id", rulesets)
def test_who_keeps_to_what_shapes_list_is_never_refused(id: str) -> None:
    """Costs, limits, room and targets are all in the shape, in every ruleset."""
    refused, own = refusals(id, 1, 400)
    assert not refused
    assert own > 0.2, "it would prove nothing to repeat examples"


@nightly
@pytest.mark.parametrize("id", rulesets)
def test_whole_games_of_strangers_know_no_refusal(id: str) -> None:
    """The same in whole games, with all numbers of players."""
    assert not sum((refusals(id, seed, 5000)[0] for seed in range(20)), Counter())
