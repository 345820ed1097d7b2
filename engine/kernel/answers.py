"""Legal answers to a question, found in the same way for all shapes."""

from __future__ import annotations

from typing import Any

from .shape import Chooser, Shape, WrongPath, same


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
