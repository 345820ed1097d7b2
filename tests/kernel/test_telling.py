"""A field says where views and positions tell it, and is written and read back from that."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.kernel.position.notation import BadPosition, RecordReader
from engine.kernel.position.telling import (
    Told,
    apply,
    count,
    flag,
    number,
    several,
    sketched,
    written,
)
from engine.kernel.state import State
from engine.kernel.visibility import hidden, public

FLOWERS = ("aster", "bluebell", "clover")


@dataclass(slots=True)
class Garden(State):
    """What grows in some beds, and who has picked how much."""

    wet: bool = public(False, Told("is_wet", flag, word="wet"))
    picked: dict[str, int] = public(
        dict, Told("picked", number(0, lambda _: 9, 0), "seats", always=True)
    )
    bees: dict[str, int] = public(dict, Told("bees", count(lambda _: 9), "beds", "b"))
    seeds: list[str] = hidden(list)


@dataclass(slots=True)
class Larger(Garden):
    """A garden to which something was added."""

    sown: list[str] = public(
        list,
        Told(
            find=lambda view, _: view["gardener"]["sown"],
            back=lambda view: list(view["gardener"]["sown"]),
            word="sown",
            read=several(lambda _: FLOWERS),
        ),
    )


VIEW = {
    "is_wet": True,
    "seats": {"ash": {"picked": 2}, "birch": {"picked": 0}},
    "beds": {"north": {"bees": 3}, "south": {}},
    "gardener": {"sown": ["clover", "aster"]},
}


def test_words_are_written_from_a_view() -> None:
    """Those of the table, of each seat and of each bed; what is nothing has mostly no word."""
    assert written(Larger, VIEW) == ["wet", "sown=clover,aster"]
    assert written(Garden, VIEW) == ["wet"]
    assert written(Larger, VIEW, "seats", "birch") == ["picked=0"]
    assert written(Larger, VIEW, "beds", "north") == ["b=3"]
    assert written(Larger, VIEW, "beds", "south") == []


def test_words_are_read_into_a_state() -> None:
    """What an expansion adds is read with the rest, and what no field knows is left."""
    s = Larger()
    apply(s, RecordReader(["table", "wet", "sown=clover,aster"]))
    for seat, word in (("ash", "picked=2"), ("birch", "picked=0")):
        apply(s, RecordReader([seat, word]), "seats", seat)
    apply(s, RecordReader(["north", "b=3"]), "beds", "north")
    apply(s, RecordReader(["south"]), "beds", "south")
    assert s == Larger(**sketched(Larger, VIEW))
    words = RecordReader(["table", "sown=aster", "dry"])
    apply(s, words)
    with pytest.raises(BadPosition, match="dry"):
        words.over()
    with pytest.raises(BadPosition, match="bluebell"):
        apply(s, RecordReader(["table", "sown=blue"]))


def test_a_view_can_be_laid_out_again() -> None:
    """As far as it tells of the fields, and sharing nothing with it."""
    fields = sketched(Larger, VIEW)
    assert fields == {
        "wet": True,
        "picked": {"ash": 2, "birch": 0},
        "bees": {"north": 3},
        "sown": ["clover", "aster"],
    }
