"""Whatever games say from their first question to their last event has words."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import pytest

from bot.panels.widgets import WIDGETS
from engine.kernel.ask import CHANCE, Question
from engine.kernel.game import Game
from engine.kernel.phrase import LineData, Phrase
from engine.kernel.shapes.base import WrongPath
from engine.rulesets import rulesets
from engine.stewards.levels import minds
from tests.running.marks import daily
from tests.words import strict_localizer

SENSIBLE = 0.7
"""How often a steward chooses the answer; others are drawn by chance."""
MOST_ANSWERS = 900
"""After so many questions a game has said what it has to say; random players end *Inis* late."""
TOPICS: Mapping[str, Sequence[str]] = {
    "inis": ("conditions", "clash"),
    "agot-2e-affc": ("combat", "points"),
}
"""What a game explains, if not only a combat."""


@pytest.mark.parametrize(
    ("ruleset", "options"),
    daily(
        ("agot-2e-affc", {}),
        ("inis", {"players": 3}),
        of=(
            ("agot-2e", {"players": 6}),
            ("agot-2e", {"players": 6, "tides_of_battle": True}),
            ("agot-1e", {"players": 5}),
            ("agot-2e-adwd", {}),
            ("agot-2e-vassals", {"players": 3}),
            ("agot-2e-vassals", {"players": 5}),
            ("agot-2e-affc", {}),
            ("agot-2e-mod", {"players": 5}),
            ("agot-2e-mod", {"players": 8}),
            ("inis", {"players": 2}),
            ("inis", {"players": 3}),
            ("inis", {"players": 4}),
        ),
    ),
)
def test_everything_a_game_says_has_words(ruleset: str, options: dict[str, Any]) -> None:
    """Questions, options, steps, briefings, refusals, reasons, events and explanations."""
    say, rng = strict_localizer(ruleset), random.Random(str(options))
    rules: Any = rulesets[ruleset]
    game = Game.new(rules, options)
    for _ in range(MOST_ANSWERS):
        if (question := game.question) is None:
            break
        if question.shapes.keys() != {CHANCE}:
            for what in said_in(question, rng):
                say.say(what)
            assert say.knows(f"for-{question.kind}")
            for seat in game.awaited:
                for line in rules.briefing(game.state, seat, question.kind, question.params):
                    say.say(line.phrase)
        for subject in question.on_behalf.values():
            if say.knows(id := f"ask-{question.kind}-for"):
                say.say(Phrase(id, {**question.params, "for": f"seat:{subject}"}))
        for reason in reasons_of_answers(game, rng):
            say.say(reason)
        for event in game.fetch_events():
            assert "{" not in say.say(Phrase(f"event-{event.kind}", event.params))
        for explained in explanations(game, TOPICS.get(ruleset, ("combat",))):
            say.say(explained)


def said_in(question: Question, rng: random.Random) -> Iterator[Phrase | Any]:
    """Yield everything that a question says to the seats asked, along random paths."""
    yield Phrase(f"ask-{question.kind}", question.params)
    for shape in question.shapes.values():
        assert shape.form in WIDGETS
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
            if step.value is not None and not step.ready and (reason := shape.check(step.value)):
                yield reason
            if step.ready:
                yield from (line.phrase for line in shape.preview(step.value))
            if not step.options:
                break
            path.append(rng.choice(step.options).id)


def reasons_of_answers(game: Game[Any], rng: random.Random) -> Iterator[Phrase]:
    """Answer the open question for all seats; yield what speaks for answers of stewards."""
    question, mind = game.question, minds[game.ruleset.id]
    assert question is not None
    for seat in game.awaited:
        value = question.shapes[seat].sample(rng)
        if seat != CHANCE and rng.random() < SENSIBLE:
            value = mind.quick(game, seat, rng)
            if (reason := mind.reason(game, seat, value)) is not None:
                yield reason
        game.answer(seat, value)


def explanations(game: Game[Any], topics: Sequence[str]) -> Iterator[LineData]:
    """Yield what can be explained now to nobody in particular, or else to the first seat."""
    for topic in topics:
        for viewer in (None, game.setup.seats[0]):
            with suppress(ValueError):
                yield from game.ruleset.explain(game.state, topic, viewer)
