"""Voices that fail for missing words, and the words that they speak."""

from __future__ import annotations

from fluent.syntax import ast

from bot.games.registry import plugins
from bot.text import Localizer
from bot.text.catalog import entries_of, languages, parsed, sources

__all__ = ["languages", "patterns_in", "strict_localizer", "words_in"]


def words_in(language: str, ruleset: str = "") -> list[str]:
    """Return the shared sources of a language, and those of a game."""
    own = plugins()[ruleset].words.sources(language) if ruleset else []
    return [*sources(language), *own]


def patterns_in(language: str, ruleset: str) -> dict[str, ast.Pattern]:
    """Return what all messages say that a game's voice knows, and all their attributes."""
    found: dict[str, ast.Pattern] = {}
    for source in words_in(language, ruleset):
        for text in entries_of(source).values():
            for entry in parsed(text).resource.body:
                if isinstance(entry, ast.Message):
                    found |= {} if entry.value is None else {entry.id.name: entry.value}
                    found |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
    return found


def strict_localizer(ruleset: str = "", language: str = "en") -> Localizer:
    """Return a localizer, or that of a game, which fails for missing words."""

    def fail(fault: str) -> None:
        raise AssertionError(fault)

    return Localizer(language, words_in(language, ruleset), on_fault=fail)
