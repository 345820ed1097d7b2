"""Wherever a place can be chosen, the panel says what is there, in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.games.registry import plugins
from bot.panels.widgets import Asking
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.shapes.base import Option, WrongPath
from engine.rulesets import rulesets
from tests.running.marks import daily
from tests.words import strict_localizer

MOST_QUESTIONS = 250


def offered(asking: Asking, rng: random.Random) -> Iterator[Option]:
    """Go through what a question offers, along a random path."""
    for _ in range(6):
        try:
            options = asking.step.options
        except WrongPath:
            return
        yield from options
        if not options:
            return
        asking = asking.along([*asking.path, rng.choice(options).id])


@pytest.mark.parametrize("ruleset", daily("agot-1e", "agot-2e-mod", "inis", of=plugins()))
@pytest.mark.parametrize("seed", daily(0, of=range(2)))
def test_every_place_that_can_be_chosen_is_described(ruleset: str, seed: int) -> None:
    """It says who and what is there, or that nobody is, in words that fit."""
    rng, say = random.Random(seed), strict_localizer(ruleset)
    game = Game.new(rulesets[ruleset], {})
    places, bare = 0, list[str]()
    for _ in range(MOST_QUESTIONS):
        question = game.question
        if question is None:
            break
        for seat in game.awaited:
            shape = question.shapes[seat]
            if seat != CHANCE:
                view, about = game.view(seat), (question.kind, question.params, shape)
                asking = Asking(1, question.number, *about, (), say, False, seat, view)
                for option in offered(asking, rng):
                    if option.id.startswith("area:"):
                        places += 1
                        if not asking.note(option):
                            bare.append(f"{question.kind}: {option.id}")
            game.answer(seat, shape.sample(rng))
    assert places > 50
    assert bare == []
