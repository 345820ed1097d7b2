"""Any other typed answer: one option after another, by their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.shape import AnyShape, Option
from engine.kernel.shapes.choice import DECLINES

from .lexicon import EXACT, Lexicon, NameMatch
from .normalize import ENTRIES, entries, words
from .result import ParseProblem, ParseResult

Names = Callable[[Option], Sequence[str]]
"""A function that returns the names of an option."""
Settle = Callable[[Sequence[str]], Sequence[str]]
"""A function that extends a path while there is nothing to choose."""


LONGEST_OPTION = 12
"""The most words of an option."""


def read_path(
    text: str,
    shape: AnyShape,
    names: Names,
    settle: Settle = tuple,
    nothing: frozenset[str] = frozenset(),
    yes: frozenset[str] = frozenset(),
) -> ParseResult:
    """Read choices one after another, as the steps of a shape offer them.

    Parts between separators are choices of their own; within a part, the longest beginning that
    means something is the next choice: ``pass``, ``hill north moor``. ``nothing`` are words for an
    option that declines, or for adding no more choices; ``yes`` are words for the only option
    beside one that declines.
    """
    path = list(settle(()))
    problems: list[ParseProblem] = []
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
            typed = " ".join(rest)
            if chosen.quality != EXACT and typed in nothing:
                declining = tuple(o.id for o in options if o.id in DECLINING)
                if not declining and shape.step(path).ready:
                    understood = True
                    break
                if declining or not chosen.ids:
                    chosen, used = NameMatch(declining), len(rest)
            elif not chosen.ids and typed in yes:
                chosen, used = NameMatch(_agreeing(offered)), len(rest)
            if not chosen.ids and (ahead := _ahead(shape, path, options, names, rest)):
                path = list(settle([*path, *ahead]))
                understood = True
                break
            if chosen.only is None:
                guesses = chosen.ids[:3] or lexicon.guesses(typed)
                problems.append(ParseProblem(typed, guesses, several=bool(chosen.ids)))
                break
            path = list(settle([*path, chosen.only]))
            rest, understood = rest[used:], True
    return ParseResult(tuple(path), tuple(problems), understood=understood)


DECLINING = DECLINES | {"number:0"}
FEW = 12
"""With how many options, at most, the options that could follow are examined, too."""


def _agreeing(offered: Sequence[str]) -> tuple[str, ...]:
    """Return the only option beside one that declines."""
    others = tuple(id for id in offered if id not in DECLINES)
    return others if len(others) == 1 and len(offered) == 2 else ()


def _ahead(
    shape: AnyShape,
    path: Sequence[str],
    options: Sequence[Option],
    names: Names,
    rest: Sequence[str],
) -> tuple[str, ...]:
    """Return the option of the next step that all words mean, if there is exactly one."""
    if len(options) > FEW:
        return ()
    typed = " ".join(rest)
    found: list[tuple[str, ...]] = []
    for option in options:
        step = shape.step([*path, option.id])
        lexicon = Lexicon({o.id: _with_and_without_marks(names(o)) for o in step.options})
        found += [(option.id, id) for id in lexicon.find(typed).ids]
    return found[0] if len(found) == 1 else ()


_MARKS = frozenset({":", "=", ">", "->", "+", "&"})


def _with_and_without_marks(names: Sequence[str]) -> list[str]:
    """Return names, and the same names without marks that mean nothing: ``salt & sand``."""
    bare = [" ".join(w for w in words(name) if w not in _MARKS) for name in names]
    return [*names, *bare]


def _next(lexicon: Lexicon, rest: Sequence[str]) -> tuple[NameMatch, int]:
    """Return what the first words mean: the best match, and among equal ones the longest."""
    best, used = NameMatch(()), 0
    for count in range(min(len(rest), LONGEST_OPTION), 0, -1):
        match = lexicon.find(" ".join(rest[:count]))
        better = not best.ids or match.quality < best.quality
        if match.ids and (better or (best.only is None and match.only is not None)):
            best, used = match, count
    return best, used
