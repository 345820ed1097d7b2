"""Voices that fail for missing words, and the words that they speak."""

from __future__ import annotations

from bot.games.registry import plugins
from bot.text import Localizer
from bot.text.catalog import languages, sources

__all__ = ["languages", "strict_localizer", "words_in"]


def words_in(language: str, ruleset: str = "") -> list[str]:
    """Return the shared sources of a language, and those of a game."""
    own = plugins()[ruleset].words.sources(language) if ruleset else []
    return [*sources(language), *own]


def strict_localizer(ruleset: str = "") -> Localizer:
    """Return the English localizer, or that of a game, which fails for missing words."""

    def fail(fault: str) -> None:
        raise AssertionError(fault)

    return Localizer("en", words_in("en", ruleset), on_fault=fail)
