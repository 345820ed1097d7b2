"""Legal answers to a question, found in the same way for all shapes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .shape import STILL, Chooser, Shape, WrongPath, same

LONGEST = 200
"""How many small choices are made at most to find an answer."""


class NoAnswer(RuntimeError):
    """A question to which no legal answer is found: a mistake of the rules."""


def sure_answer(shape: Shape[Any]) -> Any:
    """Return the safe answer or, should that not be legal, another one, always the same.

    Raises NoAnswer if none is found. Whatever else a faulty shape raises stays within.
    """
    ways: tuple[Callable[[], Any], ...] = (
        shape.safe,
        lambda: shape.some(STILL),
        lambda: _first(shape),
    )
    for way in ways:
        try:
            value = way()
            if shape.check(value) is None:
                return value
        except Exception:  # a shape that is at fault may raise anything
            continue
    raise NoAnswer(type(shape).__name__)


def _first(shape: Shape[Any]) -> Any:
    """Take the first of the small choices again and again."""
    path: list[str] = []
    while not (step := shape.step(path)).ready:
        if not step.options or len(path) == LONGEST:
            raise NoAnswer(type(shape).__name__)
        path.append(step.options[0].id)
    return step.value


def some_answers(shape: Shape[Any], most: int, rng: Chooser) -> list[Any]:
    """Return legal answers, each once: all that can be found in a few steps, else random ones."""
    found = _all(shape, most)
    if found is not None:
        return found
    answers: list[Any] = [shape.safe()]
    for _ in range(2 * most):
        if len(answers) >= most:
            break
        value = shape.some(rng)
        if not any(same(value, other) for other in answers):
            answers.append(value)
    return answers


def _all(shape: Shape[Any], most: int) -> list[Any] | None:
    """Return all answers if there are no more than so many; ``None`` if there are."""
    found: list[Any] = []
    paths: list[tuple[str, ...]] = [()]
    looked = 0
    while paths:
        looked += 1
        if looked > 3 * most:
            return None
        path = paths.pop()
        try:
            step = shape.step(path)
        except (WrongPath, TypeError):
            return None
        if len(step.options) + len(paths) > 3 * most:
            return None
        paths += [(*path, option.id) for option in reversed(step.options)]
        if (
            step.ready
            and not any(same(step.value, v) for v in found)
            and shape.check(step.value) is None
        ):
            found.append(step.value)
            if len(found) > most:
                return None
    return found or None
