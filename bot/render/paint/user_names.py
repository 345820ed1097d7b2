"""Names of users in pictures: readable in any script, without empty boxes."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from .text import Type, fitted, font, kind_of, shapes, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

STYLE = "label"
"""The style that users' names are set in."""
NOBODY = "👤"
"""What stands for a name of which no font has any character."""
PILE = 2
"""The most marks on one letter: some names pile up dozens, which would cover the picture."""

_WOVEN = re.compile("[\u0900-\u097f]")
"""Letters that cannot be read unless they are joined."""


@lru_cache(500)
def legible(name: str) -> str:
    """Return the part of a user's name that can be drawn.

    Characters that no font has are replaced by plain letters that mean the same (`𝓐` by `A`), or
    left out. A word that would lose most of its letters keeps one; a name that loses all becomes
    :data:`NOBODY`.
    """
    words = [_drawable(word) for word in unicodedata.normalize("NFC", name).split()]
    return (
        " ".join(word[:1] if lost > len(word) else word for word, lost in words if word) or NOBODY
    )


def name_within(name: str, width: int, size: int, least: int) -> tuple[str, Type]:
    """Return a user's name and the type in which it fits into a width, all in pixels.

    It is set smaller than ``size`` where it has to be, and shortened if ``least`` is not enough.
    """
    words = legible(name)
    style = font(STYLE, max(least, fitted(words, width, STYLE, size).size))
    return shortened(words, width, style), style


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
            # Joiners are for letters; between pictures they would merge them.
            drawn += character if character in "\u200c\u200d" and drawn[-1:].isalpha() else ""
            continue
        found = next(filter(_drawn, _instead(character)), "")
        drawn += found
        lost += not found
    return drawn.rstrip("\u200c\u200d"), lost


def _instead(character: str) -> Iterator[str]:
    """Yield a character, then other spellings of it."""
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
