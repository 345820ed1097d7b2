"""Whatever A Dance with Dragons says has words, in every language."""

from __future__ import annotations

import random

import pytest

from bot.text import localizer_for
from engine.agot.expansions.dance_with_dragons.ruleset import DanceWithDragons
from engine.agot.rulings import OF_DANCE
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from tests.marks import daily
from tests.text.test_words import said_in
from tests.words import languages, strict_localizer


@pytest.mark.parametrize("seed", daily(0, of=range(2)))
def test_everything_a_game_says_has_words(seed: int) -> None:
    """Questions, options, steps, refusals and events of random games can all be said."""
    say = strict_localizer(DanceWithDragons.id)
    rng = random.Random(seed)
    game = Game.new(DanceWithDragons(), {})
    while not game.over:
        question = game.question
        assert question is not None
        for what in said_in(question, rng):
            say.say(what)
        if question.shapes.keys() != {CHANCE}:
            assert say.knows(f"for-{question.kind}")
        for seat in game.awaited:
            game.answer(seat, question.shapes[seat].sample(rng))
        for event in game.fetch_events():
            say.say(Phrase(f"event-{event.kind}", event.params))
        for line in game.ruleset.explain(game.state, "combat", None):
            say.say(Phrase(line["id"], line["params"]))


@pytest.mark.parametrize("language", languages())
def test_every_ruling_has_words(language: str) -> None:
    """Titles and readings; House Stark is called otherwise."""
    say = localizer_for(language).of(DanceWithDragons.id)
    for ruling, readings in OF_DANCE.items():
        ids = [f"ruling-{ruling}", *(f"reading-{ruling}-{reading}" for reading in readings)]
        assert [id for id in ids if not say.knows(id)] == []
    assert say.name("house:stark") != localizer_for(language).of("agot-2e").name("house:stark")
