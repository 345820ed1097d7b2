"""A state that was kept is what it was, whatever happens to the other."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from engine.kernel.freezing import Frozen, copier
from engine.kernel.game import Game
from engine.kernel.phrase import LineData
from engine.kernel.shapes.base import copied, same
from engine.kernel.state import State
from engine.kernel.visibility import fields_of, public
from engine.rulesets import rulesets
from tests.running.marks import daily

Rows = dict[str, dict[str, int]]


@dataclass(slots=True)
class Shelf(State):
    """Fields of several depths."""

    name: str = public("")
    line: list[str] = public(list)
    rows: Rows = public(dict)
    deep: dict[str, list[list[int]]] = public(dict)
    why: list[LineData] = public(list)


def changeable(value: object) -> Iterator[int]:
    """Yield what tells each list and dict in plain data from all others, except explanations."""
    if isinstance(value, dict) and value.keys() != LineData.__annotations__.keys():
        yield id(value)
        for inner in value.values():
            yield from changeable(inner)
    elif isinstance(value, list):
        yield id(value)
        for inner in value:
            yield from changeable(inner)


def saved_of(state: State) -> dict[str, Any]:
    """Return the saved fields of a state."""
    return {name: getattr(state, name) for name in fields_of(type(state)).saved}


def test_nothing_reaches_what_was_frozen() -> None:
    """Neither changes of the state that was frozen, nor of one that was revived, at any depth."""
    shelf = Shelf(name="left", line=["a"], rows={"a": {"b": 1}}, deep={"a": [[1], [2]]})
    before = copied(saved_of(shelf))
    frozen = shelf.freeze()
    for state in (shelf, shelf.revived(frozen)):
        state.name = "right"
        state.line.append("b")
        state.rows["a"]["b"] = 2
        state.deep["a"][1].append(3)
    assert same(saved_of(shelf.revived(frozen)), before)
    assert json.loads(frozen.thawed()) == before


def test_what_a_type_allows_to_change_is_copied_and_nothing_else() -> None:
    """Copies are as deep as the type; what may be anything is copied at every depth."""
    assert [copier(hint) for hint in (str, int | None, LineData)] == [None] * 3
    assert copier(list[int]) is list.copy
    assert copier(dict[str, str | None]) is dict.copy
    assert copier(list[list[Any]]) is copier(dict[str, Any]) is copier(Any) is copied
    rows = copier(Rows)
    assert rows is not None
    assert rows is not copied


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-mod", "inis", of=rulesets))
def test_copies_of_a_game_share_nothing_with_it(id: str) -> None:
    """All fields that are saved are the same, in the same order, but at other places in memory."""
    game, rng = Game.new(rulesets[id], {}), random.Random(5)
    for _ in range(250):
        if game.question is None:
            break
        seat = rng.choice(game.awaited)
        game.answer(seat, game.shape_for(seat).sample(rng))
        now = saved_of(game.state)
        kept = saved_of(game.state.revived(Frozen(game.state)))
        assert json.dumps(kept) == json.dumps(now)
        assert not {*changeable(now)} & {*changeable(kept)}
