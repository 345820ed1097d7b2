"""An answer for somebody who gave none, and the only answer where there is no choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.kernel.game import Game
from engine.kernel.saving import load, save
from engine.kernel.shapes import Amount, OneOf, Pieces, SomeOf
from engine.kernel.shapes.base import Shape

from .playing import ORDER, begin, through_json
from .test_shapes import PASS, SHAPES, SHUFFLE, Herding, InPairs, Picnic
from .toy import Auctions


@pytest.mark.parametrize("name", SHAPES)
def test_the_safe_answer_is_legal_and_always_the_same(name: str) -> None:
    """The safe answer is one that the shape accepts, and always the same."""
    shape = SHAPES[name]
    assert shape.check(shape.safe()) is None
    assert shape.safe() == shape.safe()


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (SHAPES["one of"], "keep"),
        (SHAPES["one of, in steps"], {"raid": None}),
        (OneOf.named({"choice:use": 1, "choice:decline": 0}), 0),
        (OneOf.named({"card:nine": 9, "card:two": 2}, safest=("card:two",)), 2),
        (OneOf({("area:bay", "choice:no-target"): 0, PASS: 1}), 0),
        (SHAPES["some of"], ["ash"]),
        (SHAPES["any of"], []),
        (SHAPES["an amount"], 0),
        (SHAPES["an order"], [["ash", "birch", "cedar"], ["dogwood"], ["elm", "fir"]]),
        (SHAPES["tokens"], {"dale": "march", "hill": "march*", "moor": "raid"}),
        (SHAPES["pieces"], {"dale": {"goat": 1}}),
        (SHAPES["pieces in pairs"], {}),
        (SHAPES["moves"], {"area": "dale", "moves": {}, "whistle": False}),
        (SHAPES["a shopping list"], {}),
        (SHUFFLE, {"deck": "jokes", "order": ["old", "old", "bad"]}),
    ],
)
def test_the_safe_answer_does_little(shape: Shape[Any], value: Any) -> None:
    """Nothing is bid, moved or bought, as little as possible is given, declining comes first."""
    assert shape.safe() == value


def test_what_is_missed_least_goes_first() -> None:
    """The safe answer gives up the pieces that the game values least."""

    class Animals(Pieces):
        def worth(self, piece: str) -> int:
            return {"cow": 5, "sheep": 2, "hen": 1}[piece]

    shape = Animals({"dale": {"cow": 1, "hen": 1}, "hill": {"sheep": 2}}, 2, 3)
    assert shape.safe() == {"dale": {"hen": 1}, "hill": {"sheep": 1}}


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (OneOf.named({"choice:keep": "keep"}), "keep"),
        (SHAPES["all of"], ["ash", "birch"]),
        (SomeOf("house", ["ash"], 0, 0), []),
        (SHAPES["an amount of one"], 3),
        (Amount[Any](2, 2, value_of=lambda n: {"give": n}), {"give": 2}),
        (SHAPES["an order of one"], [["ash"]]),
        (Pieces({"dale": {"sheep": 2}}, 2, 2, flat=True), {"sheep": 2}),
        (Pieces({"dale": {"sheep": 3}}, 2, 2, flat=True), {"sheep": 2}),
        (InPairs({"dale": {"sheep": 3}, "hill": {"goat": 1}}, 1, 9), {"dale": {"sheep": 2}}),
        (Herding({"moor": {}}), {"area": "moor", "moves": {}, "whistle": False}),
        (Picnic({"dale": 0}), {}),
    ],
)
def test_where_there_is_one_answer_only_it_is_known(shape: Shape[Any], value: Any) -> None:
    """The only legal answer is found, and the shape accepts it."""
    assert shape.forced() == value
    assert shape.check(value) is None


@pytest.mark.parametrize("name", SHAPES)
def test_where_there_are_several_answers_none_is_forced(name: str) -> None:
    """Two random answers that differ show that nothing is forced."""
    shape = SHAPES[name]
    rng = random.Random(3)
    answers = [shape.sample(rng) for _ in range(60)]
    if any(answer != answers[0] for answer in answers):
        assert shape.forced() is None


def test_too_many_choices_are_not_tried() -> None:
    """A search that would take too long is given up."""
    herds = {f"meadow-{n}": {"sheep": 9} for n in range(30)}
    assert Pieces(herds, 270, 270).forced() is None


def bidding(**how: bool) -> Game[Any]:
    game = load(Auctions(), save(begin()), **how)
    game.answer("ash", "leave")
    return game


def test_held_answers_stay_sealed_until_they_are_opened() -> None:
    """Even when all are in, answers can be changed and withdrawn, and nothing is told."""
    game = bidding(hold=True)
    game.fetch_steps()
    game.fetch_events()
    for seat in ("ash", "birch", "cedar"):
        game.answer(seat, 2)
    assert [game.held] == [True]
    assert (game.awaited, game.fetch_steps(), game.fetch_events()) == ([], [], [])
    game.answer("birch", 5)
    assert [game.held] == [True]
    game.withdraw("cedar")
    assert [game.held] == [False]
    with pytest.raises(RuntimeError, match="missing"):
        game.open()
    game.answer("cedar", 0)
    game.open()
    assert [step.value for step in game.fetch_steps()] == [2, 5, 0]


def test_a_game_holds_its_answers_from_its_beginning() -> None:
    """A new game can hold answers just as a loaded one can."""
    game = Game.new(Auctions(), {"players": 2}, hold=True)
    game.answer("chance", {"deck": "prizes", "order": ORDER})
    game.answer("ash", "leave")
    for seat in ("ash", "birch"):
        game.answer(seat, 2)
    assert game.held
    assert game.state.purses == {"ash": 10, "birch": 10}


def test_held_answers_outlast_a_restart() -> None:
    """Answers held when the game is saved are held when it is loaded; earlier ones are not."""
    game = bidding(hold=True)
    for seat in ("ash", "birch", "cedar"):
        game.answer(seat, 3)
    again = load(Auctions(), through_json(save(game)), hold=True)
    assert again.held
    again.open()
    assert again.question is not None
    assert again.question.kind == "tie"
    loaded = load(Auctions(), through_json(save(again)), hold=True)
    assert loaded.question is not None
    assert loaded.question.kind == "tie"


def test_one_seat_alone_is_not_held() -> None:
    """If only one seat is asked, nothing is held."""
    game = bidding(hold=True)
    assert game.question is not None
    assert game.question.kind == "bid"
