"""The result of reading a typed text."""

from __future__ import annotations

from engine.kernel.data import fixed
from engine.kernel.phrase import Refusal


@fixed
class ParseProblem:
    """A part of a text that had no effect."""

    text: str
    """The text as it was typed; its markup must be escaped before it is shown."""
    guesses: tuple[str, ...] = ()
    """The things that may be meant, as ``kind:id``, likeliest first."""
    several: bool = False
    """Whether all guesses fit equally well."""
    reason: Refusal | None = None
    """Why it cannot be done, if it was understood."""


@fixed
class ParseResult:
    """The result of reading a text: what was understood, and what was not."""

    path: tuple[str, ...]
    """The path of everything that was understood."""
    problems: tuple[ParseProblem, ...] = ()
    displaced: tuple[str, ...] = ()
    """The places that have lost their token, because it was typed for another: ``area:…``."""
    understood: bool = True
    """Whether any part of the text was understood and can be done."""
