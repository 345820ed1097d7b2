"""Voices that fail for missing words, and the words that they speak."""

from __future__ import annotations

from bot.games.registry import faces
from bot.text import Voice
from bot.text.catalog import languages, sources

__all__ = ["languages", "strict_voice", "words_in"]


def words_in(language: str, ruleset: str = "") -> list[str]:
    """Return the shared sources of a language, and those of a game."""
    own = faces()[ruleset].words.sources(language) if ruleset else []
    return [*sources(language), *own]


def strict_voice(ruleset: str = "") -> Voice:
    """Return the English voice, or that of a game, which fails for missing words."""

    def fail(fault: str) -> None:
        raise AssertionError(fault)

    return Voice("en", words_in("en", ruleset), on_fault=fail)
