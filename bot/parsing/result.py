"""The result of reading a typed text."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.phrase import Refusal


@dataclass(frozen=True, slots=True)
class ParseProblem:
    """A part of a text that had no effect."""

    text: str
    """As it was typed; whatever shows it must escape its markup."""
    guesses: tuple[str, ...] = ()
    """What may be meant, likeliest first: ``kind:id``."""
    several: bool = False
    """Whether all guesses fit equally well."""
    reason: Refusal | None = None
    """Why it cannot be done, if it was understood."""


@dataclass(frozen=True, slots=True)
class ParseResult:
    """What was understood, and what was not."""

    path: tuple[str, ...]
    """The path to everything that was understood."""
    problems: tuple[ParseProblem, ...] = ()
    displaced: tuple[str, ...] = ()
    """Places that have lost the token they had, because it was typed for another: ``area:…``."""
    understood: bool = True
    """Whether any part of the text was understood and can be done."""
