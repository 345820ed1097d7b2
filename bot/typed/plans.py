"""Plans, typed: ``hill: north moor 2f if empty, else dale f, else stay; moor: dale``.

Semicolons and ends of lines part plans. What is in them is read like any other answer.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from .normal import LONGEST, normal, words

MOST = 20
"""The most plans of one text."""


@dataclass(frozen=True, slots=True)
class PlanWords:
    """How a language joins the parts of a plan."""

    condition: frozenset[str] = frozenset()
    """Words before a condition."""
    otherwise: frozenset[str] = frozenset()
    """Words before what is done if the earlier does not fit."""
    both: frozenset[str] = frozenset()
    """Words between two conditions."""
    nothing: frozenset[str] = frozenset()
    """Words for doing nothing."""
    ask: frozenset[str] = frozenset()
    """Words for being asked."""


@dataclass(frozen=True, slots=True)
class TypedChoice:
    """One answer as it was typed, and what it is to depend on."""

    answer: str
    conditions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TypedPlan:
    """One plan as it was typed."""

    text: str
    choices: tuple[TypedChoice, ...] = field(default_factory=tuple)
    passes: bool = False
    """Whether nothing is to be done if no choice fits."""


def split_plans(text: str, manner: PlanWords) -> list[TypedPlan]:
    """Take a text apart into plans, their choices and conditions."""
    parts = (part.strip() for part in re.split(r"[;\n\r]+", text[:LONGEST]))
    return [_plan(part, manner) for part in parts if part][:MOST]


def _plan(text: str, manner: PlanWords) -> TypedPlan:
    choices: list[TypedChoice] = []
    passes = False
    for part in _parted(text, manner.otherwise):
        plain = normal(part)
        if plain in manner.ask:
            break
        if plain in manner.nothing and choices:
            passes = True
            break
        answer, *conditions = _parted(part, manner.condition)
        said = [c for condition in conditions for c in _parted(condition, manner.both)]
        choices.append(TypedChoice(answer, tuple(c for c in said if c)))
    return TypedPlan(text, tuple(choices), passes)


def _parted(text: str, at: Collection[str]) -> list[str]:
    """Part a text at words, with the commas before them."""
    if not at:
        return [text]
    joined = "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in sorted(at, key=len)[::-1])
    parts = re.split(rf"\s*,?\s*(?<!\w)(?:{joined})(?!\w)\s*", text, flags=re.IGNORECASE)
    return [part.strip(" ,") for part in parts]


def matching_conditions(typed: str, offered: Sequence[str]) -> list[int]:
    """Return which conditions have all typed words in them, or words that begin so, by place."""
    wanted = [word for word in words(typed) if word.strip("=:>-")]
    found = []
    for at, condition in enumerate(offered):
        there = words(condition)
        if wanted and all(any(word.startswith(w) for word in there) for w in wanted):
            found.append(at)
    return found


def last_part(text: str, manner: PlanWords) -> tuple[str, str, bool]:
    """Part a text that is being typed: what is settled, what goes on, whether it is a condition."""
    start = max(text.rfind(";"), text.rfind("\n")) + 1
    for word in manner.otherwise:
        for found in re.finditer(rf"(?<!\w){re.escape(word)}\s", text[start:], re.IGNORECASE):
            start = max(start, start + found.end())
    conditional = False
    for word in manner.condition:
        for found in re.finditer(rf"(?<!\w){re.escape(word)}(?:\s|$)", text[start:], re.IGNORECASE):
            start, conditional = start + found.end(), True
            break
    return text[:start], text[start:].strip(), conditional
