"""Small choices: every path leads to a legal answer, and every answer has a path."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.kernel.ask import CHANCE
from engine.kernel.shapes import Amount, OneOf
from engine.kernel.shapes.base import Shape, Step, WrongPath
from tests.kernel.playing import walk

from .playing import begin, play, variants


@variants
def test_every_path_leads_to_a_legal_answer(options: dict[str, Any]) -> None:
    """Whatever is chosen step by step, one comes to a legal answer and never to a dead end.

    What stands ready on the way is legal as well.
    """
    rng = random.Random("paths")
    game = begin(options)
    while game.question is not None:
        for seat, shape in game.question.shapes.items():
            value = shape.sample(rng) if seat == CHANCE else walk(shape, rng)
            game.answer(seat, value)


def ends(shape: Shape[Any], path: list[str]) -> Iterator[Any]:
    """Yield the answers at the ends of all paths that begin with the given one."""
    step = shape.step(path)
    if not step.options:
        assert step.ready
        yield step.value
    for option in step.options:
        yield from ends(shape, [*path, option.id])


def test_every_answer_that_is_offered_has_a_path() -> None:
    """Among listed answers and numbers, the ends of all paths are exactly the legal answers."""
    seen = 0
    game = begin({"tides_of_battle": True})

    def each() -> None:
        nonlocal seen
        for seat, shape in (game.question.shapes if game.question else {}).items():
            if seat == CHANCE:
                continue
            found = list(ends(shape, [])) if isinstance(shape, OneOf | Amount) else []
            if isinstance(shape, OneOf):
                assert sorted(map(str, found)) == sorted(map(str, shape.answers.values()))
                seen += 1
            elif isinstance(shape, Amount):
                assert len(found) == shape.most - shape.least + 1
                seen += 1

    play(game, random.Random("ends"), each)
    assert seen > 100


def test_a_wrong_path_is_told_from_a_dead_end() -> None:
    """An id that was not among the options raises WrongPath, wherever it stands in the path."""
    rng = random.Random("wrong")
    game = begin({})
    kinds = set()
    while game.question is not None:
        for seat, shape in game.question.shapes.items():
            if seat != CHANCE:
                path = list(_some_path(shape, rng))
                for at in {0, len(path)}:
                    with pytest.raises(WrongPath):
                        shape.step([*path[:at], "area:nowhere", *path[at:]])
                kinds.add(game.question.kind)
            game.answer(seat, shape.sample(rng))
    assert len(kinds) > 12


def _some_path(shape: Shape[Any], rng: random.Random) -> Iterator[str]:
    path: list[str] = []
    step: Step = shape.step(path)
    while step.options and rng.random() < 0.7:
        path.append(rng.choice(step.options).id)
        yield path[-1]
        step = shape.step(path)
