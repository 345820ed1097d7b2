"""Whatever games with vassals say has words, in every language."""

from __future__ import annotations

import random

import pytest

from bot.text import localizer_for
from engine.agot.expansions.vassals.ruleset import OWN, Vassals
from engine.agot.expansions.vassals.state import TOKENS
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from tests.marks import daily
from tests.text.test_words import said_in
from tests.words import languages, strict_localizer


@pytest.mark.parametrize("players", daily(3, of=[3, 5]))
def test_everything_a_game_says_has_words(players: int) -> None:
    """Questions, options, steps, refusals and events of random games can all be said."""
    say = strict_localizer(Vassals.id)
    rng = random.Random(players)
    game = Game.new(Vassals(), {"players": players})
    while not game.over:
        question = game.question
        assert question is not None
        for what in said_in(question, rng):
            say.say(what)
        if question.shapes.keys() != {CHANCE}:
            assert say.knows(f"for-{question.kind}")
        for subject in question.on_behalf.values():
            if say.knows(id := f"ask-{question.kind}-for"):
                say.say(Phrase(id, {**question.params, "for": f"seat:{subject}"}))
        for seat in game.awaited:
            game.answer(seat, question.shapes[seat].sample(rng))
        for event in game.fetch_events():
            say.say(Phrase(f"event-{event.kind}", event.params))
        for line in game.ruleset.explain(game.state, "combat", None):
            say.say(Phrase(line["id"], line["params"]))


@pytest.mark.parametrize("language", languages())
def test_every_order_and_ruling_has_words(language: str) -> None:
    """Names and notes of orders; titles and readings of rulings."""
    say = localizer_for(language).of(Vassals.id)
    for token in TOKENS:
        assert say.name(f"order:{token}")
        assert say.knows(f"order-{token.replace('+', '-plus-')}.note")
    for ruling, readings in OWN.items():
        ids = [f"ruling-{ruling}", *(f"reading-{ruling}-{reading}" for reading in readings)]
        assert [id for id in ids if not say.knows(id)] == []


@pytest.mark.parametrize("language", languages())
def test_a_call_to_an_answer_for_a_vassal_names_both(language: str) -> None:
    """Who is called, and for whom: no commander of two vassals is in doubt (X2.3)."""
    say = localizer_for(language).of(Vassals.id)
    for id in ("seat-for", "panel-on-behalf", "panel-lock-for"):
        said = say(id, seat="seat:stark", other="seat:greyjoy")
        assert say.name("seat:stark") in said
