"""Comparable texts, regardless of case, accents, dashes, stars and apostrophes.

Differences between keyboards do not matter, either: Arabic and Persian kaf and yeh, digits of any
script, Chinese and Persian punctuation, invisible marks.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache

LONGEST = 1000
"""How many characters of a text are read; no answer is that long."""

WORDS = 150
"""How many words of a text are read; no answer has that many."""

ENTRIES = 60
"""How many parts of a text are read; no answer has that many."""

_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−"), "-")
_STARS = dict.fromkeys(map(ord, "★☆⭐✱✶⁎∗"), "*")
_APOSTROPHES = dict.fromkeys(map(ord, "'’‘`´ʼ"))
_LETTERS = dict(zip(map(ord, "يىكةۀ"), "ییکهه", strict=True))
"""Letters that one keyboard has in place of another's."""
_DIGITS = {
    first + n: str(n) for first in (0x0660, 0x06F0, 0x0966, 0x0E50, 0xFF10) for n in range(10)
}
_UNSEEN = dict.fromkeys(map(ord, "\u200b\u200d\u200e\u200f\u2066\u2067\u2068\u2069\ufeff"))
_JOINTS = {0x200C: " "}
"""The marks that join parts of a word; users may leave them out, or type a space."""
_CHARACTERS = _DASHES | _STARS | _APOSTROPHES | _LETTERS | _DIGITS | _UNSEEN | _JOINTS
_INSIDE = re.compile(r"(?<=[^\W\d_])[-_./](?=[^\W\d_])")
_SEPARATORS = re.compile(r"\s*[;,；，、。؛،\n\r]+\s*")
_WORD = re.compile(r"\w+")
_MARKS = re.compile(r"-?>|[:：=＝]+")
_HAN = re.compile("[\u3400-\u9fff]")


def too_long(text: str) -> bool:
    """Return whether a text is longer than any answer, so that reading it would waste time."""
    return len(text) > LONGEST or len(_WORD.findall(text)) > WORDS


def normal(text: str) -> str:
    """Return a text in a comparable form: small letters without accents, single spaces."""
    decomposed = unicodedata.normalize("NFKD", text[:LONGEST].translate(_CHARACTERS))
    bare = "".join(c for c in decomposed if not unicodedata.combining(c)).casefold()
    return " ".join(_INSIDE.sub(" ", bare.translate(_CHARACTERS)).split())


@lru_cache(10_000)
def spellings(name: str) -> tuple[str, ...]:
    """Return the ways to type a name: its joined parts may be typed as one word."""
    joined = name.replace("\u200c", "")
    return (normal(name), normal(joined)) if joined != name else (normal(name),)


def within(typed: str, *names: str) -> bool:
    """Return whether a typed text is a part of any of some names, in any spelling."""
    wanted = spellings(typed.strip())
    return any(part in name for one in names for name in spellings(one) for part in wanted)


def begins(typed: str, *names: str) -> bool:
    """Return whether a typed text begins any of some names, in any spelling."""
    wanted = spellings(typed.strip())
    return any(name.startswith(wanted) for one in names for name in spellings(one))


def folded(text: str) -> tuple[str, list[int]]:
    """Return a text in the letters of :func:`normal`, with the position of each in the text.

    The end of the text is one position more.
    """
    letters: list[str] = []
    places: list[int] = []
    for at, character in enumerate(text[:LONGEST]):
        for letter in _letters(character):
            letters.append(letter)
            places.append(at)
    return "".join(letters), [*places, min(len(text), LONGEST)]


@lru_cache(4000)
def _letters(character: str) -> str:
    decomposed = unicodedata.normalize("NFKD", character.translate(_CHARACTERS))
    bare = "".join(c for c in decomposed if not unicodedata.combining(c)).casefold()
    return bare.translate(_CHARACTERS)


def entries(text: str) -> list[str]:
    """Split a typed text at semicolons, commas and ends of lines."""
    parts = (part.strip() for part in _SEPARATORS.split(text[:LONGEST]))
    return [part for part in parts if part][:ENTRIES]


def words(entry: str) -> list[str]:
    """Split a part of a text into normal words; marks such as a colon are words of their own."""
    return normal(_MARKS.sub(lambda mark: f" {mark[0][-1]} ", entry)).split()


def has_han(text: str) -> bool:
    """Return whether a text has Han characters, which are written without spaces."""
    return _HAN.search(text) is not None


NUMBERS = {n: str(at) for at, n in enumerate("一二三四五六七八九十", 1)} | {"两": "2", "兩": "2"}
"""A number before counted things."""


class Splitter:
    """The finder of names and words in a text without spaces."""

    def __init__(self, names: Iterable[str], is_name: Callable[[str], bool]) -> None:
        """Create the splitter; ``is_name`` returns whether a run is a name, or a part of one."""
        self._known = frozenset(name for one in names if has_han(name := normal(one)))
        self._longest = max(map(len, self._known), default=0)
        self._is_name = is_name

    def split(self, words: Iterable[str]) -> list[str]:
        """Return words, with Chinese runs split into words."""
        return [part for word in words for part in self._parts(word)]

    def _parts(self, word: str) -> list[str]:
        if not has_han(word) or word in self._known or self._is_name(word):
            return [word]
        parts: list[str] = []
        unknown = ""
        at = 0
        while at < len(word):
            found = self._longest_from(word, at)
            if found:
                parts += [unknown, found] if unknown else [found]
                unknown = ""
            else:
                unknown += word[at]
            at += len(found) or 1
        return [*parts, unknown] if unknown else parts

    def _longest_from(self, word: str, at: int) -> str:
        for length in range(min(self._longest, len(word) - at), 0, -1):
            if word[at : at + length] in self._known:
                return word[at : at + length]
        return ""


def in_digits(words: list[str], is_piece: Callable[[str], bool]) -> list[str]:
    """Return words, with numbers before pieces in digits: 两 骑士 is 2 骑士."""
    return [
        NUMBERS[word] if word in NUMBERS and any(map(is_piece, words[at : at + 1])) else word
        for at, word in enumerate(words, 1)
    ]
