"""Answers spelt out as they could be typed: whoever types them gives the same answer."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bot.panels.plan_text import Understood, plan_words, understand
from bot.panels.question import asking_of
from bot.panels.widgets import Asking, widget_for
from bot.text import Voice, languages
from bot.typed.plans import split_plans
from engine.kernel.asking import CHANCE
from engine.kernel.foresight import Foreseen
from engine.kernel.game import Game
from engine.kernel.plans import TakesPlans
from engine.rulesets import rulesets
from tests.panels.planned import prospect_at
from tests.panels.test_every_question import hands
from tests.words import words_in

ALWAYS = {
    "agot-2e": {"consolidate", "house-card", "march", "muster", "orders", "raid", "raven"},
    "agot-1e": {"house-card", "march", "muster", "orders", "raven"},
    "inis": {"attacked", "departure", "draft", "first-clan", "give-card", "peace", "turn"},
}
"""Kinds of questions of which every answer can be spelt out."""
FEW = 6
LONGEST = 500
"""Answers after which a game has shown enough."""


def voices(id: str) -> list[Voice]:
    """Return the voices of all languages in a game; none of them falls back."""
    return [Voice(tag, words_in(tag, id), ruleset=id) for tag in languages()]


@pytest.mark.parametrize("id", sorted(ALWAYS))
def test_a_spelt_answer_is_read_as_the_same_answer(id: str) -> None:
    """Orders, marches, purchases, cards: what is spelt out leads to the very same value.

    In each language: what the bot says of an answer in it, the bot understands.
    """
    rng, speaking = random.Random(id), voices(id)
    game, seen = Game.new(rulesets[id], {}), Counter[str]()
    while game.question is not None and min(seen[kind] for kind in ALWAYS[id]) < FEW:
        for hand in hands(game):
            assert hand.question is not None
            kind, shape = hand.question.kind, hand.question.shape
            if seen[kind] >= FEW:
                continue
            value = shape.some(rng)
            texts = [_spelt(asking_of(hand, say), value) for say in speaking]
            if not all(texts):
                empty = not value or value == {**value, "moves": {}} if kind in ALWAYS[id] else True
                said = dict(zip(languages(), texts, strict=True))
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
        game.answer(seat, game.shape_for(seat).some(rng))
        if seat == CHANCE:
            break


@pytest.mark.parametrize("id", sorted(ALWAYS))
def test_a_spelt_plan_is_read_as_the_same_plan(id: str) -> None:
    """Answers given ahead with each of their conditions, said and typed in each language."""
    rng, speaking = random.Random(id), voices(id)
    game, seen = Game.new(rulesets[id], {}), Counter[str]()
    rules = game.ruleset
    assert isinstance(rules, TakesPlans)
    for _ in range(LONGEST):
        if game.question is None or sum(seen.values()) > 4 * FEW:
            break
        for seat in game.setup.seats if rng.random() < 0.2 else ():
            prospect = prospect_at(game, seat)
            for foreseen in prospect.open[:2]:
                value = foreseen.shape.some(rng)
                if foreseen.kind in seen and seen[foreseen.kind] >= FEW:
                    continue
                offered = rules.conditions(foreseen.game.state, seat, foreseen.kind, value)
                if not offered:
                    continue
                seen[foreseen.kind] += 1
                for say in speaking:
                    _plan_is_understood(prospect, foreseen, value, offered, say)
        _answer(game, rng)
    assert sum(seen.values()) > FEW, seen


def _plan_is_understood(
    prospect: Any, foreseen: Foreseen, value: Any, offered: Any, say: Voice
) -> None:
    from bot.panels.plan_text import _asking

    asking = _asking(foreseen, prospect, say)
    answer = _spelt(asking, value)
    if not answer:
        return
    joined = {name: say(f"typed-plan-{name}").split(",")[0] for name in ("if", "else", "nothing")}
    for condition in offered:
        words = say.say(prospect.rules.condition_in_words(condition))
        text = f"{answer} {joined['if']} {words}, {joined['else']} {joined['nothing']}"
        (plan,) = split_plans(text, plan_words(say))
        found = understand(plan, prospect, say)
        assert isinstance(found, Understood), (text, found)
        assert found.otherwise == "pass", text
        (choice,) = found.choices
        assert choice["value"] == value, text
        assert condition in choice["conditions"], (text, choice["conditions"])
