"""Any other typed answer: one option after another, by their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.shapes.base import AnyShape, Option
from engine.kernel.shapes.choice import DECLINES

from .han import has_han
from .lexicon import EXACT, GUESSES, NEARLY, Lexicon
from .normalize import ENTRIES, Splitter, apart, entries, in_digits, words
from .result import ParseProblem, ParseResult
from .tokens import TypingWords

Names = Callable[[Option], Sequence[str]]
"""A function that returns the names of an option."""
Settle = Callable[[Sequence[str]], Sequence[str]]
"""A function that extends a path while there is nothing to choose."""


LONGEST_OPTION = 12
"""The most words of an option."""
MOST_TRIES = 60
"""How many ways to divide a part of a text into options are tried."""


def read_path(
    text: str,
    shape: AnyShape,
    names: Names,
    settle: Settle = tuple,
    known: TypingWords | None = None,
) -> ParseResult:
    """Read choices one after another, as the steps of a shape offer them.

    Parts between separators are choices of their own; within a part, all words have to mean
    something: ``pass``, ``hill north moor``. Words for nothing mean an option that declines, or
    that no more choices are added; words for "yes" mean the only option beside one that declines.
    """
    known = known or TypingWords()
    reader = _PathReader(shape, names, settle, known)
    path = list(settle(()))
    problems: list[ParseProblem] = []
    understood = False
    for entry in entries(text, known.ties):
        said = reader.words(entry)
        if understood and said and all(word in known.choosing for word in said):
            continue  # "please"
        onward = reader.read(path, said) if said else None
        if onward is None:
            problems.append(reader.problem(entry, path, said))
        else:
            path, understood = onward, True
    return ParseResult(tuple(path), tuple(problems), understood=understood)


class _PathReader:
    def __init__(self, shape: AnyShape, names: Names, settle: Settle, known: TypingWords) -> None:
        self._shape = shape
        self._names = names
        self._settle = settle
        self._known = known
        self._lexicons: dict[tuple[str, ...], Lexicon] = {}
        self._tries = 0

    def words(self, entry: str) -> list[str]:
        """Return the words of a part of a text, apart from marks."""
        return [word for word in apart(words(entry)) if word not in _MARKS]

    def read(self, path: list[str], rest: Sequence[str]) -> list[str] | None:
        """Return the path with all words as choices; ``None`` if one of them means nothing."""
        self._tries = 0
        if " ".join(rest) in self._known.nothing and self._adds_nothing(path, rest):
            return path
        return self._read(path, rest)

    def problem(self, entry: str, path: Sequence[str], rest: Sequence[str]) -> ParseProblem:
        """Return what may have been meant."""
        lexicon = self._lexicon(path)
        typed = " ".join(rest)
        found = lexicon.find(typed).ids or tuple(id for _, id in self._next(path, typed))
        return ParseProblem(
            entry, found[:GUESSES] or lexicon.guesses(typed), several=len(found) > 1
        )

    def _read(self, path: list[str], rest: Sequence[str]) -> list[str] | None:
        self._tries += 1
        if self._tries > MOST_TRIES or len(path) > ENTRIES:
            return None
        whole = self._whole(path, rest)
        if whole is not None:
            return whole
        for id, used in self._candidates(path, rest):
            onward = list(self._settle([*path, id]))
            if used == len(rest):
                return onward
            if (found := self._read(onward, rest[used:])) is not None:
                return found
        if (ahead := self._ahead(path, rest)) is not None:
            return ahead
        if said := self._said_again(path, rest):
            if said < len(rest):
                return self._read(path, rest[said:])
            if self._forced(path):
                return list(path)
        known = self._known
        if len(rest) > 1 and rest[0] in known.choosing:
            return self._read(path, rest[1:])
        if len(rest) > 1 and rest[-1] in known.choosing:
            return self._read(path, rest[:-1])
        split = self._split(path, rest)
        return None if split is None else self._read(path, split)

    def _whole(self, path: list[str], rest: Sequence[str]) -> list[str] | None:
        """Return the path if all words together decline, agree, or mean all that there is."""
        lexicon = self._lexicon(path)
        typed = " ".join(rest)
        if lexicon.find(typed).quality == EXACT and lexicon.find(typed).ids:
            return None
        options = self._shape.step(path).options
        offered = tuple(o.id for o in options)
        if typed in self._known.nothing and self._forced(path) and path[-1] in DECLINING:
            return path
        if typed in self._known.nothing:
            declining = tuple(id for id in offered if id in DECLINING)
            if typed in self._known.numbers and "number:0" in offered:
                return None  # It may be that number.
            if len(declining) == 1:
                return list(self._settle([*path, *declining]))
        if typed in self._known.yes and not lexicon.find(typed).ids:
            agreeing = _agreeing(offered)
            return list(self._settle([*path, *agreeing])) if agreeing else None
        if typed in self._known.everybody and all(id.startswith("number:") for id in offered):
            return list(self._settle([*path, *offered[-1:]]))
        return None

    def _adds_nothing(self, path: Sequence[str], rest: Sequence[str]) -> bool:
        """Return whether words for nothing can mean that no more is chosen."""
        step = self._shape.step(path)
        found = self._lexicon(path).find(" ".join(rest))
        exact = found.quality == EXACT and bool(found.ids)
        return step.ready and not exact and not any(o.id in DECLINING for o in step.options)

    def _candidates(self, path: Sequence[str], rest: Sequence[str]) -> list[tuple[str, int]]:
        """Return the options that the first words may mean, the best first: the id, and how many
        words."""
        lexicon = self._lexicon(path)
        found = []
        for count in range(min(len(rest), LONGEST_OPTION), 0, -1):
            match = lexicon.find(" ".join(rest[:count]))
            if match.only is not None:
                found.append((match.quality, -count, match.only))
        if " ".join(rest) in self._known.nothing or rest[0] in self._known.fillers:
            return [(id, -count) for _, count, id in sorted(found)]
        (number,) = in_digits(rest[:1], self._known.numbers, self._known.endings)
        if not found and number != rest[0]:
            match = lexicon.find(number)
            if match.only is not None:
                found.append((match.quality, -1, match.only))
        return [(id, -count) for _, count, id in sorted(found)]

    def _forced(self, path: Sequence[str]) -> bool:
        """Return whether the last choice was the only one."""
        return bool(path) and len(self._shape.step(path[:-1]).options) == 1

    def _said_again(self, path: Sequence[str], rest: Sequence[str]) -> int:
        """Return how many words name the last choice, which may have been the only one."""
        if not path:
            return 0
        lexicon = self._lexicon(path[:-1])
        for count in range(min(len(rest), LONGEST_OPTION), 0, -1):
            match = lexicon.find(" ".join(rest[:count]))
            if match.only == path[-1] and match.quality < NEARLY:
                return count
        return 0

    def _split(self, path: Sequence[str], rest: Sequence[str]) -> list[str] | None:
        """Return words with their Chinese runs split into names, if there are any."""
        if not any(has_han(word) for word in rest):
            return None
        known = self._known
        step = self._shape.step(path)
        names = [n for o in step.options for n in self._names(o)]
        for option in step.options if len(step.options) <= FEW else ():
            onward = self._shape.step([*path, option.id])
            names += [n for o in onward.options for n in self._names(o)]
        plain = (known.choosing, known.numbers, known.nothing, known.everybody, known.yes)
        splitter = Splitter([*names, *(w for some in plain for w in some)], lambda _: False)
        split = splitter.split(rest)
        return split if split != list(rest) else None

    def _ahead(self, path: Sequence[str], rest: Sequence[str]) -> list[str] | None:
        """Return the path with the option of the next step that all words mean, if there is
        exactly one."""
        best = self._next(path, " ".join(rest))
        return list(self._settle([*path, *best[0]])) if len(best) == 1 else None

    def _next(self, path: Sequence[str], typed: str) -> list[tuple[str, str]]:
        """Return the options of the next step that some words may mean, each with the option that
        leads there."""
        options = self._shape.step(path).options
        if len(options) > FEW:
            return []
        found: list[tuple[int, tuple[str, str]]] = []
        for option in options:
            match = self._lexicon([*path, option.id]).find(typed)
            found += [(match.quality, (option.id, id)) for id in match.ids]
        return [way for quality, way in found if quality == min(found)[0]]

    def _lexicon(self, path: Sequence[str]) -> Lexicon:
        options = self._shape.step(path).options
        offered = tuple(o.id for o in options)
        if offered not in self._lexicons:
            named = {o.id: _with_and_without_marks(self._names(o)) for o in options}
            self._lexicons[offered] = Lexicon(named, self._known.endings)
        return self._lexicons[offered]


DECLINING = DECLINES | {"number:0"}
FEW = 12
"""With how many options, at most, the options that could follow are examined, too."""


def _agreeing(offered: Sequence[str]) -> tuple[str, ...]:
    """Return the only option beside one that declines."""
    others = tuple(id for id in offered if id not in DECLINES)
    return others if len(others) == 1 and len(offered) == 2 else ()


_MARKS = frozenset({":", "=", ">", "->", "+", "&"})


def _with_and_without_marks(names: Sequence[str]) -> list[str]:
    """Return names, and the same names without marks that mean nothing: ``salt & sand``."""
    bare = [type(name)(" ".join(w for w in words(name) if w not in _MARKS)) for name in names]
    return [*names, *bare]
