"""Stems of words, by which words are found and compared, whatever their form."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from snowballstemmer import stemmer  # type: ignore[import-untyped]  # it has no types

STEMMERS = {
    "de": "german",
    "en": "english",
    "es": "spanish",
    "fr": "french",
    "hu": "hungarian",
    "it": "italian",
    "ru": "russian",
}
"""The algorithms that find the stems of words, by language."""


@cache
def stemming(language: str) -> Callable[[str], str]:
    """Return what finds the stem of a word; the word itself in a language without an algorithm."""
    algorithm = STEMMERS.get(language)
    return str if algorithm is None else stemmer(algorithm).stemWord
