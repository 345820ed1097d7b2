"""Answers spelt out as they could be typed: whoever types them gives the same answer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bot.panels.ahead.typed import Understood, plan_words, understand
from bot.panels.turn.question import asking_of
from bot.panels.widgets import Asking, widget_for
from bot.parsing.plans import split_plans
from bot.text import Localizer, languages
from engine.kernel.ahead.lookahead import Foreseen
from engine.kernel.ahead.plans import TakesPlans
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.panels.planned import prospect_at
from tests.panels.test_every_question import hands
from tests.running.marks import nightly
from tests.words import words_in

ALWAYS = {
    "agot-2e": {"consolidate", "house-card", "march", "muster", "orders", "raid", "raven"},
    "agot-1e": {"house-card", "march", "muster", "orders", "raven"},
    "inis": {"attacked", "departure", "draft", "first-clan", "give-card", "peace", "turn"},
}
"""Kinds of questions of which every answer can be spelt out."""
BY_DAY = ("en", "fa", "zh")


def localizers(id: str, tags: Sequence[str]) -> list[Localizer]:
    """Return the voices of languages in a game; none of them falls back."""
    return [Localizer(tag, words_in(tag, id), ruleset=id) for tag in tags]


@pytest.mark.parametrize("id", sorted(ALWAYS))
def test_a_spelt_answer_is_read_as_the_same_answer(id: str) -> None:
    """Orders, marches, purchases, cards: what is spelt out leads to the very same value.

    What the bot says of an answer in a language, the bot understands.
    """
    answers_are_understood(id, BY_DAY, few=2)


@nightly
@pytest.mark.parametrize("id", sorted(ALWAYS))
def test_many_spelt_answers_are_read_as_the_same_answers(id: str) -> None:
    """The same in each language, and for more answers of each kind."""
    answers_are_understood(id, languages(), few=6)


def answers_are_understood(id: str, tags: Sequence[str], few: int) -> None:
    """Spell out a few answers of each kind in a random game, and read them again."""
    rng, speaking = random.Random(id), localizers(id, tags)
    game, seen = Game.new(rulesets[id], {}), Counter[str]()
    while game.question is not None and min(seen[kind] for kind in ALWAYS[id]) < few:
        kind = game.question.kind
        for hand in hands(game) if seen[kind] < few else ():
            assert hand.question is not None
            shape = hand.question.shape
            if seen[kind] >= few:
                continue
            value = shape.sample(rng)
            texts = [_spelt(asking_of(hand, say), value) for say in speaking]
            if not all(texts):
                empty = not value or value == {**value, "moves": {}} if kind in ALWAYS[id] else True
                said = dict(zip(tags, texts, strict=True))
                assert not any(texts), f"{kind}: not in each language: {said}"
                assert empty or shape.forced() is not None, (kind, value)
            seen[kind] += all(texts)
        _answer(game, rng)


def _spelt(asking: Asking | None, value: Any) -> str:
    """Spell an answer out, and read it again."""
    assert asking is not None
    widget = widget_for(asking.shape)
    text = widget.spelled(asking.along(widget.retrace(asking.shape, value)))
    if text:
        reading = widget.read(asking.along(()), text)
        assert asking.shape.step(reading.path).value == value, text
    return text


def _answer(game: Game[Any], rng: random.Random) -> None:
    for seat in game.awaited:
        game.answer(seat, game.shape_for(seat).sample(rng))
        if seat == CHANCE:
            break


@pytest.mark.parametrize("id", ["agot-2e", "inis"])
def test_a_spelt_plan_is_read_as_the_same_plan(id: str) -> None:
    """Answers given ahead with each of their conditions are understood as they are said."""
    plans_are_understood(id, BY_DAY, few=1, longest=100)


@nightly
@pytest.mark.parametrize("id", sorted(ALWAYS))
def test_many_spelt_plans_are_read_as_the_same_plans(id: str) -> None:
    """The same in each language, and for more plans of each kind."""
    plans_are_understood(id, languages(), few=6, longest=500)


def plans_are_understood(id: str, tags: Sequence[str], few: int, longest: int) -> None:
    """Spell out a few plans of each kind in a random game, and read them again.

    After so many answers, at the longest, a game has shown enough.
    """
    rng, speaking = random.Random(id), localizers(id, tags)
    game, seen = Game.new(rulesets[id], {}), Counter[str]()
    rules = game.ruleset
    assert isinstance(rules, TakesPlans)
    for _ in range(longest):
        if game.question is None or sum(seen.values()) > 4 * few:
            break
        for seat in game.setup.seats if rng.random() < 0.2 else ():
            upcoming = prospect_at(game, seat)
            for foreseen in upcoming.open[:2]:
                value = foreseen.shape.sample(rng)
                if foreseen.kind in seen and seen[foreseen.kind] >= few:
                    continue
                offered = rules.conditions(foreseen.game.state, seat, foreseen.kind, value)
                if not offered:
                    continue
                seen[foreseen.kind] += 1
                for say in speaking:
                    _plan_is_understood(upcoming, foreseen, value, offered, say)
        _answer(game, rng)
    assert sum(seen.values()) > few, seen


def _plan_is_understood(
    upcoming: Any, foreseen: Foreseen, value: Any, offered: Any, say: Localizer
) -> None:
    from bot.panels.ahead.typed import _asking

    asking = _asking(foreseen, upcoming, say)
    answer = _spelt(asking, value)
    if not answer:
        return
    joined = {name: say(f"typed-plan-{name}").split(",")[0] for name in ("if", "else", "nothing")}
    for condition in offered:
        words = say.say(upcoming.rules.condition_in_words(condition))
        text = f"{answer} {joined['if']} {words}, {joined['else']} {joined['nothing']}"
        (plan,) = split_plans(text, plan_words(say))
        found = understand(plan, upcoming, say)
        assert isinstance(found, Understood), (text, found)
        assert found.otherwise == "pass", text
        (choice,) = found.choices
        assert choice["value"] == value, text
        assert condition in choice["conditions"], (text, choice["conditions"])
