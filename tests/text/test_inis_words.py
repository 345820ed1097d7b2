"""Inis has words for everything, and uses them correctly."""

from __future__ import annotations

import random

import pytest

from bot.text import Localizer
from engine.inis.components import open_box
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.inis.observing import SELDOM, expected
from tests.words import strict_localizer

INIS = rulesets["inis"]


@pytest.fixture
def strict() -> Localizer:
    """The voice of the game, which fails for what has no words."""
    return strict_localizer("inis")


def test_every_question_has_words(strict: Localizer) -> None:
    """Even those that random games hardly reach."""
    kinds = {what.removeprefix("asked ") for what in (*expected(), *SELDOM) if "asked " in what}
    chance = {"first-brenn", "raid", "salt-mine", "shown-tale", "shuffle", "toss"}
    assert len(kinds) > 35
    for kind in sorted(kinds - chance):
        assert strict.knows(f"ask-{kind}"), kind
        assert strict.knows(f"for-{kind}"), kind


def test_instructions_can_be_said(strict: Localizer) -> None:
    """Every choice on the way to a standing instruction has words, and so has what it means."""
    game = Game.new(INIS, {"players": 4})
    shape = INIS.instructing(game.setup)  # type: ignore[attr-defined]  # a ruleset that takes some
    rng = random.Random("instructions")
    for _ in range(60):
        path: list[str] = []
        step = shape.step(path)
        while step.options:
            if step.prompt:
                strict.say(step.prompt)
            for option in step.options:
                strict.say(option.label)
            path.append(rng.choice(step.options).id)
            step = shape.step(path)
        strict.say(INIS.in_words(step.value))  # type: ignore[attr-defined]  # likewise


def test_every_card_and_territory_has_a_name(strict: Localizer) -> None:
    """No two are called alike."""
    box = open_box()
    cards = {strict.name(f"card:{card}") for card in box.kind}
    areas = {strict.name(f"area:{area}") for area in box.territories}
    assert (len(cards), len(areas)) == (63, 16)
