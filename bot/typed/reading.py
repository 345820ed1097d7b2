"""What came of a typed text."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.phrase import Refusal


@dataclass(frozen=True, slots=True)
class Problem:
    """A part of a text that had no effect."""

    text: str
    """As it was typed; whoever shows it sees to it that it does nothing."""
    guesses: tuple[str, ...] = ()
    """What may be meant, likeliest first: ``kind:id``."""
    several: bool = False
    """Whether each of the guesses fits as well as the others."""
    reason: Refusal | None = None
    """Why what was meant cannot be, if it was understood."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What was understood, and what was not."""

    path: tuple[str, ...]
    """The choices that lead to all that was understood."""
    problems: tuple[Problem, ...] = ()
    displaced: tuple[str, ...] = ()
    """Places that have lost the token they had, because it was typed for another: ``area:…``."""
