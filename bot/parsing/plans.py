"""Typed plans: ``hill: north moor 2f if empty, else dale f, else stay; moor: dale``.

Semicolons and ends of lines separate plans. Their answers are read like any others.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import field
from itertools import islice

from engine.kernel.data import fixed

from .han import has_han
from .normalize import LONGEST, apart, folded, normal, spellings

MOST = 20
"""The most plans of one text, and the most conditions of one plan."""
WITHIN = 3
"""How many words for "and" one condition may contain."""

_COMMAS = ",，،、"
_PARTING = re.compile(r"[;；؛\n\r]+")
_WORD = re.compile(r"(?<!\w)-\d+|\w+")
_MINUS = re.compile(r"(?<!\d)-\s*(?=\d)")
"""The sign of a number, with or without gaps around it; the dash in 2-3 is none."""


@fixed
class PlanWords:
    """The words with which a language joins the parts of a plan."""

    condition: frozenset[str] = frozenset()
    """Words before a condition."""
    otherwise: frozenset[str] = frozenset()
    """Words before an alternative, if the earlier choice does not fit."""
    both: frozenset[str] = frozenset()
    """Words between two conditions."""
    nothing: frozenset[str] = frozenset()
    """Words for doing nothing."""
    ask: frozenset[str] = frozenset()
    """Words for being asked."""


@fixed
class TypedChoice:
    """One answer as it was typed, with its conditions."""

    answer: str
    conditions: tuple[str, ...] = ()
    """The text after each word for "if"; it may contain several conditions."""


@fixed
class TypedPlan:
    """One plan as it was typed."""

    text: str
    choices: tuple[TypedChoice, ...] = field(default_factory=tuple)
    passes: bool = False
    """Whether the plan passes if no choice fits."""


def split_plans(text: str, words: PlanWords) -> list[TypedPlan]:
    """Split a text into plans and their choices.

    A part that begins with a word for "else" belongs to the plan before it.
    """
    plans: list[str] = []
    for part in (part.strip() for part in _PARTING.split(text[:LONGEST])):
        first = next(_cuts(part, words.otherwise), None)
        if plans and first is not None and not part[: first[0]].strip():
            plans[-1] += f", {part}"
        elif part:
            plans.append(part)
    return [_plan(part, words) for part in plans][:MOST]


def _plan(text: str, words: PlanWords) -> TypedPlan:
    choices: list[TypedChoice] = []
    passes = False
    for part in _parted(text, words.otherwise):
        plain = normal(part.rstrip(".。"))
        if plain in words.ask:
            break
        if plain in words.nothing and choices:
            passes = True
            break
        answer, *conditions = _parted(part, words.condition)
        choices.append(TypedChoice(answer, tuple(c for c in conditions if c)))
    return TypedPlan(text, tuple(choices), passes)


def _cuts(text: str, at: Collection[str]) -> Iterator[tuple[int, int]]:
    """Return the beginning and the end of each of some words in a text, with the commas before
    them.

    Han is written without spaces, so its words need none around them.
    """
    if not at:
        return
    said = [
        gaps if has_han(word) else rf"(?<!\w){gaps}(?!\w)"
        for word in sorted(at, key=len, reverse=True)
        for gaps in (re.escape(word).replace(r"\ ", rf"[\s{_COMMAS}]+"),)
    ]
    letters, places = folded(text)
    for found in re.finditer(rf"\s*[{_COMMAS}]?\s*(?:{'|'.join(said)})\s*", letters):
        yield places[found.start()], places[found.end()]


def _parted(text: str, at: Collection[str]) -> list[str]:
    """Split a text at words, with the commas before them."""
    parts, last = [], 0
    for start, end in _cuts(text, at):
        parts.append(text[last:start])
        last = end
    return [part.strip(f" {_COMMAS}") for part in (*parts, text[last:])]


# -- conditions -----------------------------------------------------------------------------------

Ways = Sequence[str]
"""All ways to word a condition."""


def matching_conditions(typed: str, offered: Sequence[Ways]) -> list[int]:
    """Return the indexes of conditions that contain all typed words, or words that begin with
    them."""
    wanted = _words_in(normal(typed))
    if not wanted:
        return []
    return [at for at, ways in enumerate(offered) if any(_fits(wanted, way) for way in ways)]


def _words_in(text: str) -> list[str]:
    """Return the words of a normal text; a minus is a part of its number: −1 is not 1."""
    return _WORD.findall(" ".join(apart(_MINUS.sub(" -", text).split())))


def _fits(wanted: Sequence[str], condition: str) -> bool:
    said = spellings(condition)
    there = {word for way in said for word in _words_in(way)}
    return all(
        word in there
        if word.removeprefix("-").isdecimal()
        else word in "".join(said)
        if has_han(word)
        else any(one.startswith(word) for one in there)
        for word in wanted
    )


def read_conditions(
    typed: str, both: Collection[str], offered: Sequence[Ways]
) -> tuple[list[list[int]], str]:
    """Read one or several conditions, joined by words for "and", which may also be inside one.

    Return the indexes of the conditions that each may be, and the part that is none.
    """
    cuts = list(islice(_cuts(typed, both), MOST))
    starts = [0, *(end for _, end in cuts)]
    ends = [*(start for start, _ in cuts), len(typed)]
    found: list[list[int]] = []
    at = 0
    while at < len(starts):
        for last in range(min(len(starts) - 1, at + WITHIN), at - 1, -1):
            if fitting := matching_conditions(typed[starts[at] : ends[last]], offered):
                found.append(fitting)
                at = last + 1
                break
        else:
            return found, typed[starts[at] : ends[at]]
    return found, ""


# -- while it is typed ----------------------------------------------------------------------------


@fixed
class PartialText:
    """A text that is being typed."""

    settled: str
    """The part that stays as it is."""
    typed: str
    """The part that is still being typed."""
    answer: str | None = None
    """The answer whose condition is being typed, if it is a condition."""


def last_part(text: str, words: PlanWords) -> PartialText:
    """Split a text that is being typed into its settled and its unfinished part."""
    start = max((found.end() for found in _PARTING.finditer(text)), default=0)
    start = max([start, *(end for _, end in _cuts(text, words.otherwise))])
    answer: str | None = None
    for begin, end in _cuts(text, words.condition):
        if begin >= start:
            answer = text[start:begin].strip() if answer is None else answer
            start = end
    if answer is not None:
        start = max([start, *(end for _, end in _cuts(text, words.both))])
    return PartialText(text[:start], text[start:].strip(), answer)
