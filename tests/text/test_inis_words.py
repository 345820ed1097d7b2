"""Inis has words for everything, and uses them correctly."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.text import Localizer
from engine.inis.components import open_box
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game, Question
from engine.kernel.phrase import LineData, Phrase
from engine.kernel.shape import WrongPath
from engine.rulesets import rulesets
from tests.inis.observing import SELDOM, expected
from tests.marks import daily
from tests.words import strict_localizer

INIS = rulesets["inis"]
MOST_ANSWERS = 900


@pytest.fixture
def strict() -> Localizer:
    """The voice of the game, which fails for what has no words."""
    return strict_localizer("inis")


def said_in(question: Question, rng: random.Random) -> Iterator[Phrase | Any]:
    """Go through everything that a question says to the seats asked, along random paths."""
    yield Phrase(f"ask-{question.kind}", question.params)
    for seat, shape in question.shapes.items():
        if seat == CHANCE:
            continue
        path: list[str] = []
        for _ in range(8):
            try:
                step = shape.step(path)
            except WrongPath:
                break
            if step.prompt:
                yield step.prompt
            for option in step.options:
                yield option.label
                if option.note:
                    yield option.note
            if not step.options:
                break
            path.append(rng.choice(step.options).id)


@pytest.mark.parametrize("players", daily(3, of=[2, 3, 4]))
def test_everything_a_game_says_has_words(strict: Localizer, players: int) -> None:
    """Questions, options, steps and events of a random game can all be said."""
    rng = random.Random(players)
    game = Game.new(INIS, {"players": players})
    for _ in range(MOST_ANSWERS):
        question = game.question
        if question is None:
            break
        if question.shapes.keys() != {CHANCE}:
            for what in said_in(question, rng):
                strict.say(what)
            assert strict.knows(f"for-{question.kind}")
        for seat in game.awaited:
            game.answer(seat, question.shapes[seat].sample(rng))
        for event in game.fetch_events():
            said = strict.say(Phrase(f"event-{event.kind}", event.params))
            assert "{" not in said
        for topic in ("conditions", "clash"):
            for line in explained(game, topic):
                strict.say(line)


def test_every_question_has_words(strict: Localizer) -> None:
    """Even those that random games hardly reach."""
    kinds = {what.removeprefix("asked ") for what in (*expected(), *SELDOM) if "asked " in what}
    chance = {"first-brenn", "raid", "salt-mine", "shown-tale", "shuffle", "toss"}
    assert len(kinds) > 35
    for kind in sorted(kinds - chance):
        assert strict.knows(f"ask-{kind}"), kind
        assert strict.knows(f"for-{kind}"), kind


def explained(game: Game[Any], topic: str) -> Sequence[LineData]:
    """Return an explanation, for the first seat; nothing if there is none."""
    try:
        return game.ruleset.explain(game.state, topic, game.setup.seats[0])
    except ValueError:
        return []


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
