"""Whatever Mother of Dragons says has words, in every language."""

from __future__ import annotations

import random

import pytest

from bot.text import localizer_for
from bot.text.rulebook import rulebook
from engine.agot.components import open_box
from engine.agot.expansions.mother_of_dragons.ruleset import OWN, MotherOfDragons
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from engine.stewards.levels import minds
from tests.marks import daily
from tests.text.test_words import said_in
from tests.words import languages, strict_localizer

BOX = open_box("agot-2e-mod-essos")
BASE = open_box("agot-2e")


@pytest.mark.parametrize("players", daily(5, of=[5, 8]))
def test_everything_a_game_says_has_words(players: int) -> None:
    """Questions, options, steps, previews, refusals, events and stewards' reasons can be said."""
    say, mind = strict_localizer(MotherOfDragons.id), minds[MotherOfDragons.id]
    rng = random.Random(players)
    game = Game.new(MotherOfDragons(), {"players": players})
    while not game.over:
        question = game.question
        assert question is not None
        for what in said_in(question, rng):
            say.say(what)
        if question.shapes.keys() != {CHANCE}:
            assert say.knows(f"for-{question.kind}")
        for seat in game.awaited:
            value = question.shapes[seat].sample(rng)
            if seat != CHANCE and rng.random() < 0.7:
                value = mind.quick(game, seat, rng)
                if (reason := mind.reason(game, seat, value)) is not None:
                    say.say(reason)
            game.answer(seat, value)
        for event in game.fetch_events():
            say.say(Phrase(f"event-{event.kind}", event.params))
        for line in game.ruleset.explain(game.state, "combat", None):
            say.say(Phrase(line["id"], line["params"]))


@pytest.mark.parametrize("language", languages())
def test_every_area_order_and_ruling_has_words(language: str) -> None:
    """Names of all that is new; titles and readings of all rulings."""
    say = localizer_for(language).of(MotherOfDragons.id)
    ids: list[str] = [f"area-{area}" for area in BOX.areas if area not in BASE.areas]
    for ruling, readings in OWN.items():
        ids += [f"ruling-{ruling}", *(f"reading-{ruling}-{reading}" for reading in readings)]
    assert [id for id in ids if not say.knows(id)] == []
    for token in ("sea-march-1", "sea-support", "iron-bank"):
        assert say.name(f"order:{token}") != say.name("order:march-1")


@pytest.mark.parametrize("language", languages())
def test_the_rules_have_chapters_of_what_it_is_built_on(language: str) -> None:
    """Those of the 2nd edition, of vassals, and its own, in this order."""
    rules = rulebook(MotherOfDragons.id, language)
    assert rules is not None
    numbers = [chapter.number for chapter in rules.chapters]
    assert numbers[0] == "1"
    assert numbers.index("X2") < numbers.index("X4")
    assert rules.find("X4.5.3") is not None
