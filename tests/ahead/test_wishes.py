"""Standing wishes in random games: whether and what they answer is no secret's doing."""

import random
from typing import Any

import pytest

from engine.kernel.ahead.instructions import Instruction
from engine.rulesets import rulesets
from tests.imagine.positions import moments
from tests.imagine.swaps import swapped
from tests.running.marks import daily

EDITIONS = ("agot-2e", "agot-1e", "agot-2e-adwd", "agot-2e-affc", "agot-2e-vassals", "agot-2e-mod")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("enough", daily(4, of=(4, 40)))
def test_answers_depend_on_what_everybody_can_see(edition: str, enough: int) -> None:
    """With other secrets, every wish answers the same."""
    rng = random.Random(f"wishes/{edition}")
    rules: Any = rulesets[edition]
    answered = compared = 0
    for game, seat in moments(rules, rng, share=0.3):
        assert game.question is not None
        shape = rules.instructing(game.setup)
        wishes: list[Instruction] = []
        for _ in range(40):
            wishes = rules.instructed(game.state, wishes, shape.sample(rng))
        value = rules.standing(game.state, seat, game.question, wishes)
        if value is not None:
            answered += 1
            assert game.question.shapes[seat].check(value) is None
        if (other := swapped(game, seat, rng)) is not None and rng.random() < 0.3:
            compared += 1
            assert rules.standing(other.state, seat, other.question, wishes) == value
        if answered > enough and compared > enough:
            break
