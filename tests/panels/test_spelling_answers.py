"""Answers spelt out as they could be typed: whoever types them gives the same answer."""

from __future__ import annotations

import random

import pytest

from bot.panels.question import asking_of
from bot.panels.widgets import widget_for
from bot.text import Voice
from engine.kernel.asking import CHANCE
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.panels.test_every_question import hands
from tests.words import words_in

ALWAYS = {
    "agot-2e": {"house-card", "march", "muster", "orders", "raven"},
    "inis": {"attacked", "departure", "draft", "first-clan", "give-card", "peace", "turn"},
}
"""Kinds of questions of which every answer can be spelt out."""
FEW = 6


@pytest.mark.parametrize("id", sorted(ALWAYS))
def test_a_spelt_answer_is_read_as_the_same_answer(id: str) -> None:
    """Orders, marches, purchases, cards: what is spelt out leads to the very same value."""
    rng, say = random.Random(id), Voice("en", words_in("en", id))
    game, seen = Game.new(rulesets[id], {}), dict.fromkeys(ALWAYS[id], 0)
    while game.question is not None and min(seen.values()) < FEW:
        for hand in hands(game):
            assert hand.question is not None
            kind, asking = hand.question.kind, asking_of(hand, say)
            assert asking is not None
            if seen.get(kind, 0) >= FEW:
                continue
            value = asking.shape.some(rng)
            widget = widget_for(asking.shape)
            text = widget.spelled(asking.along(widget.retrace(asking.shape, value)))
            if text:
                reading = widget.read(asking.along(()), text)
                assert asking.shape.step(reading.path).value == value, text
            elif kind in ALWAYS[id]:
                empty = not value or value == {**value, "moves": {}}
                assert empty or asking.shape.forced() is not None, (kind, value)
            if kind in seen:
                seen[kind] += bool(text)
        for seat in game.awaited:
            shape = game.shape_for(seat)
            game.answer(seat, shape.some(rng))
            if seat == CHANCE:
                break
    assert all(seen.values()), seen
