"""Chance is a seat: shuffles are answers."""

from __future__ import annotations

import random

import pytest

from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.playing import questions

from .playing import ORDER, begin, play
from .toy import PRIZES, Auctions


def test_a_shuffle_is_a_question_to_chance() -> None:
    """A game stops before its first shuffle, and nobody at the table is awaited."""
    game = Game.new(Auctions(), {})
    assert game.question is not None
    assert game.question.kind == "shuffle"
    assert game.awaited == ["chance"]
    assert game.view("ash")["question"]["awaited"] == []


def test_a_test_can_answer_for_chance() -> None:
    """A deck is in the order that the answer gave."""
    assert begin().state.deck == ORDER


def test_a_generator_can_answer_for_chance() -> None:
    """A generator answers until somebody else is asked; the call tells whether it answered."""
    game = Game.new(Auctions(), {})
    assert game.answer_chance(random.Random(1))
    assert sorted(game.state.deck) == sorted(PRIZES)
    assert not game.answer_chance(random.Random(1))


def test_a_game_is_played_question_by_question() -> None:
    """Only what players are asked is seen; the loop ends with the game, or after some rounds."""
    game = Game.new(Auctions(), {})
    for question in questions(game, random.Random(1)):
        assert "chance" not in question.shapes
        for seat, shape in question.shapes.items():
            game.answer(seat, shape.sample(random.Random(2)))
    assert game.over

    short = Game.new(Auctions(), {})
    for question in questions(short, random.Random(1), rounds=1):
        assert short.state.round == 1
        for seat, shape in question.shapes.items():
            short.answer(seat, shape.sample(random.Random(2)))
    assert short.state.round == 2


def test_the_same_answers_are_the_same_game() -> None:
    """Two games with the same answers, those of chance among them, are equal to the last byte."""
    games = []
    for _ in range(2):
        game = Game.new(Auctions(), {})
        play(game, random.Random(9))
        games.append((game.state.dump(), [s.to_json() for s in game.fetch_steps()]))
    assert games[0] == games[1]


@pytest.mark.parametrize(
    "order", [ORDER[:-1], [*ORDER, "crown"], [*ORDER[:-1], "crown"], "crown", [1, 2, 3, 4, 5, 6]]
)
def test_a_shuffle_is_an_order_of_exactly_this_deck(order: object) -> None:
    """Missing, duplicate and unknown cards are refused."""
    game = Game.new(Auctions(), {})
    with pytest.raises(Refused, match="refused-not-this-deck"):
        game.answer("chance", {"deck": "prizes", "order": order})
    with pytest.raises(Refused, match="refused-not-this-deck"):
        game.answer("chance", {"deck": "jokes", "order": ORDER})
