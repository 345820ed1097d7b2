"""Whatever A Feast for Crows says has words, in every language."""

from __future__ import annotations

import random

import pytest

from bot.text import localizer_for
from engine.agot.expansions.feast_for_crows.options import OWN
from engine.agot.expansions.feast_for_crows.ruleset import FeastForCrows
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from tests.marks import daily
from tests.text.test_words import said_in
from tests.words import languages, strict_localizer

RULES = FeastForCrows()


@pytest.mark.parametrize("seed", daily(0, of=range(2)))
def test_everything_a_game_says_has_words(seed: int) -> None:
    """Questions, options, steps, refusals, briefings and events of random games can be said."""
    say = strict_localizer(FeastForCrows.id)
    rng = random.Random(seed)
    game = Game.new(RULES, {})
    while not game.over:
        question = game.question
        assert question is not None
        for what in said_in(question, rng):
            say.say(what)
        if question.shapes.keys() != {CHANCE}:
            assert say.knows(f"for-{question.kind}")
        for seat in game.awaited:
            game.answer(seat, question.shapes[seat].sample(rng))
            for line in RULES.briefing(game.state, seat, question.kind, question.params):
                say.say(line.phrase)
        for event in game.fetch_events():
            say.say(Phrase(f"event-{event.kind}", event.params))
    told = game.ruleset.explain(game.state, "points", None)
    assert {line["id"] for line in told} == {"why-points", "why-points-now"}
    for explained in told:
        say.say(Phrase(explained["id"], explained["params"]))


@pytest.mark.parametrize("language", languages())
def test_every_ruling_has_words(language: str) -> None:
    """Titles and readings."""
    say = localizer_for(language).of(FeastForCrows.id)
    wanted: list[str] = []
    for ruling, readings in OWN.items():
        wanted += [f"ruling-{ruling}", *(f"reading-{ruling}-{reading}" for reading in readings)]
    assert [id for id in wanted if not say.knows(id)] == []
