"""Any other answer, typed: one option after another, by their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.kernel.shape import Option, Shape
from engine.kernel.shapes.one_of import DECLINES

from .lexicon import EXACT, Lexicon, Match
from .normal import ENTRIES, entries, words
from .reading import Problem, Reading

Names = Callable[[Option], Sequence[str]]
"""Returns what an option is called."""
Settle = Callable[[Sequence[str]], Sequence[str]]
"""Extends a path while there is nothing to choose."""


LONGEST_OPTION = 12
"""The most words of an option."""


def read_path(
    text: str,
    shape: Shape[Any],
    names: Names,
    settle: Settle = tuple,
    nothing: frozenset[str] = frozenset(),
) -> Reading:
    """Read choices one after another, as the steps of a shape offer them.

    Parts between separators are choices of their own; within a part, the longest beginning that
    means something is the next choice: ``pass``, ``hill north moor``.
    ``nothing``: words for an option that declines, or for adding no more to the choices.
    """
    path = list(settle(()))
    problems: list[Problem] = []
    understood = False
    known: dict[tuple[str, ...], Lexicon] = {}
    for entry in entries(text):
        rest = [word for word in words(entry) if word not in _MARKS]
        while rest and len(path) < ENTRIES:
            options = shape.step(path).options
            offered = tuple(o.id for o in options)
            if offered not in known:
                known[offered] = Lexicon({o.id: _with_and_without_marks(names(o)) for o in options})
            lexicon = known[offered]
            chosen, used = _next(lexicon, rest)
            if chosen.quality != EXACT and " ".join(rest) in nothing:
                declining = tuple(o.id for o in options if o.id in DECLINES)
                if not declining and shape.step(path).ready:
                    understood = True
                    break
                chosen, used = Match(declining), len(rest)
            if chosen.only is None:
                typed = " ".join(rest)
                guesses = chosen.ids[:3] or lexicon.guesses(typed)
                problems.append(Problem(typed, guesses, several=bool(chosen.ids)))
                break
            path = list(settle([*path, chosen.only]))
            rest, understood = rest[used:], True
    return Reading(tuple(path), tuple(problems), understood=understood)


_MARKS = frozenset({":", "=", ">", "->", "+", "&"})


def _with_and_without_marks(names: Sequence[str]) -> list[str]:
    """Return names, and what is left of them where marks mean nothing: ``salt & sand``."""
    bare = [" ".join(w for w in words(name) if w not in _MARKS) for name in names]
    return [*names, *bare]


def _next(lexicon: Lexicon, rest: Sequence[str]) -> tuple[Match, int]:
    """Find what the first words mean: the best match, and of equal ones that with most words."""
    best, used = Match(()), 0
    for count in range(min(len(rest), LONGEST_OPTION), 0, -1):
        match = lexicon.find(" ".join(rest[:count]))
        better = not best.ids or match.quality < best.quality
        if match.ids and (better or (best.only is None and match.only is not None)):
            best, used = match, count
    return best, used
