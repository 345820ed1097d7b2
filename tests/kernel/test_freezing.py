"""A state that was kept is what it was, whatever happens to the other."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_type_hints

import pytest

from engine.kernel.freezing import Frozen, is_fixed, is_flat
from engine.kernel.game import Game
from engine.kernel.phrase import LineData
from engine.kernel.shapes.base import copied, same
from engine.kernel.state import State
from engine.kernel.visibility import fields_of, public
from engine.kernel.worlds import fork
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
    why: Mapping[str, Sequence[LineData]] = public(dict)


def changeable(value: object) -> Iterator[int]:
    """Yield what tells each list and dict in plain data from all others."""
    if isinstance(value, dict):
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


def changeable_in(state: State) -> Iterator[int]:
    """Yield the same of what types allow to change in the saved fields of a state."""
    hints = get_type_hints(type(state))
    for name, value in saved_of(state).items():
        if is_flat(hints[name]):
            yield id(value)
        elif not is_fixed(hints[name]):
            yield from changeable(value)


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


def test_what_a_type_does_not_allow_to_change_is_shared() -> None:
    """A type that can only be read is fixed if its parts are; what may be anything is not."""
    assert all(map(is_fixed, (str, int | None, Literal["a"], Mapping[str, Sequence[LineData]])))
    assert not any(map(is_fixed, (list[int], Sequence[list[int]], list[int] | None, Any, None)))
    assert all(map(is_flat, (list[int], dict[str, Sequence[str]])))
    assert not any(map(is_flat, (str, list[list[int]], dict[str, dict[str, int]], list[Any], None)))
    shelf = Shelf(why={"a": [{"id": "why", "params": {}, "rule": "1"}]})
    assert shelf.revived(shelf.freeze()).why is shelf.why


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-mod", "inis", of=rulesets))
def test_copies_of_a_game_share_nothing_with_it(id: str) -> None:
    """All saved fields are the same, in the same order; what can change is at other places in
    memory."""
    game, rng = Game.new(rulesets[id], {}), random.Random(5)
    for _ in range(250):
        if game.question is None:
            break
        seat = rng.choice(game.awaited)
        game.answer(seat, game.shape_for(seat).sample(rng))
        kept = game.state.revived(Frozen(game.state))
        assert json.dumps(saved_of(kept)) == json.dumps(saved_of(game.state))
        assert not {*changeable_in(kept)} & {*changeable_in(game.state)}


@pytest.mark.parametrize("id", rulesets)
def test_a_rest_stays_as_it_was(id: str) -> None:
    """Nothing that is played after it, in the game or in a fork, changes what it holds."""
    game, rng = Game.new(rulesets[id], {}), random.Random(5)
    rests: list[tuple[Frozen, str]] = []
    while not game.over and len(rests) < 400:
        rests.append((game.rest.frozen, game.rest.frozen.thawed()))
        for one in (fork(game), game):
            for seat in one.awaited:
                one.answer(seat, one.shape_for(seat).sample(rng))
    assert [frozen.thawed() for frozen, _ in rests] == [text for _, text in rests]
