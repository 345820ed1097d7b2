"""What can be chosen next on a path of small choices, and what cannot."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.kernel.phrase import Refusal, phrase, refusal
from engine.kernel.shapes import Amount, Arrangement, SomeOf
from engine.kernel.shapes.base import WrongPath

from .test_shapes import FLOCKS, Herding

SHEEP_TO_HILL = ["unit:sheep", "area:hill"]


class TwoByTwo(Herding):
    """Animals that go nowhere alone, with a bell that may be rung and a whistle that may not."""

    marks = ("bell", "whistle")

    def problem(self, origin: str, moves: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        if any(sum(units.values()) % 2 for units in moves.values()):
            return refusal("alone")
        return None

    def may_mark(self, origin: str, moves: Mapping[str, Mapping[str, int]], mark: str) -> bool:
        return mark == "bell"


def ids(shape: Herding, path: list[str]) -> list[str]:
    return [option.id for option in shape.step(path).options]


@pytest.mark.parametrize(
    "path",
    [
        ["area:dale", "unit:sheep", "unit:goat"],
        ["area:hill", "unit:sheep"],
        ["area:dale", "area:hill"],
        ["area:dale", *SHEEP_TO_HILL, "mark:whistle", "unit:goat"],
    ],
)
def test_a_path_of_moves_takes_one_piece_at_a_time(path: list[str]) -> None:
    """A piece needs a place to go to before the next is taken, and nothing follows an addition."""
    with pytest.raises(WrongPath):
        Herding(FLOCKS).step(path)


def test_a_place_is_offered_until_it_is_full() -> None:
    """The hill takes three sheep; the fourth can go to the moor alone."""
    path = ["area:dale", *SHEEP_TO_HILL * 2, "unit:sheep"]
    assert ids(Herding(FLOCKS), path) == ["area:hill", "area:moor"]
    path = ["area:dale", *SHEEP_TO_HILL * 3, "unit:sheep"]
    assert ids(Herding(FLOCKS), path) == ["area:moor"]


def test_a_move_that_the_next_one_has_to_mend_says_what_is_wrong_with_it() -> None:
    """One sheep alone may be chosen where another can follow, with a note; else it is not."""
    (hill, _) = TwoByTwo(FLOCKS).step(["area:dale", "unit:sheep"]).options
    assert hill.note == phrase("refused-alone")
    hill = TwoByTwo(FLOCKS).step(["area:dale", *SHEEP_TO_HILL, "unit:sheep"]).options[0]
    assert hill.note is None
    assert "unit:sheep" not in ids(TwoByTwo({"moor": {"sheep": 1}}), ["area:moor"])


def test_each_addition_is_offered_by_itself() -> None:
    """The bell may be rung, and the whistle may not be blown."""
    offered = ids(TwoByTwo(FLOCKS), ["area:dale"])
    assert [id for id in offered if id.startswith("mark:")] == ["mark:bell"]


def test_a_place_that_is_too_far_is_named() -> None:
    """The refusal says which piece cannot go from where to where."""
    answer = {"area": "moor", "moves": {"hill": {"sheep": 1}}, "whistle": False}
    reason = Herding(FLOCKS).check(answer)
    assert reason is not None
    assert reason.phrase == phrase(
        "refused-unreachable", unit="unit:sheep", origin="area:moor", target="area:hill"
    )


def test_no_more_can_be_taken_at_once_than_there_is_room_for() -> None:
    """After two of three at most, one is left to choose."""
    shape = SomeOf("house", ["ash", "birch", "cedar", "dogwood"], 1, 3)
    assert shape.step([]).at_most == 3
    assert shape.step(["house:ash", "house:birch"]).at_most == 1


def test_an_order_asks_for_one_place_after_the_other() -> None:
    """The prompt counts the places of the tied that are to be ordered."""
    shape = Arrangement("house", [["ash", "birch", "cedar"]])
    assert shape.step([]).prompt == phrase("step-arrange", place=1)
    assert shape.step(["house:cedar"]).prompt == phrase("step-arrange", place=2)


def test_an_order_of_several_groups_says_which_of_them_is_asked_about() -> None:
    """Two pairs are tied: the question for the second pair names it."""
    shape = Arrangement("house", [["ash", "birch"], ["cedar", "dogwood"]])
    assert shape.step([]).prompt == phrase("step-arrange-among", among=["house:ash", "house:birch"])
    assert shape.step(["house:ash"]).prompt == phrase(
        "step-arrange-among", among=["house:cedar", "house:dogwood"]
    )


def test_every_number_is_offered_by_its_name() -> None:
    """An amount is chosen by one press, and each option says which it is."""
    step = Amount[int](2, 4).step([])
    assert [(option.id, option.label) for option in step.options] == [
        (f"number:{n}", phrase("number", n=n)) for n in (2, 3, 4)
    ]
