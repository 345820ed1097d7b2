"""Names of users in pictures: whatever script they are in, never an empty box."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from .text import kind_of, shapes

if TYPE_CHECKING:
    from collections.abc import Iterator

STYLE = "label"
"""The style that users' names are set in."""
NOBODY = "👤"
"""Stands for a name of which no font has anything."""
PILE = 2
"""Marks on one letter, at most: some names pile up dozens, which would cover the picture."""

_WOVEN = re.compile("[\u0900-\u097f]")
"""Letters that cannot be read unless they are put together."""


@lru_cache(500)
def legible(name: str) -> str:
    """Return what can be drawn of a user's name.

    What no font has is replaced by plain letters that mean the same (`𝓐` by `A`), or left out. Of
    a word that loses most of its letters, one is left; of a name that loses all, :data:`NOBODY`.
    """
    words = [_drawable(word) for word in unicodedata.normalize("NFC", name).split()]
    return (
        " ".join(word[:1] if lost > len(word) else word for word, lost in words if word) or NOBODY
    )


def _drawable(word: str) -> tuple[str, int]:
    """Return what can be drawn of a word, and how many of its characters cannot."""
    if _WOVEN.search(word) and not shapes():
        word = word[0]
    drawn, lost, marks = "", 0, 0
    for character in word:
        if unicodedata.category(character)[0] == "M":
            marks += 1
            if drawn and marks <= PILE and _has(character):
                drawn += character
            continue
        marks = 0
        if unicodedata.category(character)[0] == "C":
            # A joiner is for letters; between pictures it would say that they are one.
            drawn += character if character in "\u200c\u200d" and drawn[-1:].isalpha() else ""
            continue
        found = next(filter(_drawn, _instead(character)), "")
        drawn += found
        lost += not found
    return drawn.rstrip("\u200c\u200d"), lost


def _instead(character: str) -> Iterator[str]:
    """Go through what says the same as a character, itself first."""
    yield character
    plain = unicodedata.normalize("NFKC", character)
    yield plain
    yield "".join(
        c for c in unicodedata.normalize("NFKD", plain) if unicodedata.category(c)[0] != "M"
    )


def _drawn(text: str) -> bool:
    return bool(text) and all(_has(character) for character in text)


def _has(character: str) -> bool:
    return kind_of(STYLE, "west", character) is not None
